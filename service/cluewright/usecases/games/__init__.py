"""Games that are being played: who sits where, what they may do and see, and what is kept of it."""
