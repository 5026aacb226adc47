# @generated from openapi/openapi.json by npm run generate.
"""What callers may say. Amounts, prices, quantities and rates are Decimal or int, never float."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, Literal, Mapping, Sequence, Union

from typing_extensions import NotRequired, TypedDict

Number = Union[Decimal, int]
Date = Union[dt.date, str]
Time = Union[dt.datetime, str]
DATES: frozenset[str] = frozenset({"as_of", "booked_on", "date", "due_date", "due_until", "end", "end_on", "execute_on", "expected_payment_date", "issue_date", "on", "paid_on", "period_from", "period_to", "received_on", "refunded_on", "reminders_paused_until", "start", "start_on", "tax_point_date", "until", "valid_from", "valid_until"})
"""The fields that are days, and take no datetime."""


class AcceptCertain(TypedDict):
    """The accept certain."""

    after: NotRequired[str | None]
    """Only lines behind this one: the `next_after` of the call before."""


class AcceptInvitation(TypedDict):
    """The token of an invitation, and who accepts it."""

    token: str
    """The token of the link."""
    password: str
    """The password of the account with this address, or the password of the new one: 8 to 128 characters of
    any kind, but none of the common ones."""
    name: NotRequired[str | None]
    """The name of a new user; without it the beginning of the address. Ignored for an address with an account."""


class AcceptQuote(TypedDict):
    """The accept quote."""

    name: str
    """Who has accepted it."""
    channel: Literal["email", "phone", "paper", "in_person", "other"]
    """How you were told."""
    items: NotRequired[Sequence[ChosenItem] | None]
    """The optional lines and alternatives that were chosen. Lines that nobody can leave out hold anyway, and
    of a group of which none is named, the first."""


class Address(TypedDict):
    """A postal address."""

    line1: NotRequired[str | None]
    """Street and number."""
    line2: NotRequired[str | None]
    """Building, floor, care of."""
    line3: NotRequired[str | None]
    """A further line."""
    city: NotRequired[str | None]
    """City or town."""
    state: NotRequired[str | None]
    """State, province or region."""
    postal_code: NotRequired[str | None]
    """Postal code."""
    country: NotRequired[str | None]
    """Country, ISO 3166-1 alpha-2."""


class Adjustment(TypedDict):
    """A discount or a charge on a line: a percentage or an amount."""

    percent: NotRequired[Number | None]
    """A percentage; this or an amount."""
    amount: NotRequired[Number | None]
    """An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation
    only."""
    base_amount: NotRequired[Number | None]
    """What the percentage is of, if not of the line (of the lines, for the invoice’s own)."""
    reason_code: NotRequired[str | None]
    """Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge."""
    reason: NotRequired[str | None]
    """What it is for, as it is printed."""


class AllocateCreditNote(TypedDict):
    """What a credit note is to settle."""

    allocations: Sequence[CreateAllocation]
    """Which invoices the credit settles."""


class AllocatePayment(TypedDict):
    """What a payment is to settle."""

    allocations: Sequence[CreateAllocation]
    """Which invoices the rest of it settles."""


class AllocateSupplierPayment(TypedDict):
    """The allocate supplier payment."""

    allocations: Sequence[CreateBillAllocation]
    """Which bills the rest of it settles."""


class ApiKeysListQuery(TypedDict):
    """What `api_keys.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class ApprovalsListQuery(TypedDict):
    """What `approvals.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    state: NotRequired[Literal["pending", "approved", "rejected", "stale", "expired"]]
    """Only those in this state."""
    operation: NotRequired[str]
    """Only those of this operation."""
    asked_by: NotRequired[str]
    """Only those that this API key or member asked for."""
    created_at: NotRequired[TimeRange]
    """Only those asked for then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class Attribute(TypedDict):
    """A property of an item by its name, such as a color."""

    name: str
    """The property that the value describes."""
    value: str
    """Its value."""


class AuditAnchorsQuery(TypedDict):
    """What `audit.anchors` may be asked."""

    before: NotRequired[int]
    """The `next_cursor` of the page that you have; the answer goes on behind it."""
    limit: NotRequired[int]
    """How many to return at most."""


class AuditExportAnchorsQuery(TypedDict):
    """What `audit.export_anchors` may be asked."""

    from_: NotRequired[int]
    """The number of the first anchor."""
    to: NotRequired[int]
    """The number of the last anchor; the newest if absent."""


class AuditExportQuery(TypedDict):
    """What `audit.export` may be asked."""

    before: NotRequired[int]
    """The `next_cursor` of the page that you have; the answer goes on behind it."""
    type: NotRequired[str]
    """Only events of these types, separated by commas."""
    actor_id: NotRequired[str]
    """Only what this user or API key did."""
    object_id: NotRequired[str]
    """Only events about this one thing."""
    ip: NotRequired[str]
    """Only what was done from this address."""
    from_: NotRequired[Time]
    """Only events since this instant."""
    to: NotRequired[Time]
    """Only events before this instant."""


class AuditListQuery(TypedDict):
    """What `audit.list` may be asked."""

    before: NotRequired[int]
    """The `next_cursor` of the page that you have; the answer goes on behind it."""
    type: NotRequired[str]
    """Only events of these types, separated by commas."""
    actor_id: NotRequired[str]
    """Only what this user or API key did."""
    object_id: NotRequired[str]
    """Only events about this one thing."""
    ip: NotRequired[str]
    """Only what was done from this address."""
    from_: NotRequired[Time]
    """Only events since this instant."""
    to: NotRequired[Time]
    """Only events before this instant."""
    limit: NotRequired[int]
    """How many to return at most."""


class AuditVerifyQuery(TypedDict):
    """What `audit.verify` may be asked."""

    from_: NotRequired[int]
    """The number of the first anchor."""
    to: NotRequired[int]
    """The number of the last anchor; the newest if absent."""


class BankAccountsListQuery(TypedDict):
    """What `bank_accounts.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those with words in name that begin like each of these words."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class BankBillAllocation(TypedDict):
    """The bank bill allocation."""

    bill_id: str
    """An approved bill or credit note of the supplier."""
    amount: Number
    """How much of what is due, without a sign; that of a credit note adds to the money."""
    discount: NotRequired[Number | None]
    """What the supplier lets go for paying early: all that is left of the bill then."""


class BankDetails(TypedDict):
    """An account at a bank."""

    account_holder: NotRequired[str | None]
    """Whose account it is, if not the organization’s."""
    iban: NotRequired[str | None]
    """International Bank Account Number; its check digits are checked."""
    bic: NotRequired[str | None]
    """Business Identifier Code of the bank."""
    bank_name: NotRequired[str | None]
    """Name of the bank."""
    account_number: NotRequired[str | None]
    """Number of the account where there is no IBAN."""
    routing_number: NotRequired[str | None]
    """Number of the bank where there is no IBAN: sort code, ABA number, BSB."""
    creditor_id: NotRequired[str | None]
    """SEPA creditor identifier, needed for direct debits."""


class BankLinesListQuery(TypedDict):
    """What `bank_lines.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "booked_on", "-booked_on"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    state: NotRequired[Literal["new", "held", "ignored", "matched"]]
    """Only those in this state."""
    bank_account_id: NotRequired[str]
    """Only those of this bank account."""
    bank_statement_id: NotRequired[str]
    """Only those that this statement brought."""
    currency: NotRequired[str]
    """Only those in this currency."""
    amount: NotRequired[DecimalRange]
    """Only those of such an amount; together with `currency`, as amounts of two do not compare. As in
    `amount[gte]`, with gte, gt, lte and lt."""
    booked_on: NotRequired[DateRange]
    """Only those booked on these days. As in `booked_on[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those imported then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class BankStatementsListQuery(TypedDict):
    """What `bank_statements.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    bank_account_id: NotRequired[str]
    """Only those of this bank account."""
    created_at: NotRequired[TimeRange]
    """Only those imported then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class BillPaymentsListQuery(TypedDict):
    """What `bill_payments.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "paid_on", "-paid_on"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    status: NotRequired[Literal["recorded", "reversed"]]
    """Only those in this state."""
    supplier_id: NotRequired[str]
    """Only those to this supplier."""
    bill_id: NotRequired[str]
    """Only those that settle this bill, or did before they were reversed."""
    paid_on: NotRequired[DateRange]
    """Only those that went out on these days. As in `paid_on[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class BillReason(TypedDict):
    """The bill reason."""

    reason: str
    """Why."""


class BillUnallocation(TypedDict):
    """The bill unallocation."""

    bill_id: str
    """A bill that it settles, and shall settle no longer."""


class BillsListQuery(TypedDict):
    """What `bills.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "issue_date", "-issue_date", "due_date", "-due_date"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    status: NotRequired[Literal["inbox", "draft", "open", "approved", "paid", "disputed", "rejected", "void"]]
    """Only those in this state."""
    supplier_id: NotRequired[str]
    """Only those of this supplier."""
    supplier_number: NotRequired[str]
    """Only those with this number of their supplier."""
    issue_date: NotRequired[DateRange]
    """Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt."""
    due_date: NotRequired[DateRange]
    """Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those that came then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class CancelRefund(TypedDict):
    """Which refund did not take place."""

    refund_id: str
    """The refund that did not take place."""


class CertificateDetails(TypedDict):
    """The certificate details."""

    number: str
    """What it is called by."""
    date: Date
    """Its day."""
    amount: Number
    """What it confirms of this invoice."""


class ChangeEmail(TypedDict):
    """The change email."""

    email: str
    """The address to sign in with from now on."""


class ChangeImport(TypedDict):
    """The change import."""

    mapping: NotRequired[Mapping[str, str] | None]
    """The header of the column for each field, or its place, such as `#5`, from 1. A field is named by its
    path, such as `billing_address.city`, `tax_ids.0.value`, `items.0.price` or `metadata.NAME`. Columns
    without a field are not read. If not given, columns are found by their headers."""
    encoding: NotRequired[Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "cp437"] | None]
    """The encoding of the file; found if not given."""
    delimiter: NotRequired[Literal[",", ";", "\t", "|"] | None]
    """What stands between two values of the file; found if not given."""
    decimal_sign: NotRequired[Literal[",", "."] | None]
    """The decimal sign of numbers in the file; found if not given."""
    date_order: NotRequired[Literal["ymd", "dmy", "mdy"] | None]
    """The order of year, month and day in dates that do not begin with the year; found if not given."""
    existing: NotRequired[Literal["leave", "change"] | None]
    """What becomes of a row whose `external_id` or `sku` is there: it is left (by default), or what the row
    gives is changed. Invoices are never changed."""
    alike: NotRequired[Literal["create", "leave"] | None]
    """What becomes of a row without such an identifier when there is one of the same name: it is created (by
    default), or left."""
    faulty: NotRequired[Literal["stop", "leave"] | None]
    """Whether rows that break a rule stop the import (by default), or are left out."""
    customers: NotRequired[Literal["existing", "create"] | None]
    """Whom invoices may be of: customers who are there (by default), found by `customer_external_id`, else by
    `customer_name`; or others too, who are created then."""


class ChangePassword(TypedDict):
    """The password as it is, and as it is to be."""

    current_password: str
    """The password as it is now."""
    new_password: str
    """The new password: 8 to 128 characters of any kind, but none of the common ones."""


class ChosenItem(TypedDict):
    """The chosen item."""

    quote_item_id: str
    """A line of the quote."""


class Classification(TypedDict):
    """What an item is in a public scheme, such as CPV."""

    value: str
    """The identifier itself."""
    scheme: NotRequired[str | None]
    """Whose identifier it is, as a code of the list that the field names: 0088 is a GLN."""
    version: NotRequired[str | None]
    """Version of the classification."""


class Confirm(TypedDict):
    """The confirm."""

    password: NotRequired[str | None]
    """The password, of a user without a second factor."""
    code: NotRequired[str | None]
    """The six digits that the authenticator app shows. Blanks and dashes between them are ignored."""
    recovery_code: NotRequired[str | None]
    """A recovery code, in place of a code of the app. Each works once."""


class ConfirmEmail(TypedDict):
    """The confirm email."""

    token: str
    """The token of the link."""


class ConfirmSecondFactor(TypedDict):
    """The confirm second factor."""

    code: str
    """The six digits that the authenticator app shows. Blanks and dashes between them are ignored."""


class Contact(TypedDict):
    """A person at a customer."""

    name: str
    """Name of the person."""
    email: NotRequired[str | None]
    """E-mail address of the person."""
    phone: NotRequired[str | None]
    """Telephone number of the person."""
    role: NotRequired[str | None]
    """What the person does."""
    receives_invoices: NotRequired[bool | None]
    """Whether invoices are sent to this person; documents name the first one."""
    receives: NotRequired[Sequence[Literal["quotes", "reminders", "statements", "receipts"]] | None]
    """What else is sent to this person. What nobody receives goes to those who receive invoices, else to the
    address of the customer."""


class ContactPerson(TypedDict):
    """Whom the other side can ask."""

    name: NotRequired[str | None]
    """Person or department."""
    email: NotRequired[str | None]
    """E-mail address; else that of the organization."""
    phone: NotRequired[str | None]
    """Telephone number; else that of the organization."""


class CorrectInvoice(TypedDict):
    """The invoice that is to count in place of another one."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    customer_id: str
    """The customer who is to pay."""
    items: Sequence[CreateInvoiceItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    prepaid_amount: NotRequired[Number | None]
    """What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A
    deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is
    taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would
    leave its tax in both. Below zero in a calculation only."""
    issue_date: NotRequired[Date | None]
    """The issue date, as far as it is known."""
    due_date: NotRequired[Date | None]
    """When it is due; else it follows from the payment terms."""
    service_period: NotRequired[Period | None]
    """The days that are invoiced."""
    reason: NotRequired[Literal["duplicate", "order_change", "product_unsatisfactory", "order_cancellation", "other"] | None]
    """What the credit note says, if one is needed; else other."""


class CreateAllocation(TypedDict):
    """What a new allocation is made of."""

    invoice_id: str
    """The invoice that is settled; of the same customer and currency."""
    amount: Number
    """How much of it; never more than is due."""
    settle_rest: NotRequired[Literal["bank_fee", "rounding", "goodwill", "early_payment", "none"] | None]
    """Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than
    `settling` of the organization allows, and says why: a bank kept it, a difference of cents, or goodwill.
    The latter two lower turnover and tax. `early_payment` takes a discount although the money came late,
    and `none` leaves the rest due, even in time. Without it, a discount for paying early settles the rest
    where it asks for that amount."""


class CreateApiKey(TypedDict):
    """What a new api key is made of."""

    name: str
    """What the key is for."""
    scopes: NotRequired[Sequence[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "credit_notes:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write", "messages:read", "messages:write", "audit:read", "quotes:read", "quotes:write", "bank_accounts:read", "bank_accounts:write", "price_lists:read", "price_lists:write", "purchases:read", "purchases:write", "suppliers:read", "suppliers:write", "purchases:approve", "imports:read", "imports:write", "approvals:read"]] | None]
    """What the key may do, at least one thing; without this field it may do everything that a key can.
    events:write and reports:write open nothing yet."""
    expires_at: NotRequired[Time | None]
    """When the key ends by itself; never without it."""
    allowed_ips: NotRequired[Sequence[str] | None]
    """From where the key may be used; from everywhere without it."""
    limits: NotRequired[KeyLimits | None]
    """What the key may not go beyond, besides its scopes; without this field nothing narrows it."""


