"""Drafts checked in a process of its own, so that the event loop shares its interpreter with nobody."""
