"""How well the referee rules, in figures: on labelled cases, on word lists, on generated tricks, and how fast."""