class CreateAttachment(TypedDict):
    """What a new attachment is made of."""

    reference: str
    """What the attachment is known by, once on an invoice."""
    description: NotRequired[str | None]
    """What it is."""
    filename: NotRequired[str | None]
    """Name of the file, needed with content."""
    media_type: NotRequired[Literal["application/pdf", "image/png", "image/jpeg", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.oasis.opendocument.spreadsheet"] | None]
    """Type of the file, needed with content."""
    content: NotRequired[str | None]
    """The file in base64: at most 5 MB of it, and 10 MB of all files of an invoice."""
    url: NotRequired[str | None]
    """Where the file is, in place of content."""


class CreateBankAccount(TypedDict):
    """A bank account, and its currency."""

    name: str
    """What you call it."""
    iban: NotRequired[str | None]
    """Statements must be of it."""
    account_number: NotRequired[str | None]
    """What the bank knows an account without an IBAN by."""
    bic: NotRequired[str | None]
    """That of the bank."""
    csv_mapping: NotRequired[CsvMapping | None]
    """What each column of the CSV files of this bank means, where it is not known."""
    auto_certain: NotRequired[bool | None]
    """Whether an import books by itself what is certain of the lines that it brings; false if not given.
    Turning it on needs the scope `payments:write`."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    currency: str
    """It cannot be changed."""


class CreateBill(TypedDict):
    """What a new bill is made of."""

    file_id: NotRequired[str | None]
    """The file that it came as. Without `total`, an electronic invoice is read, also out of a PDF."""
    supplier_id: NotRequired[str | None]
    """Who sent it. An electronic invoice tells it by its VAT number."""
    kind: NotRequired[Literal["invoice", "credit_note"] | None]
    """An invoice, unless it takes something back."""
    supplier_number: NotRequired[str | None]
    """The number that the supplier gave it."""
    issue_date: NotRequired[Date | None]
    """The day that it says it was issued."""
    received_on: NotRequired[Date | None]
    """The day that it came; today if not given."""
    due_date: NotRequired[Date | None]
    """The day that it is to be paid by."""
    currency: NotRequired[str | None]
    """Of all of its amounts; else that of the organization."""
    subtotal: NotRequired[Number | None]
    """Without tax."""
    tax_total: NotRequired[Number | None]
    """The tax."""
    total: NotRequired[Number | None]
    """With tax."""
    amount_payable: NotRequired[Number | None]
    """What is to be paid; the total if not given."""
    tax_breakdown: NotRequired[Sequence[CreateBillTaxGroup] | None]
    """The tax by category and rate."""
    payment: NotRequired[CreateBillPayment | None]
    """Where it is to be paid to."""
    order_reference: NotRequired[str | None]
    """The order that it is for."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class CreateBillAllocation(TypedDict):
    """What a new bill allocation is made of."""

    bill_id: str
    """An approved bill or credit note of the supplier."""
    amount: Number
    """How much of what is due, without a sign. That of a credit note adds to the money of the payment."""
    discount: NotRequired[Number | None]
    """What the supplier lets go for paying early: all that is left of the bill then."""


class CreateBillPayment(TypedDict):
    """What a new bill payment is made of."""

    iban: NotRequired[str | None]
    """The account, as the bill says it; it is kept even if it is no IBAN."""
    bic: NotRequired[str | None]
    """Its bank, outside of SEPA."""
    account_holder: NotRequired[str | None]
    """Whose account it is."""
    reference: NotRequired[str | None]
    """What the payment has to say."""


class CreateBillTaxGroup(TypedDict):
    """What a new bill tax group is made of."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"]
    """Category of UNTDID 5305."""
    rate: NotRequired[Number | None]
    """As a percentage; none if it is not taxed."""
    taxable: Number
    """What the tax is due on."""
    tax: Number
    """The tax."""


class CreateCreditNote(TypedDict):
    """What a new credit note is made of."""

    reason: Literal["duplicate", "order_change", "product_unsatisfactory", "order_cancellation", "other"]
    """Why it is taken back."""
    items: NotRequired[Sequence[CreateCreditNoteItem] | None]
    """What is taken back; all that is left of the invoice when it is not said."""
    issue_date: NotRequired[Date | None]
    """Today when it is not said; not before the invoice, nor before the last credit note."""
    message: NotRequired[str | None]
    """What is printed for the customer."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    settlement: NotRequired[Literal["customer_credit", "refunded"] | None]
    """What becomes of the part that nothing is due for any more: credit for other invoices, or refunded
    already."""


class CreateCreditNoteItem(TypedDict):
    """What a new credit note item is made of."""

    item_id: NotRequired[str | None]
    """The item of the invoice; else the amount is of a tax rate."""
    quantity: NotRequired[Number | None]
    """How much of the item; without an amount, it is credited in proportion. Else all that is left of it."""
    amount: NotRequired[Number | None]
    """How much, without tax; required without an item. Below zero for an item below zero."""
    tax_rate: NotRequired[Number | None]
    """A tax rate of the invoice; required without an item, else that of the item."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Required when the invoice has several of this rate."""
    description: NotRequired[str | None]
    """What is printed; else the name of the item. Required without an item."""


class CreateCustomer(TypedDict):
    """What a new customer is made of."""

    name: str
    """Name of the company or person."""
    email: NotRequired[str | None]
    """E-mail address for documents."""
    phone: NotRequired[str | None]
    """Telephone number."""
    external_id: NotRequired[str | None]
    """Your own identifier; unique."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    billing_address: NotRequired[Address | None]
    """Where invoices go."""
    shipping_address: NotRequired[Address | None]
    """Where goods go."""
    contacts: NotRequired[Sequence[Contact] | None]
    """People at the customer."""
    currency: NotRequired[str | None]
    """Currency of new documents; else the organization’s."""
    locale: NotRequired[str | None]
    """Language of documents, BCP 47."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When invoices are due; else the organization’s terms."""
    price_list_id: NotRequired[str | None]
    """The price list that gives prices to lines that name none; else the products’ own prices."""
    apply_credit: NotRequired[Literal["off", "oldest_first"] | None]
    """Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued,
    the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization
    says."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of invoices that say nothing of it."""
    tax_exemption: NotRequired[Literal["none", "exempt", "reverse_charge"] | None]
    """Whether and why no tax is due."""
    trading_name: NotRequired[str | None]
    """Name that the customer is known by, if documents are to say it beside the name."""
    identifiers: NotRequired[Sequence[Identifier] | None]
    """What the customer is known by, such as a GLN (scheme 0088)."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where electronic invoices are delivered to, such as the Peppol address."""
    buyer_reference: NotRequired[str | None]
    """What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the customer books invoices, unless an invoice says it."""
    document_format: NotRequired[Literal["peppol", "xrechnung_ubl", "xrechnung_cii", "factur_x"] | None]
    """What the customer’s invoices are written and checked as; null: a PDF is enough."""
    reminders: NotRequired[Literal["default", "off"] | None]
    """Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds
    (off)."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class CreateDataExport(TypedDict):
    """What a new data export is made of."""

    format: NotRequired[Literal["ndjson", "csv"] | None]
    """`ndjson` by default: one JSON object per line, exact and complete. `csv` is for spreadsheets."""
    delimiter: NotRequired[Literal[",", ";"] | None]
    """What separates the values of a line of CSV; `,` by default."""
    decimal_sign: NotRequired[Literal[".", ","] | None]
    """The decimal sign of numbers in CSV; `.` by default."""
    kinds: NotRequired[Sequence[Literal["organizations", "users", "memberships", "invitations", "api_keys", "api_key_addresses", "member_day_uses", "api_key_day_uses", "customers", "products", "price_lists", "price_list_entries", "number_series", "invoices", "invoice_items", "invoice_deductions", "invoice_settlements", "invoice_attachments", "invoice_links", "credit_notes", "credit_note_items", "credit_note_allocations", "credit_note_refunds", "payments", "payment_allocations", "payment_refunds", "quotes", "invoice_templates", "recurring_invoices", "recurring_runs", "bank_accounts", "bank_statements", "bank_lines", "bank_matches", "matching_rules", "suppliers", "received_files", "bills", "bill_payments", "bill_payment_allocations", "payment_runs", "payment_run_items", "issued_documents", "issued_files", "document_settings", "logos", "reminder_policies", "reminders", "mail_settings", "mail_templates", "messages", "message_attempts", "message_files", "suppressed_addresses", "webhook_endpoints", "webhook_deliveries", "webhook_attempts", "events", "event_feed", "event_anchors", "erasures", "approvals", "data_exports", "imports", "import_rows"]] | None]
    """The kinds of rows; all by default."""
    with_files: NotRequired[bool | None]
    """Whether the originals of issued documents (PDF, XML), attachments, files of mails and logos are in it;
    not by default."""


class CreateDryRun(TypedDict):
    """What a new dry run is made of."""

    operation: str
    """The operation to try, as this reference calls it: every one that writes, except what the guide to dry
    runs lists."""
    id: NotRequired[str | None]
    """What stands in its path: the identifier of the one thing that it is about, or the name of a template."""
    query: NotRequired[Mapping[str, str] | None]
    """Its query parameters."""
    body: NotRequired[Mapping[str, Any] | None]
    """Its body, as it would be sent."""
    if_match: NotRequired[str | None]
    """Its header If-Match: the version that it may change."""


class CreateImport(TypedDict):
    """What a new import is made of."""

    mapping: NotRequired[Mapping[str, str] | None]
    """The header of the column for each field, or its place, such as `#5`, from 1. A field is named by its
    path, such as `billing_address.city`, `tax_ids.0.value`, `items.0.price` or `metadata.NAME`. Columns
    without a field are not read. If not given, columns are found by their headers."""
    encoding: NotRequired[Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "cp437"] | None]
    """The encoding of the file; found if not given."""
    delimiter: NotRequired[Literal[",", ";", "\t", "|"] | None]
    """What stands between two values of the file; found if not given."""
    decimal_sign: NotRequired[Literal[",", "."] | None]
    """The decimal sign of numbers in the file; found if not given."""
    date_order: NotRequired[Literal["ymd", "dmy", "mdy"] | None]
    """The order of year, month and day in dates that do not begin with the year; found if not given."""
    existing: NotRequired[Literal["leave", "change"] | None]
    """What becomes of a row whose `external_id` or `sku` is there: it is left (by default), or what the row
    gives is changed. Invoices are never changed."""
    alike: NotRequired[Literal["create", "leave"] | None]
    """What becomes of a row without such an identifier when there is one of the same name: it is created (by
    default), or left."""
    faulty: NotRequired[Literal["stop", "leave"] | None]
    """Whether rows that break a rule stop the import (by default), or are left out."""
    customers: NotRequired[Literal["existing", "create"] | None]
    """Whom invoices may be of: customers who are there (by default), found by `customer_external_id`, else by
    `customer_name`; or others too, who are created then."""
    kind: Literal["customers", "products", "invoices"]
    """What the rows are."""
    content: NotRequired[str | None]
    """A file of values (CSV) in base64, up to 5 MB and 10,000 rows."""
    rows: NotRequired[Sequence[Mapping[str, Any]] | None]
    """Rows in place of a file, up to 1,000: each with the fields that creating a customer or product takes, or
    with those of an invoice of before (`ImportedInvoice`). What breaks a rule becomes a finding."""
    source: NotRequired[str | None]
    """Where they come from, such as the program of before. Bringing the same along again adds nothing."""


class CreateInvitation(TypedDict):
    """What a new invitation is made of."""

    email: str
    """Whom to invite."""
    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"]
    """What the member will be allowed to do."""
    expires_at: NotRequired[Time | None]
    """When the membership will end by itself; never without it. An auditor needs one."""


class CreateInvoice(TypedDict):
    """What a new invoice is made of."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    customer_id: str
    """The customer who is to pay."""
    items: Sequence[CreateInvoiceItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    prepaid_amount: NotRequired[Number | None]
    """What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A
    deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is
    taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would
    leave its tax in both. Below zero in a calculation only."""
    issue_date: NotRequired[Date | None]
    """The issue date, as far as it is known."""
    due_date: NotRequired[Date | None]
    """When it is due; else it follows from the payment terms."""
    service_period: NotRequired[Period | None]
    """The days that are invoiced."""
    finalize: NotRequired[bool | None]
    """Issues the invoice at once, instead of keeping a draft."""
    require: NotRequired[Sequence[Literal["ubl", "cii", "factur_x", "xrechnung_ubl", "xrechnung_cii", "peppol"]] | None]
    """Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts,
    where the organization’s settings for documents say so."""


class CreateInvoiceItem(TypedDict):
    """What a new invoice item is made of."""

    above: NotRequired[Sequence[TextAbove] | None]
    """What is printed above the line. Electronic invoices say it in the note of the line."""
    below: NotRequired[Sequence[TextBelow] | None]
    """What is printed below it, one subtotal at most. No amount depends on either."""
    note: NotRequired[str | None]
    """A note on the line."""
    buyer_item_id: NotRequired[str | None]
    """The buyer’s article number."""
    standard_id: NotRequired[Identifier | None]
    """Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160)."""
    classifications: NotRequired[Sequence[Classification] | None]
    """Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders."""
    origin_country: NotRequired[str | None]
    """Where it was made, ISO 3166-1 alpha-2."""
    attributes: NotRequired[Sequence[Attribute] | None]
    """Further properties of the article, such as its colour."""
    order_line_reference: NotRequired[str | None]
    """Line of the buyer’s order."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books the line."""
    invoiced_object: NotRequired[Identifier | None]
    """What the line is about, such as a meter; scheme of UNTDID 1153."""
    service_period: NotRequired[Period | None]
    """The days that the line invoices."""
    list_price: NotRequired[Number | None]
    """Price before its discount; less `price_discount` it must be the price."""
    price_discount: NotRequired[Number | None]
    """What is taken off the list price."""
    withholdable: NotRequired[bool | None]
    """Whether `withholdings` are taken from it, too."""
    product_id: str
    """The product that is sold."""
    quantity: Number
    """How much of it; a negative quantity is a return."""
    price: NotRequired[Number | None]
    """Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the
    customer’s price list on the issue date, else of the product. The answer says which, in `price_source`."""
    price_base_quantity: NotRequired[Number | None]
    """How many units the price is for; else one."""
    unit: NotRequired[Unit | None]
    """What the quantity counts; else the product’s unit."""
    tax_rate: NotRequired[Number | None]
    """Tax rate of this line as a percentage; else the invoice’s."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 of this line; all but S, L and M have the rate 0."""
    discounts: NotRequired[Sequence[Adjustment] | None]
    """Taken off the line, each from quantity times price and rounded by itself, never from what another one
    left."""
    charges: NotRequired[Sequence[Adjustment] | None]
    """Added to the line, each to quantity times price and rounded by itself."""
    description: NotRequired[str | None]
    """What is printed beside the name."""


class CreateInvoicePayment(TypedDict):
    """A payment of one invoice."""

    method: Literal["bank_transfer", "card", "cash", "check", "other"]
    """How it came in."""
    received_on: NotRequired[Date | None]
    """When it came in, at the latest today; today when it is not said."""
    reference: NotRequired[str | None]
    """What the bank statement says, or the number of a receipt."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    amount: NotRequired[Number | None]
    """How much of what is due; all of it when it is not said."""
    settle_rest: NotRequired[Literal["bank_fee", "rounding", "goodwill", "early_payment", "none"] | None]
    """Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than
    `settling` of the organization allows, and says why: a bank kept it, a difference of cents, or goodwill.
    The latter two lower turnover and tax. `early_payment` takes a discount although the money came late,
    and `none` leaves the rest due, even in time. Without it, a discount for paying early settles the rest
    where it asks for that amount."""


class CreateInvoiceTemplate(TypedDict):
    """What a new invoice template is made of."""

    name: str
    """What you call it."""
    content: NotRequired[TemplateContent | None]
    """What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it
    may be left out, the lines too. Either this or `invoice_id`."""
    invoice_id: NotRequired[str | None]
    """The invoice whose content it takes, as a duplicate for another customer would: without what belongs to
    its customer or happened once."""


class CreateInvoices(TypedDict):
    """Several new invoices, and whether all or nothing is stored."""

    invoices: Sequence[CreateInvoice]
    """The invoices, each as creating a single one takes it."""
    atomic: NotRequired[bool | None]
    """Whether nothing is stored when one is refused; true if not given. With false, all that are not refused
    are stored, and each of the others has its problem."""


class CreateLink(TypedDict):
    """What a new link is made of."""

    expires_at: NotRequired[Time | None]
    """Until when it works; else for some time after nothing was left to be paid, as the document settings say."""


class CreateMatchingRule(TypedDict):
    """What a new matching rule is made of."""

    name: str
    """What you call it; proposals say it."""
    position: NotRequired[int | None]
    """Its place among the rules: of two that say the same, the first is named. Behind the last if not given."""
    is_active: NotRequired[bool | None]
    """Whether it is in use; true if not given."""
    bank_account_id: NotRequired[str | None]
    """Only lines of this account."""
    direction: NotRequired[Literal["in", "out"] | None]
    """Only money in, or only money out."""
    counterparty_iban: NotRequired[str | None]
    """Only from or to this account."""
    name_contains: NotRequired[str | None]
    """Only if the name has this in it; capitals and accents do not matter."""
    text_contains: NotRequired[str | None]
    """Only if the text or a reference has this in it; capitals and accents do not matter."""
    amount_from: NotRequired[Number | None]
    """Only from this amount on, in the currency of the line and without its sign."""
    amount_to: NotRequired[Number | None]
    """Only up to this amount. The same as `amount_from` for exactly that."""
    outcome: Literal["customer", "fee", "ignore"]
    """What such a line is: `customer` pays the oldest open invoices, `fee` is what the bank kept, `ignore` has
    nothing to do with the books."""
    customer_id: NotRequired[str | None]
    """Who pays; needed for `customer`."""
    reason: NotRequired[str | None]
    """Why; needed for `ignore`, possible for `fee`."""
    is_certain: NotRequired[bool | None]
    """Whether what it says is `certain`, so that it can be booked without a person; false if not given. It
    needs the scope `payments:write`."""


class CreateOrganization(TypedDict):
    """What a new organization is made of."""

    name: str
    """Name as it is used every day."""
    currency: str
    """Currency of new documents, unless the customer has another one."""
    time_zone: str
    """Where the organization’s days begin and end."""
    mode: NotRequired[Literal["live", "test"] | None]
    """Test books are for trying: their numbers and documents say so, and their mails stay in the outbox."""


class CreatePayment(TypedDict):
    """What a new payment is made of."""

    method: Literal["bank_transfer", "card", "cash", "check", "other"]
    """How it came in."""
    received_on: NotRequired[Date | None]
    """When it came in, at the latest today; today when it is not said."""
    reference: NotRequired[str | None]
    """What the bank statement says, or the number of a receipt."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    customer_id: str
    """The customer who paid."""
    amount: Number
    """How much came in."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    allocations: NotRequired[Sequence[CreateAllocation] | None]
    """Which invoices it settles. What is left is the customer’s credit, and can be allocated later."""


class CreatePaymentRun(TypedDict):
    """What a new payment run is made of."""

    bank_account_id: str
    """The account that pays: in euros, and with an IBAN."""
    execute_on: NotRequired[Date | None]
    """When the bank is to execute it; today if not given."""
    bills: NotRequired[Sequence[RunBill] | None]
    """Which bills it pays. Either this or `due_until`."""
    due_until: NotRequired[Date | None]
    """It pays what is due by this day, and bills without a due date. Either this or `bills`."""


class CreatePriceList(TypedDict):
    """A page of prices."""

    name: str
    """Name of the price list."""
    currency: str
    """Currency of its prices. It is for invoices in this currency alone."""
    prices_include_tax: NotRequired[bool | None]
    """Whether its prices include tax; false if not given. It is for invoices alike."""
    valid_from: NotRequired[Date | None]
    """The first day on which it holds."""
    valid_until: NotRequired[Date | None]
    """The last day on which it holds."""
    base_list_id: NotRequired[str | None]
    """The list that says what products cost that have no entry here, such as the one for all resellers beside
    the prices of one of them. It is in the same currency and based on no other one."""
    discount_percent: NotRequired[Number | None]
    """What products without an entry cost less than in the list that this one is based on, or than the
    product’s own price: a percentage. Rounded to the decimals of the currency, or of the full price if it
    has more."""
    entries: NotRequired[Sequence[PriceListEntryDetails] | None]
    """The prices."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class CreateProduct(TypedDict):
    """What a new product is made of."""

    name: str
    """Name of the product."""
    sku: NotRequired[str | None]
    """Your own article number; unique."""
    gtin: NotRequired[str | None]
    """Global Trade Item Number of GS1, with its check digit: a bar code’s digits."""
    description: NotRequired[str | None]
    """What it is."""
    price: NotRequired[Number | None]
    """Proposed price per unit."""
    currency: NotRequired[str | None]
    """Currency of the proposed price; else the organization’s."""
    tax_rate: NotRequired[Number | None]
    """Proposed tax rate as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Proposed tax category of EN 16931."""
    unit: NotRequired[Unit | None]
    """What a quantity counts."""
    active: NotRequired[bool | None]
    """Whether it is still sold; true if not given. For lists only: it can be invoiced all the same."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class CreateQuote(TypedDict):
    """What a new quote is made of."""

    customer_id: str
    """The customer to whom it is offered."""
    items: Sequence[CreateQuoteItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none; else as for invoices."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole quote, as off an invoice."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole quote, as to an invoice."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    valid_until: NotRequired[Date | None]
    """The last day on which it can be accepted; 30 days after the issue if not given."""
    terms: NotRequired[str | None]
    """What whoever accepts agrees to."""
    reference: NotRequired[str | None]
    """The customer’s own sign."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class CreateQuoteInvoice(TypedDict):
    """What a new quote invoice is made of."""

    items: NotRequired[Sequence[InvoicedItem] | None]
    """These lines; what is left of them stays open. Not with a deposit or `final`."""
    allow_more: NotRequired[bool | None]
    """Whether a line may get more than was accepted. The invoices then come to more than the quote."""
    deposit: NotRequired[QuoteDeposit | None]
    """A deposit, in proportion to the tax groups of the quote."""
    final: NotRequired[bool | None]
    """All that is left, with the deposits taken off. Asked for where deposits were invoiced."""


class CreateQuoteItem(TypedDict):
    """What a new quote item is made of."""

    above: NotRequired[Sequence[TextAbove] | None]
    """What is printed above the line. Electronic invoices say it in the note of the line."""
    below: NotRequired[Sequence[TextBelow] | None]
    """What is printed below it, one subtotal at most. No amount depends on either."""
    note: NotRequired[str | None]
    """A note on the line."""
    buyer_item_id: NotRequired[str | None]
    """The buyer’s article number."""
    standard_id: NotRequired[Identifier | None]
    """Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160)."""
    classifications: NotRequired[Sequence[Classification] | None]
    """Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders."""
    origin_country: NotRequired[str | None]
    """Where it was made, ISO 3166-1 alpha-2."""
    attributes: NotRequired[Sequence[Attribute] | None]
    """Further properties of the article, such as its colour."""
    order_line_reference: NotRequired[str | None]
    """Line of the buyer’s order."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books the line."""
    invoiced_object: NotRequired[Identifier | None]
    """What the line is about, such as a meter; scheme of UNTDID 1153."""
    service_period: NotRequired[Period | None]
    """The days that the line invoices."""
    list_price: NotRequired[Number | None]
    """Price before its discount; less `price_discount` it must be the price."""
    price_discount: NotRequired[Number | None]
    """What is taken off the list price."""
    withholdable: NotRequired[bool | None]
    """Whether `withholdings` are taken from it, too."""
    product_id: str
    """The product that is sold."""
    quantity: Number
    """How much of it; a negative quantity is a return."""
    price: NotRequired[Number | None]
    """Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the
    customer’s price list on the issue date, else of the product. The answer says which, in `price_source`."""
    price_base_quantity: NotRequired[Number | None]
    """How many units the price is for; else one."""
    unit: NotRequired[Unit | None]
    """What the quantity counts; else the product’s unit."""
    tax_rate: NotRequired[Number | None]
    """Tax rate of this line as a percentage; else the invoice’s."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 of this line; all but S, L and M have the rate 0."""
    discounts: NotRequired[Sequence[Adjustment] | None]
    """Taken off the line, each from quantity times price and rounded by itself, never from what another one
    left."""
    charges: NotRequired[Sequence[Adjustment] | None]
    """Added to the line, each to quantity times price and rounded by itself."""
    description: NotRequired[str | None]
    """What is printed beside the name."""
    optional: NotRequired[bool | None]
    """Whether the customer may leave it out. It is part of the total once it is chosen."""
    group: NotRequired[str | None]
    """Lines with the same name are alternatives: one of them holds, the first until another is chosen. Where
    all of them are optional, none may."""


class CreateRecurringInvoice(TypedDict):
    """A recurring invoice, and from when on."""

    rule: NotRequired[Recurrence | None]
    """On which dates; or `rrule`."""
    rrule: NotRequired[str | None]
    """The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT,
    and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day,
    so BYMONTHDAY 29 to 31 is refused; -1 is the last day."""
    end_after: NotRequired[int | None]
    """Ends after so many dates."""
    end_on: NotRequired[Date | None]
    """No date after this day."""
    period: NotRequired[Literal["in_advance", "in_arrears"] | None]
    """Whether the time from the date on is invoiced, or that before it; in_advance if not given."""
    name: str
    """What you call it."""
    content: InvoiceContent
    """What each run makes an invoice of: what creating an invoice takes, without dates, service period and
    prepaid amount. In message, descriptions and what stands around lines, `{{period.from}}`,
    `{{period.to}}`, `{{month}}`, `{{quarter}}`, `{{year}}` and `{{number_of_run}}` are filled in, in the
    language of the customer."""
    run_at: NotRequired[str | None]
    """The time of day, where the organization is; 06:00 if not given."""
    action: NotRequired[Literal["draft", "finalize", "finalize_and_send"] | None]
    """What a run makes; a draft if not given. Of what a downtime left, the last three are sent, others are
    drafts."""
    prices: NotRequired[Literal["fixed", "product"] | None]
    """Prices as they are here, or as they are found now where there are none; or those at the run, of the
    customer’s price list or the products. Fixed if not given."""
    catch_up: NotRequired[Literal["all", "latest", "none"] | None]
    """Which dates are run that passed while nothing ran; all if not given. The others are skipped."""
    start_on: NotRequired[Date | None]
    """No date before this day; today if not given. Days and weeks are counted from it."""


class CreateSandbox(TypedDict):
    """What a new sandbox is made of."""

    name: NotRequired[str | None]
    """Its name; else that of the organization with “Test”."""
    copy: NotRequired[Sequence[Literal["settings", "customers", "products"]] | None]
    """What is taken over; the settings alone without this field. What is copied has new identifiers."""


class CreateSupplier(TypedDict):
    """What a new supplier is made of."""

    name: str
    """Name of the company or person."""
    trading_name: NotRequired[str | None]
    """What it is known as, if that differs."""
    email: NotRequired[str | None]
    """E-mail address."""
    phone: NotRequired[str | None]
    """Telephone number."""
    external_id: NotRequired[str | None]
    """Your own identifier; unique."""
    our_number: NotRequired[str | None]
    """What they know you by."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where their electronic invoices come from, such as the Peppol address."""
    address: NotRequired[Address | None]
    """Where they are."""
    bank_accounts: NotRequired[Sequence[SupplierAccount] | None]
    """The accounts that are known to be theirs. A bill that names another one is held back."""
    currency: NotRequired[str | None]
    """Currency that they bill in, as a rule."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When their bills are due, unless they say it."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class CreateSupplierPayment(TypedDict):
    """What a new supplier payment is made of."""

    supplier_id: str
    """Who was paid."""
    amount: Number
    """How much went out; 0 where credit notes settle bills."""
    currency: NotRequired[str | None]
    """Else that of the supplier, else that of the organization."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"]
    """How it went out."""
    paid_on: NotRequired[Date | None]
    """When it went out; today if not given."""
    reference: NotRequired[str | None]
    """What the payment said."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    allocations: NotRequired[Sequence[CreateBillAllocation] | None]
    """Which bills it settles. What is left is kept with the supplier, and can be allocated later."""


class CreateWebhookEndpoint(TypedDict):
    """What a new webhook endpoint is made of."""

    url: str
    """Where events are sent: https to a public host name, on port 443, 8443 or from 1024."""
    description: NotRequired[str | None]
    """What it is for."""
    event_types: NotRequired[Sequence[str] | None]
    """Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without this field."""
    payload: NotRequired[Literal["full", "thin"] | None]
    """Whether messages have the object (`full`, the default), or only its id and version (`thin`)."""
    ordering: NotRequired[Literal["object", "none"] | None]
    """Whether events of one object arrive in their order (`object`, the default): then one that fails holds up
    the later ones of the same object. `none`: they may arrive in any order."""
    headers: NotRequired[Mapping[str, str] | None]
    """Headers of every request, such as Authorization. They are sealed and never shown again."""


class CreditNoteRemarks(TypedDict):
    """What may be changed of a credit note in any state."""

    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str | None] | None]
    """Names and texts of your own. A text sets its name, null takes the name away, and names that are not
    given stay."""


class CreditNotesListQuery(TypedDict):
    """What `credit_notes.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "issue_date", "-issue_date"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those whose number begins or ends so, whose total this is, or with words in the number of the
    invoice, or in name and email of the customer as it is now (with the scope customers:read), that begin
    like each of these words."""
    status: NotRequired[Literal["issued", "void"]]
    """Only those in this state."""
    customer_id: NotRequired[str]
    """Only those of this customer."""
    invoice_id: NotRequired[str]
    """Only those against this invoice."""
    number: NotRequired[str]
    """Only the one with exactly this number."""
    unapplied: NotRequired[bool]
    """Only those of which something can still be allocated, or nothing can."""
    currency: NotRequired[str]
    """Only those in this currency."""
    total: NotRequired[DecimalRange]
    """Only those with such a total; together with `currency`, as amounts of two do not compare. As in
    `total[gte]`, with gte, gt, lte and lt."""
    issue_date: NotRequired[DateRange]
    """Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class CreditNotesPreflightQuery(TypedDict):
    """What `credit_notes.preflight` may be asked."""

    format: NotRequired[Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"]]
    """What it is to be valid in; else the customer’s format, else factur_x."""


class CsvMapping(TypedDict):
    """What each column of a CSV file means."""

    separator: Literal[",", ";", "\t"]
    """What stands between two values."""
    decimal: Literal[",", "."]
    """What stands before the decimals of an amount."""
    dates: Literal["dmy", "mdy", "ymd"]
    """The order of day, month and year in dates."""
    columns: Mapping[str, str]
    """The header of the column with each meaning, or its place, such as `#5`, from 1. `booked_on` and `amount`
    are needed, or `debit` and `credit` in place of the amount."""
    skip: NotRequired[CsvSkip | None]
    """Which rows are not booked."""


class CsvSkip(TypedDict):
    """Which rows of a CSV file are not booked."""

    column: str
    """Header of the column."""
    value: str
    """Rows with this value."""


class CustomersBalanceQuery(TypedDict):
    """What `customers.balance` may be asked."""

    as_of: NotRequired[Date]
    """The day at whose end it is; without it today, at this moment."""
    known_at: NotRequired[Time]
    """Count only what had been recorded by this instant, which has passed; without a day it is that of the
    instant. Such an answer has the same figures for ever."""


class CustomersListQuery(TypedDict):
    """What `customers.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those with words in name, email and external_id that begin like each of these words."""
    external_id: NotRequired[str]
    """Only the one with this identifier of your own."""
    email: NotRequired[str]
    """Only those with this e-mail address, capitals or not."""
    currency: NotRequired[str]
    """Only those with this currency of their own."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    merged_into: NotRequired[str]
    """Only those that were merged into this one. They are archived."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    include_archived: NotRequired[bool]
    """Whether archived customers are listed too."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class CustomersStatementPdfQuery(TypedDict):
    """What `customers.statement_pdf` may be asked."""

    from_: NotRequired[Date]
    """The first day; without it, the first day of the month before the month before that of `to`."""
    to: NotRequired[Date]
    """The last day, today at the latest; without it today."""
    currency: NotRequired[str]
    """Of the account, ISO 4217; without it that of the customer, else that of the organization."""
    language: NotRequired[Literal["en", "de", "fr"]]
    """What it is printed in; without it the language of the customer, else that of your documents."""


class CustomersStatementQuery(TypedDict):
    """What `customers.statement` may be asked."""

    from_: NotRequired[Date]
    """The first day; without it, the first day of the month before the month before that of `to`."""
    to: NotRequired[Date]
    """The last day, today at the latest; without it today."""
    currency: NotRequired[str]
    """Of the account, ISO 4217; without it that of the customer, else that of the organization."""
    known_at: NotRequired[Time]
    """Count only what had been recorded by this instant, which has passed; without a day it is that of the
    instant. Such an answer has the same figures for ever."""


class DateRange(TypedDict):
    """A range, with one bound or two."""

    gte: NotRequired[Date]
    """This or more; of days and times, this or later."""
    gt: NotRequired[Date]
    """More than this; of days and times, later."""
    lte: NotRequired[Date]
    """This or less; of days and times, this or earlier."""
    lt: NotRequired[Date]
    """Less than this; of days and times, earlier."""


class DayLimits(TypedDict):
    """The day limits."""

    amount: NotRequired[Number | None]
    """The sum of a day, with its currency."""
    currency: NotRequired[str | None]
    """Amounts in another currency are refused."""
    count: NotRequired[int | None]
    """How many documents and bookings in a day."""


class DecimalRange(TypedDict):
    """A range, with one bound or two."""

    gte: NotRequired[Number]
    """This or more; of days and times, this or later."""
    gt: NotRequired[Number]
    """More than this; of days and times, later."""
    lte: NotRequired[Number]
    """This or less; of days and times, this or earlier."""
    lt: NotRequired[Number]
    """Less than this; of days and times, earlier."""


class DeclineQuote(TypedDict):
    """The decline quote."""

    reason: NotRequired[str | None]
    """Why the customer does not want it."""


class Delivery(TypedDict):
    """Where and when the goods or services are delivered."""

    date: NotRequired[Date | None]
    """When it was delivered."""
    name: NotRequired[str | None]
    """Who received it."""
    location: NotRequired[Identifier | None]
    """Where, as an identifier such as a GLN."""
    address: NotRequired[Address | None]
    """Where; else the customer’s shipping address."""


class DirectDebit(TypedDict):
    """The mandate and account of a direct debit."""

    mandate: NotRequired[str | None]
    """Reference of the mandate."""
    iban: NotRequired[str | None]
    """Account that is debited."""


class DocumentAdjustment(TypedDict):
    """A discount or a charge on the document: a percentage or an amount."""

    percent: NotRequired[Number | None]
    """A percentage; this or an amount."""
    amount: NotRequired[Number | None]
    """An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation
    only."""
    base_amount: NotRequired[Number | None]
    """What the percentage is of, if not of the line (of the lines, for the invoice’s own)."""
    reason_code: NotRequired[str | None]
    """Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge."""
    reason: NotRequired[str | None]
    """What it is for, as it is printed."""
    tax_rate: NotRequired[Number | None]
    """Keeps it among the lines of this tax; else it is spread over all of them."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category that goes with it."""


class DuplicateInvoice(TypedDict):
    """For whom an invoice is copied, and at which prices."""

    customer_id: NotRequired[str | None]
    """Who is to pay; else the customer of the invoice."""
    prices: Literal["keep", "product"]
    """Whether the lines keep price, unit and tax, or take those that hold now: the price of the customer’s
    price list, else of the product, and its unit and tax. A line without tax, or with one of another
    category than S, keeps its tax in any case."""


class DuplicateQuote(TypedDict):
    """The duplicate quote."""

    customer_id: NotRequired[str | None]
    """To whom it is offered; else the customer of the quote."""
    prices: Literal["keep", "product"]
    """Whether the lines keep price, unit and tax, or take those of their products as they are now. A line
    without tax, or with one of another category than S, keeps its tax in any case."""


class DuplicateRecurringInvoice(TypedDict):
    """The duplicate recurring invoice."""

    name: NotRequired[str | None]
    """What you call it; else as the source."""
    customer_id: NotRequired[str | None]
    """Who is to pay; else the customer of the source."""
    start_on: NotRequired[Date | None]
    """No date before this day; else the next date of the source, or today."""


class EarlyPayment(TypedDict):
    """A discount for those who pay early."""

    days: int
    """Days after the issue date."""
    percent: Number
    """What may be taken off, as a percentage."""


class ElectronicAddress(TypedDict):
    """Where electronic invoices go, by a scheme of the EAS list."""

    value: str
    """The address."""
    scheme: str
    """Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail."""


class EnableEndpoint(TypedDict):
    """The enable endpoint."""

    from_: NotRequired[Literal["cursor", "now"] | None]
    """`cursor`, the default: it gets all that it missed. `now`: what waits for it is cancelled."""
    from_sequence: NotRequired[int | None]
    """It gets what it missed from this number of the feed on."""


class EraseCustomer(TypedDict):
    """The erase customer."""

    reason: Literal["requested", "consent_withdrawn", "objection", "no_longer_needed"]
    """Why it is erased. There is no text, because it could name the person again."""
    dry_run: bool
    """True tells what would be erased and what has to stay, and changes nothing. False erases."""


class EventsListQuery(TypedDict):
    """What `events.list` may be asked."""

    after: NotRequired[int]
    """The `sequence` of the last event that you have; the answer goes on after it."""
    order: NotRequired[Literal["asc", "desc"]]
    """Which events come first: `asc` the oldest, for following the feed; `desc` the newest. Downwards, `after`
    is the `sequence` of the last event that you have, too, and 0 begins with the newest."""
    type: NotRequired[str]
    """Only events of these types, separated by commas."""
    object_id: NotRequired[str]
    """Only events about this one thing: its history. There is none of what does not exist."""
    limit: NotRequired[int]
    """How many to return at most."""
    wait: NotRequired[int]
    """For how many seconds to wait for an event if there is none: the answer comes as soon as there is one,
    and is empty otherwise. Only for `order=asc`."""


class EventsStreamQuery(TypedDict):
    """What `events.stream` may be asked."""

    after: NotRequired[int]
    """The `sequence` of the last event that you have. Without it, the stream begins now."""
    type: NotRequired[str]
    """Only events of these types, separated by commas."""
    object_id: NotRequired[str]
    """Only events about this one thing: its history. There is none of what does not exist."""


class ExportsListQuery(TypedDict):
    """What `exports.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    created_at: NotRequired[TimeRange]
    """Only those asked for then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class ExtendInvoice(TypedDict):
    """The extend invoice."""

    due_date: Date
    """By when the money is owed from now on, no earlier than the document says."""
    reason: str
    """Why, for yourselves; never printed."""


class ExtendQuote(TypedDict):
    """The extend quote."""

    valid_until: Date
    """The new last day, later than the one that holds."""


class FinalizeInvoice(TypedDict):
    """What must be valid for an invoice to be finalized."""

    require: NotRequired[Sequence[Literal["ubl", "cii", "factur_x", "xrechnung_ubl", "xrechnung_cii", "peppol"]] | None]
    """Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts,
    where the organization’s settings for documents say so."""


class FooterColumn(TypedDict):
    """One column of the footer."""

    text: str
    """Its lines, separated by line ends."""


class HoldLine(TypedDict):
    """Until when a line waits, and why."""

    until: NotRequired[Date | None]
    """Until when it waits."""
    note: NotRequired[str | None]
    """Why."""


class Identifier(TypedDict):
    """An identifier by a scheme of ISO 6523."""

    value: str
    """The identifier itself."""
    scheme: NotRequired[str | None]
    """Whose identifier it is, as a code of the list that the field names: 0088 is a GLN."""


class IgnoreLine(TypedDict):
    """Why a line has nothing to do with the books."""

    reason: str
    """Why it has nothing to do with the books."""


class ImportStatement(TypedDict):
    """A file of a bank."""

    content: str
    """The file in base64, up to 5 MB: CAMT 052, 053 or 054, MT940, or CSV."""
    dry_run: NotRequired[bool | None]
    """Whether to say only what would be imported, and store nothing; false if not given."""
    csv_mapping: NotRequired[CsvMapping | None]
    """What each column of a CSV file means, in place of the mapping of the bank account."""


class ImportsListQuery(TypedDict):
    """What `imports.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    created_at: NotRequired[TimeRange]
    """Only those brought along then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class InstalmentDetails(TypedDict):
    """The instalment details."""

    percent: NotRequired[Number | None]
    """A percentage of what there is to pay; this or an amount, the same in the whole plan."""
    amount: NotRequired[Number | None]
    """An amount, with tax."""
    days: NotRequired[int | None]
    """Due as many days after the issue date; this or a day, the same in the whole plan."""
    due_date: NotRequired[Date | None]
    """Due on this day."""


class InvitationsListQuery(TypedDict):
    """What `invitations.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class InvoiceContent(TypedDict):
    """The invoice content."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    customer_id: str
    """The customer who is to pay."""
    items: Sequence[CreateInvoiceItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class InvoiceEarlyPayment(TypedDict):
    """The invoice early payment."""

    days: int
    """Days after the issue date."""
    percent: Number
    """What may be taken off, as a percentage."""
    base_amount: NotRequired[Number | None]
    """What the percentage is of, where that is not the whole amount."""


class InvoiceRemarks(TypedDict):
    """What may be changed of an invoice in any state."""

    note: NotRequired[str | None]
    """A note for yourselves."""
    expected_payment_date: NotRequired[Date | None]
    """When you expect the money."""
    reminders_paused_until: NotRequired[Date | None]
    """Before this day no reminder goes out by itself, such as while a complaint is settled."""
    certificates: NotRequired[Sequence[CertificateDetails] | None]
    """All certificates of what the customer withheld, in place of those before; null takes them back."""
    metadata: NotRequired[Mapping[str, str | None] | None]
    """Names and texts of your own. A text sets its name, null takes the name away, and names that are not
    given stay."""


class InvoiceTemplatesListQuery(TypedDict):
    """What `invoice_templates.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class InvoiceTerms(TypedDict):
    """The invoice terms."""

    end_of_month_first: NotRequired[bool | None]
    """From the last day of the month of issue."""
    net_months: NotRequired[int | None]
    """Months: to the same day, or to the last one."""
    net_days: int
    """Days after the issue date."""
    net_business_days: NotRequired[int | None]
    """Then business days."""
    end_of_month: NotRequired[bool | None]
    """Then on to the last day of that month."""
    day_of_following_month: NotRequired[int | None]
    """Then on to this day of the following month."""
    days_of_month: NotRequired[Sequence[int] | None]
    """Then on to the next of these days of a month."""
    if_day_off: NotRequired[Literal["next_business_day", "previous_business_day"] | None]
    """Then off a day on which nobody works; never before the issue date."""
    holidays_of: NotRequired[str | None]
    """Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone."""
    instalments: NotRequired[Sequence[TermsInstalment] | None]
    """The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with
    too little to pay is due at once by the rules above."""
    early_payment: NotRequired[Sequence[InvoiceEarlyPayment] | None]
    """Discounts for paying early, the first one first."""


class InvoicedItem(TypedDict):
    """The invoiced item."""

    quote_item_id: str
    """A line that was accepted."""
    quantity: NotRequired[Number | None]
    """How much of it; all that is left if not given."""


class InvoicesListCreditNotesQuery(TypedDict):
    """What `invoices.list_credit_notes` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "issue_date", "-issue_date"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those whose number begins or ends so, whose total this is, or with words in the number of the
    invoice, or in name and email of the customer as it is now (with the scope customers:read), that begin
    like each of these words."""
    status: NotRequired[Literal["issued", "void"]]
    """Only those in this state."""
    customer_id: NotRequired[str]
    """Only those of this customer."""
    number: NotRequired[str]
    """Only the one with exactly this number."""
    unapplied: NotRequired[bool]
    """Only those of which something can still be allocated, or nothing can."""
    currency: NotRequired[str]
    """Only those in this currency."""
    total: NotRequired[DecimalRange]
    """Only those with such a total; together with `currency`, as amounts of two do not compare. As in
    `total[gte]`, with gte, gt, lte and lt."""
    issue_date: NotRequired[DateRange]
    """Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class InvoicesListPaymentsQuery(TypedDict):
    """What `invoices.list_payments` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "received_on", "-received_on"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those of which this is the amount, or with words in reference, or in name and email of the customer
    as it is now (with the scope customers:read), that begin like each of these words."""
    status: NotRequired[Literal["recorded", "reversed"]]
    """Only those in this state."""
    customer_id: NotRequired[str]
    """Only those of this customer."""
    unapplied: NotRequired[bool]
    """Only those of which something can still be allocated, or nothing can."""
    reference: NotRequired[str]
    """Only those with exactly this reference."""
    currency: NotRequired[str]
    """Only those in this currency."""
    amount: NotRequired[DecimalRange]
    """Only those of such an amount; together with `currency`, as amounts of two do not compare. As in
    `amount[gte]`, with gte, gt, lte and lt."""
    received_on: NotRequired[DateRange]
    """Only those received on these days. As in `received_on[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class InvoicesListQuery(TypedDict):
    """What `invoices.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "issue_date", "-issue_date", "due_date", "-due_date", "total", "-total", "number", "-number"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those whose number begins or ends so, whose payment reference begins so, whose total this is, or
    with words in reference, or in name and email of the customer as it is now (with the scope
    customers:read), that begin like each of these words."""
    status: NotRequired[Sequence[Literal["draft", "open", "paid", "void", "uncollectible", "overdue"]]]
    """Only those in one of these states, parted by commas; `overdue` is open with a due date before today."""
    payment_status: NotRequired[Literal["unpaid", "partially_paid", "paid"]]
    """Only those that are settled so far."""
    withholding: NotRequired[Literal["certified", "uncertified"]]
    """Only those of which something is withheld, with or without certificates of all of it."""
    customer_id: NotRequired[str]
    """Only those of this customer."""
    recurring_invoice_id: NotRequired[str]
    """Only those that this recurring invoice made."""
    quote_id: NotRequired[str]
    """Only those that were made of this quote."""
    number: NotRequired[str]
    """Only the one with exactly this number."""
    reference: NotRequired[str]
    """Only those with exactly this reference."""
    payment_reference: NotRequired[str]
    """Only those that ask the payer for this reference, with or without blanks."""
    external_id: NotRequired[str]
    """Only those of before with exactly this identifier where they were issued."""
    currency: NotRequired[str]
    """Only those in this currency."""
    issue_date: NotRequired[DateRange]
    """Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt."""
    due_date: NotRequired[DateRange]
    """Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt."""
    total: NotRequired[DecimalRange]
    """Only those with such a total; together with `currency`, as amounts of two do not compare. As in
    `total[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    expand: NotRequired[Sequence[Literal["customer"]]]
    """What to embed as it is now, beside its identifier, separated by commas. customer needs the scope
    customers:read."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class InvoicesPreflightQuery(TypedDict):
    """What `invoices.preflight` may be asked."""

    format: NotRequired[Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"]]
    """What it is to be valid in; else the customer’s format, else factur_x."""


class Join(TypedDict):
    """The join."""

    token: str
    """The token of the link."""


class KeyLimits(TypedDict):
    """The key limits."""

    max_amount: NotRequired[LimitedAmount | None]
    """The most that one document or booking may come to, with tax."""
    per_day: NotRequired[DayLimits | None]
    """What a day of the organization may come to. A document counts once a day, with its largest amount; each
    payment, refund and write-off counts."""
    draft_only: NotRequired[bool | None]
    """Whether it may only write drafts: nothing that binds, books money or is sent."""
    customer_ids: NotRequired[Sequence[str] | None]
    """The customers that it may write for. It can make no others."""
    product_ids: NotRequired[Sequence[str] | None]
    """The products that it may sell. Each line must name one of them."""
    operations: NotRequired[Sequence[str] | None]
    """The writing operations that it may call. What it may read follows from its scopes."""
    needs_approval: NotRequired[NeededApproval | None]
    """What a person has to approve first: such a request is answered with 202 and an approval, and nothing
    else happens until it is approved. The other limits hold besides."""


class LimitedAmount(TypedDict):
    """The limited amount."""

    amount: Number
    """In whole units of the currency."""
    currency: str
    """Amounts in another currency are refused."""


class Login(TypedDict):
    """Who wants to sign in."""

    email: str
    """The e-mail address of the user."""
    password: str
    """The password."""
    organization_id: NotRequired[str | None]
    """The organization to work in; by default the one joined first."""


class MarkSent(TypedDict):
    """The mark sent."""

    channel: NotRequired[Literal["email", "post", "network", "other"] | None]
    """How it was sent; `network` is one such as Peppol; other if not given."""


class MatchLine(TypedDict):
    """The match line."""

    outcomes: Sequence[MatchOutcome]
    """What the line is, or a part of it: together no more than what is left of it."""


class MatchOutcome(TypedDict):
    """The match outcome."""

    kind: Literal["payment", "recorded_payment", "reversal", "refund", "recorded_refund", "bill_payment", "recorded_bill_payment", "payment_run", "fee", "ignore"]
    """`payment` is recorded, `recorded_payment` was; `reversal` takes a payment back that did come in before;
    `refund` is recorded, `recorded_refund` was; `bill_payment` to a supplier is recorded,
    `recorded_bill_payment` was; `payment_run` was executed as one amount; `fee` is what the bank kept;
    `ignore` has nothing to do with the books."""
    amount: Number
    """How much it is. A fee, a refund, a reversal and what suppliers get are money that goes out."""
    customer_id: NotRequired[str | None]
    """Who pays, for `payment`."""
    allocations: NotRequired[Sequence[CreateAllocation] | None]
    """Which invoices a `payment` settles. What is left is the customer’s credit."""
    payment_id: NotRequired[str | None]
    """The payment that it is, or that it is of."""
    credit_note_id: NotRequired[str | None]
    """The credit note that a `recorded_refund` is of."""
    supplier_id: NotRequired[str | None]
    """Who was paid, for `bill_payment`."""
    bills: NotRequired[Sequence[BankBillAllocation] | None]
    """Which bills a `bill_payment` settles. What is left is kept with the supplier."""
    bill_payment_id: NotRequired[str | None]
    """The payment to a supplier that it is."""
    payment_run_id: NotRequired[str | None]
    """The run that it is, for `payment_run`: `amount` is what no line is yet of it."""
    reason: NotRequired[str | None]
    """Why; needed for `ignore`."""


class MatchingRulesListQuery(TypedDict):
    """What `matching_rules.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "position", "-position"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    is_active: NotRequired[bool]
    """Only those that are in use, or are not."""
    customer_id: NotRequired[str]
    """Only those by which this customer pays."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class MembersRemoveQuery(TypedDict):
    """What `members.remove` may be asked."""

    api_keys: NotRequired[Literal["keep", "revoke"]]
    """What becomes of the API keys that the member made here."""


class MergeCustomer(TypedDict):
    """The merge customer."""

    into: str
    """The customer that stays, and gets everything."""
    dry_run: bool
    """True tells what would be moved, and changes nothing. False moves it, for good."""


class MessagesListQuery(TypedDict):
    """What `messages.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    status: NotRequired[Literal["queued", "sending", "sent", "logged", "failed", "unconfirmed", "cancelled", "bounced", "complained"]]
    """Only those in this state."""
    kind: NotRequired[Literal["invoice", "credit_note", "quote", "reminder_1", "reminder_2", "reminder_3", "reminders_1", "reminders_2", "reminders_3", "statement", "receipt"]]
    """Only those about this kind of thing."""
    invoice_id: NotRequired[str]
    """Only those about this invoice alone. The reminders of an invoice name the mails that ask for several."""
    credit_note_id: NotRequired[str]
    """Only those about this credit note."""
    quote_id: NotRequired[str]
    """Only those about this quote."""
    payment_id: NotRequired[str]
    """Only those with the receipt of this payment."""
    customer_id: NotRequired[str]
    """Only those to this customer."""
    created_at: NotRequired[TimeRange]
    """Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class MoveClock(TypedDict):
    """The move clock."""

    now: Time
    """Where the clock is to stand. It only moves forward, and at most to fifty years ahead of real time."""


class NeededApproval(TypedDict):
    """The needed approval."""

    operations: NotRequired[Sequence[str] | None]
    """The operations that always wait for an approval."""
    above: NotRequired[LimitedAmount | None]
    """Any document or booking above this waits for an approval, and so does one in another currency."""


class Note(TypedDict):
    """A text on the document, and what it is about."""

    text: str
    """What is printed."""
    subject_code: NotRequired[str | None]
    """What it is about, as a code of UNTDID 4451, such as AAI or REG."""


class NumberingRule(TypedDict):
    """The format of numbers, and when the count begins again."""

    format: str
    """What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are
    year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins,
    {FYY:07} that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds
    from the next number on."""
    reset: Literal["never", "yearly", "monthly"]
    """When the count begins again at 1. The format must have what makes the numbers differ then."""
    first_number: NotRequired[int | None]
    """The count of the first document, for companies that have issued others elsewhere: with 4712, the first
    is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued."""


class OpenBill(TypedDict):
    """The open bill."""

    accept_findings: NotRequired[Sequence[Literal["unknown_supplier", "number_missing", "issue_date_missing", "new_bank_details", "sums_differ", "rules_broken", "sums_rounded", "similar_number", "not_addressed_to_us", "issued_in_future", "issued_long_ago"]] | None]
    """Codes of findings that you have looked at and let pass. Who did it is kept."""
    approve: NotRequired[bool | None]
    """Whether to approve it as well; false if not given."""


class PatchCustomer(TypedDict):
    """What changes of the customer."""

    name: NotRequired[str | None]
    """Name of the company or person."""
    email: NotRequired[str | None]
    """E-mail address for documents."""
    phone: NotRequired[str | None]
    """Telephone number."""
    external_id: NotRequired[str | None]
    """Your own identifier; unique."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    billing_address: NotRequired[Address | None]
    """Where invoices go."""
    shipping_address: NotRequired[Address | None]
    """Where goods go."""
    contacts: NotRequired[Sequence[Contact] | None]
    """People at the customer."""
    currency: NotRequired[str | None]
    """Currency of new documents; else the organization’s."""
    locale: NotRequired[str | None]
    """Language of documents, BCP 47."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When invoices are due; else the organization’s terms."""
    price_list_id: NotRequired[str | None]
    """The price list that gives prices to lines that name none; else the products’ own prices."""
    apply_credit: NotRequired[Literal["off", "oldest_first"] | None]
    """Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued,
    the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization
    says."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of invoices that say nothing of it."""
    tax_exemption: NotRequired[Literal["none", "exempt", "reverse_charge"] | None]
    """Whether and why no tax is due."""
    trading_name: NotRequired[str | None]
    """Name that the customer is known by, if documents are to say it beside the name."""
    identifiers: NotRequired[Sequence[Identifier] | None]
    """What the customer is known by, such as a GLN (scheme 0088)."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where electronic invoices are delivered to, such as the Peppol address."""
    buyer_reference: NotRequired[str | None]
    """What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the customer books invoices, unless an invoice says it."""
    document_format: NotRequired[Literal["peppol", "xrechnung_ubl", "xrechnung_cii", "factur_x"] | None]
    """What the customer’s invoices are written and checked as; null: a PDF is enough."""
    reminders: NotRequired[Literal["default", "off"] | None]
    """Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds
    (off)."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str | None] | None]
    """Names and texts of your own. A text sets its name, null takes the name away, and names that are not
    given stay."""


class PatchProduct(TypedDict):
    """What changes of the product."""

    name: NotRequired[str | None]
    """Name of the product."""
    sku: NotRequired[str | None]
    """Your own article number; unique."""
    gtin: NotRequired[str | None]
    """Global Trade Item Number of GS1, with its check digit: a bar code’s digits."""
    description: NotRequired[str | None]
    """What it is."""
    price: NotRequired[Number | None]
    """Proposed price per unit."""
    currency: NotRequired[str | None]
    """Currency of the proposed price; else the organization’s."""
    tax_rate: NotRequired[Number | None]
    """Proposed tax rate as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Proposed tax category of EN 16931."""
    unit: NotRequired[Unit | None]
    """What a quantity counts."""
    active: NotRequired[bool | None]
    """Whether it is still sold; true if not given. For lists only: it can be invoiced all the same."""
    metadata: NotRequired[Mapping[str, str | None] | None]
    """Names and texts of your own. A text sets its name, null takes the name away, and names that are not
    given stay."""


class PatchSupplier(TypedDict):
    """What changes of the supplier."""

    name: NotRequired[str | None]
    """Name of the company or person."""
    trading_name: NotRequired[str | None]
    """What it is known as, if that differs."""
    email: NotRequired[str | None]
    """E-mail address."""
    phone: NotRequired[str | None]
    """Telephone number."""
    external_id: NotRequired[str | None]
    """Your own identifier; unique."""
    our_number: NotRequired[str | None]
    """What they know you by."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where their electronic invoices come from, such as the Peppol address."""
    address: NotRequired[Address | None]
    """Where they are."""
    bank_accounts: NotRequired[Sequence[SupplierAccount] | None]
    """The accounts that are known to be theirs. A bill that names another one is held back."""
    currency: NotRequired[str | None]
    """Currency that they bill in, as a rule."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When their bills are due, unless they say it."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str | None] | None]
    """Names and texts of your own. A text sets its name, null takes the name away, and names that are not
    given stay."""


class Payee(TypedDict):
    """Who gets the money, if not the seller."""

    name: str
    """Who is paid, if it is not you: a factoring company."""
    identifier: NotRequired[Identifier | None]
    """What the payee is known by."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register."""
    bank_details: NotRequired[BankDetails | None]
    """Account that is paid to, in place of yours."""


class PaymentCard(TypedDict):
    """The card that was paid with."""

    last_digits: str
    """The last four to six digits of the card; never all of them."""
    holder: NotRequired[str | None]
    """Whose card it is."""


class PaymentInstructions(TypedDict):
    """How the invoice is to be paid."""

    means: NotRequired[Literal["bank_transfer", "sepa_transfer", "card", "direct_debit", "cash", "other"] | None]
    """How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros."""
    reference: NotRequired[str | None]
    """What the payer gives as reference; else a structured one (ISO 11649) is made of the number."""
    text: NotRequired[str | None]
    """The means in words."""
    card: NotRequired[PaymentCard | None]
    """The card that was used, with means card."""
    direct_debit: NotRequired[DirectDebit | None]
    """With means direct_debit."""


class PaymentRemarks(TypedDict):
    """What may be changed of a payment in any state."""

    reference: NotRequired[str | None]
    """What the bank statement says, or the number of a receipt."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str | None] | None]
    """Names and texts of your own. A text sets its name, null takes the name away, and names that are not
    given stay."""


class PaymentRunsListQuery(TypedDict):
    """What `payment_runs.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "execute_on", "-execute_on"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    status: NotRequired[Literal["proposed", "released", "settled", "cancelled"]]
    """Only those in this state."""
    execute_on: NotRequired[DateRange]
    """Only those of these days. As in `execute_on[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class PaymentTerms(TypedDict):
    """How long customers may take to pay."""

    end_of_month_first: NotRequired[bool | None]
    """From the last day of the month of issue."""
    net_months: NotRequired[int | None]
    """Months: to the same day, or to the last one."""
    net_days: int
    """Days after the issue date."""
    net_business_days: NotRequired[int | None]
    """Then business days."""
    end_of_month: NotRequired[bool | None]
    """Then on to the last day of that month."""
    day_of_following_month: NotRequired[int | None]
    """Then on to this day of the following month."""
    days_of_month: NotRequired[Sequence[int] | None]
    """Then on to the next of these days of a month."""
    if_day_off: NotRequired[Literal["next_business_day", "previous_business_day"] | None]
    """Then off a day on which nobody works; never before the issue date."""
    holidays_of: NotRequired[str | None]
    """Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone."""
    instalments: NotRequired[Sequence[TermsInstalment] | None]
    """The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with
    too little to pay is due at once by the rules above."""
    early_payment: NotRequired[Sequence[EarlyPayment] | None]
    """Discounts for paying early, the first one first."""


class PaymentsListQuery(TypedDict):
    """What `payments.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "received_on", "-received_on"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those of which this is the amount, or with words in reference, or in name and email of the customer
    as it is now (with the scope customers:read), that begin like each of these words."""
    status: NotRequired[Literal["recorded", "reversed"]]
    """Only those in this state."""
    customer_id: NotRequired[str]
    """Only those of this customer."""
    invoice_id: NotRequired[str]
    """Only those that settle this invoice, or did before they were reversed."""
    unapplied: NotRequired[bool]
    """Only those of which something can still be allocated, or nothing can."""
    reference: NotRequired[str]
    """Only those with exactly this reference."""
    currency: NotRequired[str]
    """Only those in this currency."""
    amount: NotRequired[DecimalRange]
    """Only those of such an amount; together with `currency`, as amounts of two do not compare. As in
    `amount[gte]`, with gte, gt, lte and lt."""
    received_on: NotRequired[DateRange]
    """Only those received on these days. As in `received_on[gte]`, with gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class PaymentsPdfQuery(TypedDict):
    """What `payments.pdf` may be asked."""

    language: NotRequired[Literal["en", "de", "fr", "it", "es", "nl"]]
    """What it is printed in; without it the language of the customer, else that of your documents."""


class Period(TypedDict):
    """From one day to another, both included."""

    start: NotRequired[Date | None]
    """First day."""
    end: NotRequired[Date | None]
    """Last day."""


class PrecedingInvoice(TypedDict):
    """An earlier invoice that this one refers to."""

    number: str
    """Number of the earlier invoice."""
    issue_date: NotRequired[Date | None]
    """When it was issued."""


class PreflightInvoice(TypedDict):
    """An invoice that is not stored, and the formats to check."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    customer_id: str
    """The customer who is to pay."""
    items: Sequence[CreateInvoiceItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    prepaid_amount: NotRequired[Number | None]
    """What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A
    deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is
    taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would
    leave its tax in both. Below zero in a calculation only."""
    issue_date: NotRequired[Date | None]
    """The issue date, as far as it is known."""
    due_date: NotRequired[Date | None]
    """When it is due; else it follows from the payment terms."""
    service_period: NotRequired[Period | None]
    """The days that are invoiced."""
    formats: NotRequired[Sequence[Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"]] | None]
    """What it is to be valid in; else the customer’s format, else factur_x."""


class PreviewRecurringInvoice(TypedDict):
    """The preview recurring invoice."""

    rule: NotRequired[Recurrence | None]
    """On which dates; or `rrule`."""
    rrule: NotRequired[str | None]
    """The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT,
    and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day,
    so BYMONTHDAY 29 to 31 is refused; -1 is the last day."""
    end_after: NotRequired[int | None]
    """Ends after so many dates."""
    end_on: NotRequired[Date | None]
    """No date after this day."""
    period: NotRequired[Literal["in_advance", "in_arrears"] | None]
    """Whether the time from the date on is invoiced, or that before it; in_advance if not given."""
    start_on: NotRequired[Date | None]
    """No date before this day; today if not given."""
    content: NotRequired[InvoiceContent | None]
    """What invoices are made of; without it only the dates are answered."""
    prices: NotRequired[Literal["fixed", "product"] | None]
    """Prices as they are here, or those of the products; fixed if not given."""


class PriceListEntryDetails(TypedDict):
    """The price list entry details."""

    product_id: str
    """The product."""
    price: Number
    """What one unit costs."""
    min_quantity: NotRequired[Number | None]
    """The quantity from which it costs that; any quantity if it is not given."""


class PriceListsListQuery(TypedDict):
    """What `price_lists.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those with words in name that begin like each of these words."""
    currency: NotRequired[str]
    """Only those in this currency."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    include_archived: NotRequired[bool]
    """Whether archived price lists are listed too."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class ProductsListQuery(TypedDict):
    """What `products.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name", "sku", "-sku"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those with words in name and sku that begin like each of these words."""
    sku: NotRequired[str]
    """Only the one with this SKU."""
    active: NotRequired[bool]
    """Only those that are sold now, or are not."""
    currency: NotRequired[str]
    """Only those with a price in this currency."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    include_archived: NotRequired[bool]
    """Whether archived products are listed too."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class ProductsPriceQuery(TypedDict):
    """What `products.price` may be asked."""

    customer_id: NotRequired[str]
    """Whose price is asked; without one, the product’s own."""
    quantity: NotRequired[Number]
    """How many are sold; one if it is not given. Below zero, of a return, it is the price of as many."""
    on: NotRequired[Date]
    """On which day; without it today."""
    currency: NotRequired[str]
    """In which currency; without it the customer’s, else the organization’s."""


class QuoteDeposit(TypedDict):
    """The quote deposit."""

    percent: NotRequired[Number | None]
    """A percentage of the quote; this or an amount."""
    amount: NotRequired[Number | None]
    """An amount with tax; this or a percentage."""


class QuotesListQuery(TypedDict):
    """What `quotes.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those whose number begins or ends so, whose total this is, or with words in reference that begin
    like each of these words."""
    status: NotRequired[Literal["draft", "open", "accepted", "declined", "expired", "superseded", "cancelled", "invoiced"]]
    """Only those in this state."""
    customer_id: NotRequired[str]
    """Only those for this customer."""
    number: NotRequired[str]
    """Only the one with exactly this number."""
    currency: NotRequired[str]
    """Only those in this currency."""
    valid_until: NotRequired[DateRange]
    """Only those whose last day is one of these; a draft without one has none. As in `valid_until[gte]`, with
    gte, gt, lte and lt."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class ReceiveFile(TypedDict):
    """The receive file."""

    content: str
    """The file in base64, up to 20 MB: a PDF, an XML document, a PNG, JPEG or TIFF image, CSV, or a whole
    mail. What it is follows from its first bytes."""
    filename: NotRequired[str | None]
    """What the sender calls it, without a folder."""


class ReceivedFilesListQuery(TypedDict):
    """What `received_files.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    media_type: NotRequired[Literal["application/pdf", "application/xml", "image/png", "image/jpeg", "image/tiff", "text/csv", "message/rfc822"]]
    """Only those of this type."""
    created_at: NotRequired[TimeRange]
    """Only those that first came then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class Recurrence(TypedDict):
    """A rule that gives dates."""

    every: int
    """Every so many units."""
    unit: Literal["day", "week", "month", "year"]
    """What is counted."""
    weekdays: NotRequired[Sequence[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] | None]
    """Of weeks: the days; else that of the first date."""
    day: NotRequired[int | None]
    """Of months and years: the day, or the last day of a month that is shorter; else that of the start."""
    weekday: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None]
    """Of months and years, in place of a day."""
    nth: NotRequired[int | None]
    """Which such weekday of the month; 5 is the last one, 1 if not given."""
    month: NotRequired[int | None]
    """Of years: the month; else that of the start."""


class RecurringInvoicesListQuery(TypedDict):
    """What `recurring_invoices.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    status: NotRequired[Literal["active", "paused", "attention", "ended"]]
    """Only those in this state."""
    customer_id: NotRequired[str]
    """Only those for this customer."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class RefundCreditNote(TypedDict):
    """How much of a credit note was paid out."""

    amount: NotRequired[Number | None]
    """How much was paid out; all of the credit when it is not said."""
    method: NotRequired[Literal["bank_transfer", "card", "cash", "check", "other"] | None]
    """How it went out."""
    refunded_on: NotRequired[Date | None]
    """When it went out: not before the credit note, and at the latest today; today by default."""
    reference: NotRequired[str | None]
    """What the bank statement says of it."""


class RefundPayment(TypedDict):
    """How much of a payment was given back, and how."""

    amount: NotRequired[Number | None]
    """How much was given back; all that settles nothing when it is not said."""
    method: NotRequired[Literal["bank_transfer", "card", "cash", "check", "other"] | None]
    """How it went out; as it came in when it is not said."""
    refunded_on: NotRequired[Date | None]
    """When it went out: not before the payment came in, and at the latest today; today by default."""
    reference: NotRequired[str | None]
    """What the bank statement says of it."""
    reason: NotRequired[str | None]
    """Why it was given back."""


class RejectApproval(TypedDict):
    """The reject approval."""

    reason: NotRequired[str | None]
    """Why, in words for whoever asked. Kept as long as what was sent; the event keeps it, too."""


class Remind(TypedDict):
    """The remind."""

    text: NotRequired[str | None]
    """What it says, in place of the text of the template. Plain text."""


class Replay(TypedDict):
    """The replay."""

    from_sequence: int
    """The first number of the feed."""
    to_sequence: NotRequired[int | None]
    """The last number of the feed."""
    event_types: NotRequired[Sequence[str] | None]
    """Only events of these types, among those that the endpoint gets."""
    only_failed: NotRequired[bool | None]
    """Only events whose delivery has failed."""


class ReportMessage(TypedDict):
    """The report message."""

    outcome: Literal["delivered", "bounced", "complained"]
    """What became of it."""
    detail: NotRequired[str | None]
    """What the server or the person said."""


class ReportsReceivablesQuery(TypedDict):
    """What `reports.receivables` may be asked."""

    as_of: NotRequired[Date]
    """The day at whose end it is; without it today, at this moment."""
    known_at: NotRequired[Time]
    """Count only what had been recorded by this instant, which has passed; without a day it is that of the
    instant. Such an answer has the same figures for ever."""


class ReportsRevenueQuery(TypedDict):
    """What `reports.revenue` may be asked."""

    from_: NotRequired[str]
    """The first month; without it 12 months end with `to`."""
    to: NotRequired[str]
    """The last month, at most 36 after the first; without it the month that it is now."""
    known_at: NotRequired[Time]
    """Count only what had been recorded by this instant, which has passed; without a day it is that of the
    instant. Such an answer has the same figures for ever."""


class ReportsWithholdingsQuery(TypedDict):
    """What `reports.withholdings` may be asked."""

    year: NotRequired[str]
    """The year of the issue dates; without it the year that it is now."""


class RequestPasswordReset(TypedDict):
    """Whose password is to be set anew."""

    email: str
    """The e-mail address of the user."""


class Resend(TypedDict):
    """The resend."""

    to: NotRequired[Sequence[str] | None]
    """Other recipients than before."""
    send_to_suppressed: NotRequired[bool | None]
    """Sends although mail to an address has come back before, and forgets that it has."""


class ResetPassword(TypedDict):
    """A link to a new password, and the password."""

    token: str
    """The token of the link."""
    password: str
    """The new password: 8 to 128 characters of any kind, but none of the common ones."""


class ResumeRecurringInvoice(TypedDict):
    """What becomes of dates that passed meanwhile."""

    catch_up: NotRequired[Literal["all", "latest", "none"] | None]
    """Which dates are run that passed meanwhile; as it was said before if not given."""


class ReversePayment(TypedDict):
    """Why a payment is taken back."""

    reason: NotRequired[str | None]
    """Why it is taken back."""


class ReverseSupplierPayment(TypedDict):
    """The reverse supplier payment."""

    reason: str
    """Why it is taken back."""


class RotateSecret(TypedDict):
    """The rotate secret."""

    previous_valid_for_hours: NotRequired[int | None]
    """For how many hours the secret before signs, too, 0 to 168; 24 without this field."""


class RunBill(TypedDict):
    """The run bill."""

    bill_id: str
    """An approved bill."""


class SecondStep(TypedDict):
    """The second step."""

    challenge: str
    """The challenge of the first step."""
    code: NotRequired[str | None]
    """The six digits that the authenticator app shows. Blanks and dashes between them are ignored."""
    recovery_code: NotRequired[str | None]
    """A recovery code, in place of a code of the app. Each works once."""


class Send(TypedDict):
    """The send."""

    to: NotRequired[Sequence[str] | None]
    """Recipients; else the contacts that receive invoices, else the customer’s own address."""
    cc: NotRequired[Sequence[str] | None]
    """Recipients of a copy."""
    bcc: NotRequired[Sequence[str] | None]
    """Recipients of a copy whom the others do not see."""
    subject: NotRequired[str | None]
    """Else that of the template."""
    text: NotRequired[str | None]
    """Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the
    address of its page for the customer; without `PUBLIC_URL`, a line with it is left out."""
    language: NotRequired[Literal["en", "de", "fr"] | None]
    """Of the template; else that of the customer, else that of the mail settings."""
    send_at: NotRequired[Time | None]
    """Not before this moment; else at once."""
    send_to_suppressed: NotRequired[bool | None]
    """Sends although mail to an address has come back before, and forgets that it has."""
    attachments: NotRequired[Sequence[Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"]] | None]
    """Formats of the files that go along; else `pdf` with the format that the customer wants. None: an empty
    list."""


class SendInvoice(TypedDict):
    """The send invoice."""

    to: NotRequired[Sequence[str] | None]
    """Recipients; else the contacts that receive invoices, else the customer’s own address."""
    cc: NotRequired[Sequence[str] | None]
    """Recipients of a copy."""
    bcc: NotRequired[Sequence[str] | None]
    """Recipients of a copy whom the others do not see."""
    subject: NotRequired[str | None]
    """Else that of the template."""
    text: NotRequired[str | None]
    """Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the
    address of its page for the customer; without `PUBLIC_URL`, a line with it is left out."""
    language: NotRequired[Literal["en", "de", "fr"] | None]
    """Of the template; else that of the customer, else that of the mail settings."""
    send_at: NotRequired[Time | None]
    """Not before this moment; else at once."""
    send_to_suppressed: NotRequired[bool | None]
    """Sends although mail to an address has come back before, and forgets that it has."""
    attachments: NotRequired[Sequence[Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"]] | None]
    """Formats of the files that go along; else `pdf` with the format that the customer wants. None: an empty
    list."""
    finalize: NotRequired[bool | None]
    """Issues a draft in the same step; if it cannot be sent, it stays a draft."""


class SendQuote(TypedDict):
    """The send quote."""

    to: NotRequired[Sequence[str] | None]
    """Recipients; else the contacts that receive invoices, else the customer’s own address."""
    cc: NotRequired[Sequence[str] | None]
    """Recipients of a copy."""
    bcc: NotRequired[Sequence[str] | None]
    """Recipients of a copy whom the others do not see."""
    subject: NotRequired[str | None]
    """Else that of the template."""
    text: NotRequired[str | None]
    """Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the
    address of its page for the customer; without `PUBLIC_URL`, a line with it is left out."""
    language: NotRequired[Literal["en", "de", "fr"] | None]
    """Of the template; else that of the customer, else that of the mail settings."""
    send_at: NotRequired[Time | None]
    """Not before this moment; else at once."""
    send_to_suppressed: NotRequired[bool | None]
    """Sends although mail to an address has come back before, and forgets that it has."""
    issue: NotRequired[bool | None]
    """Issues a draft in the same step; if it cannot be sent, it stays a draft."""


class SendReceipt(TypedDict):
    """The send receipt."""

    to: NotRequired[Sequence[str] | None]
    """Recipients; else the contacts that receive invoices, else the customer’s own address."""
    cc: NotRequired[Sequence[str] | None]
    """Recipients of a copy."""
    bcc: NotRequired[Sequence[str] | None]
    """Recipients of a copy whom the others do not see."""
    subject: NotRequired[str | None]
    """Else that of the template."""
    text: NotRequired[str | None]
    """Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the
    address of its page for the customer; without `PUBLIC_URL`, a line with it is left out."""
    language: NotRequired[Literal["en", "de", "fr"] | None]
    """Of the template; else that of the customer, else that of the mail settings."""
    send_at: NotRequired[Time | None]
    """Not before this moment; else at once."""
    send_to_suppressed: NotRequired[bool | None]
    """Sends although mail to an address has come back before, and forgets that it has."""


class SendStatement(TypedDict):
    """The send statement."""

    to: NotRequired[Sequence[str] | None]
    """Recipients; else the contacts that receive invoices, else the customer’s own address."""
    cc: NotRequired[Sequence[str] | None]
    """Recipients of a copy."""
    bcc: NotRequired[Sequence[str] | None]
    """Recipients of a copy whom the others do not see."""
    subject: NotRequired[str | None]
    """Else that of the template."""
    text: NotRequired[str | None]
    """Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the
    address of its page for the customer; without `PUBLIC_URL`, a line with it is left out."""
    language: NotRequired[Literal["en", "de", "fr"] | None]
    """Of the template; else that of the customer, else that of the mail settings."""
    send_at: NotRequired[Time | None]
    """Not before this moment; else at once."""
    send_to_suppressed: NotRequired[bool | None]
    """Sends although mail to an address has come back before, and forgets that it has."""
    period_from: NotRequired[Date | None]
    """The first day of the statement; else the first day of the month before the one before the last."""
    period_to: NotRequired[Date | None]
    """The last day of the statement, today at the latest; else today."""
    currency: NotRequired[str | None]
    """Of the account; else that of the customer, else that of the organization."""


class SettlePaymentRun(TypedDict):
    """The settle payment run."""

    paid_on: NotRequired[Date | None]
    """When the money went out; the day of the run if not given, but not after today."""


class Settling(TypedDict):
    """The settling."""

    discounts: Literal["auto", "never"]
    """Whether a discount for paying early is taken by itself, or only where a payment says so."""
    tolerance: NotRequired[Number | None]
    """By how much money may differ from what a discount asks for; without it by nothing."""
    rest_max: NotRequired[Number | None]
    """The most that `settle_rest` lets go; without it a tenth of what was to be paid."""


class SupplierAccount(TypedDict):
    """The supplier account."""

    iban: str
    """The account."""
    bic: NotRequired[str | None]
    """Its bank, outside of SEPA."""
    account_holder: NotRequired[str | None]
    """Whose account it is, if that is not the supplier."""


class SuppliersListQuery(TypedDict):
    """What `suppliers.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at", "updated_at", "-updated_at", "name", "-name"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    q: NotRequired[str]
    """Only those with words in name, trading name, email and external_id that begin like each of these words."""
    external_id: NotRequired[str]
    """Only the one with this identifier of your own."""
    email: NotRequired[str]
    """Only those with this e-mail address, capitals or not."""
    tax_id: NotRequired[str]
    """Only those with this tax number, such as a VAT identification number."""
    iban: NotRequired[str]
    """Only those who are paid to this account."""
    created_at: NotRequired[TimeRange]
    """Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    updated_since: NotRequired[Time]
    """Only those changed at this moment or later."""
    metadata: NotRequired[Mapping[str, str]]
    """Only those with this text under this name, as in `metadata[project]=Apollo`."""
    include_archived: NotRequired[bool]
    """Whether archived suppliers are listed too."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class SwitchOrganization(TypedDict):
    """Where the user wants to work next."""

    organization_id: str
    """The organization to work in."""
    end_current: NotRequired[bool | None]
    """Whether the current session ends."""


class TaxExemption(TypedDict):
    """Why one tax group is free of tax."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"]
    """Category of the tax group."""
    rate: NotRequired[Number | None]
    """Rate of the tax group; else all of the category."""
    reason: NotRequired[str | None]
    """Why no tax is charged, in words."""
    code: NotRequired[str | None]
    """The same as a code of the VATEX list."""


class TaxId(TypedDict):
    """A tax number."""

    type: str
    """What kind of number it is."""
    value: str
    """The number."""


class TaxRepresentative(TypedDict):
    """Who represents the seller before the tax office."""

    name: str
    """Name of the representative."""
    tax_id: str
    """VAT number of the representative."""
    address: NotRequired[Address | None]
    """Address of the representative."""


class TemplateContent(TypedDict):
    """The template content."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    items: NotRequired[Sequence[CreateInvoiceItem] | None]
    """The lines, in their order."""
    tax_rate: NotRequired[Number | None]
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class TemplateOverrides(TypedDict):
    """The template overrides."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    items: NotRequired[Sequence[CreateInvoiceItem] | None]
    """The lines, in their order."""
    tax_rate: NotRequired[Number | None]
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    prepaid_amount: NotRequired[Number | None]
    """What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A
    deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is
    taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would
    leave its tax in both. Below zero in a calculation only."""
    issue_date: NotRequired[Date | None]
    """The issue date, as far as it is known."""
    due_date: NotRequired[Date | None]
    """When it is due; else it follows from the payment terms."""
    service_period: NotRequired[Period | None]
    """The days that are invoiced."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class TermsInstalment(TypedDict):
    """The terms instalment."""

    percent: Number
    """How much of what there is to pay."""
    days: int
    """Days after the issue date."""


class TestEndpoint(TypedDict):
    """The test endpoint."""

    event_type: NotRequired[Literal["organization.updated", "organization.reset", "organization.security_updated", "organization.clock_moved", "organization.retention_updated", "organization.bill_approval_updated", "user.signed_in", "user.sign_in_failed", "user.signed_out", "user.session_ended", "user.password_changed", "user.second_factor_added", "user.second_factor_removed", "user.recovery_codes_renewed", "user.recovery_code_used", "user.updated", "user.email_changed", "user.data_exported", "user.deleted", "api_key.created", "api_key.updated", "api_key.first_used_from", "api_key.revoked", "customer.created", "customer.updated", "customer.archived", "customer.unarchived", "customer.merged", "customer.deleted", "product.created", "product.updated", "product.archived", "product.unarchived", "product.deleted", "invoice.created", "invoice.imported", "invoice.updated", "invoice.deleted", "invoice.finalized", "invoice.overdue", "invoice.partially_paid", "invoice.paid", "invoice.reopened", "invoice.voided", "invoice.marked_uncollectible", "invoice.sent", "invoice.viewed", "invoice.reminded", "invoice.extended", "invoice.document_stored", "payment.created", "payment.updated", "payment.refunded", "payment.refund_cancelled", "payment.reversed", "payment.deleted", "payment.receipt_sent", "payment.matched", "payment.unmatched", "credit_note.created", "credit_note.updated", "credit_note.voided", "credit_note.sent", "credit_note.document_stored", "webhook_endpoint.created", "webhook_endpoint.updated", "webhook_endpoint.enabled", "webhook_endpoint.disabled", "webhook_endpoint.deleted", "webhook_endpoint.secret_rotated", "member.joined", "member.updated", "member.removed", "invitation.created", "invitation.resent", "invitation.revoked", "invitation.accepted", "message.queued", "message.sent", "message.logged", "message.failed", "message.unconfirmed", "message.cancelled", "message.bounced", "message.complained", "mail_settings.updated", "audit.anchored", "link.created", "link.ended", "export.made", "reminder_policy.updated", "statement.sent", "personal_data.erased", "personal_data.exported", "recurring_invoice.created", "recurring_invoice.updated", "recurring_invoice.deleted", "recurring_invoice.paused", "recurring_invoice.resumed", "recurring_invoice.ended", "recurring_invoice.run", "recurring_invoice.run_failed", "recurring_invoice.skipped", "invoice_template.created", "invoice_template.updated", "invoice_template.deleted", "quote.created", "quote.updated", "quote.deleted", "quote.issued", "quote.sent", "quote.viewed", "quote.accepted", "quote.declined", "quote.expired", "quote.extended", "quote.superseded", "quote.cancelled", "quote.invoiced", "bank_account.created", "bank_account.updated", "bank_account.deleted", "bank_statement.imported", "bank_statement.deleted", "bank_line.held", "bank_line.ignored", "bank_line.reopened", "bank_line.matched", "bank_line.unmatched", "price_list.created", "price_list.updated", "price_list.archived", "price_list.unarchived", "price_list.deleted", "received_file.created", "received_file.deleted", "supplier.created", "supplier.updated", "supplier.archived", "supplier.unarchived", "supplier.deleted", "bill.created", "bill.updated", "bill.opened", "bill.approved", "bill.paid", "bill.bank_details_confirmed", "bill.disputed", "bill.rejected", "bill.voided", "bill.deleted", "data_export.created", "data_export.ready", "data_export.failed", "data_export.expired", "data_export.deleted", "import.created", "import.updated", "import.committed", "import.done", "import.failed", "import.undone", "import.deleted", "matching_rule.created", "matching_rule.updated", "matching_rule.deleted", "bill_payment.created", "bill_payment.updated", "bill_payment.reversed", "bill_payment.matched", "bill_payment.unmatched", "payment_run.created", "payment_run.updated", "payment_run.released", "payment_run.settled", "payment_run.cancelled", "approval.requested", "approval.approved", "approval.rejected", "approval.stale", "approval.expired"] | None]
    """The type of the message; without it, one that the endpoint wants."""


class TextAbove(TypedDict):
    """The text above."""

    kind: Literal["heading", "text", "page_break"]
    """`heading` begins a section, whose lines are numbered 1.1, 1.2; `page_break` begins a page."""
    text: NotRequired[str | None]
    """What is printed; a page break has none."""


class TextBelow(TypedDict):
    """The text below."""

    kind: Literal["text", "subtotal"]
    """`subtotal` prints what the lines since the last one, or since their heading, come to."""
    text: NotRequired[str | None]
    """What is printed; of a subtotal its name, else the usual word."""


class TimeRange(TypedDict):
    """A range, with one bound or two."""

    gte: NotRequired[Time]
    """This or more; of days and times, this or later."""
    gt: NotRequired[Time]
    """More than this; of days and times, later."""
    lte: NotRequired[Time]
    """This or less; of days and times, this or earlier."""
    lt: NotRequired[Time]
    """Less than this; of days and times, earlier."""


class UnallocatePayment(TypedDict):
    """What a payment shall settle no longer."""

    allocations: Sequence[Unallocation]
    """From which invoices it is taken back."""


class UnallocateSupplierPayment(TypedDict):
    """The unallocate supplier payment."""

    allocations: Sequence[BillUnallocation]
    """From which bills it is taken back, wholly."""


class Unallocation(TypedDict):
    """How much of one invoice a payment shall settle no longer."""

    invoice_id: str
    """The invoice that it settles, and shall settle no longer."""
    amount: NotRequired[Number | None]
    """How much of it is taken back; all that settles this invoice when it is not said."""


class Unit(TypedDict):
    """What is counted: a label, and its code of UN/ECE Recommendation 20."""

    label: str
    """As it is printed."""
    code: NotRequired[str | None]
    """UN/ECE Recommendation 20 code."""


class UpdateBankAccount(TypedDict):
    """What may change of a bank account."""

    name: str
    """What you call it."""
    iban: NotRequired[str | None]
    """Statements must be of it."""
    account_number: NotRequired[str | None]
    """What the bank knows an account without an IBAN by."""
    bic: NotRequired[str | None]
    """That of the bank."""
    csv_mapping: NotRequired[CsvMapping | None]
    """What each column of the CSV files of this bank means, where it is not known."""
    auto_certain: NotRequired[bool | None]
    """Whether an import books by itself what is certain of the lines that it brings; false if not given.
    Turning it on needs the scope `payments:write`."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateBill(TypedDict):
    """What replaces the bill."""

    file_id: NotRequired[str | None]
    """The file that it came as. Without `total`, an electronic invoice is read, also out of a PDF."""
    supplier_id: NotRequired[str | None]
    """Who sent it. An electronic invoice tells it by its VAT number."""
    kind: NotRequired[Literal["invoice", "credit_note"] | None]
    """An invoice, unless it takes something back."""
    supplier_number: NotRequired[str | None]
    """The number that the supplier gave it."""
    issue_date: NotRequired[Date | None]
    """The day that it says it was issued."""
    received_on: NotRequired[Date | None]
    """The day that it came; today if not given."""
    due_date: NotRequired[Date | None]
    """The day that it is to be paid by."""
    currency: NotRequired[str | None]
    """Of all of its amounts; else that of the organization."""
    subtotal: NotRequired[Number | None]
    """Without tax."""
    tax_total: NotRequired[Number | None]
    """The tax."""
    total: NotRequired[Number | None]
    """With tax."""
    amount_payable: NotRequired[Number | None]
    """What is to be paid; the total if not given."""
    tax_breakdown: NotRequired[Sequence[CreateBillTaxGroup] | None]
    """The tax by category and rate."""
    payment: NotRequired[CreateBillPayment | None]
    """Where it is to be paid to."""
    order_reference: NotRequired[str | None]
    """The order that it is for."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateBillApproval(TypedDict):
    """What replaces the bill approval."""

    approval_above: NotRequired[Number | None]
    """In the currency of the organization; left out if no bill needs a second person."""


class UpdateCustomer(TypedDict):
    """What replaces the customer."""

    name: str
    """Name of the company or person."""
    email: NotRequired[str | None]
    """E-mail address for documents."""
    phone: NotRequired[str | None]
    """Telephone number."""
    external_id: NotRequired[str | None]
    """Your own identifier; unique."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    billing_address: NotRequired[Address | None]
    """Where invoices go."""
    shipping_address: NotRequired[Address | None]
    """Where goods go."""
    contacts: NotRequired[Sequence[Contact] | None]
    """People at the customer."""
    currency: NotRequired[str | None]
    """Currency of new documents; else the organization’s."""
    locale: NotRequired[str | None]
    """Language of documents, BCP 47."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When invoices are due; else the organization’s terms."""
    price_list_id: NotRequired[str | None]
    """The price list that gives prices to lines that name none; else the products’ own prices."""
    apply_credit: NotRequired[Literal["off", "oldest_first"] | None]
    """Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued,
    the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization
    says."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of invoices that say nothing of it."""
    tax_exemption: NotRequired[Literal["none", "exempt", "reverse_charge"] | None]
    """Whether and why no tax is due."""
    trading_name: NotRequired[str | None]
    """Name that the customer is known by, if documents are to say it beside the name."""
    identifiers: NotRequired[Sequence[Identifier] | None]
    """What the customer is known by, such as a GLN (scheme 0088)."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where electronic invoices are delivered to, such as the Peppol address."""
    buyer_reference: NotRequired[str | None]
    """What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the customer books invoices, unless an invoice says it."""
    document_format: NotRequired[Literal["peppol", "xrechnung_ubl", "xrechnung_cii", "factur_x"] | None]
    """What the customer’s invoices are written and checked as; null: a PDF is enough."""
    reminders: NotRequired[Literal["default", "off"] | None]
    """Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds
    (off)."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateDocumentSettings(TypedDict):
    """What replaces the document settings."""

    template: NotRequired[Literal["classic", "plain"] | None]
    """A letter for envelopes with a window, or a plain page; classic if not given."""
    accent_color: NotRequired[str | None]
    """Colour of headings and lines; text is never lighter than can be read."""
    paper: NotRequired[Literal["a4", "letter"] | None]
    """Paper; a4 if not given."""
    locale: NotRequired[str | None]
    """Language of documents whose customer has none; en if not given."""
    show_payment_code: NotRequired[bool | None]
    """Whether documents have a code that fills in a SEPA transfer; true if not given."""
    payment_code_reference: NotRequired[Literal["payment_reference", "number"] | None]
    """What the code gives as reference: the payment reference of the invoice or its number; payment_reference
    if not given."""
    footer: NotRequired[Sequence[FooterColumn] | None]
    """Columns at the foot of each page; else they follow from what is known of you."""
    intro: NotRequired[str | None]
    """Printed before the lines."""
    closing: NotRequired[str | None]
    """Printed behind everything."""
    preflight: NotRequired[Literal["off", "warn", "block"] | None]
    """What happens to an invoice that is not valid in its customer’s format: `off` and `warn` issue it,
    `block` refuses to; warn if not given, which the panel shows."""
    payment_url: NotRequired[str | None]
    """Where invoices are paid online: an https address in which `{number}`, `{amount}` and `{currency}` stand
    for what is to be paid. The customer’s page leads there."""
    link_days_after_payment: NotRequired[int | None]
    """For how many days links to a document work after nothing was left to be paid, unless a link says
    otherwise; 0 is without end; 90 if not given."""


class UpdateInvoice(TypedDict):
    """What replaces the invoice."""

    buyer_reference: NotRequired[str | None]
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: NotRequired[str | None]
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: NotRequired[str | None]
    """Number of your own order."""
    contract_reference: NotRequired[str | None]
    """Number of the contract."""
    project_reference: NotRequired[str | None]
    """Number of the project."""
    receiving_advice_reference: NotRequired[str | None]
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: NotRequired[str | None]
    """Number of your despatch advice."""
    tender_reference: NotRequired[str | None]
    """Number of the tender or lot."""
    buyer_accounting_reference: NotRequired[str | None]
    """Where the buyer books it; else the customer’s."""
    invoiced_object: NotRequired[Identifier | None]
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: NotRequired[Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | None]
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: NotRequired[Sequence[PrecedingInvoice] | None]
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: NotRequired[Sequence[Note] | None]
    """Printed after the message."""
    tax_currency: NotRequired[str | None]
    """Currency that you declare the tax in, if it is another one."""
    tax_exchange_rate: NotRequired[Number | None]
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: NotRequired[Date | None]
    """When tax falls due, if not on issue."""
    tax_point: NotRequired[Literal["issue", "delivery", "payment"] | None]
    """What tax falls due by, if no day is named."""
    delivery: NotRequired[Delivery | None]
    """What was delivered when, to whom and where."""
    payment_instructions: NotRequired[PaymentInstructions | None]
    """How it is paid."""
    payee: NotRequired[Payee | None]
    """Who is paid, if it is not you."""
    tax_exemptions: NotRequired[Sequence[TaxExemption] | None]
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    customer_id: str
    """The customer who is to pay."""
    items: Sequence[CreateInvoiceItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: NotRequired[Number | None]
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: NotRequired[Number | None]
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: NotRequired[Sequence[WithholdingDetails] | None]
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    payment_terms: NotRequired[InvoiceTerms | None]
    """Else the customer’s terms, else the organization’s."""
    payment_plan: NotRequired[Sequence[InstalmentDetails] | None]
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: NotRequired[str | None]
    """The customer’s own sign, such as an order number."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""
    prepaid_amount: NotRequired[Number | None]
    """What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A
    deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is
    taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would
    leave its tax in both. Below zero in a calculation only."""
    issue_date: NotRequired[Date | None]
    """The issue date, as far as it is known."""
    due_date: NotRequired[Date | None]
    """When it is due; else it follows from the payment terms."""
    service_period: NotRequired[Period | None]
    """The days that are invoiced."""


class UpdateInvoiceTemplate(TypedDict):
    """What replaces the invoice template."""

    name: str
    """What you call it."""
    content: TemplateContent
    """What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it
    may be left out, the lines too."""


class UpdateLogo(TypedDict):
    """What replaces the logo."""

    content: str
    """The picture in base64, at most 256 KB of it. An SVG has shapes, groups and gradients only; a PNG or JPEG
    has at most 4 megapixels, in grey or RGB."""
    media_type: Literal["image/svg+xml", "image/png", "image/jpeg"]
    """What it is."""


class UpdateMailSettings(TypedDict):
    """What replaces the mail settings."""

    sender_name: NotRequired[str | None]
    """Shown as the sender; the name of the organization if not given."""
    sender_address: NotRequired[str | None]
    """Needed with a mail server of your own."""
    reply_to: NotRequired[str | None]
    """Where answers go; else the organization’s address."""
    bcc: NotRequired[Sequence[str] | None]
    """Get a hidden copy of every message."""
    signature: NotRequired[str | None]
    """Ends every text."""
    language: NotRequired[Literal["en", "de", "fr"] | None]
    """Of messages to customers without a language; en if not given."""
    smtp: NotRequired[UpdateSmtpServer | None]
    """A mail server of your own; else that of the installation."""


class UpdateMailTemplate(TypedDict):
    """What replaces the mail template."""

    subject: str
    """Subject line, with placeholders such as `{{invoice.number}}`."""
    text: str
    """What it says, with placeholders. Plain text; an empty line begins a paragraph."""


class UpdateMatchingRule(TypedDict):
    """What replaces the matching rule."""

    name: str
    """What you call it; proposals say it."""
    position: NotRequired[int | None]
    """Its place among the rules: of two that say the same, the first is named. Behind the last if not given."""
    is_active: NotRequired[bool | None]
    """Whether it is in use; true if not given."""
    bank_account_id: NotRequired[str | None]
    """Only lines of this account."""
    direction: NotRequired[Literal["in", "out"] | None]
    """Only money in, or only money out."""
    counterparty_iban: NotRequired[str | None]
    """Only from or to this account."""
    name_contains: NotRequired[str | None]
    """Only if the name has this in it; capitals and accents do not matter."""
    text_contains: NotRequired[str | None]
    """Only if the text or a reference has this in it; capitals and accents do not matter."""
    amount_from: NotRequired[Number | None]
    """Only from this amount on, in the currency of the line and without its sign."""
    amount_to: NotRequired[Number | None]
    """Only up to this amount. The same as `amount_from` for exactly that."""
    outcome: Literal["customer", "fee", "ignore"]
    """What such a line is: `customer` pays the oldest open invoices, `fee` is what the bank kept, `ignore` has
    nothing to do with the books."""
    customer_id: NotRequired[str | None]
    """Who pays; needed for `customer`."""
    reason: NotRequired[str | None]
    """Why; needed for `ignore`, possible for `fee`."""
    is_certain: NotRequired[bool | None]
    """Whether what it says is `certain`, so that it can be booked without a person; false if not given. It
    needs the scope `payments:write`."""


class UpdateMember(TypedDict):
    """What replaces the member."""

    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"]
    """What the member may do from now on."""
    expires_at: NotRequired[Time | None]
    """When the membership ends by itself; never without it. An auditor needs one."""


class UpdateNumbering(TypedDict):
    """The numbering that is to change."""

    invoice: NotRequired[NumberingRule | None]
    """For invoices; else it stays as it is."""
    credit_note: NotRequired[NumberingRule | None]
    """For credit notes; else it stays as it is."""
    quote: NotRequired[NumberingRule | None]
    """For quotes; else it stays as it is."""


class UpdateOrganization(TypedDict):
    """What replaces the organization."""

    name: str
    """Name as it is used every day."""
    legal_name: NotRequired[str | None]
    """Name as documents print it; else the name."""
    address: NotRequired[Address | None]
    """Address as documents print it."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    bank_details: NotRequired[BankDetails | None]
    """Where customers pay."""
    email: NotRequired[str | None]
    """E-mail address for customers."""
    phone: NotRequired[str | None]
    """Telephone number."""
    identifiers: NotRequired[Sequence[Identifier] | None]
    """What you are known by: your GLN (scheme 0088), DUNS number (0060) or a customer’s supplier number."""
    legal_registration: NotRequired[Identifier | None]
    """Your entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    legal_info: NotRequired[str | None]
    """What the law wants on documents: managing directors, share capital, register court."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where electronic invoices come from, such as your Peppol address."""
    contact: NotRequired[ContactPerson | None]
    """Who answers questions about documents."""
    tax_representative: NotRequired[TaxRepresentative | None]
    """Who answers to the tax office for you, if you are not registered there."""
    currency: str
    """Currency of new documents, unless the customer has another one."""
    time_zone: str
    """Where the organization’s days begin and end."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When invoices are due, unless customer or invoice say otherwise; without them after 14 days."""
    tax_rounding: NotRequired[Literal["document", "line"] | None]
    """Whether new documents round tax once per rate (`document`, the default) or on each line."""
    apply_credit: NotRequired[Literal["off", "oldest_first"] | None]
    """Whether unapplied payments and credit notes of a customer settle a new invoice in the same currency once
    it is issued, the oldest first (`oldest_first`), or only when they are allocated (`off`, the default)."""
    send_receipts: NotRequired[Literal["off", "on_receipt"] | None]
    """Whether a customer with an e-mail address gets a receipt once a payment is recorded (`on_receipt`), or
    only when somebody sends it (`off`, the default). Imported payments and lines that the bank account
    books by itself never send one."""
    settling: NotRequired[Settling | None]
    """What becomes of small rests of invoices; without it only exact discounts in time are taken."""
    numbering: NotRequired[UpdateNumbering | None]
    """How documents get their numbers; what is left out stays as it is."""


class UpdatePriceList(TypedDict):
    """A page of prices."""

    name: str
    """Name of the price list."""
    currency: str
    """Currency of its prices. It is for invoices in this currency alone."""
    prices_include_tax: NotRequired[bool | None]
    """Whether its prices include tax; false if not given. It is for invoices alike."""
    valid_from: NotRequired[Date | None]
    """The first day on which it holds."""
    valid_until: NotRequired[Date | None]
    """The last day on which it holds."""
    base_list_id: NotRequired[str | None]
    """The list that says what products cost that have no entry here, such as the one for all resellers beside
    the prices of one of them. It is in the same currency and based on no other one."""
    discount_percent: NotRequired[Number | None]
    """What products without an entry cost less than in the list that this one is based on, or than the
    product’s own price: a percentage. Rounded to the decimals of the currency, or of the full price if it
    has more."""
    entries: NotRequired[Sequence[PriceListEntryDetails] | None]
    """The prices."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateProduct(TypedDict):
    """What replaces the product."""

    name: str
    """Name of the product."""
    sku: NotRequired[str | None]
    """Your own article number; unique."""
    gtin: NotRequired[str | None]
    """Global Trade Item Number of GS1, with its check digit: a bar code’s digits."""
    description: NotRequired[str | None]
    """What it is."""
    price: NotRequired[Number | None]
    """Proposed price per unit."""
    currency: NotRequired[str | None]
    """Currency of the proposed price; else the organization’s."""
    tax_rate: NotRequired[Number | None]
    """Proposed tax rate as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Proposed tax category of EN 16931."""
    unit: NotRequired[Unit | None]
    """What a quantity counts."""
    active: NotRequired[bool | None]
    """Whether it is still sold; true if not given. For lists only: it can be invoiced all the same."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateProfile(TypedDict):
    """What replaces the profile."""

    name: str
    """Other members see it, and the audit log."""


class UpdateQuote(TypedDict):
    """What replaces the quote."""

    customer_id: str
    """The customer to whom it is offered."""
    items: Sequence[CreateQuoteItem]
    """The lines, in their order."""
    tax_rate: Number
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: NotRequired[Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | None]
    """Tax category of EN 16931 where a line names none; else as for invoices."""
    tax_exemption_reason: NotRequired[str | None]
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: NotRequired[bool | None]
    """Whether prices, and with them discounts and charges, include tax; false if not given."""
    discounts: NotRequired[Sequence[DocumentAdjustment] | None]
    """Taken off the whole quote, as off an invoice."""
    charges: NotRequired[Sequence[DocumentAdjustment] | None]
    """Added to the whole quote, as to an invoice."""
    currency: NotRequired[str | None]
    """Else the customer’s currency, else the organization’s."""
    valid_until: NotRequired[Date | None]
    """The last day on which it can be accepted; 30 days after the issue if not given."""
    terms: NotRequired[str | None]
    """What whoever accepts agrees to."""
    reference: NotRequired[str | None]
    """The customer’s own sign."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    message: NotRequired[str | None]
    """Printed on the document."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateRecurringInvoice(TypedDict):
    """What holds for the dates to come."""

    rule: NotRequired[Recurrence | None]
    """On which dates; or `rrule`."""
    rrule: NotRequired[str | None]
    """The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT,
    and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day,
    so BYMONTHDAY 29 to 31 is refused; -1 is the last day."""
    end_after: NotRequired[int | None]
    """Ends after so many dates."""
    end_on: NotRequired[Date | None]
    """No date after this day."""
    period: NotRequired[Literal["in_advance", "in_arrears"] | None]
    """Whether the time from the date on is invoiced, or that before it; in_advance if not given."""
    name: str
    """What you call it."""
    content: InvoiceContent
    """What each run makes an invoice of: what creating an invoice takes, without dates, service period and
    prepaid amount. In message, descriptions and what stands around lines, `{{period.from}}`,
    `{{period.to}}`, `{{month}}`, `{{quarter}}`, `{{year}}` and `{{number_of_run}}` are filled in, in the
    language of the customer."""
    run_at: NotRequired[str | None]
    """The time of day, where the organization is; 06:00 if not given."""
    action: NotRequired[Literal["draft", "finalize", "finalize_and_send"] | None]
    """What a run makes; a draft if not given. Of what a downtime left, the last three are sent, others are
    drafts."""
    prices: NotRequired[Literal["fixed", "product"] | None]
    """Prices as they are here, or as they are found now where there are none; or those at the run, of the
    customer’s price list or the products. Fixed if not given."""
    catch_up: NotRequired[Literal["all", "latest", "none"] | None]
    """Which dates are run that passed while nothing ran; all if not given. The others are skipped."""


class UpdateReminderLevel(TypedDict):
    """What replaces the reminder level."""

    days: int
    """Days after the due date; before it if negative."""
    channel: NotRequired[Literal["email", "task"] | None]
    """A mail, or a task for a person, such as a call; email if not given."""
    fee: NotRequired[Number | None]
    """What the letter of this level asks for beside the money, in the currency of the organization. It never
    changes an invoice. Only from the second level on, by mail, after the due date."""


class UpdateReminderPolicy(TypedDict):
    """What replaces the reminder policy."""

    enabled: NotRequired[bool | None]
    """Whether reminders go out by themselves; false if not given."""
    send_at: NotRequired[str | None]
    """The time of day, where the organization is; 09:00 if not given."""
    business_days_only: NotRequired[bool | None]
    """Not on Saturdays and Sundays; true if not given."""
    holidays_of: NotRequired[str | None]
    """Whose weekend and holidays are no business days; Saturdays and Sundays if not given."""
    min_amount: NotRequired[Number | None]
    """Less than this is not asked for, in whatever currency it is due; everything is if not given."""
    levels: NotRequired[Sequence[UpdateReminderLevel] | None]
    """The steps, each later than the one before; 3, 14 and 28 days after the due date if not given."""


class UpdateRetention(TypedDict):
    """What replaces the retention."""

    invoices: NotRequired[int | None]
    """Years for invoices. Without it, by the country of the seller."""
    credit_notes: NotRequired[int | None]
    """Years for credit notes. Without it, by the country of the seller."""
    payments: NotRequired[int | None]
    """Years for payments. Without it, by the country of the seller."""


class UpdateSecurity(TypedDict):
    """What replaces the security."""

    require_second_factor: Literal["nobody", "managers", "everybody"]
    """Of whom a second factor is required: owners and admins are managers."""


class UpdateSmtpServer(TypedDict):
    """What replaces the smtp server."""

    host: str
    """Name of the server."""
    port: int
    """465, 587, 25 or 2525."""
    security: NotRequired[Literal["tls", "starttls", "none"] | None]
    """`tls` from the first byte (port 465), `starttls` before anything is said, or `none` inside your own
    network; starttls if not given."""
    user: NotRequired[str | None]
    """Name to sign in with; none: no sign-in."""
    password: NotRequired[str | None]
    """Kept sealed and never shown. If not given, the one before stays while nothing else of the server
    changes."""


class UpdateSupplier(TypedDict):
    """What replaces the supplier."""

    name: str
    """Name of the company or person."""
    trading_name: NotRequired[str | None]
    """What it is known as, if that differs."""
    email: NotRequired[str | None]
    """E-mail address."""
    phone: NotRequired[str | None]
    """Telephone number."""
    external_id: NotRequired[str | None]
    """Your own identifier; unique."""
    our_number: NotRequired[str | None]
    """What they know you by."""
    tax_ids: NotRequired[Sequence[TaxId] | None]
    """Tax identification numbers."""
    legal_registration: NotRequired[Identifier | None]
    """Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN."""
    electronic_address: NotRequired[ElectronicAddress | None]
    """Where their electronic invoices come from, such as the Peppol address."""
    address: NotRequired[Address | None]
    """Where they are."""
    bank_accounts: NotRequired[Sequence[SupplierAccount] | None]
    """The accounts that are known to be theirs. A bill that names another one is held back."""
    currency: NotRequired[str | None]
    """Currency that they bill in, as a rule."""
    payment_terms: NotRequired[PaymentTerms | None]
    """When their bills are due, unless they say it."""
    note: NotRequired[str | None]
    """A note for yourselves."""
    metadata: NotRequired[Mapping[str, str] | None]
    """Names and texts of your own; the service keeps them and gives them back."""


class UpdateWebhookEndpoint(TypedDict):
    """What replaces the webhook endpoint."""

    url: str
    """Where events are sent: https to a public host name, on port 443, 8443 or from 1024."""
    description: NotRequired[str | None]
    """What it is for."""
    event_types: NotRequired[Sequence[str] | None]
    """Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without this field."""
    payload: NotRequired[Literal["full", "thin"] | None]
    """Whether messages have the object (`full`, the default), or only its id and version (`thin`)."""
    ordering: NotRequired[Literal["object", "none"] | None]
    """Whether events of one object arrive in their order (`object`, the default): then one that fails holds up
    the later ones of the same object. `none`: they may arrive in any order."""
    headers: NotRequired[Mapping[str, str] | None]
    """Headers of every request, such as Authorization. They are sealed and never shown again."""


class UseInvoiceTemplate(TypedDict):
    """The use invoice template."""

    customer_id: str
    """Who is to pay."""
    overrides: NotRequired[TemplateOverrides | None]
    """What this invoice says instead of the template, each part as a whole: `items` replaces all lines. Null
    leaves out what the template says."""


class WebhookDeliveriesListQuery(TypedDict):
    """What `webhook_deliveries.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    endpoint_id: NotRequired[str]
    """Only those for this endpoint."""
    status: NotRequired[Literal["pending", "delivered", "failed", "cancelled"]]
    """Only those in this state."""
    event_type: NotRequired[str]
    """Only those of events of this type."""
    object_id: NotRequired[str]
    """Only those of events about this one thing."""
    created_at: NotRequired[TimeRange]
    """Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class WebhookEndpointsListQuery(TypedDict):
    """What `webhook_endpoints.list` may be asked."""

    limit: NotRequired[int]
    """How many to return at most."""
    cursor: NotRequired[str]
    """Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort."""
    sort: NotRequired[Literal["created_at", "-created_at"]]
    """The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the
    greatest."""
    with_total: NotRequired[bool]
    """Whether to count all rows on all pages too, as `total_count`; it takes longer."""


class WithholdingDetails(TypedDict):
    """The withholding details."""

    name: str
    """What the tax is called."""
    rate: Number
    """A percentage of the net."""
