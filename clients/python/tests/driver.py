"""Does what the contract suite says, line by line (clients/contract/README.md). Its argument is sync or async."""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import json
import keyword
import re
import sys
from decimal import Decimal
from typing import Any

import countinghouse as library

IS_ASYNC = sys.argv[1:] == ["async"]
FAMILIES = {
    library.AuthenticationError: "authentication",
    library.PermissionDeniedError: "permission",
    library.NotFoundError: "not_found",
    library.ConflictError: "conflict",
    library.ValidationError: "validation",
    library.RateLimitError: "rate_limit",
    library.ServerError: "server",
    library.APIConnectionError: "connection",
    library.WebhookSignatureError: "signature",
}


class Driver:
    client: Any = None
    reports: list[dict[str, Any]] = []

    async def client_(self, command: dict[str, Any]) -> None:
        names = ("base_url", "api_key", "retries", "headers", "app")
        settings = {name: command[name] for name in names if name in command}
        if "timeout_ms" in command:
            settings["timeout"] = float(command["timeout_ms"]) / 1000
        self.reports = []
        if command.get("hooks"):
            settings["on_request"] = lambda report: self.reports.append(sent(report))
            settings["on_response"] = lambda report: self.reports.append(ended(report))
        kind = library.AsyncCountinghouse if IS_ASYNC else library.Countinghouse
        await self.close()
        self.client = kind(**settings)

    async def close(self) -> None:
        if self.client is not None:
            await settled(self.client.close())

    async def call(self, command: dict[str, Any]) -> Any:
        if command.get("with_response"):
            return answered(await settled(self.client.with_response(lambda client: one(called(client, command)))))
        return plain(await settled(one(called(self.client, command))))

    async def all(self, command: dict[str, Any]) -> Any:
        items = await items_of(called(self.client, command), command.get("take"))
        return [item.__dict__ if isinstance(item, library.ServerSentEvent) else item for item in items]

    async def follow(self, command: dict[str, Any]) -> Any:
        resource = command["operation"].split(".")[0]
        return await self.all({**command, "operation": f"{resource}.follow"})

    async def array(self, command: dict[str, Any]) -> Any:
        return await settled(called(self.client, command).to_list(command["limit"]))

    async def stream(self, command: dict[str, Any]) -> Any:
        manager = called(self.client, command, "_stream")
        if IS_ASYNC:
            async with manager as file:
                return {"file_name": file.file_name, "media_type": file.media_type, **wire(await file.read())}
        with manager as file:
            return {"file_name": file.file_name, "media_type": file.media_type, **wire(file.read())}

    async def request(self, command: dict[str, Any]) -> Any:
        given = {name: typed(command[name]) for name in ("query", "body") if name in command}
        options = options_of(command)
        raw = self.client.request(command["method"], command["path"], **given, **options)
        return answered(await settled(raw))

    async def sse(self, command: dict[str, Any]) -> Any:
        return [event.__dict__ for event in await items_of(self.client.stream(command["path"]), command.get("take"))]

    async def hooks(self, command: dict[str, Any]) -> Any:
        reports, self.reports = self.reports, []
        return reports

    async def token(self, command: dict[str, Any]) -> Any:
        return self.client.consistency_token

    async def read_after(self, command: dict[str, Any]) -> None:
        self.client.read_after(command["token"])

    async def verify(self, command: dict[str, Any]) -> Any:
        tolerance = {"tolerance": command["tolerance_seconds"]} if "tolerance_seconds" in command else {}
        body = command["body"]
        content = base64.b64decode(body["$bytes"]) if isinstance(body, dict) else body
        event = library.verify_webhook(content, command["headers"], command["secrets"], **tolerance)
        kind = type(event.object)
        about = None if kind in (library.Record, type(None)) else re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
        return {**wire(event), "$about": about, "$object": wire(event.object)}

    async def sign(self, command: dict[str, Any]) -> Any:
        at = dt.datetime.fromtimestamp(command["timestamp"], dt.timezone.utc)
        return library.sign_webhook(command["body"], command["secret"], id=command["id"], timestamp=at)

    async def answer_to(self, command: dict[str, Any]) -> Any:
        name = {"client": "client_"}.get(command["do"], command["do"])
        try:
            return {"ok": wire(await getattr(self, name)(command))}
        except (ValueError, TypeError) as error:
            return {"error": {"family": "usage", "message": str(error)}}
        except library.CountinghouseError as error:
            told = {"code": error.code, "status": error.status, "message": str(error), "request_id": error.request_id}
            faults = {"errors": wire(error.errors)} if isinstance(error, library.ValidationError) else {}
            more = {"problem": wire(error.problem), "retry_after_seconds": error.retry_after}
            return {"error": {"family": FAMILIES[type(error)], **told, **more, **faults}}


