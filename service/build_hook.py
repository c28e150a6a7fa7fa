"""Build hook of the wheel: content is compiled once here instead of parsed at every start."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileContent(BuildHookInterface[Any]):
    """Puts into the wheel what a start would otherwise spend seconds on: the parsed content of `locales`, `wordpacks`
    and the rulebooks as JSON, what the referee looks up (headwords, inflections, the
    shapes of all translations), and the code of its patterns for the Python that builds it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "service"))
        from cluewright.content import compiled

        folder = Path(tempfile.mkdtemp())
        compiled.main(folder)
        for file in folder.iterdir():
            build_data["force_include"][str(file)] = f"cluewright/_data/{file.name}"
