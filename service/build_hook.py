"""Build hook of the wheel: content is compiled once here instead of parsed at every start."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileContent(BuildHookInterface[Any]):
    """Puts the parsed content of `locales`, `wordpacks` and the rulebooks into the wheel as one JSON file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "service"))
        from cluewright.content.compiled import compile_content

        target = Path(tempfile.mkdtemp()) / "compiled.json"
        compile_content(target)
        build_data["force_include"][str(target)] = "cluewright/_data/compiled.json"
