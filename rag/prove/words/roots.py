"""The stems of words, irregular forms with those of their verb or noun."""

from rag.lexical import stem

_IRREGULAR = dict(
    pair.split(":")
    for pair in """kept:keep sent:send told:tell bought:buy paid:pay held:hold made:make given:give took:take
    taken:take gotten:get met:meet led:lead said:say brought:bring thought:think built:build spent:spend lost:lose
    won:win chosen:choose chose:choose written:write wrote:write known:know knew:know shown:show sold:sell taught:teach
    caught:catch begun:begin began:begin came:come went:go gone:go seen:see saw:see ran:run fell:fall fallen:fall
    grown:grow drawn:draw spoken:speak spoke:speak broken:break broke:break worn:wear wore:wear risen:rise hidden:hide
    felt:feel dealt:deal meant:mean sought:seek understood:understand stood:stand withdrawn:withdraw withdrew:withdraw
    forgotten:forget forgot:forget driven:drive drove:drive flew:fly flown:fly rode:ride children:child men:man
    women:woman feet:foot teeth:tooth left:leave
    stolen:steal forbidden:forbid banned:ban borne:bear worst:bad cannot:not lies:lie found:find
    goes:go flies:fly tries:try tried:try dries:dry dried:dry does:do became:become""".split()
)


def root_of(folded: str) -> str:
    """Return the stem of a folded word; irregular forms have that of their verb or noun."""
    if folded == "one":  # its stem would be "on"
        return folded
    return stem(_IRREGULAR.get(folded, folded))
