# @generated from openapi/openapi.json by npm run generate.
"""The service, with one member per resource and one method per operation."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from typing_extensions import Unpack

from .._pages import Pages
from .._transport import CallOptions, ChangeOptions, Transport
from . import params, types


class ApiKeys:
    """Credentials of machines, as in Settings > API."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ApiKeysListQuery]) -> Pages[types.ApiKey]:
        """List the API keys.

        The newest first, revoked ones included. The keys themselves are never shown again.

        Operation `api_keys.list`: GET /api-keys
        """
        return self._transport.pages("GET", ["api-keys"], types.ApiKey, start="cursor", query=fields, options=options)

    def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateApiKey]) -> types.CreatedApiKey:
        """Create an API key.

        Only a signed-in owner or admin can. The answer shows the key itself, this once.

        Operation `api_keys.create`: POST /api-keys
        """
        return self._transport.record("POST", ["api-keys"], types.CreatedApiKey, body=fields, options=options)

    def revoke(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Revoke an API key.

        The key stops working at once, everywhere. It stays in the list, with the time of its end.

        Operation `api_keys.revoke`: DELETE /api-keys/{id}
        """
        return self._transport.nothing("DELETE", ["api-keys", id], options=options)


class Auth:
    """Sign in and obtain a token."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def login(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.Login]) -> types.LoginResult:
        """Sign in and obtain a token.

        The token is used like an API key. It ends 12 hours later, or after 60 minutes without use.

        Operation `auth.login`: POST /auth/login
        """
        return self._transport.record("POST", ["auth", "login"], types.LoginResult, body=fields, options=options)

    def logout(self, *, options: Optional[CallOptions] = None) -> None:
        """Sign out.

        Ends the session of the login token at once. An API key has no session; then nothing happens.

        Operation `auth.logout`: POST /auth/logout
        """
        return self._transport.nothing("POST", ["auth", "logout"], options=options)

    def me(self, *, options: Optional[CallOptions] = None) -> types.Me:
        """Tell who one is.

        The user or API key behind the credential, its organization, and what it may do.

        Operation `auth.me`: GET /auth/me
        """
        return self._transport.record("GET", ["auth", "me"], types.Me, options=options)


class CreditNotes:
    """What is taken back of invoices."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreditNotesListQuery]) -> Pages[types.CreditNoteSummary]:
        """List credit notes.

        Without their lines. The newest first, unless it is asked otherwise.

        Operation `credit_notes.list`: GET /credit-notes
        """
        return self._transport.pages("GET", ["credit-notes"], types.CreditNoteSummary, start="cursor", query=fields, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.CreditNote:
        """Get a credit note.

        The credit note with its lines and what it has settled.

        Operation `credit_notes.get`: GET /credit-notes/{id}
        """
        return self._transport.record("GET", ["credit-notes", id], types.CreditNote, options=options)

    def allocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.AllocateCreditNote]) -> types.CreditNote:
        """Allocate a credit note.

        Settles invoices of the customer with the credit that is left of a credit note.

        Operation `credit_notes.allocate`: POST /credit-notes/{id}/allocate
        """
        return self._transport.record("POST", ["credit-notes", id, "allocate"], types.CreditNote, body=fields, options=options)

    def mark_refunded(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.RefundCreditNote]) -> types.CreditNote:
        """Mark credit as refunded.

        Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.

        Operation `credit_notes.mark_refunded`: POST /credit-notes/{id}/mark-refunded
        """
        return self._transport.record("POST", ["credit-notes", id, "mark-refunded"], types.CreditNote, body=fields, options=options)

    def void(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.CreditNote:
        """Void a credit note.

        Possible as long as nothing of it was refunded or settles another invoice, and no invoice that
        corrects its own counts: the sale would be charged twice. Its number stays used, and its invoice is
        due again. A void one is answered as it is.

        Operation `credit_notes.void`: POST /credit-notes/{id}/void
        """
        return self._transport.record("POST", ["credit-notes", id, "void"], types.CreditNote, options=options)


class Customers:
    """Whom you sell to."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CustomersListQuery]) -> Pages[types.Customer]:
        """List customers.

        The newest first and without archived ones, unless it is asked otherwise.

        Operation `customers.list`: GET /customers
        """
        return self._transport.pages("GET", ["customers"], types.Customer, start="cursor", query=fields, options=options)

    def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateCustomer]) -> types.Customer:
        """Add a customer.

        Only the name is required. What is not given is empty, and may be given later.

        Operation `customers.create`: POST /customers
        """
        return self._transport.record("POST", ["customers"], types.Customer, body=fields, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Customer:
        """Get a customer.

        Archived ones can still be read, because documents speak of them.

        Operation `customers.get`: GET /customers/{id}
        """
        return self._transport.record("GET", ["customers", id], types.Customer, options=options)

    def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateCustomer]) -> types.Customer:
        """Update a customer.

        Replaces the customer wholly; what is not given becomes empty or its default. Documents never
        change.

        Operation `customers.update`: PUT /customers/{id}
        """
        return self._transport.record("PUT", ["customers", id], types.Customer, body=fields, options=options)

    def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.PatchCustomer]) -> types.Customer:
        """Change a customer.

        Changes what is given and leaves the rest. Null takes a value away; metadata is replaced as a whole.

        Operation `customers.patch`: PATCH /customers/{id}
        """
        return self._transport.record("PATCH", ["customers", id], types.Customer, body=fields, options=options)

    def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Deletion:
        """Delete a customer.

        Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.

        Operation `customers.delete`: DELETE /customers/{id}
        """
        return self._transport.record("DELETE", ["customers", id], types.Deletion, options=options)

    def balance(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.CustomerBalanceList:
        """Get the balance of a customer.

        By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments
        and credit notes. A currency without any of them is not there.

        Operation `customers.balance`: GET /customers/{id}/balance
        """
        return self._transport.record("GET", ["customers", id, "balance"], types.CustomerBalanceList, options=options)

    def unarchive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Customer:
        """Unarchive a customer.

        Shows an archived customer in lists again. One that is not archived is answered as it is.

        Operation `customers.unarchive`: POST /customers/{id}/unarchive
        """
        return self._transport.record("POST", ["customers", id, "unarchive"], types.Customer, options=options)


class Events:
    """What happened, in order and without gaps."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.EventsListQuery]) -> Pages[types.Event]:
        """Read what happened.

        The events of the organization in the order of their numbers, which have no gaps. Ask again with
        `after` set to the last number that you have; nothing is ever skipped. With `order=desc` it is read
        from its end, and with `object_id` it is the history of one thing.

        Operation `events.list`: GET /events
        """
        return self._transport.pages("GET", ["events"], types.Event, start="after", query=fields, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Event:
        """Get an event.

        One event: what changed, who changed it, and how it was before.

        Operation `events.get`: GET /events/{id}
        """
        return self._transport.record("GET", ["events", id], types.Event, options=options)


class Invoices:
    """From draft to legal document and to its end."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def correct(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CorrectInvoice]) -> types.Correction:
        """Correct an invoice.

        Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one
        that nobody has paid is voided and issued anew; any other one is credited wholly and issued anew,
        and what the customer has paid settles the new one. The new invoice names the old one in
        `corrects_invoice_id`.

        Operation `invoices.correct`: POST /invoices/{id}/correct
        """
        return self._transport.record("POST", ["invoices", id, "correct"], types.Correction, body=fields, options=options)

    def credit(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreateCreditNote]) -> types.CreditNote:
        """Credit an invoice.

        Takes back all that is left of an issued invoice, or the items that are named: never more than is
        left of a line or of a tax rate. First that lowers what is due; the rest is the customer’s credit.
        The credit note is found under /credit-notes.

        Operation `invoices.credit`: POST /invoices/{id}/credit-notes
        """
        return self._transport.record("POST", ["invoices", id, "credit-notes"], types.CreditNote, body=fields, options=options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvoicesListQuery]) -> Pages[types.InvoiceSummary]:
        """List invoices.

        Without their lines. The newest first, unless it is asked otherwise.

        Operation `invoices.list`: GET /invoices
        """
        return self._transport.pages("GET", ["invoices"], types.InvoiceSummary, start="cursor", query=fields, options=options)

    def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvoice]) -> types.Invoice:
        """Create an invoice.

        Makes a draft with all amounts computed. When one line is refused, nothing is stored.

        Operation `invoices.create`: POST /invoices
        """
        return self._transport.record("POST", ["invoices"], types.Invoice, body=fields, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Invoice:
        """Get an invoice.

        The invoice with its lines and tax groups.

        Operation `invoices.get`: GET /invoices/{id}
        """
        return self._transport.record("GET", ["invoices", id], types.Invoice, options=options)

    def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateInvoice]) -> types.Invoice:
        """Update an invoice.

        Replaces a draft wholly, lines included; what is not given becomes empty or its default.

        Operation `invoices.update`: PUT /invoices/{id}
        """
        return self._transport.record("PUT", ["invoices", id], types.Invoice, body=fields, options=options)

    def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.InvoiceRemarks]) -> types.Invoice:
        """Remark on an invoice.

        Changes what is no part of the document, in any state: note, expected payment date and metadata.
        What is not given stays; null takes a value away; metadata is replaced as a whole.

        Operation `invoices.patch`: PATCH /invoices/{id}
        """
        return self._transport.record("PATCH", ["invoices", id], types.Invoice, body=fields, options=options)

    def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete an invoice.

        Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.

        Operation `invoices.delete`: DELETE /invoices/{id}
        """
        return self._transport.nothing("DELETE", ["invoices", id], options=options)

    def finalize(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Invoice:
        """Finalize an invoice.

        Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer,
        lines, taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue
        date it is issued today. Done again, it answers with the invoice as it is.

        Operation `invoices.finalize`: POST /invoices/{id}/finalize
        """
        return self._transport.record("POST", ["invoices", id, "finalize"], types.Invoice, options=options)

    def void(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Invoice:
        """Void an invoice.

        Declares that an issued invoice never counted. Only while nothing is paid and no credit note stands;
        its number stays used.

        Operation `invoices.void`: POST /invoices/{id}/void
        """
        return self._transport.record("POST", ["invoices", id, "void"], types.Invoice, options=options)

    def mark_uncollectible(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Invoice:
        """Mark an invoice as uncollectible.

        Says that you no longer expect the money. A payment that comes all the same settles it.

        Operation `invoices.mark_uncollectible`: POST /invoices/{id}/mark-uncollectible
        """
        return self._transport.record("POST", ["invoices", id, "mark-uncollectible"], types.Invoice, options=options)

    def calculate(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvoice]) -> types.CalculatedInvoice:
        """Calculate an invoice.

        Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes,
        and refuses what that would refuse.

        Operation `invoices.calculate`: POST /invoices/calculate
        """
        return self._transport.record("POST", ["invoices", "calculate"], types.CalculatedInvoice, body=fields, options=options)

    def calculation(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Calculation:
        """Explain the amounts of an invoice.

        Every step of the calculation in its order: the formula with its numbers, the value before rounding,
        how it was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the
        amounts that are frozen.

        Operation `invoices.calculation`: GET /invoices/{id}/calculation
        """
        return self._transport.record("GET", ["invoices", id, "calculation"], types.Calculation, options=options)

    def record_payment(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreateInvoicePayment]) -> types.Payment:
        """Record a payment of an invoice.

        The short form for one invoice: by default all that is due, and never more. The payment is found
        under /payments.

        Operation `invoices.record_payment`: POST /invoices/{id}/payments
        """
        return self._transport.record("POST", ["invoices", id, "payments"], types.Payment, body=fields, options=options)


class NumberSeries:
    """Numbers without gaps, and the proof of it."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None) -> types.NumberSeriesList:
        """List number series.

        One for each kind of document, with the number that comes next.

        Operation `number_series.list`: GET /number-series
        """
        return self._transport.record("GET", ["number-series"], types.NumberSeriesList, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.NumberSeries:
        """Get a number series.

        Its format, how far it has counted, and the end of its hash chain.

        Operation `number_series.get`: GET /number-series/{id}
        """
        return self._transport.record("GET", ["number-series", id], types.NumberSeries, options=options)

    def audit(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.SeriesAudit:
        """Prove a number series.

        Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that
        run backwards, and whether each hash follows from the document and its predecessor.

        Operation `number_series.audit`: GET /number-series/{id}/audit
        """
        return self._transport.record("GET", ["number-series", id, "audit"], types.SeriesAudit, options=options)

    def export(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Export the documents of a series.

        Every document exactly as it was issued, one JSON object per line after a first line about the
        series. `npm run verify-export -- FILE` checks such a file without the service.

        Operation `number_series.export`: GET /number-series/{id}/export
        """
        return self._transport.content("GET", ["number-series", id, "export"], options=options)


class Organization:
    """Your own data, as in the settings."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, *, options: Optional[CallOptions] = None) -> types.Organization:
        """Get the organization.

        The one that the credential belongs to. Every credential may read it.

        Operation `organization.get`: GET /organization
        """
        return self._transport.record("GET", ["organization"], types.Organization, options=options)

    def update(self, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateOrganization]) -> types.Organization:
        """Update the organization.

        Replaces all settings; what is not given becomes empty or its default. Only numbering that is not
        given stays as it is. Issued documents never change. For owners and admins who are signed in.

        Operation `organization.update`: PUT /organization
        """
        return self._transport.record("PUT", ["organization"], types.Organization, body=fields, options=options)


class Payments:
    """Money that came in, and what it settles."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PaymentsListQuery]) -> Pages[types.PaymentSummary]:
        """List payments.

        Without what they settle. The newest first, unless it is asked otherwise.

        Operation `payments.list`: GET /payments
        """
        return self._transport.pages("GET", ["payments"], types.PaymentSummary, start="cursor", query=fields, options=options)

    def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreatePayment]) -> types.Payment:
        """Record a payment.

        Settles any number of invoices of one customer and currency. What is left is the customer’s credit.

        Operation `payments.create`: POST /payments
        """
        return self._transport.record("POST", ["payments"], types.Payment, body=fields, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Payment:
        """Get a payment.

        The payment with the invoices that it settles.

        Operation `payments.get`: GET /payments/{id}
        """
        return self._transport.record("GET", ["payments", id], types.Payment, options=options)

    def allocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.AllocatePayment]) -> types.Payment:
        """Allocate a payment.

        Settles invoices with what is left of a payment. What is allocated once stays so.

        Operation `payments.allocate`: POST /payments/{id}/allocate
        """
        return self._transport.record("POST", ["payments", id, "allocate"], types.Payment, body=fields, options=options)

    def reverse(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ReversePayment]) -> types.Payment:
        """Reverse a payment.

        Takes a payment back, wholly: what it has settled is due again. A reversed one is answered as it is.

        Operation `payments.reverse`: POST /payments/{id}/reverse
        """
        return self._transport.record("POST", ["payments", id, "reverse"], types.Payment, body=fields, options=options)


class Products:
    """What you sell."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ProductsListQuery]) -> Pages[types.Product]:
        """List products.

        The newest first and without archived ones, unless it is asked otherwise.

        Operation `products.list`: GET /products
        """
        return self._transport.pages("GET", ["products"], types.Product, start="cursor", query=fields, options=options)

    def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateProduct]) -> types.Product:
        """Add a product.

        Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.

        Operation `products.create`: POST /products
        """
        return self._transport.record("POST", ["products"], types.Product, body=fields, options=options)

    def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Product:
        """Get a product.

        Archived ones can still be read, because documents speak of them.

        Operation `products.get`: GET /products/{id}
        """
        return self._transport.record("GET", ["products", id], types.Product, options=options)

    def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateProduct]) -> types.Product:
        """Update a product.

        Replaces the product wholly; what is not given becomes empty or its default. Documents never change.

        Operation `products.update`: PUT /products/{id}
        """
        return self._transport.record("PUT", ["products", id], types.Product, body=fields, options=options)

    def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.PatchProduct]) -> types.Product:
        """Change a product.

        Changes what is given and leaves the rest. Null takes a value away; metadata is replaced as a whole.

        Operation `products.patch`: PATCH /products/{id}
        """
        return self._transport.record("PATCH", ["products", id], types.Product, body=fields, options=options)

    def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Deletion:
        """Delete a product.

        Deletes a product that no line names, archives one that is named.

        Operation `products.delete`: DELETE /products/{id}
        """
        return self._transport.record("DELETE", ["products", id], types.Deletion, options=options)

    def unarchive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Product:
        """Unarchive a product.

        Shows an archived product in lists again. One that is not archived is answered as it is.

        Operation `products.unarchive`: POST /products/{id}/unarchive
        """
        return self._transport.record("POST", ["products", id, "unarchive"], types.Product, options=options)


