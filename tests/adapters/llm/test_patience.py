"""When the same model is asked again, and when a breaker lets nobody in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.breaker import Breaker
from adapters.llm.failures import Limited, TimedOut
from adapters.llm.retry import Patience
from rag.errors import Malformed, PortError, Rejected, TooLarge, Unavailable
from tests.adapters.llm.worlds import Time

ERRORS = st.one_of(
    st.builds(Unavailable, st.just("x"), st.none() | st.floats(0, 1e6)),
    st.builds(Limited, st.just("x"), st.none() | st.floats(0, 1e6), daily=st.booleans()),
    st.sampled_from([TimedOut("x"), Rejected("x"), TooLarge("x"), Malformed("x")]),
)


@given(error=ERRORS, tried=st.integers(1, 9), chance=st.floats(0, 1), left_s=st.floats(-10, 100), last=st.booleans())
def test_no_wait_is_longer_than_what_is_left(
    error: PortError, tried: int, chance: float, left_s: float, *, last: bool
) -> None:
    patience = Patience()
    wait = patience.wait(error, tried, chance, left_s, last=last)
    if wait is not None:
        assert 0 <= wait <= left_s - patience.answer_s
        assert last or wait <= patience.brief_s
        assert tried < patience.tries
        assert not isinstance(error, Rejected)
        assert not (isinstance(error, Limited) and error.daily)


def test_waits_double_with_jitter() -> None:
    patience = Patience(tries=9)
    for chance, expected in ((0.0, [0.25, 0.5, 1, 2, 4, 4]), (1.0, [0.5, 1, 2, 4, 8, 8])):
        waits = [patience.wait(Unavailable("x"), tried, chance, 100.0, last=True) for tried in range(1, 7)]
        assert waits == expected


def test_a_breaker_opens_after_failures_in_a_row_and_closes_after_a_good_probe() -> None:
    time = Time()
    breaker = Breaker(time.clock, failures=2, rest_s=30)
    breaker.failed()
    breaker.passed()
    breaker.failed()
    assert breaker.enter()
    breaker.failed()
    assert not breaker.enter()
    assert breaker.closed_for() == pytest.approx(30)
    time.now += 30
    assert breaker.enter()
    assert not breaker.enter(), "one probe"
    breaker.passed()
    assert breaker.enter()
    assert breaker.closed_for() == 0.0


def test_a_probe_that_never_reports_back_holds_nobody_up_for_ever() -> None:
    time = Time()
    breaker = Breaker(time.clock, failures=1, rest_s=30)
    breaker.failed()
    for _ in range(2):
        time.now += 30
        assert breaker.enter()
        assert not breaker.enter()


def test_a_breaker_rests_as_long_as_it_is_told() -> None:
    time = Time()
    breaker = Breaker(time.clock)
    breaker.rest(90)
    time.now += 89
    assert not breaker.enter()
    time.now += 1
    assert breaker.enter()
