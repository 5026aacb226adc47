"""Does what the contract suite says, line by line (clients/contract/README.md). Its argument is sync or async."""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import json
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

    async def client_(self, command: dict[str, Any]) -> None:
        settings = {name: command[name] for name in ("api_key", "retries", "headers") if name in command}
        if "timeout_ms" in command:
            settings["timeout"] = float(command["timeout_ms"]) / 1000
        kind = library.AsyncCountinghouse if IS_ASYNC else library.Countinghouse
        await self.close()
        self.client = kind(command["base_url"], **settings)

    async def close(self) -> None:
        if self.client is not None:
            await settled(self.client.close())

    async def call(self, command: dict[str, Any]) -> Any:
        answer = self.called(command)
        if isinstance(answer, (library.Pages, library.AsyncPages)):
            page = await settled(answer.page())
            return page.__dict__
        return await settled(answer)

    async def all(self, command: dict[str, Any]) -> Any:
        items: list[Any] = []
        take = command.get("take")
        if not IS_ASYNC:
            for item in self.called(command):
                items.append(item)
                if len(items) == take:
                    break
            return items
        async for item in self.called(command):
            items.append(item)
            if len(items) == take:
                break
        return items

    async def verify(self, command: dict[str, Any]) -> Any:
        tolerance = {"tolerance": command["tolerance_seconds"]} if "tolerance_seconds" in command else {}
        return library.verify_webhook(command["body"], command["headers"], command["secrets"], **tolerance)

    async def sign(self, command: dict[str, Any]) -> Any:
        at = dt.datetime.fromtimestamp(command["timestamp"], dt.timezone.utc)
        return library.sign_webhook(command["body"], command["secret"], id=command["id"], timestamp=at)

    def called(self, command: dict[str, Any]) -> Any:
        resource, method = command["operation"].split(".")
        options = command.get("options") or {}
        if "timeout_ms" in options:
            options["timeout"] = float(options.pop("timeout_ms")) / 1000
        fields = {**command.get("query", {}), **command.get("body", {})}
        bound = getattr(getattr(self.client, resource), method)
        return bound(*command.get("path", []), **fields, **({"options": options} if options else {}))

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