class Reports:
    """Figures over many documents."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def receivables(self, *, options: Optional[CallOptions] = None) -> types.Receivables:
        """See what customers owe.

        What is due and overdue today on open invoices, sorted by age, and what customers have to their
        credit. Uncollectible invoices are not counted. Sums are decimal texts, which may need more digits
        than a JSON number keeps.

        Operation `reports.receivables`: GET /reports/receivables
        """
        return self._transport.record("GET", ["reports", "receivables"], types.Receivables, options=options)

    def revenue(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ReportsRevenueQuery]) -> types.Revenue:
        """See revenue by month.

        What was invoiced, credited and received in each month, by currency. An invoice that becomes void
        leaves the month of its issue date. Sums are decimal texts, which may need more digits than a JSON
        number keeps.

        Operation `reports.revenue`: GET /reports/revenue
        """
        return self._transport.record("GET", ["reports", "revenue"], types.Revenue, query=fields, options=options)


class Countinghouse:
    """The service. Takes its address without a path; all but signing in needs an API key or a login token too.

    `timeout` is in seconds and `retries` says how often a failed attempt is repeated at most. To be used in a `with`
    block, or closed at the end.
    """

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        self._transport = Transport(
            base_url.rstrip("/") + "/v1",
            api_key=api_key,
            timeout=timeout,
            retries=retries,
            headers=headers,
        )
        self.api_keys = ApiKeys(self._transport)
        """Credentials of machines, as in Settings > API."""
        self.auth = Auth(self._transport)
        """Sign in and obtain a token."""
        self.credit_notes = CreditNotes(self._transport)
        """What is taken back of invoices."""
        self.customers = Customers(self._transport)
        """Whom you sell to."""
        self.events = Events(self._transport)
        """What happened, in order and without gaps."""
        self.invoices = Invoices(self._transport)
        """From draft to legal document and to its end."""
        self.number_series = NumberSeries(self._transport)
        """Numbers without gaps, and the proof of it."""
        self.organization = Organization(self._transport)
        """Your own data, as in the settings."""
        self.payments = Payments(self._transport)
        """Money that came in, and what it settles."""
        self.products = Products(self._transport)
        """What you sell."""
        self.reports = Reports(self._transport)
        """Figures over many documents."""

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    def __enter__(self) -> Countinghouse:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
