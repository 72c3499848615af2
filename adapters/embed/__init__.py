"""Text to vectors: a small model on this machine, or any model that fastembed knows."""
