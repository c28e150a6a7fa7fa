"""Words written onto others, in languages without analysis of their own: articles, particles, whole sentences.

Arabic and Hebrew put the article, and words of one letter (and, in, to, from, like), onto the next word. Thai, Chinese
and Japanese set no spaces at all: what stands between them is a sentence rather than a word.
"""

from collections.abc import Iterator

from cluewright.core.languages.scripts import scripts_of

_ARTICLES = {"Arabic": "ال", "Hebrew": "ה"}
# Before the article, or instead of it. After ل the Arabic article loses its first letter.
_PARTICLES = {"Arabic": ("وال", "بال", "كال", "فال", "لل", "و", "ب", "ل", "ك", "ف"), "Hebrew": tuple("ובלכשמ")}

# How many characters of a word must be found in a row, not to be found by chance.
_LEAST = {"Han": 2, "Kana": 3, "Thai": 4}


def without_article(word: str) -> Iterator[tuple[str, bool]]:
    """What is left of a word without what may be written onto its front; True where that is the article alone,
    False where it is a particle, which more often is just the word's first letter."""
    for script in scripts_of(word) & _ARTICLES.keys():
        article = _ARTICLES[script]
        if word.startswith(article) and len(word) - len(article) > 1:
            yield word.removeprefix(article), True
        for particle in _PARTICLES[script]:
            bare = word.removeprefix(particle)
            if len(bare) > 2 and bare != word:
                yield bare, False
                if bare.startswith(article) and len(bare) - len(article) > 2:
                    yield bare.removeprefix(article), False


def stands_out(word: str) -> bool:
    """Whether this word would be recognised in a sentence without spaces."""
    least = [_LEAST[script] for script in scripts_of(word) & _LEAST.keys()]
    return bool(least) and len(word) >= min(least)


def is_sentence(token: str) -> bool:
    """Whether a token is in a script that sets no spaces, so that it may hold several words."""
    return not token.isascii() and not scripts_of(token).isdisjoint(_LEAST)


def compounded(word: str) -> Iterator[str]:
    """What a long word could be a compound of: what it begins with and what it ends in, the latter without an ending,
    too. Parts are so long that they stand there by no chance, and leave room for another."""
    for size in range(_CERTAIN, len(word) - _REST + 1):
        yield word[:size]
        yield word[-size:]
        if size > _CERTAIN:
            yield word[-size:-1]


_CERTAIN = 6
_REST = 3
