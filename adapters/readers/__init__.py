"""Files to documents: one reader a format, and a worker process so that one bad file costs only itself."""
