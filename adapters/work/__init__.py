"""Acknowledge now, work later: what platforms deliver is kept first, then worked on, once, in order of its thread."""
