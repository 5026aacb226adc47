"""What the contract suite cannot say: what is Python's own. Run with `python -m unittest`."""

from __future__ import annotations

import copy
import datetime as dt
import json
import pickle
import unittest
import unittest.mock
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from typing import Any, Callable

import httpx

import countinghouse as library
from countinghouse import types


def client_of(handler: Callable[[httpx.Request], httpx.Response], **settings: Any) -> library.Countinghouse:
    http = httpx.Client(transport=httpx.MockTransport(handler), follow_redirects=True)
    return library.Countinghouse("http://books.test", api_key="ch_live_secret", http_client=http, **settings)


def answering(body: Any, status: int = 200) -> library.Countinghouse:
    return client_of(lambda request: httpx.Response(status, json=body))


class Arguments(unittest.TestCase):
    def test_an_option_that_does_not_exist_is_refused(self) -> None:
        with self.assertRaisesRegex(TypeError, "timout"):
            answering({}).customers.get("cus_1", options={"timout": 1})  # type: ignore[arg-type]

    def test_an_identifier_is_a_text(self) -> None:
        with self.assertRaisesRegex(TypeError, "identifier"):
            answering({}).customers.get(None)  # type: ignore[arg-type]

    def test_a_day_is_no_datetime(self) -> None:
        now = dt.datetime.now(dt.timezone.utc)
        with self.assertRaisesRegex(TypeError, "due_date"):
            answering({}).invoices.list(due_date={"gte": now}).page()
        with self.assertRaisesRegex(TypeError, "due_date"):
            answering({}).invoices.create(customer_id="cus_1", items=[], tax_rate=19, due_date=now)

    def test_a_time_needs_a_zone(self) -> None:
        with self.assertRaisesRegex(TypeError, "created_at"):
            answering({}).customers.list(created_at={"gte": dt.datetime(2026, 1, 1)}).page()

    def test_what_json_has_not_is_refused_by_its_place(self) -> None:
        with self.assertRaisesRegex(TypeError, "#/metadata/a"):
            answering({}).customers.create(name="A", metadata={"a": object()})  # type: ignore[dict-item]
        with self.assertRaisesRegex(TypeError, "#/items/0/price"):
            items: Any = [{"price": 1.5}]
            answering({}).invoices.create(customer_id="a", items=items, tax_rate=1)

    def test_the_client_needs_an_address(self) -> None:
        with self.assertRaisesRegex(ValueError, "COUNTINGHOUSE_BASE_URL"):
            with unittest.mock.patch.dict("os.environ", clear=True):
                library.Countinghouse()

    def test_the_key_is_not_shown(self) -> None:
        client = answering({})
        self.assertNotIn("ch_live_secret", repr(vars(client._transport)) + repr(client._transport.settings))


class Records(unittest.TestCase):
    sent = {"id": "inv_1", "total": Decimal("1.10"), "items": [{"price": Decimal("1.5")}], "new": {"a": [1]}}

    def test_a_record_is_a_mapping_of_what_was_sent(self) -> None:
        invoice = types.Invoice(self.sent)
        self.assertEqual(dict(invoice), self.sent)
        self.assertEqual(list(invoice), ["id", "total", "items", "new"])
        self.assertEqual(len(invoice), 4)

    def test_a_copy_can_be_changed_and_the_record_cannot(self) -> None:
        invoice = types.Invoice(self.sent)
        invoice.to_dict()["items"].append(1)
        invoice["items"].append(1)
        dict(invoice)["new"]["a"].append(1)
        invoice.items.append(invoice.items[0])
        getattr(invoice, "new")["a"].append(1)
        self.assertEqual((len(invoice.items), invoice["new"]), (1, {"a": [1]}))
        self.assertEqual(getattr(invoice, "new"), {"a": [1]})
        self.assertIs(invoice.items[0], invoice.items[0])
        with self.assertRaises(AttributeError):
            invoice.total = Decimal(2)

    def test_it_survives_pickling_and_copying(self) -> None:
        invoice = types.Invoice(self.sent)
        self.assertEqual(pickle.loads(pickle.dumps(invoice)), invoice)
        self.assertEqual(copy.deepcopy(invoice).total, Decimal("1.10"))
        self.assertEqual(hash(types.Invoice({**self.sent})), hash(invoice))

    def test_it_is_written_as_exact_json(self) -> None:
        text = types.Invoice(self.sent).to_json()
        self.assertIn('"total": 1.10', text)
        self.assertEqual(json.loads(text)["new"], {"a": [1]})

    def test_a_field_that_nobody_knows_is_an_error(self) -> None:
        with self.assertRaises(AttributeError):
            getattr(types.Invoice(self.sent), "totl")
        self.assertIsNone(types.Invoice({}).total)

    def test_a_value_of_another_type_is_given_as_it_was_sent(self) -> None:
        self.assertEqual(types.Invoice({"due_date": "someday"}).due_date, "someday")


