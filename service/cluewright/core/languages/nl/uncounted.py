"""Everyday words that the dictionary lacks, because it was made from words with an inflection and these have none,
and words that it knows as forms of others only."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


UNCOUNTED = _words(
    """aardrijkskunde advent afgunst afkeer afschuw aids aikido algebra allah alzheimer ammoniak anders armoede asfalt
    astrologie atletiek bacon basalt bbq beton bewondering blijdschap blues bluetooth boeddhisme bouwkunde
    bridge brie bulgur butaan cacao camembert cement chaos chemie cholera chroom cocaïne couscous covid cricket
    dauw dementie diabetes dierkunde dille eenzaamheid eerbied eergisteren eerlijkheid eetlust elektronica emoji
    epilepsie ernst esperanto ethanol ethiek feminisme feta folklore geblaf gefluister gehuil gelach gemiauw
    geneeskunde genetica genot geschreeuw gevogelte gin gips giraf gries grind gymnastiek hagelslag halal
    halloween hardrock hardware hasj havermout heden heelkunde hennep heroïne herrie hindoeïsme hiphop hitte
    hoogmoed hooi informatica insuline islam jazz jezus jodendom jodium judo kaneel kapitalisme karaoke karate
    kardemom karma karnemelk katholicisme kaviaar kerrie kerst kleding klei kobalt komijn komst koriander kosmos
    kou kroost kubisme kurkuma latex lef lepra logica macaroni magnetisme malaria marihuana mechanica mededogen
    mensdom mensheid metal methaan middeleeuwen mirre modder monopoly mozzarella natuurkunde nicotine ninja
    nirwana noord nostalgie nougat ongedierte ontzag oost opium oregano origami oudheidkunde overmorgen ozon pek
    petrol plantkunde pluimvee pluto plutonium polio prehistorie propaan proza puma racisme radium ramadan
    ravioli reggae renaissance respect robotica rock rodehond roet rogge rugby rum saffraan salie satan satijn
    scheikunde sciencefiction scrabble segway seitan slagroom slijk snoepgoed snot soda softbal software
    spaghetti speeksel squash sterrenkunde stopverf straks stucwerk sudoku suikerziekte surrealisme suède
    taekwondo tafeltennis techno tempé tetanus tijm tin toerisme tofu toorn tuberculose tweed tyfus
    tyrannosaurus uranium vagevuur vanille vee verraad vlas vlog volleybal vuilnis weelde west wierook wiet wifi
    wiskunde witlof yoga zeus zwaartekracht"""
)
"""Substances, sports, sciences, feelings and the like, and adverbs: words without a plural."""

REFILED = _words(
    """bad bak barst dorst geel geweten haan hen kies kiezer kom leder lever makker meer mis mist moes noot port reus
    rijst schaar schoot sla steeg stelt streek toetje vat was wees"""
)
"""Words of their own that the dictionary files under another: dorst (thirst) under dor, meer (lake) under veel."""
