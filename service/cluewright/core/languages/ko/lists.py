"""How Korean says several clues one after another, without any sign between them."""

from cluewright.core.languages.patterns import Phrases

LIST_TALK = Phrases(
    r"하나는 .+ (?:또 ?하나는|다른 ?하나는|나머지 ?하나는|나머지는|둘은) ",
    r"한쪽은 .+ (?:다른|또 다른|반대) ?한?쪽은 ",
    r"(?:힌트|단서) ?(?:하나|일|1)[은는:,]? .+ (?:힌트|단서) ?(?:둘|이|2)[은는:,]? ",
    r"첫 ?(?:번째)? ?(?:힌트|단서)[은는:,]? .+ (?:두|둘째) ?(?:번째)? ?(?:힌트|단서)",
    r"\S+ (?:그게 아니면|그것도 아니면|아니면 차라리) \S",
)
