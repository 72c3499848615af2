"""The JSON object of an answered question."""

from typing import Any, assert_never

from bot.exchange import Exchange
from rag.evidence import Hit
from rag.reply import Answer, Chat, Citation, Quotes, Refusal, Sentence


def exchange_object(exchange: Exchange) -> dict[str, Any]:
    """Return the whole exchange as `footnote ask --help` shows it; keys that do not apply are null or empty."""
    question = exchange.question
    return {
        "kind": type(exchange.reply).__name__.lower(),
        "text": exchange.said,
        "tier": None,
        "asked": exchange.message.text,
        "question": exchange.shown or (question.text if question else None),
        "citations": [],
        "hits": [_hit(hit) for hit in exchange.hits],
        "why": None,
        "official_url": None,
        "searched": [],
        "nearest": [],
        "model": exchange.draft.model if exchange.draft else None,
        **_decided(exchange),
        "timings_ms": dict(exchange.timings_ms),
        "llm_calls": exchange.spent.calls,
        "tokens": exchange.spent.tokens,
    }


def _decided(exchange: Exchange) -> dict[str, Any]:
    match exchange.reply:
        case Answer() as answer:
            return {
                "tier": answer.tier,
                "sentences": [_sentence(sentence) for sentence in answer.sentences()],
                "citations": [_citation(citation) for citation in answer.citations],
                "conflicts": [list(pair) for pair in answer.conflicts],
                "missing": list(answer.missing),
                "cut": answer.cut,
                "official_url": answer.official_url,
                "model": answer.model,
            }
        case Quotes() as quotes:
            return {
                "tier": quotes.tier,
                "citations": [_citation(citation) for citation in quotes.citations],
                "conflicts": [list(pair) for pair in quotes.conflicts],
                "missing": list(quotes.missing),
                "unwritten": quotes.unwritten,
                "official_url": quotes.official_url,
            }
        case Refusal() as refusal:
            return {
                "tier": "refuse",
                "why": refusal.why,
                "official_url": refusal.official_url,
                "searched": refusal.searched,
                "nearest": refusal.nearest,
            }
        case Chat():
            return {}
        case reply:
            assert_never(reply)


def _sentence(sentence: Sentence) -> dict[str, Any]:
    told = {"text": sentence.text, "citations": list(sentence.citations), "quoted": sentence.quoted}
    return {**told, "under": sentence.under} if sentence.under else told


def _citation(citation: Citation) -> dict[str, Any]:
    passage = citation.passage
    return {
        "number": citation.number,
        "title": passage.source.title,
        "section": " › ".join(citation.place.section),
        "url": passage.source.url,
        "link": citation.link,
        "quote": citation.quote,
        "source_id": passage.source.id,
        "owner": passage.source.owner,
        "revised": passage.source.revised.isoformat() if passage.source.revised else None,
    }


def _hit(hit: Hit) -> dict[str, Any]:
    source = hit.passage.source
    return {"source_id": source.id, "title": source.title, "score": hit.score, "probability": hit.probability}
