"""Rules, keywords and a referee for word-code games."""

__version__ = "0.1.0"
