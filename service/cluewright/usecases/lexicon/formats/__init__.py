"""The formats of dictionaries: one file each, with a `READER`."""
