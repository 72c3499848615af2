"""The world: files, databases, models, platforms. Each folder fills one port of `rag` or `bot`."""
