"""Slack: events in, threaded replies out."""
