"""The evidence: pure text, evidence and proof. Nothing here opens, waits, logs or looks at the clock."""
