# @generated from openapi/openapi.json by npm run generate.
"""What the service answers. Fields that this version does not know are kept: `invoice["new_field"]`."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, List, Literal

from .._events import EventRecord
from .._records import Record

__all__ = ["EVENT_OBJECTS", "List", "Actor", "Address", "AgingBucket", "Allocation", "ApiKey", "AppliedAdjustment", "AppliedDocumentAdjustment", "Attribute", "BankDetails", "Buyer", "CalculatedInvoice", "CalculatedItem", "Calculation", "CalculationShare", "CalculationStep", "CheckedBy", "Classification", "Contact", "ContactPerson", "Correction", "CreatedApiKey", "CreditNote", "CreditNoteItem", "CreditNoteSummary", "CurrencyReceivables", "CurrencyRevenue", "Customer", "CustomerBalance", "CustomerBalanceList", "Delivery", "DirectDebit", "DocumentFile", "DocumentList", "DocumentSettings", "DocumentSums", "EarlyPayment", "ElectronicAddress", "Event", "EventData", "FieldFault", "Finding", "FooterColumn", "Identifier", "Invoice", "InvoiceItem", "InvoiceSummary", "LoginResult", "Me", "MonthRevenue", "Note", "NumberSeries", "NumberSeriesList", "Numbering", "NumberingRule", "Organization", "OrganizationSummary", "Payee", "Payment", "PaymentCard", "PaymentInstructions", "PaymentSummary", "PaymentTerms", "Period", "PrecedingInvoice", "PreflightReport", "PreflightReportList", "Problem", "Product", "Receivables", "Revenue", "Seller", "SeriesAudit", "SeriesEnd", "StatedExemption", "TaxGroup", "TaxId", "TaxRepresentative", "TaxShare", "Unit", "User"]


class Actor(Record):
    """Actor."""

    kind: Literal["user", "api_key", "system"] | str
    """Who caused it."""
    id: str | None
    """Identifier of the user or API key; null for the service itself."""


class Address(Record):
    """Address."""

    line1: str | None
    """Street and number."""
    line2: str | None
    """Building, floor, care of."""
    line3: str | None
    """A further line."""
    city: str | None
    """City or town."""
    state: str | None
    """State, province or region."""
    postal_code: str | None
    """Postal code."""
    country: str | None
    """Country, ISO 3166-1 alpha-2."""


class AgingBucket(Record):
    """AgingBucket."""

    bucket: Literal["not_due", "1_30", "31_60", "61_90", "over_90"] | str
    """Days since the due date."""
    amount: Decimal
    """What is due on these invoices."""
    invoices: int
    """How many invoices these are."""


class Allocation(Record):
    """Allocation."""

    invoice_id: str
    amount: Decimal
    created_at: dt.datetime


class ApiKey(Record):
    """ApiKey."""

    id: str
    name: str
    scopes: list[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write"] | str]
    """What the key may do; an empty list means everything."""
    allowed_ips: list[str]
    """From where the key may be used; an empty list means everywhere."""
    created_by: str | None
    """The user who created the key; null for the key of the first start."""
    created_at: dt.datetime
    expires_at: dt.datetime | None
    last_used_at: dt.datetime | None
    """Written at most once a minute."""
    revoked_at: dt.datetime | None
    """Since when the key no longer works."""


class AppliedAdjustment(Record):
    """AppliedAdjustment."""

    percent: Decimal | None
    """Null: an amount was given."""
    amount: Decimal
    """What it comes to; with tax where prices include it."""
    reason: str | None
    base_amount: Decimal | None
    """What the percentage is of, where it was given."""
    reason_code: str | None
    """Code of the reason, where it was given."""


class AppliedDocumentAdjustment(Record):
    """AppliedDocumentAdjustment."""

    percent: Decimal | None
    """Null: an amount was given."""
    amount: Decimal
    """What it comes to; with tax where prices include it."""
    reason: str | None
    base_amount: Decimal | None
    """What the percentage is of, where it was given."""
    reason_code: str | None
    """Code of the reason, where it was given."""
    tax_shares: list[TaxShare] | None
    """What of it falls into each tax group, without tax. Not of invoices from before 0.2."""
    tax_rate: Decimal | None
    """Null: it is spread over all tax groups."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None


class Attribute(Record):
    """Attribute."""

    name: str
    """What is told."""
    value: str
    """What it is."""


class BankDetails(Record):
    """BankDetails."""

    account_holder: str | None
    """Whose account it is, if not the organization’s."""
    iban: str | None
    """International Bank Account Number; its check digits are checked."""
    bic: str | None
    """Business Identifier Code of the bank."""
    bank_name: str | None
    """Name of the bank."""
    account_number: str | None
    """Number of the account where there is no IBAN."""
    routing_number: str | None
    """Number of the bank where there is no IBAN: sort code, ABA number, BSB."""
    creditor_id: str | None
    """SEPA creditor identifier, needed for direct debits."""


class Buyer(Record):
    """Buyer."""

    trading_name: str | None
    """Name that is used every day, where it is another one."""
    identifiers: list[Identifier] | None
    legal_registration: Identifier | None
    electronic_address: ElectronicAddress | None
    contact: ContactPerson | None
    """Who is asked about the document."""
    name: str
    email: str | None
    billing_address: Address | None
    shipping_address: Address | None
    tax_ids: list[TaxId]
    buyer_reference: str | None
    """Of invoices that have none of their own."""
    buyer_accounting_reference: str | None
    """Of invoices that have none of their own."""
    locale: str | None
    """Language of the documents, BCP 47."""
    document_format: str | None
    """What the documents are written and checked as."""


