"""Memory, step by step, in a process of its own: prints KiB after each step as JSON."""

import gc
import json

from .processes import resident_kib


def steps() -> dict[str, float]:
    """KiB resident after loading the framework, the code, the content, the application and the analysers."""
    found = {"nothing": resident_kib()}

    def note(name: str, *held: object) -> None:
        gc.collect()
        found[name] = resident_kib()

    import fastapi
    import uvicorn

    note("framework", fastapi, uvicorn)
    from cluewright.api.app import create_app
    from cluewright.api.settings import Settings
    from cluewright.bootstrap import Services, open_games
    from cluewright.content.library import Library

    from .bare_asgi import warm

    note("code")
    library = Library.load()
    note("content")
    services = Services(Settings(), library, open_games(Settings(), library))
    app = create_app(services)
    note("application", app)
    warm()
    note("analysers", app)
    return found


if __name__ == "__main__":
    print(json.dumps(steps()))
