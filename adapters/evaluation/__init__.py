"""Questions whose answers are known, and how the bot does on them."""