def called(client: Any, command: dict[str, Any], ending: str = "") -> Any:
    resource, method = command["operation"].split(".")
    fields = typed({**command.get("query", {}), **command.get("body", {})})
    # A method whose name is a keyword of Python has the suffix that fields have, too.
    name = f"{method}_" if keyword.iskeyword(method + ending) else method + ending
    bound = getattr(getattr(client, resource), name)
    return bound(*command.get("path", []), **fields, **options_of(command))


def options_of(command: dict[str, Any]) -> dict[str, Any]:
    options = command.get("options") or {}
    if "timeout_ms" in options:
        options["timeout"] = float(options.pop("timeout_ms")) / 1000
    return {"options": options} if options else {}


def typed(value: Any) -> Any:
    """`{"$float": "NaN"}` and `{"$decimal": "0.1"}` as numbers."""
    if isinstance(value, list):
        return [typed(entry) for entry in value]
    if not isinstance(value, dict):
        return value
    if "$float" in value:
        return float(value["$float"])
    return Decimal(value["$decimal"]) if "$decimal" in value else {name: typed(inner) for name, inner in value.items()}


def one(answer: Any) -> Any:
    return answer.page() if isinstance(answer, (library.Pages, library.AsyncPages)) else answer


def plain(answer: Any) -> Any:
    return answer.__dict__ if isinstance(answer, library.Page) else answer


def answered(answer: Any) -> Any:
    headers = dict(answer.headers)
    data = wire(plain(answer.data))
    return {"data": data, "status": answer.status, "headers": headers, "request_id": answer.request_id}


def sent(report: Any) -> dict[str, Any]:
    headers = {name.lower(): value for name, value in report.headers.items()}
    fields = {"method": report.method, "url": report.url, "attempt": report.attempt}
    return {"at": "request", **fields, "headers": headers, "timeout_ms": int(report.timeout * 1000)}


def ended(report: Any) -> dict[str, Any]:
    fields = {"method": report.method, "url": report.url, "attempt": report.attempt, "status": report.status}
    error = report.error.code if report.error else None
    return {"at": "response", **fields, "request_id": report.request_id, "error": error}


async def items_of(source: Any, take: Any) -> list[Any]:
    items: list[Any] = []
    if IS_ASYNC:
        async for item in source:
            items.append(item)
            if len(items) == take:
                break
        return items
    for item in source:
        items.append(item)
        if len(items) == take:
            break
    return items


async def settled(answer: Any) -> Any:
    return await answer if asyncio.iscoroutine(answer) else answer


def wire(value: Any) -> Any:
    if isinstance(value, library.Record):
        return {name: wire(getattr(value, name)) for name in value.to_dict()}
    if isinstance(value, dict):
        return {name: wire(member) for name, member in value.items()}
    if isinstance(value, list):
        return [wire(entry) for entry in value]
    if isinstance(value, Decimal):
        return {"$decimal": format(value, "f")}
    if isinstance(value, bytes):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, dt.datetime):
        return value.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    if isinstance(value, dt.date):
        return value.isoformat()
    return value


async def main() -> None:
    driver = Driver()
    for line in sys.stdin:
        answer = await driver.answer_to(json.loads(line, parse_float=Decimal))
        print(json.dumps(answer), flush=True)
    await driver.close()


asyncio.run(main())
