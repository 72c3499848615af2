"""Facts: numbers, dates, identifiers and quotations of a line, and when two of them are the same."""
