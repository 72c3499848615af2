"""Child processes of ours that take messages on their input and answer on their output until the input ends."""
