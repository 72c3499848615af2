"""What both sides know of a message, and how a child takes one."""

import os
import struct
from typing import BinaryIO

LENGTH = struct.Struct(">Q")
"""Eight bytes before each message: its length in bytes."""


def pack(message: bytes) -> bytes:
    """Return a message behind its length."""
    return LENGTH.pack(len(message)) + message


def claim_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return a child's two pipes, and leave a silent place where libraries print."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return requests, answers


def receive(pipe: BinaryIO) -> bytes | None:
    """Return the next message, None at the end of the input."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pipe.read(LENGTH.unpack(head)[0])
