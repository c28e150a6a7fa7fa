"""Counters for Prometheus: requests by route template, method and status, and their time. Nothing of a game: whoever
plays one could read there that the others were refused a clue, or asked the referee."""

from collections import Counter
from dataclasses import dataclass, field

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
IN_A_GAME = "/v1/games/{"


@dataclass(frozen=True, slots=True)
class Metrics:
    """Counts of this process since its start."""

    requests: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    seconds: Counter[str] = field(default_factory=Counter)

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """One answered request. `route` is a template, never a path as sent. Within a game only our failures count."""
        if route.startswith(IN_A_GAME) and status < 500:
            return
        self.requests[method, route, status] += 1
        self.seconds[route] += seconds  # type: ignore[assignment]

    def text(self) -> str:
        """The exposition format of Prometheus."""
        lines = ["# HELP cluewright_requests_total Requests answered.", "# TYPE cluewright_requests_total counter"]
        for (method, route, status), count in sorted(self.requests.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            lines.append(f"cluewright_requests_total{{{labels}}} {count}")
        lines += [
            "# HELP cluewright_request_seconds_total Time spent on requests.",
            "# TYPE cluewright_request_seconds_total counter",
        ]
        lines += [
            f'cluewright_request_seconds_total{{route="{route}"}} {seconds:.6f}'
            for route, seconds in sorted(self.seconds.items())
        ]
        return "\n".join(lines) + "\n"
