"""Pairs that rhyme and are near in meaning too: who says one for the other gives a fair clue, and hints at no sound."""

_PAIRS = """
azijn/wijn been/teen bier/vertier boot/vloot bos/mos dier/gier dier/mier dier/pier dier/stier fluit/luit
gezicht/zicht haan/zwaan haar/schaar hart/smart hooi/kooi hout/woud huis/thuis jas/das kan/pan kat/rat kerk/zerk
koe/boe kring/ring lakei/livrei land/strand licht/zicht melk/kelk nacht/wacht nat/bad nier/spier paard/staart
pater/frater pijl/bijl pijn/venijn plezier/vertier ram/lam rook/smook schip/klip slaap/gaap sloot/goot snaar/gitaar
sok/rok vrouw/trouw weg/steg wijn/festijn zand/strand zweet/heet
"""

_RELATED = frozenset(frozenset(pair.split("/")) for pair in _PAIRS.split())


def are_related(one: str, other: str) -> bool:
    """Whether everybody knows these two to belong together, whatever they sound like."""
    return frozenset((one, other)) in _RELATED
