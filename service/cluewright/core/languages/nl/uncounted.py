"""Everyday words that the dictionary lacks, because it was made from words with an inflection and these have none,
and words that it knows as forms of others only."""

from .words import words

UNCOUNTED = words(
    """aardrijkskunde advent afgunst afkeer afschuw aids aikido algebra allah alzheimer ammoniak anders armoede asfalt
    astrologie atletiek bacon basalt bbq beton bewondering blijdschap blues bluetooth boeddhisme bombarie bouwkunde
    bridge brie bulgur buskruit butaan cacao camembert cement chaos chapeau chemie cholera chroom cocaïne couscous covid
    cricket dauw dementie diabetes dierkunde dille dynamiet eenzaamheid eerbied eergisteren eerlijkheid eetlust
    elektronica emoji epilepsie ernst esperanto ethanol ethiek feminisme feta folklore geblaf gebral gebrom gedruis
    geestelijkheid gefluister gehinnik gehuil gejank gejuich geklap gekraai gekras gekrijs gekwaak gelach geloei
    gemiauw geneeskunde genetica genot gepiep gerinkel geschreeuw geschrei gesnurk getik gevogelte gezoem gin gips
    giraf gries grind gymnastiek haarlak hagelslag halal halloween hanze hardrock hardware hasj havermout hebzucht
    heden heelkunde hennep heroïne herrie hindoeïsme hiphop hitte hoogmoed hooi informatica insuline islam jazz
    jezus jodendom jodium judo jute kaneel kapitalisme karaoke karate kardemom karma karnemelk katholicisme kaviaar
    wasgoed magie noodlot wraak tofoe cornflakes blender noorderlicht influenza ijshockey selderie cheetah
    kerrie kerst kervel kleding klei kobalt komijn komst koriander kosmos kou kreupelhout kroost kubisme kurkuma
    latex lef lepra logica luiheid macaroni magnetisme mais malaria marihuana mechanica mededogen mensdom mensheid
    metal methaan middeleeuwen mirre modder monopoly mozzarella munitie natuurkunde nicotine lupus ninja nirwana noord
    nostalgie nougat ongedierte ontzag oost opium oregano origami oudheidkunde overmorgen ozon pech pek petrol
    plankton plantkunde pluimvee pluto plutonium polio prehistorie propaan proza puma racisme radium ramadan
    ravioli reggae renaissance respect robotica rock rodehond roet rogge rugby rum rumoer saffraan salie satan
    satijn scheikunde sciencefiction scrabble segway seitan sisal slagroom slib slijk smog snoepgoed snot soda
    oudjaar softbal software spaghetti speeksel squash sterrenkunde stoom stopverf straks stucwerk sudoku suikerziekte
    surrealisme suède taekwondo tafeltennis techno tempé tetanus tijm tin toerisme tofu toorn tuberculose tweed
    tyfus tyrannosaurus uranium vagevuur vanille vee verraad vlas vlog volleybal vuilnis wanhoop weelde weemoed
    west wierook wiet wifi wiskunde witlof yoga zeus zwaartekracht
    boe bè mè mèh miauw woef waf knor kukeleku oink tjilp iaa koekoek tok kwek hatsjoe hatsjie au oei bah jakkes pang
    boem bam pats plons plof poef tring tuut toettoet vroem wroem tiktak ratatata ssst joepie hoera hihi haha"""
)
"""Substances, sports, sciences, feelings and the like, and adverbs: words without a plural."""

REFILED = words(
    """bad bak barst beet dorst duivel
    geel geweten haan hen kies kiezer kom leder lever lootje makker meer mis mist moes noot port reus
    rijst schaar schoot sla steeg stelt streek toetje vat was wees rots
    zonde"""
)
"""Words of their own that the dictionary files under another: dorst (thirst) under dor, meer (lake) under veel."""
