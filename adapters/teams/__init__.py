"""Microsoft Teams: activities in, threaded replies out."""
