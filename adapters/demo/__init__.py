"""The sample handbook of a fictional company, and a conversation about it."""
