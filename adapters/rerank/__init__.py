"""Second opinions on the order of hits."""
