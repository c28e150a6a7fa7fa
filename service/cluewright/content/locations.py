"""Where the data folders are: inside an installed wheel, else at the root of a checkout."""

import re
from importlib.resources import files
from pathlib import Path

LANGUAGE_TAG = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
"""What a language's folder or file may be called: the name comes back in headers."""


def data_folder(name: str) -> Path:
    """The folder `locales` or `wordpacks`: packaged data if installed from a wheel, else the checkout's own."""
    packaged = Path(str(files("cluewright"))) / "_data" / name
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / name
