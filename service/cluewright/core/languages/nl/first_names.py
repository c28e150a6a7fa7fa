"""First names that people around the table bear: who says one of them alone speaks of somebody the team knows.

Names that are words as well (Roos, Mark, Floor), and those of whom everybody thinks of one bearer (Eva, Maria, Robin,
Vincent, Wilma) are not here.
"""

from .words import words

FIRST_NAMES = words(
    """aafke abdel achmed adinda agnes ahmed andrea angelique anita anja anke anne-marie anneke annelies annemarie
    annemieke annet annette annick anouk arjan arjen arnoud astrid aukje ayse babette bea berend bianca bjorn
    boukje bram britt carla carlijn carolien caroline casper chantal christel cindy claudia coen conny corinne
    corrie daan danielle daniëlle daphne debbie denise dennis desiree dieter dorien dorine eefje eline ellen els
    elske emiel emmy erik esmee esra esther evelien eveline fabienne fatima fatma femke fenna fien filip fokke
    freek frits froukje geert geertje gerard gerben gerda gerrie gerrit gijs gitte goedele greetje guido guus
    hamza hanneke harold hedwig heleen henk hennie henny hidde hilda hilde ibrahim ilona ilse imke ineke inge
    ingrid irene ivo jaap jacco jacqueline jan-peter jan-willem janine jantien jasper jef jeffrey jelle jeroen
    jesse jessica jetske jitske jochem joep joke jolanda jolien jonas joost jordy jorien jorn jorrit josien
    joyce judith jurgen jurriaan karim karin karlijn katja katrien kelly kevin kirsten klaartje koen kristel
    lars laura lenie leonie leontien lianne lieke liesbeth lieselot linda lisette loes lonneke lotte luuk maaike
    maarten maartje machteld madelon maikel mandy manon marc marcel marieke marielle marije marijke mariska
    marit mariëlle marja marjan marjo marjolein marleen marlies marloes marlou martijn martine mathijs matthijs
    maud mehmet meike melanie melissa menno merijn michiel mieke milou mirjam mirthe mitchell moniek monique
    mustafa myrthe nadia nancy natalie natasja nathalie nele nelleke niek niels nienke nikki noortje noud
    patricia paulien pauline petra pien priscilla quinten rachid raf ramon renate rené renée rianne riet rik
    rita robbert roel roelof rogier romy ronald rosanne ruben rutger ruud sabine samira sander sandra sanne
    saskia sharon shirley siebe sigrid silke silvia simone sjaak sjoerd sophie stefan stefanie stijn suzan
    suzanne sven sylvia tamara tanja tessa teun thea thijs tijmen timo tineke tirza tjeerd trudy truus tuur twan
    veerle wannes wesley wessel wiebe wietse wilco wilfried willemien willemijn wim wouter yannick yara yasmin
    youssef yvette yvonne zeynep"""
)
