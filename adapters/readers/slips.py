"""How far two short words are apart."""


def slips_between(said: str, meant: str) -> int:
    """Return how many letters are too many, too few, wrong or exchanged with the next (Damerau 1964, Boytsov 2011)."""
    if said == meant:
        return 0
    if abs(len(said) - len(meant)) > len(meant):
        return len(said)
    before: list[int] = []
    above = list(range(len(meant) + 1))
    for row, letter in enumerate(said, 1):
        line = [row]
        for column, other in enumerate(meant, 1):
            least = min(above[column] + 1, line[-1] + 1, above[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == meant[column - 2] and said[row - 2] == other:
                least = min(least, before[column - 2] + 1)
            line.append(least)
        before, above = above, line
    return above[-1]
