"""Templates of a deployment's own words: what one may hold."""

from string import Formatter

from bot.phrases import PHRASES, Phrase


def check(language: str, name: str, template: str) -> None:
    """Raise ValueError, which says what to do, for an unknown phrase and for a template that it cannot have."""
    known = [phrase.value for phrase in Phrase]
    if name not in known:
        raise ValueError(f"words.{language}.{name}: no such phrase; use one of {', '.join(known)}")
    allowed = fields_of(PHRASES[Phrase(name)]["en"])
    try:
        used = fields_of(template)
    except ValueError as error:
        raise ValueError(
            f"words.{language}.{name}: {template!r} cannot be read ({error}); write {{{{ for {{"
        ) from error
    if not used <= allowed:
        fields = ", ".join(f"{{{one}}}" for one in sorted(allowed)) or "no fields"
        raise ValueError(f"words.{language}.{name}: {template!r} may use {fields}")
    if not template.strip():
        raise ValueError(f"words.{language}.{name}: the bot does not say nothing; leave the phrase out")


def fields_of(template: str) -> set[str]:
    """Return the names of the fields that a template is filled in with. Raises ValueError when it cannot be read."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}
