"""What English speakers say before or after a clue that is none of it."""

from cluewright.core.languages.patterns import phrases_in

ASIDES = phrases_in(
    """
    well, um, uh, er, hmm, psst, hey, oh, so, ok, okay, right, yes, yeah, alright, listen, look, please, duh, bro,
    dude, mate, guys, folks, people, team, everyone, everybody, friends, obviously, clearly, basically, literally,
    honestly, seriously, naturally, again, remember, simple, easy, thanks, wink, of course, you know, i think,
    i guess, i mean, i'd say, let's say, let's see, trust me, just saying, come on, hint hint, wink wink,
    nudge nudge, if you know, that's all, that's it, too easy, dead easy, got it, ok guys, hello, hint, clue,
    my clue, my clue is, the clue is, for sure, no doubt, in short, as i said, like i said, by the way, just, think,
    over, roger, copy that, over and out, y'all, think about it, you guys, team mates, teammates, come on guys,
    easy one, easy peasy, and so on, and so forth, et cetera, etc
    """
)
