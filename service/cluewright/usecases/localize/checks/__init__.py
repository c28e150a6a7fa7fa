"""One lint check a file: `CHECK = Check(id, level, run)`."""