class CalculatedInvoice(Record):
    """CalculatedInvoice."""

    currency: str
    """Of all amounts here."""
    tax_rate: Decimal
    """Tax rate of lines without one of their own, as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of such lines."""
    tax_exemption_reason: str | None
    """Why no tax is charged, as it was given."""
    tax_rounding: Literal["document", "line"] | str
    """Whether tax is rounded once per tax group or once per line."""
    prices_include_tax: bool
    """Whether prices, discounts and charges include tax."""
    discounts: list[AppliedDocumentAdjustment]
    """Taken off the whole invoice."""
    charges: list[AppliedDocumentAdjustment]
    """Added to the whole invoice."""
    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the invoice’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the invoice’s own charges, without tax."""
    total_excluding_tax: Decimal
    """Subtotal less discounts, plus charges."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What the invoice comes to: subtotal less discounts, plus charges, plus tax."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less prepaid amount, plus rounding. Payments do not change
    it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    customer_id: str
    customer_name: str
    """The customer’s name as it is now."""
    issue_date: dt.date | None
    due_date: dt.date
    items: list[CalculatedItem]
    """The lines, in their order."""


class CalculatedItem(Record):
    """CalculatedItem."""

    product_id: str
    product_name: str
    """The product’s name when the line was written."""
    description: str | None
    quantity: Decimal
    unit: Unit | None
    """What the quantity counts, as the product had it when the line was written."""
    price: Decimal
    """Unit price; with tax where prices include it."""
    price_base_quantity: Decimal
    """How many units the price is for."""
    tax_rate: Decimal
    """Tax rate of this line as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of EN 16931."""
    gross: Decimal
    """Quantity times price, rounded to the currency; with tax where prices include it."""
    discounts: list[AppliedAdjustment]
    """Taken off the line."""
    charges: list[AppliedAdjustment]
    """Added to the line."""
    net: Decimal
    """What the line comes to without tax: gross less its discounts, plus its charges."""
    taxable: Decimal
    """What is taxed: the net with its part of the invoice’s discounts and charges."""


class Calculation(Record):
    """Calculation."""

    invoice_id: str
    version: int
    """The version of the invoice."""
    status: Literal["draft", "open", "paid", "void", "uncollectible"] | str
    currency: str
    """Of all amounts here."""
    tax_rounding: Literal["document", "line"] | str
    prices_include_tax: bool
    """Whether prices, discounts and charges include tax."""
    steps: list[CalculationStep]
    """Every step, in the order in which it was taken."""


class CalculationShare(Record):
    """CalculationShare."""

    scope: str
    """To whom it was given."""
    exact: str
    """Before rounding; `…` where it goes on."""
    amount: Decimal


class CalculationStep(Record):
    """CalculationStep."""

    step: Literal["line_gross", "line_discount", "line_charge", "line_amount", "document_discount", "document_charge", "group_shares", "line_shares", "group_sum", "lines_without_tax", "line_net", "line_nets", "line_taxable", "line_taxables", "group_taxable", "line_tax", "group_tax", "adjustment_nets", "subtotal", "discount_total", "charge_total", "taxable_total", "tax_total", "total", "payable_rounding", "amount_due"] | str
    """Which kind of step, for programs."""
    scope: str
    """What it is about: a line, a discount or charge, a tax group, or the document."""
    title: str
    rules: list[str]
    """The rules of EN 16931 behind it."""
    formula: str
    """With the numbers that went in."""
    exact: str | None
    """Before rounding; `…` where it goes on. Null: nothing is rounded, or it is the sum of the shares."""
    rounding: Literal["none", "half-up", "largest-remainder"] | str
    """Half up is away from zero; by largest remainder, all shares add up to the result."""
    result: Decimal
    shares: list[CalculationShare]
    """Who was given which part of the result."""


class CheckedBy(Record):
    """CheckedBy."""

    name: str
    rules: str
    """Rules with their versions."""


class Classification(Record):
    """Classification."""

    value: str
    """The identifier itself."""
    scheme: str | None
    """Whose identifier it is, as a code of the list that the field names: 0088 is a GLN."""
    version: str | None
    """Version of the classification."""


class Contact(Record):
    """Contact."""

    name: str
    """Name of the person."""
    email: str | None
    """E-mail address of the person."""
    phone: str | None
    """Telephone number of the person."""
    role: str | None
    """What the person does."""
    receives_invoices: bool | None
    """Whether invoices are sent to this person; documents name the first one."""


class ContactPerson(Record):
    """ContactPerson."""

    name: str | None
    """Person or department."""
    email: str | None
    """E-mail address; else that of the organization."""
    phone: str | None
    """Telephone number; else that of the organization."""


class Correction(Record):
    """Correction."""

    path: Literal["edited", "voided_and_reissued", "credited_and_reissued"] | str
    """How it was corrected."""
    invoice: Invoice
    """The invoice that counts now."""
    corrected_invoice: Invoice | None
    """The invoice that it stands in for; absent when a draft was edited."""
    credit_note: CreditNote | None
    """What took back the rest of that invoice, if that was needed."""


