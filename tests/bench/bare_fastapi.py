"""The base of starting: nothing but FastAPI with one operation, on the same server with the same settings."""

import sys

import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Health(BaseModel):
    """The one answer."""

    status: str


@app.get("/healthz")
async def check_health() -> Health:
    return Health(status="ok")


def serve(application: object, port: int) -> None:
    """Run an application as `cluewright serve` runs the service."""
    uvicorn.run(
        application,  # type: ignore[arg-type]
        port=port,
        http="httptools",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        log_level="error",
    )


if __name__ == "__main__":
    serve(app, int(sys.argv[1]))
