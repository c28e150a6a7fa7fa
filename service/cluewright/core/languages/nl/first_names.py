"""First names that people around the table bear: who says one of them alone speaks of somebody the team knows.

Names that are words as well (Roos, Mark, Floor), and those of whom everybody thinks of one bearer (Eva, Maria, Robin,
Vincent, Wilma) are not here.
"""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


FIRST_NAMES = _words(
    """abdel achmed adinda agnes ahmed andrea angelique anita anja anke anne-marie anneke annelies annemarie
    annemieke annet annette annick anouk arjan arjen arnoud astrid ayse babette bea bianca bjorn bram britt
    carla carlijn carolien caroline casper chantal christel cindy claudia coen conny corinne corrie daan danielle
    daniëlle daphne debbie denise dennis desiree dieter dorien eefje eline ellen els elske emiel emmy erik esmee
    esther evelien eveline fatima femke fenna fien filip fokke freek frits froukje geert gerard gerda gerrie gerrit
    gijs gitte goedele greetje guido guus hamza hanneke harold heleen henk hennie henny hidde hilda hilde ibrahim
    ilona ilse imke ineke inge ingrid irene ivo jaap jacco jacqueline jan-peter jan-willem janine jantien jasper jef
    jelle jeroen jesse jessica jetske jitske jochem joep joke jolanda jolien jonas joost jordy jorien josien
    joyce judith jurgen jurriaan karim karin karlijn katja katrien kelly kevin kirsten klaartje koen kristel
    lars laura lenie leonie lianne liesbeth lieselot linda lisette loes lonneke lotte luuk maaike maarten maartje
    machteld madelon mandy manon marc marcel marieke marielle marije marijke mariska marit mariëlle marja
    marjan marjolein marleen marlies marloes martijn martine mathijs matthijs maud mehmet melanie melissa menno
    merijn michiel mieke milou mirjam mirthe moniek monique mustafa myrthe nadia nancy natalie natasja nathalie nele
    nelleke niek niels nienke noortje patricia paulien petra pien priscilla quinten rachid raf ramon
    renate rené renée rianne riet rik rita robbert roel rogier romy ronald rosanne ruben rutger ruud sabine samira
    sander sandra sanne saskia sharon shirley siebe sigrid silke silvia simone sjaak sjoerd sophie stefan stijn
    suzan suzanne sven sylvia tamara tanja tessa teun thea thijs tijmen timo tineke tjeerd trudy truus tuur
    twan veerle wannes wesley wessel wiebe wietse wilfried willemijn wim wouter yannick yasmin youssef yvette yvonne
    zeynep"""
)