class CreatedApiKey(Record):
    """CreatedApiKey."""

    id: str
    name: str
    scopes: list[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write"] | str]
    """What the key may do; an empty list means everything."""
    allowed_ips: list[str]
    """From where the key may be used; an empty list means everywhere."""
    created_by: str | None
    """The user who created the key; null for the key of the first start."""
    created_at: dt.datetime
    expires_at: dt.datetime | None
    last_used_at: dt.datetime | None
    """Written at most once a minute."""
    revoked_at: dt.datetime | None
    """Since when the key no longer works."""
    secret: str
    """The API key itself. It is shown this once and cannot be had again."""


class CreditNote(Record):
    """CreditNote."""

    id: str
    version: int
    """Counts the changes of the credit note."""
    status: Literal["issued", "void"] | str
    number: str
    invoice_id: str
    """What it takes back."""
    invoice_number: str
    customer_id: str
    customer_name: str
    """As it stands on the invoice."""
    currency: str
    """Of all amounts here."""
    issue_date: dt.date
    reason: Literal["duplicate", "order_change", "product_unsatisfactory", "order_cancellation", "other"] | str
    message: str | None
    """What is printed for the customer."""
    note: str | None
    """For yourselves; never printed."""
    metadata: dict[str, str]
    subtotal: Decimal
    """Sum of the items, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What is taken back."""
    payable_rounding: Decimal
    """How the invoice’s amount payable was rounded, when nothing is left of the invoice after this."""
    applied_amount: Decimal
    """What has lowered the amount due of invoices, its own first."""
    refunded_amount: Decimal
    """What was paid out."""
    unapplied_amount: Decimal
    """What is the customer’s credit."""
    tax_breakdown: list[TaxGroup]
    """One group per tax rate, in the order of the invoice."""
    voided_at: dt.datetime | None
    created_at: dt.datetime
    updated_at: dt.datetime
    available_actions: list[Literal["allocate", "mark_refunded", "void"] | str]
    """What may be done with it now."""
    seller: Seller
    """Who issued the invoice."""
    buyer: Buyer
    """To whom."""
    items: list[CreditNoteItem]
    """What is taken back."""
    allocations: list[Allocation]
    """What it has settled, in order; of a void one, what it had settled."""


class CreditNoteItem(Record):
    """CreditNoteItem."""

    id: str
    item_id: str | None
    """The item of the invoice; null for an amount of a tax rate."""
    description: str
    quantity: Decimal | None
    """Null: only an amount is credited."""
    amount: Decimal
    """Without tax."""
    tax_rate: Decimal
    """Tax rate as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str


class CreditNoteSummary(Record):
    """CreditNoteSummary."""

    id: str
    version: int
    """Counts the changes of the credit note."""
    status: Literal["issued", "void"] | str
    number: str
    invoice_id: str
    """What it takes back."""
    invoice_number: str
    customer_id: str
    customer_name: str
    """As it stands on the invoice."""
    currency: str
    """Of all amounts here."""
    issue_date: dt.date
    reason: Literal["duplicate", "order_change", "product_unsatisfactory", "order_cancellation", "other"] | str
    message: str | None
    """What is printed for the customer."""
    note: str | None
    """For yourselves; never printed."""
    metadata: dict[str, str]
    subtotal: Decimal
    """Sum of the items, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What is taken back."""
    payable_rounding: Decimal
    """How the invoice’s amount payable was rounded, when nothing is left of the invoice after this."""
    applied_amount: Decimal
    """What has lowered the amount due of invoices, its own first."""
    refunded_amount: Decimal
    """What was paid out."""
    unapplied_amount: Decimal
    """What is the customer’s credit."""
    tax_breakdown: list[TaxGroup]
    """One group per tax rate, in the order of the invoice."""
    voided_at: dt.datetime | None
    created_at: dt.datetime
    updated_at: dt.datetime


class CurrencyReceivables(Record):
    """CurrencyReceivables."""

    currency: str
    """Of all amounts here."""
    due: Decimal
    """What is due on open invoices, overdue ones among them."""
    overdue: Decimal
    """What is due on invoices whose due date has passed."""
    open_invoices: int
    """Open invoices, overdue ones among them."""
    overdue_invoices: int
    """Invoices whose due date has passed."""
    aging: list[AgingBucket]
    """Every bucket, from not due to the oldest."""
    unapplied_credit: Decimal
    """What customers have to their credit: of payments and credit notes, not settling an invoice yet."""


class CurrencyRevenue(Record):
    """CurrencyRevenue."""

    invoiced: DocumentSums
    """Issued invoices that are not void, by their issue date."""
    credited: DocumentSums
    """Credit notes that are not void, by their own issue date."""
    net_revenue: Decimal
    """Invoiced less credited, without tax."""
    payments_received: Decimal
    """Payments received, by the day they came in; reversed ones are not counted."""
    currency: str
    """Of all amounts here."""
    months: list[MonthRevenue]
    """Every month of the span, in order."""


class Customer(Record):
    """Customer."""

    id: str
    version: int
    """Counts the changes of the customer."""
    name: str
    email: str | None
    phone: str | None
    external_id: str | None
    """Your own identifier."""
    tax_ids: list[TaxId]
    billing_address: Address | None
    shipping_address: Address | None
    contacts: list[Contact]
    currency: str | None
    """Null: the organization’s currency."""
    locale: str | None
    payment_terms: PaymentTerms | None
    """Null: the organization’s terms."""
    tax_exemption: Literal["none", "exempt", "reverse_charge"] | str
    trading_name: str | None
    """Said on documents beside the name."""
    identifiers: list[Identifier] | None
    """What it is known by."""
    legal_registration: Identifier | None
    electronic_address: ElectronicAddress | None
    """Where electronic invoices are delivered to."""
    buyer_reference: str | None
    """Of invoices that have none of their own."""
    buyer_accounting_reference: str | None
    """Of invoices that have none of their own."""
    document_format: Literal["peppol", "xrechnung_ubl", "xrechnung_cii", "factur_x"] | str | None
    """What invoices are written and checked as; null: a PDF is enough."""
    note: str | None
    metadata: dict[str, str]
    archived_at: dt.datetime | None
    """Since when it is hidden from lists."""
    created_at: dt.datetime
    updated_at: dt.datetime


class CustomerBalance(Record):
    """CustomerBalance."""

    currency: str
    due: Decimal
    """What is due on open invoices."""
    overdue: Decimal
    """The part of it whose due date has passed where you are."""
    credit: Decimal
    """What payments and credit notes have that settles nothing yet."""


class CustomerBalanceList(Record):
    """CustomerBalanceList."""

    data: list[CustomerBalance]
    """One entry per currency, in their order."""


class Delivery(Record):
    """Delivery."""

    date: dt.date | None
    """When it was delivered."""
    name: str | None
    """Who received it."""
    location: Identifier | None
    """Where, as an identifier such as a GLN."""
    address: Address | None
    """Where; else the customer’s shipping address."""


class DirectDebit(Record):
    """DirectDebit."""

    mandate: str | None
    """Reference of the mandate."""
    iban: str | None
    """Account that is debited."""


class DocumentFile(Record):
    """DocumentFile."""

    format: Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"] | str
    media_type: Literal["application/pdf", "application/xml"] | str
    filename: str
    """Name that it is saved under."""
    state: Literal["stored", "available", "not_valid", "not_issued", "preview"] | str
    """`stored`: the original exists. `available`: it is made when it is first asked for. `not_valid`: rules of
    the format are broken; the preflight names them. `not_issued`: a draft has none. `preview`: a draft,
    never kept."""
    errors: int
    """How many rules are broken."""
    size: int | None
    """In bytes, of an original."""
    sha256: str | None
    """Of an original, in hexadecimal."""
    rules: str | None
    """The rules that an original was held against."""
    created_at: dt.datetime | None
    """When the original was made."""


class DocumentList(Record):
    """DocumentList."""

    data: list[DocumentFile]
    """Every format."""


class DocumentSettings(Record):
    """DocumentSettings."""

    version: int
    """Counts the changes."""
    template: Literal["classic", "plain"] | str
    accent_color: str
    paper: Literal["a4", "letter"] | str
    locale: str
    """Of documents whose customer has none."""
    show_payment_code: bool
    footer: list[FooterColumn]
    intro: str | None
    closing: str | None
    preflight: Literal["off", "warn", "block"] | str


class DocumentSums(Record):
    """DocumentSums."""

    documents: int
    """How many documents these are."""
    net: Decimal
    """Without tax."""
    tax: Decimal
    """The tax."""
    total: Decimal
    """With tax."""


class EarlyPayment(Record):
    """EarlyPayment."""

    days: int
    """Days after the issue date."""
    percent: Decimal
    """What may be taken off, as a percentage."""


class ElectronicAddress(Record):
    """ElectronicAddress."""

    value: str
    """The address."""
    scheme: str
    """Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail."""


class Event(EventRecord):
    """Event."""

    id: str
    type: str
    """`<object>.<what happened>`."""
    sequence: int | None
    """Its number in the organization’s feed, without gaps; null for some milliseconds after the change."""
    created_at: dt.datetime
    actor: Actor
    request_id: str | None
    """The request that caused it."""
    data: EventData


class EventData(Record):
    """EventData."""

    object: dict[str, Any]
    """The object after the change, as the API shows it; a deleted one as it was last."""
    previous_attributes: dict[str, Any] | None
    """Those fields of the object that changed, as they were before; absent for a new object."""


class FieldFault(Record):
    """FieldFault."""

    pointer: str
    """RFC 6901 pointer to the field, or the parameter’s name."""
    code: str
    """What is wrong, for programs."""
    detail: str
    """What is wrong, for people."""
    rule: str | None
    """The rule of a standard that is broken, where it is one of an electronic document."""
    where: str | None
    """Whose field it is, where that is not what was sent."""


class Finding(Record):
    """Finding."""

    rule: str
    """The rule as its standard calls it; those with CTH are our own."""
    severity: Literal["error", "warning"] | str
    """An error makes the document invalid."""
    term: str
    """Business term of EN 16931."""
    where: Literal["invoice", "organization", "customer"] | str
    """The resource whose field puts it right."""
    pointer: str
    """That field, in the body of its request."""
    code: str
    """What is wrong, for programs."""
    message: str
    """What to do, in a sentence."""
    target_id: str | None
    """The organization or the customer; null where it is the document itself."""


class FooterColumn(Record):
    """FooterColumn."""

    text: str
    """Its lines, separated by line ends."""


class Identifier(Record):
    """Identifier."""

    value: str
    """The identifier itself."""
    scheme: str | None
    """Whose identifier it is, as a code of the list that the field names: 0088 is a GLN."""


class Invoice(Record):
    """Invoice."""

    currency: str
    """Of all amounts here."""
    tax_rate: Decimal
    """Tax rate of lines without one of their own, as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of such lines."""
    tax_exemption_reason: str | None
    """Why no tax is charged, as it was given."""
    tax_rounding: Literal["document", "line"] | str
    """Whether tax is rounded once per tax group or once per line."""
    prices_include_tax: bool
    """Whether prices, discounts and charges include tax."""
    discounts: list[AppliedDocumentAdjustment]
    """Taken off the whole invoice."""
    charges: list[AppliedDocumentAdjustment]
    """Added to the whole invoice."""
    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the invoice’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the invoice’s own charges, without tax."""
    total_excluding_tax: Decimal
    """Subtotal less discounts, plus charges."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What the invoice comes to: subtotal less discounts, plus charges, plus tax."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less prepaid amount, plus rounding. Payments do not change
    it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    id: str
    version: int
    """Counts the changes of the invoice."""
    status: Literal["draft", "open", "paid", "void", "uncollectible"] | str
    payment_status: Literal["unpaid", "partially_paid", "paid"] | str
    """How far it is settled."""
    overdue: bool
    """Whether it is open and its due date has passed where the organization is."""
    immutable: bool
    """Whether it is a legal document, which never changes."""
    available_actions: list[Literal["update", "delete", "finalize", "void", "mark_uncollectible", "record_payment", "credit", "correct"] | str]
    """What may be done with it now."""
    number: str | None
    """A draft has none."""
    customer_id: str
    customer_name: str
    """The customer’s name when the invoice was written."""
    issue_date: dt.date | None
    due_date: dt.date
    payment_terms: PaymentTerms | None
    """Null: the due date was named."""
    reference: str | None
    note: str | None
    """For yourselves; never printed."""
    expected_payment_date: dt.date | None
    """When you expect the money."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str]
    credit_notes_total: Decimal
    """What all credit notes that stand have taken back, whatever became of it."""
    corrects_invoice_id: str | None
    """The invoice that this one stands in for."""
    finalized_at: dt.datetime | None
    paid_at: dt.datetime | None
    voided_at: dt.datetime | None
    marked_uncollectible_at: dt.datetime | None
    created_at: dt.datetime
    updated_at: dt.datetime
    buyer_reference: str | None
    """What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s."""
    order_reference: str | None
    """Number of the buyer’s order; else `reference`."""
    sales_order_reference: str | None
    """Number of your own order."""
    contract_reference: str | None
    """Number of the contract."""
    project_reference: str | None
    """Number of the project."""
    receiving_advice_reference: str | None
    """Number of the buyer’s receiving advice."""
    despatch_advice_reference: str | None
    """Number of your despatch advice."""
    tender_reference: str | None
    """Number of the tender or lot."""
    buyer_accounting_reference: str | None
    """Where the buyer books it; else the customer’s."""
    invoiced_object: Identifier | None
    """What it is about, such as a meter or a subscription; scheme of UNTDID 1153."""
    document_type: Literal["invoice", "partial", "corrected", "self_billed", "construction_partial", "construction_partial_final", "construction_final"] | str | None
    """What it calls itself; an invoice if not given. The construction types are those of France."""
    preceding_invoices: list[PrecedingInvoice] | None
    """Earlier invoices from elsewhere; those that this one corrects here are named without it."""
    notes: list[Note] | None
    """Printed after the message."""
    tax_currency: str | None
    """Currency that you declare the tax in, if it is another one."""
    tax_point_date: dt.date | None
    """When tax falls due, if not on issue."""
    tax_point: Literal["issue", "delivery", "payment"] | str | None
    """What tax falls due by, if no day is named."""
    delivery: Delivery | None
    """What was delivered when, to whom and where."""
    service_period: Period | None
    """The days that are invoiced."""
    payment_instructions: PaymentInstructions | None
    """How it is paid."""
    payee: Payee | None
    """Who is paid, if it is not you."""
    tax_exchange_rate: Decimal | None
    """What a unit of the currency is in the tax currency."""
    tax_total_in_tax_currency: Decimal | None
    """Sum of the taxes in the tax currency, where one is named."""
    tax_exemptions: list[StatedExemption] | None
    """Why no tax is charged, for each tax group."""
    seller: Seller | None
    """Who issues it, frozen on issue; a draft has none."""
    buyer: Buyer | None
    """To whom, frozen on issue; a draft has none."""
    items: list[InvoiceItem]
    """The lines, in their order."""


class InvoiceItem(Record):
    """InvoiceItem."""

    product_id: str
    product_name: str
    """The product’s name when the line was written."""
    description: str | None
    quantity: Decimal
    unit: Unit | None
    """What the quantity counts, as the product had it when the line was written."""
    price: Decimal
    """Unit price; with tax where prices include it."""
    price_base_quantity: Decimal
    """How many units the price is for."""
    tax_rate: Decimal
    """Tax rate of this line as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of EN 16931."""
    gross: Decimal
    """Quantity times price, rounded to the currency; with tax where prices include it."""
    discounts: list[AppliedAdjustment]
    """Taken off the line."""
    charges: list[AppliedAdjustment]
    """Added to the line."""
    net: Decimal
    """What the line comes to without tax: gross less its discounts, plus its charges."""
    taxable: Decimal
    """What is taxed: the net with its part of the invoice’s discounts and charges."""
    note: str | None
    """A note on the line."""
    buyer_item_id: str | None
    """The buyer’s article number."""
    standard_id: Identifier | None
    """Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160)."""
    classifications: list[Classification] | None
    """Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders."""
    origin_country: str | None
    """Where it was made, ISO 3166-1 alpha-2."""
    attributes: list[Attribute] | None
    """What else is to be told of the article."""
    order_line_reference: str | None
    """Line of the buyer’s order."""
    buyer_accounting_reference: str | None
    """Where the buyer books the line."""
    invoiced_object: Identifier | None
    """What the line is about, such as a meter; scheme of UNTDID 1153."""
    service_period: Period | None
    """The days that the line invoices."""
    sku: str | None
    """The product’s article number when the line was written."""
    list_price: Decimal | None
    """Price before its discount."""
    price_discount: Decimal | None
    """What is taken off the list price."""
    id: str


class InvoiceSummary(Record):
    """InvoiceSummary."""

    currency: str
    """Of all amounts here."""
    tax_rate: Decimal
    """Tax rate of lines without one of their own, as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of such lines."""
    tax_exemption_reason: str | None
    """Why no tax is charged, as it was given."""
    tax_rounding: Literal["document", "line"] | str
    """Whether tax is rounded once per tax group or once per line."""
    prices_include_tax: bool
    """Whether prices, discounts and charges include tax."""
    discounts: list[AppliedDocumentAdjustment]
    """Taken off the whole invoice."""
    charges: list[AppliedDocumentAdjustment]
    """Added to the whole invoice."""
    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the invoice’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the invoice’s own charges, without tax."""
    total_excluding_tax: Decimal
    """Subtotal less discounts, plus charges."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What the invoice comes to: subtotal less discounts, plus charges, plus tax."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less prepaid amount, plus rounding. Payments do not change
    it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    id: str
    version: int
    """Counts the changes of the invoice."""
    status: Literal["draft", "open", "paid", "void", "uncollectible"] | str
    payment_status: Literal["unpaid", "partially_paid", "paid"] | str
    """How far it is settled."""
    overdue: bool
    """Whether it is open and its due date has passed where the organization is."""
    immutable: bool
    """Whether it is a legal document, which never changes."""
    available_actions: list[Literal["update", "delete", "finalize", "void", "mark_uncollectible", "record_payment", "credit", "correct"] | str]
    """What may be done with it now."""
    number: str | None
    """A draft has none."""
    customer_id: str
    customer_name: str
    """The customer’s name when the invoice was written."""
    issue_date: dt.date | None
    due_date: dt.date
    payment_terms: PaymentTerms | None
    """Null: the due date was named."""
    reference: str | None
    note: str | None
    """For yourselves; never printed."""
    expected_payment_date: dt.date | None
    """When you expect the money."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str]
    credit_notes_total: Decimal
    """What all credit notes that stand have taken back, whatever became of it."""
    corrects_invoice_id: str | None
    """The invoice that this one stands in for."""
    finalized_at: dt.datetime | None
    paid_at: dt.datetime | None
    voided_at: dt.datetime | None
    marked_uncollectible_at: dt.datetime | None
    created_at: dt.datetime
    updated_at: dt.datetime
    customer: Customer | None
    """The customer as it is now; only when `expand=customer` asks for it."""


class LoginResult(Record):
    """LoginResult."""

    access_token: str
    """The login token. It goes where an API key goes: `Authorization: Bearer <token>`."""
    token_type: Literal["Bearer"] | str
    expires_in: int
    """Seconds until the token ends for good. Unused for an hour it ends earlier."""
    user: User
    organization: OrganizationSummary


class Me(Record):
    """Me."""

    kind: Literal["user", "api_key"] | str
    """What kind of credential was sent."""
    user: User | None
    """The signed-in user; null for an API key."""
    api_key_id: str | None
    """The identifier of the API key; null for a user."""
    organization: OrganizationSummary
    scopes: list[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write"] | str]
    """What the credential may do."""


class MonthRevenue(Record):
    """MonthRevenue."""

    invoiced: DocumentSums
    """Issued invoices that are not void, by their issue date."""
    credited: DocumentSums
    """Credit notes that are not void, by their own issue date."""
    net_revenue: Decimal
    """Invoiced less credited, without tax."""
    payments_received: Decimal
    """Payments received, by the day they came in; reversed ones are not counted."""
    month: str


class Note(Record):
    """Note."""

    text: str
    """What is printed."""
    subject_code: str | None
    """What it is about, as a code of UNTDID 4451, such as AAI or REG."""


class NumberSeries(Record):
    """NumberSeries."""

    id: str
    version: int
    """Counts the changes of the series."""
    document_type: Literal["invoice", "credit_note"] | str
    """Whose numbers it makes."""
    format: str
    """{YYYY}, {YY}, {MM} and {SEQ:5} are filled in."""
    reset: Literal["never", "yearly", "monthly"] | str
    """When it begins again at 1."""
    documents: int
    """How many documents were issued."""
    next_number: str
    """What a document issued now would get."""
    last_issue_date: dt.date | None
    """The latest; none is issued with an earlier one."""
    last_hash: str | None
    """End of the hash chain, in hexadecimal."""
    created_at: dt.datetime
    updated_at: dt.datetime


class NumberSeriesList(Record):
    """NumberSeriesList."""

    data: list[NumberSeries]
    """All of them, that of invoices first."""


class Numbering(Record):
    """Numbering."""

    invoice: NumberingRule
    credit_note: NumberingRule


class NumberingRule(Record):
    """NumberingRule."""

    format: str
    """What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are
    year and month of issue. Changed, it holds from the next number on."""
    reset: Literal["never", "yearly", "monthly"] | str
    """When the count begins again at 1. The format must have what makes the numbers differ then."""


class Organization(Record):
    """Organization."""

    id: str
    version: int
    """Counts the changes of the organization."""
    name: str
    legal_name: str | None
    """Null: documents print the name."""
    address: Address | None
    tax_ids: list[TaxId]
    bank_details: BankDetails | None
    email: str | None
    phone: str | None
    identifiers: list[Identifier] | None
    """What you are known by."""
    legal_registration: Identifier | None
    legal_info: str | None
    """What the law wants on documents."""
    electronic_address: ElectronicAddress | None
    """Where electronic invoices come from."""
    contact: ContactPerson | None
    """Who answers questions about documents."""
    tax_representative: TaxRepresentative | None
    currency: str
    time_zone: str
    payment_terms: PaymentTerms
    tax_rounding: Literal["document", "line"] | str
    numbering: Numbering
    created_at: dt.datetime
    updated_at: dt.datetime


class OrganizationSummary(Record):
    """OrganizationSummary."""

    id: str
    name: str
    currency: str
    """The currency of documents that name none."""
    time_zone: str
    """Where its days begin and end; an IANA time zone."""


class Payee(Record):
    """Payee."""

    name: str
    """Who is paid, if it is not you: a factoring company."""
    identifier: Identifier | None
    """What the payee is known by."""
    legal_registration: Identifier | None
    """Entry in the commercial register."""
    bank_details: BankDetails | None
    """Account that is paid to, in place of yours."""


class Payment(Record):
    """Payment."""

    id: str
    version: int
    """Counts the changes of the payment."""
    status: Literal["recorded", "reversed"] | str
    customer_id: str
    customer_name: str
    """As it was when the payment was recorded."""
    currency: str
    """Of all amounts here."""
    amount: Decimal
    """How much came in."""
    applied_amount: Decimal
    """How much of it settles invoices; none of a reversed one."""
    unapplied_amount: Decimal
    """How much of it is the customer’s credit."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    received_on: dt.date
    reference: str | None
    note: str | None
    metadata: dict[str, str]
    reversed_at: dt.datetime | None
    reversal_reason: str | None
    available_actions: list[Literal["allocate", "reverse"] | str]
    """What may be done with it now."""
    created_at: dt.datetime
    updated_at: dt.datetime
    allocations: list[Allocation]
    """What it has settled, in order; of a reversed payment, what it had settled."""


class PaymentCard(Record):
    """PaymentCard."""

    last_digits: str
    """The last four to six digits of the card; never all of them."""
    holder: str | None
    """Whose card it is."""


class PaymentInstructions(Record):
    """PaymentInstructions."""

    means: Literal["bank_transfer", "sepa_transfer", "card", "direct_debit", "cash", "other"] | str | None
    """How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros."""
    reference: str | None
    """What the payer gives as reference; else the number of the invoice."""
    text: str | None
    """The means in words."""
    card: PaymentCard | None
    """The card that was used, with means card."""
    direct_debit: DirectDebit | None
    """With means direct_debit."""


class PaymentSummary(Record):
    """PaymentSummary."""

    id: str
    version: int
    """Counts the changes of the payment."""
    status: Literal["recorded", "reversed"] | str
    customer_id: str
    customer_name: str
    """As it was when the payment was recorded."""
    currency: str
    """Of all amounts here."""
    amount: Decimal
    """How much came in."""
    applied_amount: Decimal
    """How much of it settles invoices; none of a reversed one."""
    unapplied_amount: Decimal
    """How much of it is the customer’s credit."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    received_on: dt.date
    reference: str | None
    note: str | None
    metadata: dict[str, str]
    reversed_at: dt.datetime | None
    reversal_reason: str | None
    available_actions: list[Literal["allocate", "reverse"] | str]
    """What may be done with it now."""
    created_at: dt.datetime
    updated_at: dt.datetime


class PaymentTerms(Record):
    """PaymentTerms."""

    net_days: int
    """Days after the issue date."""
    end_of_month: bool | None
    """Then on to the last day of that month."""
    day_of_following_month: int | None
    """Then on to this day of the following month."""
    early_payment: list[EarlyPayment] | None
    """Discounts for paying early, the first one first."""


class Period(Record):
    """Period."""

    start: dt.date | None
    """First day."""
    end: dt.date | None
    """Last day."""


class PrecedingInvoice(Record):
    """PrecedingInvoice."""

    number: str
    """Number of the earlier invoice."""
    issue_date: dt.date | None
    """When it was issued."""


class PreflightReport(Record):
    """PreflightReport."""

    format: Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"] | str
    valid: bool
    """Whether there are no errors."""
    errors: int
    warnings: int
    checked_by: list[CheckedBy]
    """Nobody, for a format without rules."""
    findings: list[Finding]
    """Errors first; at most 200 of rules."""


class PreflightReportList(Record):
    """PreflightReportList."""

    data: list[PreflightReport]
    """One for each format."""


class Problem(Record):
    """Problem."""

    type: str
    """Address of the page that explains the code."""
    title: str
    status: int
    """The HTTP status."""
    detail: str
    """A sentence about this occurrence."""
    instance: str
    """The path that was asked for."""
    code: Literal["malformed_request", "malformed_json", "unknown_parameter", "invalid_parameter", "authentication_required", "invalid_token", "invalid_credentials", "insufficient_scope", "not_found", "method_not_allowed", "request_timeout", "already_exists", "invalid_state_transition", "not_issued", "has_open_documents", "idempotency_in_progress", "precondition_failed", "body_too_large", "unsupported_media_type", "validation_failed", "document_not_valid", "idempotency_key_reused", "too_many_requests", "too_many_sign_in_attempts", "headers_too_large", "internal_error", "rendering_failed", "unavailable"] | str
    """One of a closed list; it decides the status."""
    request_id: str
    """The id under which the log has this request."""
    errors: list[FieldFault] | None
    """All faults at once, one entry each."""


class Product(Record):
    """Product."""

    id: str
    version: int
    """Counts the changes of the product."""
    name: str
    sku: str | None
    """Your own article number."""
    gtin: str | None
    """Global Trade Item Number."""
    description: str | None
    price: Decimal | None
    """Proposed price per unit."""
    currency: str | None
    """Null: the organization’s currency."""
    tax_rate: Decimal | None
    """Proposed tax rate as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """Proposed tax category of EN 16931."""
    unit: Unit | None
    active: bool
    """Whether it is still sold."""
    metadata: dict[str, str]
    archived_at: dt.datetime | None
    """Since when it is hidden from lists."""
    created_at: dt.datetime
    updated_at: dt.datetime


class Receivables(Record):
    """Receivables."""

    as_of: dt.date
    """The day that it is where the organization is."""
    time_zone: str
    """Time zone of the organization."""
    data: list[CurrencyReceivables]
    """One entry per currency; the organization’s own comes first and is always there."""


class Revenue(Record):
    """Revenue."""

    from_: str
    """The first month."""
    to: str
    """The last month."""
    data: list[CurrencyRevenue]
    """One entry per currency, with its figures over all months; the organization’s own comes first and is
    always there."""


class Seller(Record):
    """Seller."""

    trading_name: str | None
    """Name that is used every day, where it is another one."""
    identifiers: list[Identifier] | None
    legal_registration: Identifier | None
    electronic_address: ElectronicAddress | None
    contact: ContactPerson | None
    """Who is asked about the document."""
    name: str
    address: Address | None
    tax_ids: list[TaxId]
    bank_details: BankDetails | None
    email: str | None
    phone: str | None
    legal_info: str | None
    """What the law wants on documents."""
    tax_representative: TaxRepresentative | None


class SeriesAudit(Record):
    """SeriesAudit."""

    series_id: str
    document_type: Literal["invoice", "credit_note"] | str
    intact: bool
    """Nothing is missing, double, dated back or changed."""
    documents: int
    """How many were read."""
    first: SeriesEnd | None
    last: SeriesEnd | None
    gaps: list[str]
    """Numbers before which one or more are missing; at most 100."""
    duplicates: list[str]
    """Numbers that come twice; at most 100."""
    backdated: list[str]
    """Numbers dated before their predecessor; at most 100."""
    broken: list[str]
    """Numbers whose document or hash was changed; at most 100."""
    last_hash: str | None
    """End of the hash chain, in hexadecimal."""


class SeriesEnd(Record):
    """SeriesEnd."""

    number: str
    issue_date: dt.date


class StatedExemption(Record):
    """StatedExemption."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Category of the tax group."""
    reason: str | None
    """Why no tax is charged, in words."""
    code: str | None
    """The same as a code of the VATEX list."""
    rate: Decimal | None
    """Else all of the category."""


class TaxGroup(Record):
    """TaxGroup."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of EN 16931."""
    rate: Decimal
    """Tax rate as a percentage."""
    taxable: Decimal
    """Sum of the lines of this tax, with their part of the invoice’s discounts and charges."""
    tax: Decimal
    """Tax on it."""
    exemption_reason: str | None
    """Why no tax is charged, where a reason is asked for."""
    exemption_code: str | None
    """The same as a code of the VATEX list, where it was given."""


class TaxId(Record):
    """TaxId."""

    type: str
    """What kind of number it is."""
    value: str
    """The number."""


class TaxRepresentative(Record):
    """TaxRepresentative."""

    name: str
    """Name of the representative."""
    tax_id: str
    """VAT number of the representative."""
    address: Address | None
    """Address of the representative."""


class TaxShare(Record):
    """TaxShare."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of EN 16931."""
    rate: Decimal
    """Tax rate as a percentage."""
    amount: Decimal
    """What falls into the tax group, without tax."""
    base_amount: Decimal
    """What it is a part of: the lines of the group, without tax."""


class Unit(Record):
    """Unit."""

    label: str
    """As it is printed."""
    code: str | None
    """UN/ECE Recommendation 20 code."""


class User(Record):
    """User."""

    id: str
    email: str
    name: str
    role: Literal["owner", "admin", "member", "viewer"] | str
    """What the user may do in the organization."""


EVENT_OBJECTS: dict[str, type[Record]] = {
    "api_key": ApiKey,
    "created_api_key": CreatedApiKey,
    "credit_note": CreditNote,
    "credit_note_summary": CreditNoteSummary,
    "customer": Customer,
    "invoice": Invoice,
    "invoice_summary": InvoiceSummary,
    "number_series": NumberSeries,
    "organization": Organization,
    "payment": Payment,
    "payment_summary": PaymentSummary,
    "product": Product,
}
"""What an event may be about, by the first word of its type."""
