"""The world: files, databases, models, platforms. Each folder fills one port of `rag` or `bot`."""

import os

# Read once, when numpy is first loaded. A question times ten thousand vectors takes 0.8 ms of processor time on one
# thread and 7 ms on two (measured on two cores): questions are many, each of them small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
