"""Where the data folders are: inside an installed wheel, else at the root of a checkout."""

from importlib.resources import files
from pathlib import Path


def data_folder(name: str) -> Path:
    """The folder `locales` or `wordpacks`: packaged data if installed from a wheel, else the checkout's own."""
    packaged = Path(str(files("cluewright"))) / "_data" / name
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / name
