"""The terminal as a platform: a conversation without an account."""
