"""
The child process that checks drafts: `python -m adapters.proofreading.child`.

It takes work from its input and answers on its output, one after the other, until the input ends.
"""

import gc

from adapters.children.messages import claim_pipes, pack, receive
from adapters.proofreading.work import done
from rag import look, stream

_READ_IN = (look, stream)
"""What work is made of: loaded before the first comes."""

_TURNS = 50
"""
Pieces of work between two looks for garbage in cycles, of which proving makes none: the rest goes by itself.

Python's own rhythm took a quarter of the time, going through the texts that are remembered again and again.
"""


def main() -> None:
    """Serve until the input ends."""
    requests, answers = claim_pipes()
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
    main()
