"""The command line. Nothing heavy is imported before a command runs: `footnote --help` answers at once."""

from adapters.cli.door import main

__all__ = ["main"]
