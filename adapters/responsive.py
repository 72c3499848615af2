"""What keeps a service's event loop from being held up once it is up."""

import gc
import sys

_TURN_S = 0.0005
"""
How long a thread that computes keeps the interpreter while another wants it: a tenth of Python's own.

With fifty questions at once, four threads searching and checking, the loop's longest wait falls from 120-170 ms to
30-60 ms; turns cost a few percent of the processor (`tests/bench/answer.py`).
"""


def keep_responsive() -> None:
    """
    Let the event loop wait neither for threads that compute, nor for garbage collections that look through what stays.

    To be called once all is loaded: what is there now is not looked through again.
    """
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(_TURN_S)
