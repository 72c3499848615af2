"""
A child process that does what it is asked: `python -m adapters.children.child MODULE ...`.

It takes work from its input and answers on its output, one after the other, until the input ends. What the work is made
of is named by its arguments, and loaded before the first comes.
"""

import gc
import sys
from importlib import import_module

from adapters.children.messages import claim_pipes, pack, receive
from adapters.children.work import done

_TURNS = 50
"""
Pieces of work between two looks for garbage in cycles, of which ours make none: the rest goes by itself.

Python's own rhythm took a quarter of the time, going through the texts that are remembered again and again.
"""


def main(modules: list[str]) -> None:
    """Serve until the input ends."""
    requests, answers = claim_pipes()
    for module in modules:
        import_module(module)
    gc.disable()
    turn = 0
    while (message := receive(requests)) is not None:
        answers.write(pack(done(message)))
        answers.flush()
        if turn % _TURNS == 0:
            gc.collect()
            gc.freeze()  # what has stayed is not gone through again
        turn += 1


if __name__ == "__main__":
    main(sys.argv[1:])
