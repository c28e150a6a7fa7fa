"""What is remembered of words from one question to the next, and what must not be.

An answer that comes sooner than usual tells that somebody has asked the same before. So a judgement that rests on
secrets remembers for itself alone: it neither finds nor leaves anything where others can feel it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Result = TypeVar("Result")
_own: ContextVar[dict[Any, Any] | None] = ContextVar("own", default=None)


@contextmanager
def apart() -> Iterator[None]:
    """What is asked in here is remembered until its end, and by nobody else."""
    token = _own.set({})
    try:
        yield
    finally:
        _own.reset(token)


def remembered(maxsize: int) -> Callable[[Callable[Asked, Result]], Callable[Asked, Result]]:
    """As `functools.lru_cache`, for what is asked about words and takes long enough to be felt; `apart` holds."""

    def decorate(function: Callable[Asked, Result]) -> Callable[Asked, Result]:
        shared: Callable[..., Result] = lru_cache(maxsize=maxsize)(function)
        its_own = _own.get

        @wraps(function)
        def ask(*asked: Asked.args, **named: Asked.kwargs) -> Result:
            own = its_own()
            if own is None:
                return shared(*asked, **named)
            question = (function, asked, *named.items())
            if question not in own:
                own[question] = function(*asked, **named)
            result: Result = own[question]
            return result

        return ask

    return decorate
