"""Words that end or begin like another by chance where no rule tells: a waterfles is no les, but water in a fles.

Each entry reads `part > words`.
"""

_TEXT = """
    ale > finale kwartfinale nasale seizoensfinale troostfinale; alg > algemene; antiek > romantiek; berg >
    jeugdherberg; big > bigram; bot > botsauto; cape > landscape; cent > centrum; dam > madam; das > windas; den
    > driebanden noorden wachtenden; droom > velodroom; garde > garderobe; gat > nougat; gen > genever; grap >
    grapefruit; iep > nariep toeriep; kas > kastelein; kers > naamstickers; kin > kinderfeestje kinderfeestjes;
    klei > kleinodiën kleinood; kort > kortelas; kus > kussengevecht kussenoorlog kussensloop; kwarts >
    kwartslag; les > beugelfles waterfles; lijk > eigenlijk waarschijnlijk; lijn >
    hermelijn; loge > horloge polshorloge zakhorloge; lot > duimelot; mal > malaria; mes > luiwammes; mier >
    mierikswortel; mijn > willemijn; mol > molensteen; mus > muskusrat; nar > nariep; nietje > symfonietje; noot
    > hostelgenoot kamergenoot; ode > episode; oog > bakkerstoog; oudheid > neusverkoudheid verkoudheid; paars >
    paarsgewijs; pet > petekind petekindje petemoei; plat > platenspeler; potje > reclamespotje; putter >
    lilliputter; ram > bigram rammenas; rel > gerstekorrel korrel relmuis scharrel zoutkorrel; riet > neuriet;
    rietje > grassprietje marietje; rol > rollende; ruit > onderuit; rum > centrum
    lustrum metrum winkelcentrum; schort > opgeschort; sla > slagersmes slagerswinkel slagerszaak; spa > spatel;
    spot > pispot; step > steppehoen; ster > blogster preister; storen >
    romboutstoren; taal > horizontaal; tak > aanstak tiktak; tam > tamtam; tang > malatang; teen > rijnsteen
    seventeen zometeen; tel > beitel; tweed > tweedelig; ume > volume; vet > veteraan veteranen; vis > viskeus;
    vol > volgelingen; voorschot > voorschotelt; wet > wetsuit; wiel > wielewaal; wig > wigwam
"""

_ENTRIES = (entry.partition(">") for entry in _TEXT.split(";"))
_CHANCE = frozenset((word, part.strip()) for part, _, words in _ENTRIES for word in words.split())


def is_chance(word: str, part: str) -> bool:
    """Whether it is by chance that the word has the letters of this part at its edge."""
    return (word, part) in _CHANCE
