"""What will multiply is a folder that is scanned, not a list that is edited."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


def module_names(package: ModuleType) -> tuple[str, ...]:
    """The names of a package's modules and sub-packages, sorted; nothing is imported."""
    return tuple(sorted(info.name for info in iter_modules(package.__path__)))


def plugins(package: ModuleType, attribute: str) -> Iterator[Any]:
    """`module.<attribute>` of each module in the package, sorted by module name. A module without it is an error."""
    for name in module_names(package):
        yield getattr(import_module(f"{package.__name__}.{name}"), attribute)
