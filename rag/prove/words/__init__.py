"""Words: their stems, what they mean alike and against each other, and the clauses they stand in."""
