"""What can be wrong with a claim beside what it cites: one module for each kind of problem."""
