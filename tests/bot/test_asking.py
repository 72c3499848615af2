"""What asks in a thread without a mention, and what is only told there."""

import pytest

from bot.asking import asks_something


@pytest.mark.parametrize(
    "text",
    """contractors? | Berlin? | is it paid | am I eligible | whose budget pays | muss ich das melden
    | peux-tu préciser | quanto tempo dura | list the exceptions | show me the exceptions
    | please compare both | need the form for this | I mean in Berlin | no, I meant contractors
    | only for part-time | ERR-0428 | ลาพักร้อนกี่วัน | 休暇は何日ですか | а для подрядчиков
    | Footnote, can you tell me more about it? | Germany, do you know the notice period there?
    | what about contractors | and for part-timers | in Berlin too? | tell me more | und für Teilzeit
    | y para los becarios | I have a dog. Can I bring it along? It is small.
    | Ok, can you tell me about parental leave? | how do I apply | how many days | when does it expire
    | where do I send it | which form | what counts as a trip | who approves it | darf ich das mitnehmen
    | wie lange gilt das | hay un límite | puedo llevarlo | combien de jours | est-ce payé | posso levar
    | quanti giorni | explain the second step | do contractors get it too? | any idea how long it takes
    | can the manager refuse | why | why not | et pour les stagiaires | Also, does it roll over""".split("|"),
)
def test_what_asks_is_a_question(text: str) -> None:
    assert asks_something(text.strip())


@pytest.mark.parametrize(
    "text",
    """Carol is away today | I'll ask HR tomorrow. | great, booked it | brb | hm
    | FYI everyone: the deploy starts at 5 | ok, 5 of us then | but I think it was 30 last year
    | Bob, can you approve my leave? | Bob can you approve my leave? | hey Bob, can you approve it?
    | Maria Lopez, could you look at this? | Ich frage morgen Karin. | what a day | which is nice
    | when I was in Berlin it rained | was great | how funny | can do | where I live it is cold
    | help yourselves | I disagree | not helpful | sounds good, I will do that | Thanks all, that worked
    | see you at lunch | Ana, kannst du das freigeben? | Lo pregunto mañana. | Je demande à Karin demain.
    | it works now | that was quick | my manager said the same | we booked it yesterday""".split("|"),
)
def test_what_is_told_or_asked_of_somebody_else_is_none(text: str) -> None:
    assert not asks_something(text.strip())


@pytest.mark.parametrize(
    "text",
    """what's the limit abroad | is that per person | does this include weekends | and the deadline
    | same for interns | how about unpaid leave | can my partner use it | wie beantrage ich das
    | gilt das auch im Ausland | und im zweiten Jahr | was passiert wenn ich krank bin | cuántos días son
    | y si estoy enfermo | quels documents faut-il | c'est payé | quando scade | e per i tirocinanti
    | other countries | the Berlin office | what happens if I miss it | is there a form
    | could you be more specific | more details please | give me the link | source please | link?
    | what does "carry over" mean | for how long | until when | by whom""".split("|"),
)
def test_what_follows_in_short_is_a_question(text: str) -> None:
    assert asks_something(text.strip())


@pytest.mark.parametrize(
    "text",
    """nice, thanks for checking | that's what I thought | let's take this offline | I sent it to Maria
    | we can discuss tomorrow | done | merged | will do | it's in the wiki | see above
    | Ich bin morgen nicht da | alles klar, mache ich | ya está hecho | fatto | we should change that policy
    | could be | may I add that Lena is on leave today | just in time | who knows | why not, let's do it
    | that is how we did it last year | give it a try | show starts at 8 | find me in room 3 | need coffee
    | what I meant is that Bob is away""".split("|"),
)
def test_what_is_said_among_people_is_none(text: str) -> None:
    assert not asks_something(text.strip())
