"""One HTTP application for everything that platforms deliver."""
