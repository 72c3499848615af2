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


def main() -> None:
    """Serve until the input ends."""
    requests, answers = claim_pipes()
    gc.freeze()  # what is there now stays
    while (message := receive(requests)) is not None:
        answers.write(pack(done(message)))
        answers.flush()


if __name__ == "__main__":
    main()
