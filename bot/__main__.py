"""The door: `python -m bot`, and the command `footnote`. The one import of adapters."""

from adapters.cli import main

if __name__ == "__main__":
    main()
