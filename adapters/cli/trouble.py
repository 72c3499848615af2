"""Any exception -> the one Stop that a person is told. The only place where the command line catches all."""

import errno
import os
import traceback

import click

from adapters.cli.stop import Exit, Stop
from adapters.log import UnknownLevel
from rag.errors import Malformed, PortError, Rejected

_BY_ERRNO = {
    errno.ENOSPC: ("the disk is full", "Free some space and run it again; what was finished is kept."),
    errno.EDQUOT: ("the disk quota is used up", "Free some space and run it again; what was finished is kept."),
    errno.EFBIG: ("a file may not grow any more", "Raise the file size limit (ulimit -f) or free some space."),
    errno.EACCES: ("permission denied", "Change the permissions, or choose another folder with FOOTNOTE_STATE."),
    errno.EPERM: ("permission denied", "Change the permissions, or choose another folder with FOOTNOTE_STATE."),
    errno.EROFS: ("the file system is read-only", "Choose another folder with FOOTNOTE_STATE."),
    errno.ENOTDIR: (
        "a file stands where a folder is needed",
        "Remove it, or choose another folder with FOOTNOTE_STATE.",
    ),
    errno.EEXIST: (
        "a file stands where a folder is needed",
        "Remove it, or choose another folder with FOOTNOTE_STATE.",
    ),
    errno.EISDIR: ("a folder stands where a file is needed", "Name a file."),
    errno.ENOENT: ("there is no such file or folder", "Check the path."),
}


def stop_for(error: Exception) -> Stop:
    """Return what to tell a person about the error: what, which, what to do."""
    if isinstance(error, Stop):
        return error
    if isinstance(error, click.ClickException):
        hint = _usage_hint(error) if isinstance(error, click.UsageError) else ""
        return Stop(error.format_message(), hint, Exit.WRONG_USE)
    if isinstance(error, PortError):
        return _from_port(error)
    if isinstance(error, UnknownLevel):
        return Stop(str(error), "Set it to info, or leave it out.", Exit.WRONG_USE)
    if isinstance(error, OSError):
        return _from_system(error)
    return _unexpected(error)


def _usage_hint(error: click.UsageError) -> str:
    return f"See {error.ctx.command_path} --help." if error.ctx else "See footnote --help."


def _from_port(error: PortError) -> Stop:
    if isinstance(error, Rejected):
        return Stop(str(error), "`footnote doctor` looks at everything and says what to do.")
    if isinstance(error, Malformed):
        return Stop(str(error), "`footnote doctor` shows what else is damaged, and what is whole.", Exit.UNREACHABLE)
    return Stop(str(error), "Run it again; if that does not help, run `footnote doctor`.", Exit.UNREACHABLE)


def plain(error: OSError) -> str:
    """Return what a failure of the system is in plain words."""
    return _BY_ERRNO.get(error.errno or 0, (error.strerror or str(error), ""))[0]


def _from_system(error: OSError) -> Stop:
    what, hint = _BY_ERRNO.get(error.errno or 0, (error.strerror or str(error), "Run `footnote doctor`."))
    return Stop(f"{error.filename}: {what}" if error.filename else what, hint)


def _unexpected(error: Exception) -> Stop:
    line = traceback.format_exception_only(error)[-1].strip()
    if wants_traceback():
        line = "".join(traceback.format_exception(error)).rstrip()
    return Stop(
        f"something unexpected went wrong: {line}",
        "Nothing that was finished is lost. Run it again with FOOTNOTE_DEBUG=1 and report what it prints.",
    )


def wants_traceback() -> bool:
    """Say whether FOOTNOTE_DEBUG asks for the whole story."""
    return os.environ.get("FOOTNOTE_DEBUG", "") not in {"", "0"}
