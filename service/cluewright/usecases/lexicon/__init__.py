"""Dictionaries made into one lexicon: one reader for each format, all of them streaming."""