class Errors(unittest.TestCase):
    def test_an_error_survives_pickling(self) -> None:
        problem = {"code": "validation_failed", "detail": "No.", "errors": [{"pointer": "#/a", "detail": "Bad."}]}
        with self.assertRaises(library.ValidationError) as caught:
            answering(problem, 422).customers.get("cus_1")
        error = pickle.loads(pickle.dumps(caught.exception))
        self.assertIs(type(error), library.ValidationError)
        self.assertEqual((error.code, error.status, str(error)), ("validation_failed", 422, "No. (#/a: Bad.)"))
        self.assertEqual(error.errors[0].pointer, "#/a")


class Clients(unittest.TestCase):
    def test_a_timeout_is_a_number_and_may_be_endless(self) -> None:
        none: Any = None
        with self.assertRaisesRegex(TypeError, "timeout"):
            answering({}).customers.get("cus_1", options={"timeout": none})
        for endless in (float("inf"), 1e12):
            client = library.Countinghouse("http://127.0.0.1:9", timeout=endless, retries=0)
            with self.assertRaises(library.APIConnectionError):
                client.customers.get("cus_1")

    def test_an_answer_that_is_nested_too_deeply_is_unreadable(self) -> None:
        deep = b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
        client = client_of(lambda request: httpx.Response(200, content=deep))
        with self.assertRaises(library.APIConnectionError) as caught:
            client.customers.get("cus_1")
        self.assertEqual(caught.exception.code, "unreadable_answer")

    def test_a_client_of_ones_own_does_not_follow_redirections(self) -> None:
        client = client_of(lambda request: httpx.Response(302, headers={"Location": "http://evil.test"}))
        with self.assertRaises(library.APIConnectionError) as caught:
            client.customers.get("cus_1")
        self.assertEqual(caught.exception.code, "redirected")

    def test_threads_that_share_a_client_keep_the_newest_token(self) -> None:
        def changed(request: httpx.Request) -> httpx.Response:
            number = int(request.headers["X-Number"])
            return httpx.Response(200, json={"id": "cus_1"}, headers={"Consistency-Token": f"{number:016x}.mac"})

        client = client_of(changed)
        numbers = [str(number * 7 % 200) for number in range(200)]
        with ThreadPoolExecutor(8) as threads:
            calls = [
                threads.submit(client.customers.get, "cus_1", options={"headers": {"X-Number": number}})
                for number in numbers
            ]
            self.assertEqual({call.result().id for call in calls}, {"cus_1"})
        self.assertEqual(client.consistency_token, f"{199:016x}.mac")

    def test_a_webhook_of_a_strange_time_is_refused(self) -> None:
        secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
        headers = library.sign_webhook("{}", secret)
        for strange in ("9" * 5000, "-1", "１", "1.5"):
            with self.assertRaises(library.WebhookSignatureError):
                library.verify_webhook("{}", {**headers, "webhook-timestamp": strange}, secret)

    def test_headers_of_a_webhook_that_are_no_text_are_refused_or_read(self) -> None:
        secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
        body = '{"type":"a.b"}'
        headers = library.sign_webhook(body, secret)
        for strange in (None, 5, "v1,\ud800", b"v1,\xff", ["v1,\ud800"]):
            with self.assertRaises(library.WebhookSignatureError):
                sent = {**headers, "webhook-signature": strange}
                library.verify_webhook(body, sent, secret)  # type: ignore[arg-type]
        with self.assertRaises(library.WebhookSignatureError):
            library.verify_webhook(body, {**headers, "webhook-id": "\ud800"}, secret)
        as_bytes = {name: value.encode() for name, value in headers.items()}
        self.assertEqual(library.verify_webhook(body, as_bytes, secret).type, "a.b")  # type: ignore[arg-type]

    def test_a_tolerance_that_is_none_is_refused(self) -> None:
        secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
        headers = {**library.sign_webhook("{}", secret), "webhook-timestamp": "1000000000"}
        for tolerance in (float("nan"), -1.0):
            with self.assertRaises(ValueError):
                library.verify_webhook("{}", headers, secret, tolerance=tolerance)

    def test_a_client_of_ones_own_stays_open(self) -> None:
        client = answering({"id": "cus_1"})
        client.close()
        self.assertEqual(client.customers.get("cus_1").id, "cus_1")


if __name__ == "__main__":
    unittest.main()
