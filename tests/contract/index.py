"""What every index owes its caller. A test class inherits `IndexContract` and has fixtures `embedder` and `index`."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rag.ports import Embedder, Index, Stored
from rag.reply import Question
from tests.contract.pages import PAGES, assert_same, change, embedded, everything, filled, paths, question
from tests.fakes.index import FakeIndex

_ONE_INDEX_FOR_ALL = [HealthCheck.function_scoped_fixture, HealthCheck.differing_executors]

ASKED = (
    "how many days of annual leave?",
    "when are travel expenses paid back",
    "may I carry days over, and are trains preferred?",
    "what does RULE-A002 mean",
    "xylophone",
)


class IndexContract:
    @pytest.mark.parametrize("asked", ASKED)
    @pytest.mark.parametrize("previous", ["", "tell me about annual leave"])
    async def test_it_ranks_as_the_recipe_does(
        self, index: Index, embedder: Embedder | None, asked: str, previous: str
    ) -> None:
        plain = FakeIndex(embedder)
        for one in (index, plain):
            await filled(one, embedder, everything())
        wanted = question(asked, previous)
        assert_same(await index.search(wanted, 50), await plain.search(wanted, 50))

    async def test_a_rewrite_counts_beside_the_askers_own_words(self, index: Index, embedder: Embedder | None) -> None:
        plain = FakeIndex(embedder)
        for one in (index, plain):
            await filled(one, embedder, everything())
        asked = replace(question("how long is it?", "tell me about annual leave"), leans=True)
        rewritten = replace(asked, text="how long is annual leave?")
        assert_same(await index.search(rewritten, 50), await plain.search(rewritten, 50))
        before, after = await index.search(asked, 1), await index.search(rewritten, 1)
        assert after[0].score > before[0].score
        assert after[0].passage == before[0].passage

    async def test_scores_fall_and_at_most_the_limit_comes(self, index: Index, embedder: Embedder | None) -> None:
        await filled(index, embedder, everything())
        hits = await index.search(question("annual leave travel expenses"), 3)
        assert len(hits) == 3
        assert all(better.score >= worse.score for better, worse in pairwise(hits))
        assert all((hit.parts.cosine is None) == (embedder is None) for hit in hits)

    async def test_c091_an_empty_index_finds_nothing(self, index: Index) -> None:
        assert list(await index.search(question("annual leave"), 5)) == []
        assert list(await index.listing()) == []
        await index.remove(["docs:never there"])

    async def test_c091_without_a_known_word_meaning_alone_finds(self, index: Index, embedder: Embedder | None) -> None:
        await filled(index, embedder, everything())
        assert bool(await index.search(question("xylophone"), 5)) is (embedder is not None)

    async def test_c091_without_vectors_keywords_alone_find(self, index: Index) -> None:
        await index.replace(everything())
        assert (await paths(index, question("annual leave")))[0] == "leave.md"

    @pytest.mark.parametrize(
        "asked", ["rule a002", "A002", "cve 2024 1234", "max retry count", "RULE‑A002", "MAX_RETRY_COUNT"]
    )
    async def test_c077_parts_of_identifiers_are_found(
        self, index: Index, embedder: Embedder | None, asked: str
    ) -> None:
        await filled(index, embedder, everything())
        assert (await paths(index, question(asked)))[0] == "errors.md"

    @pytest.mark.parametrize(
        "asked", ["politique de congés", "politique de conge\u0301s", "politique de conges", "HAUPTSTRASSE 5"]
    )
    async def test_c085_accents_and_unicode_forms_do_not_matter(
        self, index: Index, embedder: Embedder | None, asked: str
    ) -> None:
        await filled(index, embedder, everything())
        assert (await paths(index, question(asked)))[0] == "conges.md"

    @pytest.mark.parametrize(
        ("asked", "path"),
        [
            ("年假有几天?", "zh.md"),
            ("差旅费用", "zh.md"),
            ("วันลาพักร้อน", "th.md"),
            ("छुट्टी", "hi.md"),
            ("कितने दिन की छुट्टी मिलती है", "hi.md"),
        ],
    )
    async def test_other_scripts_find_their_pages(self, index: Index, asked: str, path: str) -> None:
        await index.replace(everything())
        assert (await paths(index, question(asked)))[0] == path

    @pytest.mark.parametrize("asked", ["what is it", "the who of", "how do I"])
    async def test_c079_stop_words_find_the_same_every_time(
        self, index: Index, embedder: Embedder | None, asked: str
    ) -> None:
        await filled(index, embedder, everything())
        once = [(hit.passage.digest, hit.score) for hit in await index.search(question(asked), 10)]
        for _ in range(4):
            assert [(h.passage.digest, h.score) for h in await index.search(question(asked), 10)] == once

    async def test_c167_a_shorter_page_leaves_no_tail(self, index: Index, embedder: Embedder | None) -> None:
        old = ["Gifts are small.", "Ask first.", "Keep a list.", "Tell Legal.", "Gifts up to 500 EUR are fine."]
        await filled(index, embedder, [change("policy.md", "Policy", old)])
        await filled(index, embedder, [change("policy.md", "Policy", ["Gifts are refused.", "Ask first."])])
        (stored,) = await index.listing()
        found = await index.search(question("gift limit 500 EUR"), 10)
        assert stored.passages == 2
        assert found
        assert not any("500" in hit.passage.text for hit in found)

    async def test_c171_repeated_text_and_joined_names_stay_apart(
        self, index: Index, embedder: Embedder | None
    ) -> None:
        await filled(
            index,
            embedder,
            [
                change("five.md", "Five", ["The same words again.", *["Repeat this."] * 5]),
                change("a_b:c", "One", ["zebra crossing"]),
                change("a:b_c", "Two", ["zebra enclosure"]),
            ],
        )
        assert {s.source.id: s.passages for s in await index.listing()} == {"docs:five.md": 6, "a_b:c": 1, "a:b_c": 1}
        zebras = [hit.passage.text for hit in await index.search(question("zebra"), 20) if "zebra" in hit.passage.text]
        assert sorted(zebras) == ["zebra crossing", "zebra enclosure"]

    async def test_replacing_twice_changes_nothing(self, index: Index, embedder: Embedder | None) -> None:
        await filled(index, embedder, everything())
        once = await index.search(question("annual leave"), 20), await index.listing()
        await filled(index, embedder, everything())
        assert (await index.search(question("annual leave"), 20), await index.listing()) == once

    async def test_what_is_removed_is_not_found(self, index: Index, embedder: Embedder | None) -> None:
        await filled(index, embedder, everything())
        await index.remove(["docs:leave.md", "docs:unknown.md"])
        assert "leave.md" not in await paths(index, question("annual leave"))
        assert len(await index.listing()) == len(PAGES) - 1

    async def test_listing_is_by_id_and_of_the_collection(self, index: Index) -> None:
        changes = [change("b:2.md", "Two", ["two"]), change("a:1.md", "One", ["one", "more"])]
        await index.replace(changes)
        one, two = Stored(changes[1].source, changes[1].digest, 2), Stored(changes[0].source, changes[0].digest, 1)
        assert list(await index.listing()) == [one, two]
        assert list(await index.listing("b")) == [two]
        assert list(await index.listing("c")) == []

    async def test_only_the_collections_asked_for_are_searched(self, index: Index, embedder: Embedder | None) -> None:
        changes = [change(f"{name}:page", "Leave", [f"annual leave in {name}"]) for name in "abc"]
        await filled(index, embedder, changes)
        hits = await index.search(question("annual leave", collections=("a", "c")), 10)
        assert {hit.passage.source.collection for hit in hits} == {"a", "c"}
        assert not await index.search(question("annual leave", collections=("d",)), 10)

    async def test_neighbours_come_in_order_and_only_of_the_source(self, index: Index) -> None:
        texts = [f"piece number {n}" for n in range(6)]
        await index.replace([change("long.md", "Long", texts), change("other.md", "Other", texts)])
        hits = await index.search(question("piece number 3 long"), 20)
        third = next(h.passage for h in hits if h.passage.text == texts[3] and h.passage.source.id == "docs:long.md")
        elsewhere = replace(third, source=replace(third.source, id="docs:gone.md"))
        near, nowhere, last = await index.neighbours([third, elsewhere, replace(third, ordinal=5)], 1)
        assert [p.ordinal for p in near] == [2, 3, 4]
        assert list(nowhere) == []
        assert [p.ordinal for p in last] == [4, 5]
        (every,) = await index.neighbours([third], 9)
        assert [p.ordinal for p in every] == [0, 1, 2, 3, 4, 5]
        assert {p.source.id for p in every} == {"docs:long.md"}
        assert [list(one) for one in await index.neighbours([third], 0)] == [[third]]
        assert list(await index.neighbours([], 1)) == []

    async def test_nobody_finds_nothing(self, index: Index, embedder: Embedder | None) -> None:
        await filled(index, embedder, everything())
        nobody = Question("annual leave", "annual leave", audience=frozenset())
        assert list(await index.search(nobody, 10)) == []

    async def test_the_audience_is_kept_before_ranking(self, index: Index, embedder: Embedder | None) -> None:
        """A hundred better passages that the reader may not see do not push out the one that they may."""
        secret = [change(f"s{n}.md", "Annual leave", ["annual leave annual leave"], ["board"]) for n in range(150)]
        await index.replace(await embedded([*secret, change("z.md", "Notes", ["on leave"])], embedder))
        assert await paths(index, question("annual leave"), 5) == ["z.md"]

    @settings(max_examples=15, deadline=None, suppress_health_check=_ONE_INDEX_FOR_ALL)
    @given(
        writes=st.lists(
            st.tuples(st.integers(0, 4), st.sets(st.sampled_from(["a", "b", "c"]), min_size=1)), min_size=1, max_size=8
        ),
        reader=st.sets(st.sampled_from(["a", "b", "c"])),
    )
    async def test_readers_see_what_their_groups_may_see_now(
        self, index: Index, embedder: Embedder | None, writes: list[tuple[int, set[str]]], reader: set[str]
    ) -> None:
        await index.remove([stored.source.id for stored in await index.listing()])
        may_read: dict[str, set[str]] = {}
        for number, audience in writes:
            path = f"{number}.md"
            await index.replace(await embedded([change(path, "Leave", ["annual leave"], audience)], embedder))
            may_read[path] = audience
            asked = Question("annual leave", "annual leave", audience=frozenset(reader))
            assert set(await paths(index, asked)) == {path for path, seen in may_read.items() if seen & reader}

    async def test_readers_see_a_page_wholly_old_or_wholly_new(self, index: Index, embedder: Embedder | None) -> None:
        versions = [
            await embedded([change("page.md", "Page", [f"edition {word} part" for _ in range(size)])], embedder)
            for word, size in (("old", 4), ("new", 7))
        ]
        await index.replace(versions[0])
        seen = set()

        async def write() -> None:
            for turn in range(20):
                await index.replace(versions[turn % 2])

        writer = asyncio.create_task(write())
        while not writer.done():
            texts = [hit.passage.text for hit in await index.search(question("edition part page"), 20)]
            seen.add((len(texts), *sorted(set(texts))))
            await asyncio.sleep(0)
        await writer
        assert seen <= {(4, "edition old part"), (7, "edition new part")}

    async def test_filling_can_stop_anywhere_and_go_on(self, index: Index, embedder: Embedder | None) -> None:
        await index.replace(everything())
        if embedder is None:
            assert list(await index.without_vector(9)) == []
            assert list(await index.without_sentences(9)) == []
            return
        total = sum(stored.passages for stored in await index.listing())
        first = await index.without_vector(2)
        await index.fill([(key, await embedder.embed([passage.text])) for key, passage in first], [])
        left = await index.without_vector(99)
        assert len(left) == total - 2
        assert not {key for key, _ in first} & {key for key, _ in left}
        await index.fill([], [(key, np.empty((0, embedder.dims), np.float32)) for key, _ in left])
        assert [key for key, _ in await index.without_sentences(99)] == [key for key, _ in first]

    async def test_keys_that_are_gone_are_skipped(self, index: Index, embedder: Embedder | None) -> None:
        if embedder is None:
            return
        await index.replace(everything())
        keys = [key for key, _ in await index.without_vector(99)]
        await index.remove(["docs:leave.md"])
        vector = await embedder.embed(["anything"])
        await index.fill([(key, vector) for key in [*keys, 10**9]], [(key, vector) for key in [*keys, 10**9]])
        assert list(await index.without_vector(99)) == []
        assert "leave.md" not in await paths(index, question("annual leave"))
