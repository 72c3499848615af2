"""The stems of words, irregular forms with those of their verb or noun."""

from collections.abc import Iterable

import Stemmer

from rag.lexical import stem

_IRREGULAR = dict(
    pair.split(":")
    for pair in """
    kept:keep sent:send told:tell bought:buy paid:pay held:hold made:make given:give took:take taken:take gotten:get
    met:meet led:lead said:say brought:bring thought:think built:build spent:spend lost:lose won:win chosen:choose
    chose:choose written:write wrote:write known:know knew:know shown:show sold:sell taught:teach caught:catch
    begun:begin began:begin came:come went:go gone:go seen:see saw:see ran:run fell:fall fallen:fall grown:grow
    drawn:draw spoken:speak spoke:speak broken:break broke:break worn:wear wore:wear risen:rise hidden:hide felt:feel
    dealt:deal meant:mean sought:seek understood:understand stood:stand withdrawn:withdraw withdrew:withdraw
    forgotten:forget forgot:forget driven:drive drove:drive flew:fly flown:fly rode:ride children:child men:man
    women:woman feet:foot teeth:tooth left:leave stolen:steal forbidden:forbid banned:ban borne:bear worst:bad
    cannot:not lies:lie dies:die ties:tie found:find goes:go flies:fly tries:try tried:try dries:dry dried:dry does:do
    became:become
    woken:wake woke:wake arisen:arise arose:arise beaten:beat bitten:bite bit:bite blew:blow blown:blow drank:drink
    drunk:drink ate:eat eaten:eat fed:feed fought:fight fled:flee froze:freeze frozen:freeze forgave:forgive
    forgiven:forgive hung:hang heard:hear hid:hide laid:lay lent:lend lit:light mistook:mistake mistaken:mistake
    overcame:overcome rang:ring rung:ring sang:sing sung:sing sank:sink sunk:sink shook:shake shaken:shake shone:shine
    shot:shoot slept:sleep slid:slide stuck:stick struck:strike swore:swear sworn:swear swept:sweep swam:swim
    threw:throw thrown:throw bred:breed bled:bleed swung:swing undertook:undertake undertaken:undertake
    overseen:oversee oversaw:oversee rewritten:rewrite redid:redo redone:redo undid:undo undone:undo proven:prove
    shrank:shrink shrunk:shrink sewn:sew strove:strive analyses:analysis criteria:criterion mice:mouse
    """.split()
)


def root_of(folded: str) -> str:
    """Return the stem of a folded word; irregular forms have that of their verb or noun."""
    if folded == "one":  # its stem would be "on"
        return folded
    return stem(_IRREGULAR.get(folded, folded))


def roots_of(folded: Iterable[str]) -> dict[str, str]:
    """Return the stems of many words, which one by one take ten times as long."""
    words = list(folded)
    stems = Stemmer.Stemmer("porter", 0).stemWords([_IRREGULAR.get(word, word) for word in words])
    return dict(zip(words, stems, strict=True)) | {word: word for word in words if word == "one"}
