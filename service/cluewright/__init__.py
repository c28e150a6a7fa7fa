"""Rules, keywords and a referee for word-code games."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cluewright.usecases.referee import check_clues

__all__ = ["__version__", "check_clues"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """The public functions, loaded at first use: `import cluewright` alone costs nothing."""
    if name == "check_clues":
        from cluewright.usecases.referee import check_clues

        return check_clues
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
