"""Words that rhyme and are near in meaning too: who says one for the other gives a fair clue, and hints at no sound."""

# Words between two bars all mean about the same, or go together for everybody.
_GROUPS = """
    bake cake / bear hare / goose moose / mouse grouse louse / mole vole / eel seal / snail whale / fox ox /
    bang clang / batter splatter / blink wink / bump lump hump / bump thump / chatter natter / clap slap /
    clatter patter / claw paw / clip snip nip / crash smash bash clash / creak squeak / crunch munch / cuddle huddle /
    curl swirl whirl twirl / ding ring ping / float boat / flurry scurry / gleam beam / glide ride / glimmer shimmer /
    gloom doom / glue goo / grime slime / hawk squawk / hobble wobble / howl growl / hum thrum strum / hurry scurry
    / jaw maw / jeer sneer leer / jug mug / light bright / lunch brunch / meat eat / moan groan / moat boat / mumble
    grumble / prickle tickle / quake shake / quaver waver / rain drain / rub scrub / rumble grumble / scatter
    shatter / shiver quiver / sizzle fizzle / slash gash / slide glide / spatter splatter / splash dash / squeak
    shriek squeal / stare glare / stew brew / stutter splutter mutter / tap rap slap / toast roast / tumble stumble
    / bling ring / walk stalk / gale hail / worry hurry / wriggle wiggle jiggle / zoom vroom
"""

_RELATED = tuple(frozenset(group.split()) for group in _GROUPS.split("/"))


def are_related(one: str, other: str) -> bool:
    """Whether everybody knows these two to belong together, whatever they sound like."""
    return any(one in group and other in group for group in _RELATED)
