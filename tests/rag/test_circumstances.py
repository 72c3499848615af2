"""Names that only tell the asker's story: no page need have them, and the reply says that none does."""

import pytest

from rag.evidence import Hit, Parts, Passage, Source
from rag.gate import Gate, Verdict, judge
from rag.particulars import particulars
from rag.reply import Tier

RULES = (
    "You may work from another location for up to 30 days. Leave is approved by your manager, or by the deputy. "
    "Five days may be carried over. Dogs are welcome in the office. Taxis are paid with a receipt. Report a lost badge "
    "to the desk. Parental leave is 16 weeks. Stays may be extended at your own cost. Guests may eat in the canteen. "
    "You can log in with your badge. The VPN needs a certificate. Hotels up to 200 dollars are paid."
)
GERMANY = f"{RULES} In Germany employees get 30 days of leave."


def verdict(question: str, page: str) -> Verdict:
    passage = Passage(Source("c:p", "Page", "https://h.example/p", "c"), page, 0, len(page))
    return judge([Hit(passage, 1.0, 0.9, Parts(0.5, 0.5))], particulars(question, "en"), Gate())


@pytest.mark.parametrize(
    "question",
    [
        "My parents live in Ohio, can I work from there for a month?",
        "I live in Springfield. Do I get paid for a taxi?",
        "My colleague Tom is on vacation, who approves my leave?",
        "Can I bring my dog Rex to the office?",
        "I am flying to Lisbon next week - may I extend my stay over the weekend?",
        "My manager Rosalind refuses my leave. Whom can I ask?",
        "Can my son Leo eat in the canteen?",
        "I was at a wedding in Tuscany and lost my badge. What should I do?",
        "How do I claim a taxi? I took one from Heathrow to the hotel.",
        "My wife is having a baby in June and we live in Leeds, how long is parental leave?",
        "My parents live in Brazil, can I work from there for a month?",
        "May I work from my parents' house in Ohio for two weeks?",
        "Hi, I'm visiting my sister in Portland next month. Can I work from there?",
        "Our intern Priya lost her badge, where do we report it?",
        "I talked to Anna yesterday and she said five days can be carried over. Is that so?",
        "We are based in Leeds. How many days can be carried over?",
        "I'm staying with my uncle in Kerala until June, may I work from there?",
        "Our neighbour Greg says guests can eat in the canteen. Is that true?",
        "My teammate Olu promised me a parking card, who approves it?",
        "I'm stuck at Gatwick, is a taxi paid?",
        "Can my daughter Mia come to the office with me?",
        "Do I need a certificate for the VPN? I'm visiting family in Oslo.",
        "I spoke to Dana about this: is leave approved by the deputy?",
        "I was born in Texas and live in Dundee now, how long is parental leave?",
        "May my husband Karim eat in the canteen?",
    ],
)
def test_a_name_of_a_story_hedges_and_is_told(question: str) -> None:
    found = verdict(question, RULES)
    assert found.tier is Tier.HEDGE
    assert found.missing


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("How many days of leave do I get in Brazil?", GERMANY),
        ("does it run on Kubernetes", RULES),
        ("Does Rosalind approve my leave?", RULES),
        ("I need access to Jira. How do I get it?", RULES),
        ("I'm getting error ACC-412, what should I do?", RULES),
        ("I live in Brazil. How many days of leave do I get?", GERMANY),
        ("My parents live in Brazil, how many days of leave do they get?", GERMANY),
        ("I use Kubernetes, how do I deploy?", RULES),
        ("I have a question about Gangway: how do I log in?", RULES),
        ("My laptop runs Ubuntu, how do I connect to the VPN?", RULES),
        ("What is my manager Tom's phone number?", RULES),
        ("What does Tom say about carrying over days?", RULES),
        ("A colleague wrote that Gangway is slow. Is Gangway slow?", RULES),
        ("What is the leave policy at Initech?", RULES),
        ("I go to Jira and click on the board, what now?", RULES),
        ("I installed Gangway from the store, how do I log in?", RULES),
        ("My parents live in Ohio, is leave in Ohio longer?", RULES),
        ("Can I work from Ohio for a month?", RULES),
        ("Tell me about my colleague Tom. I sit beside Anna.", RULES),
        ("I was told by Kubernetes to restart. How do I restart Kubernetes?", RULES),
        ("Can I book Aurora for my team?", RULES),
        ("My ticket in Zendesk is stuck, who helps?", RULES),
        ("I moved my files to Dropbox. How do I share them?", RULES),
        ("How is Lyon reached by train?", RULES),
        ("Is my manager Dana's approval enough?", RULES),
        ("My friend uses Figma. Do we pay for Figma?", RULES),
        ("I'd like a licence for Figma, how do I get one?", RULES),
        ("We live in Kenya. What is the sick pay?", GERMANY),
        ("What does our landlord Vonovia pay?", RULES),
        ("Where is my colleague Olu?", RULES),
    ],
)
def test_a_name_that_is_asked_about_refuses(question: str, page: str) -> None:
    assert verdict(question, page).tier is Tier.REFUSE


def test_a_name_of_a_story_that_a_page_has_is_not_told() -> None:
    page = f"{RULES} The office in Ohio is closed."
    assert verdict("My parents live in Ohio, can I work from there for a month?", page) == Verdict(Tier.NORMAL)
