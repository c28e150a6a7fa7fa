"""The HTML pages of the service itself: the documentation and one page for each problem. No script, no other host."""

import base64
import hashlib
import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from cluewright.content.catalogs import Catalogs

from .problems import STATUSES

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
code,pre{font:14px/1.4 ui-monospace,monospace;background:#f3f3f6;border-radius:4px}code{padding:0 .25em}
pre{padding:.75rem;overflow-x:auto}h2{margin-top:2.5rem}
details{border:1px solid #d8d8e0;border-radius:6px;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer}
.method{display:inline-block;min-width:4.5em;font-weight:700}table{border-collapse:collapse}
td,th{text-align:left;padding:.15rem .75rem .15rem 0;vertical-align:top;font-weight:400}
td,code,p{overflow-wrap:anywhere}th code{overflow-wrap:normal}
@media(max-width:40rem){td,th{display:block}td{padding-inline-start:1rem}}
@media(prefers-color-scheme:dark){body{background:#17171b;color:#e8e8ee}code,pre{background:#26262c}
a{color:#9ab8ff}}"""


def page_headers(style: str) -> Mapping[str, str]:
    """The headers of a page whose one `<style>` has this text: it may apply that, and nothing else at all."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return {
        "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    }


PAGE_HEADERS = page_headers(STYLE)
HTML = "text/html; charset=utf-8"


def page(title: str, body: str, language: str) -> bytes:
    """A whole document. `title` and `language` are escaped here, `body` is HTML."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<main>\n{body}\n</main>\n</html>\n"
    ).encode()


def problem_page(code: str, catalogs: Catalogs, language: str) -> bytes:
    """What a problem code means and what to do about it, in the reader's language."""
    title = catalogs.text(f"problem.{code}.title", language)
    detail = catalogs.text(f"problem.{code}.detail", language)
    body = f"<h1>{escape(title)}</h1>\n<p>{escape(detail)}</p>\n<p><code>{code}</code> · HTTP {STATUSES[code]}</p>"
    return page(title, body, language)


def documentation_page(document: Mapping[str, Any]) -> bytes:
    """Every operation of the OpenAPI document, to be read in a browser without a script."""
    info = document["info"]
    body = [
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{_prose(info['description'])}</p>",
        '<p>The whole contract for programs: <a href="/openapi.json">openapi.json</a>.</p>',
    ]
    for tag, entries in _by_tag(document).items():
        body.append(f"<h2>{escape(tag)}</h2>")
        body += [_operation(method, path, operation, document) for method, path, operation in entries]
    body.append("<h2>problems</h2>\n<table>")
    body += [_row(f'<a href="/problems/{code}">{code}</a>', str(status)) for code, status in STATUSES.items()]
    body.append("</table>")
    return page(info["title"], "\n".join(body), "en")


Entry = tuple[str, str, Mapping[str, Any]]


def _by_tag(document: Mapping[str, Any]) -> dict[str, list[Entry]]:
    groups: dict[str, list[Entry]] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            groups.setdefault(operation.get("tags", ["service"])[0], []).append((method, path, operation))
    return groups


def _operation(method: str, path: str, operation: Mapping[str, Any], document: Mapping[str, Any]) -> str:
    return "\n".join(
        (
            f'<details><summary><span class="method">{method.upper()}</span> <code>{escape(path)}</code> '
            f"{escape(operation.get('summary', ''))}</summary>",
            f"<p>{_prose(operation.get('description', ''))}</p>",
            *_parameters(operation, document),
            *_body(operation, document),
            "<table>",
            *(_row(status, _prose(answer["description"])) for status, answer in operation["responses"].items()),
            "</table></details>",
        )
    )


def _parameters(operation: Mapping[str, Any], document: Mapping[str, Any]) -> Iterable[str]:
    yield "<table>"
    for parameter in operation.get("parameters", ()):
        found = _resolve(parameter, document)
        yield _row(f"<code>{escape(found['name'])}</code>", found["in"], _prose(found.get("description", "")))
    yield "</table>"


def _body(operation: Mapping[str, Any], document: Mapping[str, Any]) -> Iterable[str]:
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return
    schema = _resolve(content["schema"], document)
    yield f"<p>{_prose(schema.get('description', ''))}</p><table>"
    for name, member in schema.get("properties", {}).items():
        note = "required" if name in schema.get("required", ()) else f"default {escape(str(member.get('default')))}"
        yield _row(f"<code>{escape(name)}</code>", note, _prose(member.get("description", "")))
    yield "</table>"


def _row(heading: str, *cells: str) -> str:
    """A line of a table, of HTML: what it is about, and what is said of it."""
    return f'<tr><th scope="row">{heading}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _prose(text: str) -> str:
    """The contract's text as HTML: only its `code` is marked."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def _resolve(value: Mapping[str, Any], document: Mapping[str, Any]) -> Mapping[str, Any]:
    if "$ref" not in value:
        return value
    target: Any = document
    for step in value["$ref"].removeprefix("#/").split("/"):
        target = target[step]
    found: Mapping[str, Any] = target
    return found
