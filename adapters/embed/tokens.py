"""Text to token ids, as BERT (uncased) was trained to read it."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from tokenizers import Tokenizer
from tokenizers.models import WordPiece
from tokenizers.normalizers import BertNormalizer
from tokenizers.pre_tokenizers import BertPreTokenizer
from tokenizers.processors import TemplateProcessing

MOST_TOKENS = 256
"""How many tokens of a text count; all-MiniLM-L6-v2 was published with this limit (sentence_bert_config.json)."""

_SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
_MOST_CHARACTERS = 20_000  # 256 tokens of prose are about 1,200; past this a text only takes time to cut


class Tokens:
    """Reads texts as token ids: lower case, accents removed, words in pieces, [CLS] and [SEP] around them."""

    def __init__(self) -> None:
        words = files("adapters.embed").joinpath("vocabulary.txt").read_text(encoding="utf-8")
        vocabulary = {word: place for place, word in enumerate(words.removesuffix("\n").split("\n"))}
        reader = Tokenizer(WordPiece(vocabulary, unk_token="[UNK]", max_input_chars_per_word=100))  # noqa: S106
        reader.normalizer = BertNormalizer(lowercase=True)
        reader.pre_tokenizer = BertPreTokenizer()
        reader.post_processor = TemplateProcessing(
            single="[CLS] $A [SEP]",
            special_tokens=[(token, vocabulary[token]) for token in ("[CLS]", "[SEP]")],
        )
        reader.add_special_tokens(list(_SPECIAL))
        reader.enable_truncation(MOST_TOKENS)
        self._reader = reader

    def read(self, texts: Sequence[str]) -> list[list[int]]:
        """Return 2 to 256 ids a text, in the order given."""
        return [read.ids for read in self._reader.encode_batch([_readable(text) for text in texts])]

    def save(self, path: Path) -> None:
        """Write the tokenizer as the one file that other programs read (tokenizer.json)."""
        self._reader.save(str(path))


def _readable(text: str) -> str:
    """Return the text's beginning, without the half characters that a Python string may hold and UTF-8 may not."""
    return text[:_MOST_CHARACTERS].encode(errors="replace").decode()
