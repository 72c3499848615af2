"""The conversation: threads, questions and what is said. Pure: no I/O, no clock, no logging."""
