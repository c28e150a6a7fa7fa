"""First names by which English speakers know each other: those of friends, and those that tales tell of as well."""

from cluewright.core.languages.patterns import one_of

# Friends'. Those of saints, stars and heroes (Adam, Harry, Jack) are missing on purpose.
_FRIENDS = (
    "aaron alan alex alison amanda amy andrea andy angela anna anne annie barry becky ben beth bill bob brian "
    "carol caroline charlotte chloe chris christine claire craig dan daniel dave deborah debbie derek diane "
    "doug ed ellie emily emma eric fiona fred gareth gary gemma geoff george graham greg hannah heather helen "
    "holly ian jackie jake jamie jan jane janet jason jen jenny jess jessica jim joanna joe john jon josh "
    "judy julia julie karen kate katie keith kelly ken kerry kevin kim laura lauren leah lee liam linda lisa "
    "liz louise lucy luke maggie mandy mark martin matt megan mel melissa michelle mike molly nancy natalie "
    "neil nick nicola nicole nigel nina olivia paul pauline pete phil rachel rebecca rich rob robert roger "
    "ron rosie ruth ryan sally samantha sandra sara sarah scott sean sharon simon sophie steph stephanie "
    "steve stuart sue susan suzanne tanya tara ted terry tim tina tom tony tracy trevor vanessa vicky "
    "victoria wendy will zoe "
)
# More of them; no star's or hero's alone.
_MORE = (
    "abby abi aidan ailsa aisha alfie alice alistair amelia amir andrew angus anita antonia archie arjun ash ashley "
    "astrid audrey ava bea beatrice becca belinda bella ben bernard bernie bert bethany bev beverley blake brad "
    "bradley brenda brett bridget bruce bryan caitlin callum cameron carl carla carly carmen caz cath catherine "
    "cathy cecilia chantal charlie cheryl christina christopher ciara clara clive colin connor corinne courtney "
    "cynthia damian damien danielle danny daphne darren davina dawn dean debs declan denise dennis des dick dom "
    "dominic donna doreen dorothy dougie dylan eddie edith edward eileen elaine eleanor elena eliza elliot elsie "
    "emmanuel enid erica erin ethan eugene eva evan evie ewan faye felicity felix ferdinand finn florence fran "
    "frances francesca francis frank frankie freda freya gail gavin georgia georgina gerald gerry gill gillian gina "
    "ginny glen glenn gloria gordon grace grant greta gwen hal hamish hank harriet harvey hattie hazel hilary "
    "howard hugh hugo ida imogen ines ingrid irene iris isaac isabel isabelle isobel ivan ivy jackson jacob jacqui "
    "jade jamal james jamila janet janice jared jasmine jay jean jeff jeffrey jemma jenna jenny jeremy jeremiah "
    "jerry jill jo joan joanne joel joely joey jonathan jordan jos joseph josie joyce judith jules julian juliet "
    "june justin kaitlyn kara kareem kat katherine kathleen kathy katrina kay kayla keira kelvin ken kenny kev "
    "kieran kirsten kirsty kris kristen kyle lara larry lars laurence laurie lena leo leon leonard leonie leslie "
    "lesley lewis lexi lily lindsay lorna lorraine lottie lou louis lucas luca lydia lynn lynne mabel maddie "
    "madison maeve malcolm mandy marcel marcia marcus margaret margot maria marian marianne marie marina marion "
    "marjorie martha marvin matthew maureen max maya meera mehmet mia michael mick mikey mildred millie milo "
    "miranda miriam mo mohammed moira mona monica morag morgan muriel myra nadia naomi nat natasha nate nathan ned "
    "nell nicholas nicky nige noel noor nora norma norman nuala ollie oliver omar owen padma pam pamela pat "
    "patricia patrick patsy patty paula peggy penelope penny percy perry petra philip phoebe pip polly poppy priya "
    "rafael raj rajesh ralph raoul ravi ray reg reggie rhian rhys richard rita roberta robbie rod rodney roland "
    "ronnie rory rosa rosalind rose rosemary ross roy rupert russell sabrina sadie saeed sally-ann sam sanjay sasha "
    "saskia seamus selina shane shaun sheila shelley shirley shona sian sid silvia simone siobhan sofia sonia sonya "
    "sophia stacey stan stella stephen stew stewart sunil suzie suki sven sylvia tabitha tamara tamsin tariq tash "
    "ted terri tess tessa thea theo theresa tia tilly timmy tobias toby todd tommy toni tracey travis trish trudy "
    "una ursula val valerie vera vernon veronica vic vicki vince vincent viv vivian wanda warren wayne wes winnie "
    "winston xavier yasmin yolanda yusuf yvette yvonne zach zack zara zoe "
)
# Such as are told of in books that all know, or are words as well.
_TOLD_OF = (
    "adam alice ash bill charlie daniel dawn dean dick don dorothy emma faith felix frank george grace grant hank "
    "hazel heather hope iris isaac ivy jack jacob james jane jay jean jerry jill john joseph juliet june ken larry "
    "leo lily luke maria mark martha martin matthew max may miranda mo moses naomi noel olive oliver ophelia pat "
    "paul penny peter pip polly poppy ray rhys rich rob rose ruth sarah simon stan sue tom violet will winnie "
)
_ALL = frozenset((_FRIENDS + _MORE).split())

FRIEND = one_of(_FRIENDS.split())
"""Friends', as a pattern."""

NAME = rf"{one_of(sorted(_ALL))}(?![\w-])"
"""Any of them, as a pattern."""

THEM = rf"{one_of(sorted(_ALL.difference(_TOLD_OF.split())))}(?![\w-])"
"""Those of whom no tale is told."""
