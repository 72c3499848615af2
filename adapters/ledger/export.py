"""An exchange as one object for people and programs outside: everything that its reply rests on."""

from typing import Any

from bot.exchange import Exchange, Outdated
from rag.evidence import Hit
from rag.outcome import Judged
from rag.reply import Answer, Citation, Quotes, Refusal, Tier


def exported(exchange: Exchange) -> dict[str, Any]:
    """Return the object that is a line of `footnote exchanges export`; keys that do not apply are null or empty."""
    draft, question = exchange.draft, exchange.question
    return {
        **summary(exchange),
        "question": question.text if question else None,
        "searched": question.asked if question else None,
        "previous": question.previous if question else "",
        "leans": bool(question and question.leans),
        "language": exchange.language,
        "why": exchange.reply.why if isinstance(exchange.reply, Refusal) else None,
        "text": exchange.said,
        "citations": [_citation(one) for one in _citations(exchange)],
        "outdated": [_outdated(one) for one in exchange.outdated],
        "hits": [_hit(hit) for hit in exchange.hits],
        "judged": _judged(exchange.judged),
        "draft": draft.text if draft else None,
        "problems": list(draft.problems) if draft else [],
        "prompt_version": draft.prompt_version if draft else None,
        "timings_ms": dict(exchange.timings_ms),
    }


def summary(exchange: Exchange) -> dict[str, Any]:
    """Return the few keys of it that a list shows."""
    thread = exchange.thread.id
    room = (thread.room.platform, thread.room.workspace, thread.room.id)
    spent = exchange.spent
    return {
        "id": "/".join((*room, exchange.message.id.value)),
        "at": exchange.at.isoformat(),
        "platform": thread.room.platform,
        "thread": "/".join((*room[1:], thread.root.value)),
        "asked": exchange.message.text,
        "kind": type(exchange.reply).__name__.lower(),
        "tier": tier_of(exchange),
        "model": exchange.draft.model if exchange.draft else None,
        "calls": spent.calls,
        "tokens": spent.tokens,
        "cost": spent.cost,
    }


def tier_of(exchange: Exchange) -> Tier | None:
    """Return how surely it spoke; None for small talk."""
    match exchange.reply:
        case Answer() | Quotes():
            return exchange.reply.tier
        case Refusal():
            return Tier.REFUSE
        case _:
            return None


def _citations(exchange: Exchange) -> tuple[Citation, ...]:
    return exchange.reply.citations if isinstance(exchange.reply, Answer | Quotes) else ()


def _citation(one: Citation) -> dict[str, Any]:
    source = one.passage.source
    return {
        "number": one.number,
        "source_id": source.id,
        "title": source.title,
        "section": list(one.place.section),
        "link": one.link,
        "quote": one.quote,
    }


def _outdated(one: Outdated) -> dict[str, Any]:
    return {"number": one.number, "changed": one.changed.isoformat() if one.changed else None, "gone": one.gone}


def _hit(hit: Hit) -> dict[str, Any]:
    passage, parts = hit.passage, hit.parts
    source = passage.source
    return {
        "source_id": source.id,
        "title": source.title,
        "url": source.url,
        "collection": source.collection,
        "revised": source.revised.isoformat() if source.revised else None,
        "superseded_by": source.superseded_by,
        "section": list(passage.section),
        "start": passage.start,
        "lead": passage.lead,
        "text": passage.text,
        "score": hit.score,
        "probability": hit.probability,
        "parts": {
            "coverage": parts.coverage,
            "nearness": parts.nearness,
            "cosine": parts.cosine,
            "sentence": parts.sentence,
            "clauses": list(hit.clauses),
        },
    }


def _judged(judged: Judged | None) -> dict[str, Any] | None:
    return {"kept": list(judged.kept), "failed": judged.failed} if judged else None
