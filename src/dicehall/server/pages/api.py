"""The API page: the OpenAPI document in readable form, followed by the live messages."""

from __future__ import annotations

from html import escape
from typing import Any

from dicehall.server.pages.frame import page

METHODS = ("get", "post", "put", "patch", "delete")
"""In the order in which they are listed."""


def api_page(document: dict[str, Any], live: dict[str, Any], prefix: str) -> str:
    """Return the page."""
    parts = [
        f"<h1>{escape(document['info']['title'])}</h1>",
        _paragraphs(document["info"].get("description", "")),
        f'<p><a href="{escape(prefix)}/api/openapi.json">openapi.json</a> · '
        f'<a href="{escape(prefix)}/api/schema">JSON Schema of the live messages</a></p>',
        "<h2>Requests</h2>",
    ]
    for path, item in document["paths"].items():
        parts += [_operation(path, method, item[method]) for method in METHODS if method in item]
    parts.append("<h2>Live messages</h2>")
    definitions = live["$defs"]
    rest = {**definitions, **document.get("components", {}).get("schemas", {})}
    for direction, heading in (
        ("from_client", "From the client"),
        ("from_server", "From the server"),
    ):
        parts.append(f"<h3>{heading}</h3>")
        names = _union(rest.pop(direction))
        parts += [_model(rest.pop(name), name) for name in names]
    parts.append("<h2>What these hold</h2>")
    parts += [_model(rest[name], name) for name in sorted(rest)]
    return page(document["info"]["title"], "en", "\n".join(parts), prefix)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = [
        (f"{given['name']} ({given['in']})", _kind(given["schema"]), given.get("description", ""))
        for given in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        rows.append(("body", _kind(body["schema"]), ""))
    for status, schema_of in operation.get("responses", {}).items():
        content = schema_of.get("content", {}).get("application/json", {})
        kind = _kind(content["schema"]) if content.get("schema") else ""
        rows.append((status, kind, schema_of.get("description", "")))
    return (
        f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>\n'
        f"{_paragraphs(operation.get('description') or operation.get('summary', ''))}\n{_table(rows)}"
    )


def _model(schema: dict[str, Any], name: str) -> str:
    required = schema.get("required", [])
    rows = [
        (
            field if field in required else f"{field}?",
            _kind(schema_of),
            schema_of.get("description", ""),
        )
        for field, schema_of in schema.get("properties", {}).items()
    ]
    return (
        f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>\n'
        f"{_paragraphs(schema.get('description', ''))}\n{_table(rows)}"
    )


def _union(schema: dict[str, Any]) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in schema.get("oneOf", [])]


def _kind(schema: dict[str, Any]) -> str:
    """Return the type of a value as HTML."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(one))}</code>" for one in schema["enum"])
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    bounds = [
        f"{word} {schema[key]}"
        for key, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("minLength", "at least"),
            ("maxLength", "at most"),
        )
        if key in schema
    ]
    unit = " characters" if "maxLength" in schema or "minLength" in schema else ""
    return escape(f"{kind}, {' '.join(bounds)}{unit}" if bounds else kind)


def _table(rows: list[tuple[str, str, str]]) -> str:
    """Return a table; the middle column is already HTML."""
    if not rows:
        return ""
    lines = [
        f"<tr><td><code>{escape(name)}</code></td><td>{kind}</td><td>{escape(said)}</td></tr>"
        for name, kind, said in rows
    ]
    return f"<table>\n{chr(10).join(lines)}\n</table>"


def _paragraphs(text: str) -> str:
    return "\n".join(f"<p>{escape(part)}</p>" for part in text.strip().split("\n\n") if part)
