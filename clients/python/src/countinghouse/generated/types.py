# @generated from openapi/openapi.json by npm run generate.
"""What the service answers. Fields that this version does not know are kept: `invoice["new_field"]`."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any, List, Literal

from .._events import EventRecord
from .._records import Record

__all__ = ["EVENT_OBJECTS", "List", "AcceptedFinding", "AcceptedInvitation", "AcceptedLine", "AcceptedLines", "Account", "Actor", "Address", "Adjustment", "AgingBucket", "AgreedWithholding", "Allocation", "Anchor", "AnchorFault", "AnchorList", "ApiKey", "ApiKeyUsage", "AppliedAdjustment", "AppliedCredit", "AppliedDocumentAdjustment", "Approval", "ApprovalFacts", "ApprovalResult", "Attachment", "Attribute", "AuditActor", "AuditEntry", "AuditList", "AuditProof", "BankAccount", "BankAllocation", "BankBalance", "BankBalanceList", "BankBill", "BankDetails", "BankLine", "BankLineState", "BankLineSummary", "BankMatch", "BankMatchList", "BankOutcome", "BankProposal", "BankProposalList", "BankStatement", "Bill", "BillAllocation", "BillApproval", "BillApprovalChange", "BillDifference", "BillFacts", "BillFinding", "BillLine", "BillParty", "BillPayment", "BillSummary", "BillSupplierMatch", "BillTaxGroup", "Buyer", "CalculatedInvoice", "CalculatedItem", "CalculatedQuote", "CalculatedQuoteItem", "Calculation", "CalculationShare", "CalculationStep", "Certificate", "CheckedBy", "Classification", "Clock", "Confirmation", "Contact", "ContactPerson", "Correction", "CreateInvoiceItem", "CreatedApiKey", "CreatedInvitation", "CreatedLink", "CreditNote", "CreditNoteItem", "CreditNoteSummary", "CreditRefund", "CsvMapping", "CsvSkip", "CurrencyPayables", "CurrencyReceivables", "CurrencyRevenue", "CurrencyWithheld", "Customer", "CustomerBalance", "CustomerBalanceList", "CustomerMerge", "DataExport", "DataExportProgress", "Delivery", "DirectDebit", "DocumentAdjustment", "DocumentFile", "DocumentList", "DocumentSettings", "DocumentSums", "DomainRecord", "DryRun", "DryRunChange", "DryRunDocument", "DryRunEvent", "DryRunMessage", "DueDateExtension", "DueErasures", "EarlyPayment", "ElectronicAddress", "EntryProblem", "Erased", "Erasure", "Event", "EventData", "EventType", "EventTypeList", "ExceededLimit", "ExpectedInvoice", "ExpectedReminder", "Export", "FieldFault", "Finding", "FirstInvoice", "FooterColumn", "Identifier", "Import", "ImportColumn", "ImportFacts", "ImportFinding", "ImportNumbering", "ImportPlan", "ImportProgress", "ImportResult", "ImportTotals", "ImportedStatement", "Instalment", "InstalmentDetails", "Invitation", "Invoice", "InvoiceBatch", "InvoiceContent", "InvoiceEarlyPayment", "InvoiceItem", "InvoiceOutcome", "InvoiceReminders", "InvoiceSummary", "InvoiceTemplate", "InvoiceTerms", "KeptRecords", "KeptRequest", "LeftItem", "LeftOutBill", "LikeCustomer", "LikeCustomerList", "LineDetail", "LineRefusal", "Link", "LinkList", "LoginResult", "Logo", "MailSettings", "MailTemplate", "MailTemplateList", "MailTemplatePreview", "MailTest", "MatchingRule", "MatchingRuleState", "Me", "Member", "MemberList", "MemberUsage", "MergedParts", "Message", "MessageAnswer", "MessageAttachment", "MessageAttempt", "MessageContent", "MessageDetails", "MessagePreview", "MessageRecipient", "MessageSender", "MonthRevenue", "MovedClock", "NextReminder", "NoPrice", "Note", "NumberSeries", "NumberSeriesList", "Numbering", "NumberingRule", "Occurrence", "OccurrenceList", "OpenDiscount", "Organization", "OrganizationSummary", "OwnOrganization", "OwnOrganizationList", "Payables", "PayablesBucket", "Payee", "Payment", "PaymentCard", "PaymentInstructions", "PaymentLine", "PaymentRun", "PaymentRunFacts", "PaymentRunItem", "PaymentSummary", "PaymentTerms", "Period", "PersonalDataCopy", "PlannedInstalment", "PrecedingInvoice", "PreflightReport", "PreflightReportList", "PriceList", "PriceListEntry", "PriceListSummary", "PriceSource", "Problem", "Product", "ProductPrice", "Profile", "Quote", "QuoteAcceptance", "QuoteCalculation", "QuoteInvoice", "QuoteInvoicing", "QuoteItem", "QuoteSummary", "Receivables", "ReceivedFile", "ReceivedFileFacts", "RecoveryCodes", "Recurrence", "RecurringCalendar", "RecurringDate", "RecurringInvoice", "RecurringInvoiceSummary", "RecurringPreview", "RecurringRun", "RecurringRunList", "Refund", "Reminder", "ReminderForecast", "ReminderLevel", "ReminderPolicy", "ReminderTask", "ReminderTaskList", "ReplayResult", "Retention", "RetentionChange", "RetentionYears", "Revenue", "RevenueSums", "RunFault", "RunProblem", "SecondFactor", "SecondFactorSetUp", "Security", "SecurityChange", "Seller", "SenderDomain", "SeriesAudit", "SeriesEnd", "Session", "SessionList", "SessionOrganization", "SettledByCredit", "Settlement", "Settling", "ShownAmount", "ShownDayLimits", "ShownLimits", "ShownNeededApproval", "SmtpServer", "Staleness", "StatedExemption", "Statement", "StatementEntry", "StatementFinding", "StatementImport", "StatementInvoice", "Supplier", "SupplierAccount", "SupplierBalance", "SupplierBalanceList", "SupplierFacts", "SupplierPayment", "SupplierPaymentFacts", "TaxExemption", "TaxGroup", "TaxId", "TaxRepresentative", "TaxShare", "TemplateContent", "TermsInstalment", "TestedRule", "TextAbove", "TextBelow", "Unit", "User", "WebhookAttempt", "WebhookDelivery", "WebhookDeliverySummary", "WebhookEndpoint", "WebhookEndpointHealth", "WebhookEndpointWithSecret", "WebhookTestResult", "WithheldReport", "Withholding", "WithholdingDetails"]


class AcceptedFinding(Record):
    """The accepted finding."""

    code: Literal["unknown_supplier", "number_missing", "issue_date_missing", "new_bank_details", "sums_differ", "rules_broken", "sums_rounded", "similar_number", "not_addressed_to_us", "issued_in_future", "issued_long_ago"] | str
    """What was let pass."""
    by: str
    """The identifier of the user or of the API key."""
    at: dt.datetime
    """When."""


class AcceptedInvitation(Record):
    """Where to sign in after accepting an invitation."""

    email: str
    """The address to sign in with."""
    organization: OrganizationSummary
    """Whose books they are."""


class AcceptedLine(Record):
    """The accepted line."""

    bank_line_id: str
    """The line."""
    left: Literal["no_proposal", "not_certain", "several_certain", "taken_back", "refused", "changed"] | str | None
    """Why it is left; null if it is booked. `no_proposal`: nothing was found. `not_certain`: a person must
    look. `several_certain`: two were. `taken_back`: somebody has undone a match of it. `refused`: the books
    refuse it. `changed`: somebody else was faster."""
    sentence: str | None
    """The best proposal as a sentence. If it is booked, it is that."""
    problem: LineRefusal | None
    """What the books refused."""


class AcceptedLines(Record):
    """The accepted lines."""

    booked: int
    """How many are booked."""
    left: int
    """How many are left."""
    lines: list[AcceptedLine]
    """What became of each, the older first."""
    next_after: str | None
    """What to send as `after` to go on; null if no line is left to be looked at."""


class Account(Record):
    """The account."""

    id: str
    """The identifier."""
    email: str
    """Its address."""
    name: str
    """The name of the user."""
    count: int
    """How often it happened: refused sign-ins are told once in 15 minutes, with their number."""


class Actor(Record):
    """Who caused a change: a user, an API key or the service itself."""

    kind: Literal["user", "api_key", "system"] | str
    """Who caused it."""
    id: str | None
    """Identifier of the user or API key; null for the service itself."""


class Address(Record):
    """A postal address."""

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


class Adjustment(Record):
    """A discount or a charge on a line: a percentage or an amount."""

    percent: Decimal | None
    """A percentage; this or an amount."""
    amount: Decimal | None
    """An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation
    only."""
    base_amount: Decimal | None
    """What the percentage is of, if not of the line (of the lines, for the invoice’s own)."""
    reason_code: str | None
    """Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge."""
    reason: str | None
    """What it is for, as it is printed."""


class AgingBucket(Record):
    """The receivables that are overdue for so many days."""

    bucket: Literal["not_due", "1_30", "31_60", "61_90", "over_90"] | str
    """Days since the due date."""
    amount: Decimal
    """What is due on these invoices."""
    invoices: int
    """How many invoices these are."""


class AgreedWithholding(Record):
    """The agreed withholding."""

    name: str
    """What the tax is called."""
    rate: Decimal
    """A percentage of the net."""


class Allocation(Record):
    """The part of a payment or of a credit note that settles one invoice."""

    invoice_id: str
    """The identifier of the invoice."""
    amount: Decimal
    """How much, in the currency of the document."""
    created_at: dt.datetime
    """When it was made."""


class Anchor(Record):
    """The anchor."""

    id: str
    """Its identifier."""
    number: int
    """Counts from 1 without gaps."""
    first_sequence: int
    """`sequence` of its first event."""
    last_sequence: int
    """`sequence` of its last event."""
    events_hash: str
    """SHA-256 over its events."""
    previous_hash: str | None
    """The hash of the anchor before it; null for the first one."""
    hash: str
    """SHA-256 over everything above: it stands for all events up to `last_sequence`."""
    created_at: dt.datetime
    """When it was made."""


class AnchorFault(Record):
    """The anchor fault."""

    anchor: int
    """The number of the anchor."""
    code: Literal["anchor_changed", "not_chained", "event_missing", "events_changed"] | str
    """What is wrong, for programs."""
    detail: str
    """What is wrong, in a sentence."""


class AnchorList(Record):
    """A page of anchors."""

    data: list[Anchor]
    """The newest first."""
    has_more: bool
    """Whether there are more."""
    next_cursor: str | None
    """Ask again with it as `before`; null at the end."""


class ApiKey(Record):
    """The credential of a program, without its secret."""

    id: str
    """The identifier."""
    name: str
    """The name."""
    scopes: list[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "credit_notes:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write", "messages:read", "messages:write", "audit:read", "quotes:read", "quotes:write", "bank_accounts:read", "bank_accounts:write", "price_lists:read", "price_lists:write", "purchases:read", "purchases:write", "suppliers:read", "suppliers:write", "purchases:approve", "imports:read", "imports:write", "approvals:read"] | str]
    """What the key may do; an empty list means everything."""
    allowed_ips: list[str]
    """From where the key may be used; an empty list means everywhere."""
    created_by: str | None
    """The user who created the key; null for the key of the first start."""
    created_at: dt.datetime
    """When it was made."""
    expires_at: dt.datetime | None
    """When it ends by itself; null for never."""
    last_used_at: dt.datetime | None
    """Written at most once a minute."""
    revoked_at: dt.datetime | None
    """Since when the key no longer works."""
    limits: ShownLimits | None
    """What the key may not go beyond, besides its scopes; null for no limits."""
    limits_version: int
    """Counts the changes of the limits. The audit log says under which version something was done."""


class ApiKeyUsage(Record):
    """The api key usage."""

    limits: ShownLimits | None
    """The limits; null for none."""
    limits_version: int
    """The version of these limits."""
    day: dt.date
    """The day that it is where the organization is."""
    amounts: list[ShownAmount]
    """What was done today, by currency."""
    count: int
    """How many documents and bookings today."""
    left_amount: Decimal | None
    """What is left today of the amount of a day; null without such a limit."""
    left_count: int | None
    """What is left today of the number of a day; null without such a limit."""
    api_key_id: str
    """The API key."""


class AppliedAdjustment(Record):
    """A discount or a charge on a line, with the amount that it came to."""

    percent: Decimal | None
    """Null: an amount was given."""
    amount: Decimal
    """What it comes to; with tax where prices include it."""
    reason: str | None
    """Why."""
    base_amount: Decimal | None
    """What the percentage is of, where it was given."""
    reason_code: str | None
    """Code of the reason, where it was given."""


class AppliedCredit(Record):
    """The applied credit."""

    settled: list[SettledByCredit]
    """What was settled, in the order in which it was."""
    balance: list[CustomerBalance]
    """The balance of the customer afterwards."""


class AppliedDocumentAdjustment(Record):
    """A discount or a charge on the document, with the amount that it came to."""

    percent: Decimal | None
    """Null: an amount was given."""
    amount: Decimal
    """What it comes to; with tax where prices include it."""
    reason: str | None
    """Why."""
    base_amount: Decimal | None
    """What the percentage is of, where it was given."""
    reason_code: str | None
    """Code of the reason, where it was given."""
    tax_shares: list[TaxShare] | None
    """What of it falls into each tax group, without tax. Not of invoices from before 0.2."""
    tax_rate: Decimal | None
    """Null: it is spread over all tax groups."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """The category of the tax, EN 16931."""


class Approval(Record):
    """The approval."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the approval."""
    state: Literal["pending", "approved", "rejected", "stale", "expired"] | str
    """Until somebody decides it is `pending`. All other states are final."""
    operation: str
    """What is asked for."""
    target_id: str | None
    """What it is about: what stands in its path. Null for what is made anew."""
    reason: Literal["operation", "amount"] | str
    """Whether its operation always waits for an approval, or its amount does."""
    asked_by: str
    """The API key or the member that asks."""
    decided_by: str | None
    """The user who decided; null where nobody has."""
    rejection_reason: str | None
    """What whoever rejected it said; null for nothing. Forgotten with what was sent."""
    ended_at: dt.datetime | None
    """When it was decided on, or expired."""
    stale_because: Staleness | None
    """Why it is `stale`."""
    result: ApprovalResult | None
    """What the approved request came to."""
    expires_at: dt.datetime
    """When it expires unless somebody decides: seven days after it was asked for."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    request: KeptRequest | None
    """What was sent. It is forgotten 30 days after the end, and at once when its customer is erased."""
    dry_run: DryRun | None
    """What the request would have done when it was sent. Forgotten with it."""
    dry_run_now: DryRun | None
    """What the request would have done when somebody approved it, beside `dry_run`; null unless it is `stale`
    for that. Forgotten with what was sent."""
    available_actions: list[Literal["approve", "reject"] | str]
    """What can be done with it."""


class ApprovalFacts(Record):
    """The approval facts."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the approval."""
    state: Literal["pending", "approved", "rejected", "stale", "expired"] | str
    """Until somebody decides it is `pending`. All other states are final."""
    operation: str
    """What is asked for."""
    target_id: str | None
    """What it is about: what stands in its path. Null for what is made anew."""
    reason: Literal["operation", "amount"] | str
    """Whether its operation always waits for an approval, or its amount does."""
    asked_by: str
    """The API key or the member that asks."""
    decided_by: str | None
    """The user who decided; null where nobody has."""
    rejection_reason: str | None
    """What whoever rejected it said; null for nothing. Forgotten with what was sent."""
    ended_at: dt.datetime | None
    """When it was decided on, or expired."""
    stale_because: Staleness | None
    """Why it is `stale`."""
    result: ApprovalResult | None
    """What the approved request came to."""
    expires_at: dt.datetime
    """When it expires unless somebody decides: seven days after it was asked for."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class ApprovalResult(Record):
    """The approval result."""

    status: int
    """The status of its answer."""
    id: str | None
    """The `id` of its answer: what was made or changed."""


class Attachment(Record):
    """The attachment."""

    id: str
    """The identifier."""
    reference: str
    """What it is known by, once on an invoice."""
    description: str | None
    """What it is."""
    url: str | None
    """Where the file is, of a link."""
    filename: str | None
    """Of a file, as all that follows."""
    media_type: str | None
    """Type of the file."""
    size: int | None
    """In bytes."""
    sha256: str | None
    """In hexadecimal."""


class Attribute(Record):
    """A property of an item by its name, such as a color."""

    name: str
    """The property that the value describes."""
    value: str
    """Its value."""


class AuditActor(Record):
    """The audit actor."""

    kind: Literal["user", "api_key", "system"] | str
    """Who caused it."""
    id: str | None
    """Identifier of the user or API key; null for the service itself."""
    name: str | None
    """The name of the user or API key as it is now; null for the service itself."""
    via: str | None
    """The door that the request came through: `mcp` for a tool, null for the HTTP API itself."""
    limits_version: int | None
    """The version of the limits of the API key that allowed it; null for whoever has no limits."""
    maker_limits_version: int | None
    """The version of the limits of the member who made the API key; null for one without limits."""
    approval_id: str | None
    """The approval that it was done by; null for what nobody had to approve."""
    approved_by: str | None
    """The user who approved it."""


class AuditEntry(Record):
    """The audit entry."""

    id: str
    """The identifier."""
    sequence: int | None
    """Its number in the organization’s feed, without gaps; null for some milliseconds after the change."""
    created_at: dt.datetime
    """When it was made."""
    actor: AuditActor
    """Who did it."""
    request_id: str | None
    """The request that caused it."""
    data: EventData
    """The rows, in their order; of an event, what changed."""
    type: str
    """`<object>.<what happened>`: one of the types of `Event`; more may come."""
    ip: str | None
    """The network address of the request; null for the service itself."""
    user_agent: str | None
    """The browser or program, as it calls itself."""
    session_id: str | None
    """The session of the user; null for an API key and for the service itself."""


class AuditList(Record):
    """A page of audits."""

    data: list[AuditEntry]
    """The newest first."""
    has_more: bool
    """Whether there are more."""
    next_cursor: str | None
    """Ask again with it as `before`; null at the end."""


class AuditProof(Record):
    """The audit proof."""

    intact: bool
    """No event was changed, added or removed in what was read."""
    anchors: int
    """How many anchors were checked."""
    events: int
    """How many events were read."""
    last_number: int | None
    """The number of the last anchor that was checked; null if there is none."""
    last_hash: str | None
    """Its hash. Compare it with the one that you got when the anchor was made (`audit.anchored`): whoever
    rewrites events and anchors alike cannot rewrite that."""
    unanchored: int
    """How many events no anchor covers yet."""
    faults: list[AnchorFault]
    """What was found; at most 100."""
    next_from: int | None
    """Ask again with it as `from`: one answer reads about 20000 events. Null at the end."""


class BankAccount(Record):
    """An account at a bank that statements are imported for."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the bank account."""
    name: str
    """What you call it."""
    currency: str
    """Of the account."""
    iban: str | None
    """Statements must be of it."""
    account_number: str | None
    """What the bank knows an account without an IBAN by."""
    bic: str | None
    """That of the bank."""
    csv_mapping: CsvMapping | None
    """What each column of its CSV files means, where that is not known."""
    auto_certain: bool
    """Whether an import books by itself what is certain of the lines that it brings."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class BankAllocation(Record):
    """The bank allocation."""

    invoice_id: str
    """The invoice that it settles."""
    amount: Decimal
    """With how much."""
    settle_rest: Literal["bank_fee", "rounding", "goodwill", "early_payment", "none"] | str | None
    """What the rest of the invoice is let go as."""


class BankBalance(Record):
    """A balance beside the lines that lead to it."""

    bank_statement_id: str
    """The statement that says it."""
    day: dt.date
    """The day that it closes."""
    balance: Decimal
    """The balance, as the bank says it."""
    by_lines: Decimal
    """The balance before it, and the lines since."""
    difference: Decimal
    """What is missing between the balance before it and this one; 0 where nothing is."""


class BankBalanceList(Record):
    """A page of bank balances."""

    data: list[BankBalance]
    """The latest 400, the oldest of them first."""


class BankBill(Record):
    """The bank bill."""

    bill_id: str
    """The bill that it settles."""
    amount: Decimal
    """With how much."""
    discount: Decimal | None
    """What the supplier lets go for paying early."""


class BankDetails(Record):
    """An account at a bank."""

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


class BankLine(Record):
    """A booked entry of a bank account."""

    counterparty_name: str | None
    """Who paid or was paid."""
    counterparty_iban: str | None
    """An IBAN, or the number of an account without one."""
    counterparty_bic: str | None
    """The bank of that account."""
    text: str | None
    """What the payment is for."""
    end_to_end_id: str | None
    """The reference that goes from end to end."""
    mandate_id: str | None
    """The mandate of a direct debit."""
    creditor_id: str | None
    """Who collects a direct debit."""
    structured_reference: str | None
    """A creditor reference or a QR reference."""
    return_reason: str | None
    """Why it came back, such as MS03."""
    original_amount: str | None
    """What was ordered, where that is said."""
    original_currency: str | None
    """In which currency."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the line."""
    bank_account_id: str
    """The account."""
    bank_statement_id: str
    """The statement that brought it."""
    position: int
    """The line of the file that it begins in."""
    booked_on: dt.date
    """The day that it was booked."""
    valued_on: dt.date | None
    """The day that interest counts from."""
    amount: Decimal
    """Money in is above zero, money out below."""
    currency: str
    """Of the account."""
    bank_reference: str | None
    """The reference of the bank."""
    batch_reference: str | None
    """The batch that it is the sum of."""
    bank_code: str | None
    """Its kind by ISO 20022."""
    transaction_code: str | None
    """Its kind by the code of German banks."""
    charges: Decimal | None
    """What the bank kept of it."""
    details_count: int
    """How many payments it is the sum of, if it is."""
    matched_amount: Decimal
    """How much of it is said what it is."""
    state: Literal["new", "held", "ignored", "matched"] | str
    """Whether it is to be looked at."""
    available_actions: list[Literal["hold", "ignore", "reopen", "match", "unmatch"] | str]
    """What can be done with it."""
    hold_until: dt.date | None
    """Until when it is held."""
    note: str | None
    """Why it is held or ignored."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    details: list[LineDetail]
    """The payments that it is the sum of."""


class BankLineState(Record):
    """What events tell of a bank line: nothing that names anybody."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the line."""
    bank_account_id: str
    """The account."""
    booked_on: dt.date
    """The day that it was booked."""
    amount: Decimal
    """Money in is above zero, money out below."""
    currency: str
    """Of the account."""
    matched_amount: Decimal
    """How much of it is said what it is."""
    state: Literal["new", "held", "ignored", "matched"] | str
    """Whether it is to be looked at."""
    hold_until: dt.date | None
    """Until when it is held."""
    matched_by: Literal["request", "accept_certain", "auto_certain"] | str | None
    """In `bank_line.matched`, how it came to be: by a request, by booking all that is certain, or by the
    setting of the bank account; null elsewhere."""


class BankLineSummary(Record):
    """A bank line without the payments that it is the sum of."""

    counterparty_name: str | None
    """Who paid or was paid."""
    counterparty_iban: str | None
    """An IBAN, or the number of an account without one."""
    counterparty_bic: str | None
    """The bank of that account."""
    text: str | None
    """What the payment is for."""
    end_to_end_id: str | None
    """The reference that goes from end to end."""
    mandate_id: str | None
    """The mandate of a direct debit."""
    creditor_id: str | None
    """Who collects a direct debit."""
    structured_reference: str | None
    """A creditor reference or a QR reference."""
    return_reason: str | None
    """Why it came back, such as MS03."""
    original_amount: str | None
    """What was ordered, where that is said."""
    original_currency: str | None
    """In which currency."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the line."""
    bank_account_id: str
    """The account."""
    bank_statement_id: str
    """The statement that brought it."""
    position: int
    """The line of the file that it begins in."""
    booked_on: dt.date
    """The day that it was booked."""
    valued_on: dt.date | None
    """The day that interest counts from."""
    amount: Decimal
    """Money in is above zero, money out below."""
    currency: str
    """Of the account."""
    bank_reference: str | None
    """The reference of the bank."""
    batch_reference: str | None
    """The batch that it is the sum of."""
    bank_code: str | None
    """Its kind by ISO 20022."""
    transaction_code: str | None
    """Its kind by the code of German banks."""
    charges: Decimal | None
    """What the bank kept of it."""
    details_count: int
    """How many payments it is the sum of, if it is."""
    matched_amount: Decimal
    """How much of it is said what it is."""
    state: Literal["new", "held", "ignored", "matched"] | str
    """Whether it is to be looked at."""
    available_actions: list[Literal["hold", "ignore", "reopen", "match", "unmatch"] | str]
    """What can be done with it."""
    hold_until: dt.date | None
    """Until when it is held."""
    note: str | None
    """Why it is held or ignored."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class BankMatch(Record):
    """The bank match."""

    id: str
    """The identifier."""
    bank_line_id: str
    """The line."""
    kind: Literal["payment", "recorded_payment", "reversal", "refund", "recorded_refund", "bill_payment", "recorded_bill_payment", "fee", "ignore"] | str
    """What a part of the line is."""
    amount: Decimal
    """How much; money that goes out is below zero."""
    payment_id: str | None
    """The payment."""
    refund_id: str | None
    """The refund of the payment."""
    credit_note_id: str | None
    """The credit note that was refunded."""
    bill_payment_id: str | None
    """The payment to a supplier."""
    is_made: bool
    """Whether it was recorded with this, so that undoing takes it back."""
    reason: str | None
    """Why, where somebody said so."""
    verdict: Literal["certain", "likely", "possible"] | str | None
    """What was proposed, where it was."""
    facts: list[Literal["recorded", "released", "returned", "reference", "number_in_text", "due_exact", "due_less_discount", "sum_exact", "part", "over", "amount_exact", "iban_known", "name_equal", "only_one", "rule", "rule_certain", "iban_of_other", "other_number_named", "paid_already"] | str]
    """What spoke for it then."""
    matched_by: Literal["request", "accept_certain", "auto_certain"] | str
    """`request`: a request said what the line is. `accept_certain`: one had all booked that is certain.
    `auto_certain`: the setting of the bank account had."""
    matching_rule_id: str | None
    """The rule that it follows; it may be deleted by now."""
    undone_at: dt.datetime | None
    """When it was taken back."""
    created_at: dt.datetime
    """When it was made."""


class BankMatchList(Record):
    """A page of bank matchs."""

    data: list[BankMatch]
    """In their order."""


class BankOutcome(Record):
    """The bank outcome."""

    kind: Literal["payment", "recorded_payment", "reversal", "refund", "recorded_refund", "bill_payment", "recorded_bill_payment", "payment_run", "fee", "ignore"] | str
    """What it is."""
    amount: Decimal
    """How much of the line it is, above zero."""
    customer_id: str | None
    """Who pays."""
    allocations: list[BankAllocation]
    """What a new payment settles."""
    payment_id: str | None
    """The payment on record."""
    credit_note_id: str | None
    """The credit note that was refunded."""
    supplier_id: str | None
    """The supplier who was paid."""
    bills: list[BankBill]
    """What a new payment to a supplier settles."""
    bill_payment_id: str | None
    """The payment to a supplier on record."""
    payment_run_id: str | None
    """The payment run that was executed."""
    reason: str | None
    """Why it has nothing to do with the books, by a rule."""


class BankProposal(Record):
    """The bank proposal."""

    verdict: Literal["certain", "likely", "possible"] | str
    """`certain` may be booked without a person; if two are certain, none is."""
    facts: list[Literal["recorded", "released", "returned", "reference", "number_in_text", "due_exact", "due_less_discount", "sum_exact", "part", "over", "amount_exact", "iban_known", "name_equal", "only_one", "rule", "rule_certain", "iban_of_other", "other_number_named", "paid_already"] | str]
    """What speaks for it, and against it."""
    sentence: str
    """The same as a sentence."""
    outcomes: list[BankOutcome]
    """What the line is."""
    matching_rule_id: str | None
    """The rule that says so."""


class BankProposalList(Record):
    """A page of bank proposals."""

    data: list[BankProposal]
    """The best first."""
    findings: list[Literal["several_sums", "search_ended", "several_certain", "several_rules"] | str]
    """`several_sums`: more than one choice of invoices comes to the amount, so that none is proposed.
    `search_ended`: there were too many choices to look at. `several_certain`: more than one was certain.
    `several_rules`: rules say different things of it, so that none counts."""


class BankStatement(Record):
    """A bank statement that was imported."""

    bank_account_id: str
    """The account."""
    kind: Literal["camt052", "camt053", "camt054", "mt940", "csv"] | str
    """The form of the file."""
    file_sha256: str
    """SHA-256 of the file, in hexadecimal."""
    position: int
    """Its place among the statements of the file, from 1."""
    statement_id: str | None
    """What the bank calls it; banks use it again."""
    sequence: str | None
    """Its number."""
    from_on: dt.date | None
    """The day of its first line."""
    to_on: dt.date | None
    """The day of its last line."""
    opening_on: dt.date | None
    """The day of its opening balance, as the bank says it."""
    opening_balance: Decimal | None
    """The balance before its lines."""
    closing_on: dt.date | None
    """The day of its closing balance."""
    closing_balance: Decimal | None
    """The balance after its lines."""
    is_closing_final: bool
    """Whether no more lines of the closing day follow."""
    is_balanced: bool
    """Whether its lines were proved to lead from the opening to the closing balance."""
    is_reversal_turned: bool
    """Whether entries that take back another one had the other sign than the form says."""
    new_lines: int
    """Lines that it brought."""
    known_lines: int
    """Lines that were there before."""
    filled_lines: int
    """Known lines that it told more of."""
    left_out: int
    """Entries that were left out: not booked yet, or in another currency."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the statement."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class Bill(Record):
    """The bill."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the bill."""
    status: Literal["inbox", "draft", "open", "approved", "paid", "disputed", "rejected", "void"] | str
    """In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved
    one `paid`."""
    kind: Literal["invoice", "credit_note"] | str
    """A credit note takes back what bills ask for."""
    supplier_id: str | None
    """Who sent it; null until that is known."""
    file_id: str | None
    """The file that it came as."""
    issue_date: dt.date | None
    """The day that it says it was issued."""
    due_date: dt.date | None
    """The day that it is to be paid by."""
    currency: str | None
    """Of all of its amounts."""
    total: Decimal | None
    """With tax, as the supplier says it."""
    amount_payable: Decimal | None
    """What is to be paid, as the supplier says it."""
    amount_paid: Decimal | None
    """What payments and credit notes have settled of it."""
    amount_discounted: Decimal | None
    """What the supplier has let go for paying early."""
    amount_due: Decimal | None
    """What is still to be paid of it."""
    payment_run_id: str | None
    """The payment run that is to pay it, while that is open."""
    opened_at: dt.datetime | None
    """When it was last opened."""
    approved_at: dt.datetime | None
    """When it was approved, if it is."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    available_actions: list[Literal["update", "delete", "open", "approve", "dispute", "reject", "void"] | str]
    """What can be done with it."""
    supplier_match: BillSupplierMatch | None
    """How the supplier was found."""
    supplier_number: str | None
    """The number that the supplier gave it."""
    received_on: dt.date
    """The day that it came."""
    subtotal: Decimal | None
    """Without tax, as the supplier says it."""
    tax_total: Decimal | None
    """The tax, as the supplier says it."""
    tax_breakdown: list[BillTaxGroup]
    """The tax by category and rate, as the supplier says it."""
    seller: BillParty | None
    """Who sent it, as the document says."""
    buyer: BillParty | None
    """Who is to pay, as the document says."""
    payment: BillPayment
    """Where it is to be paid to."""
    order_reference: str | None
    """The order that it is for."""
    differences: list[BillDifference]
    """Where its sums do not fit each other."""
    findings: list[BillFinding]
    """What you should know of it, the gravest first."""
    accepted_findings: list[AcceptedFinding]
    """What somebody has looked at and let pass."""
    opened_by: str | None
    """Who opened it last: a user or an API key."""
    approved_by: str | None
    """Who approved it, if it is approved."""
    reason: str | None
    """Why it was rejected, disputed or made void."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    lines: list[BillLine]
    """What it is for, where the document could be read."""


class BillAllocation(Record):
    """The bill allocation."""

    bill_id: str
    """What is settled."""
    amount: Decimal
    """How much of it, without a sign."""
    discount: Decimal
    """What the supplier has let go for paying early."""
    is_credit: bool
    """Whether it is credit, which adds to the money of the payment."""
    created_at: dt.datetime
    """Since when."""


class BillApproval(Record):
    """The bill approval."""

    approval_above: Decimal | None
    """Bills of more than this, with tax, need a second person; null if none do."""
    currency: str | None
    """The currency of that amount."""


class BillApprovalChange(Record):
    """The bill approval change."""

    approval_above: Decimal | None
    """Bills of more than this, with tax, need a second person; null if none do."""
    currency: str | None
    """The currency of that amount."""
    id: str
    """The identifier."""


class BillDifference(Record):
    """The bill difference."""

    what: Literal["lines", "subtotal", "tax_breakdown", "tax_total", "total", "amount_payable"] | str
    """The sum that does not fit its parts."""
    at: int | None
    """The place in tax_breakdown, from 0."""
    given: Decimal
    """As the supplier says it."""
    computed: Decimal
    """By the parts."""
    difference: Decimal
    """The one without the other."""
    rule: str
    """The rule of EN 16931 that it breaks."""


class BillFacts(Record):
    """The bill facts."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the bill."""
    status: Literal["inbox", "draft", "open", "approved", "paid", "disputed", "rejected", "void"] | str
    """In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved
    one `paid`."""
    kind: Literal["invoice", "credit_note"] | str
    """A credit note takes back what bills ask for."""
    supplier_id: str | None
    """Who sent it; null until that is known."""
    file_id: str | None
    """The file that it came as."""
    issue_date: dt.date | None
    """The day that it says it was issued."""
    due_date: dt.date | None
    """The day that it is to be paid by."""
    currency: str | None
    """Of all of its amounts."""
    total: Decimal | None
    """With tax, as the supplier says it."""
    amount_payable: Decimal | None
    """What is to be paid, as the supplier says it."""
    amount_paid: Decimal | None
    """What payments and credit notes have settled of it."""
    amount_discounted: Decimal | None
    """What the supplier has let go for paying early."""
    amount_due: Decimal | None
    """What is still to be paid of it."""
    payment_run_id: str | None
    """The payment run that is to pay it, while that is open."""
    opened_at: dt.datetime | None
    """When it was last opened."""
    approved_at: dt.datetime | None
    """When it was approved, if it is."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class BillFinding(Record):
    """The bill finding."""

    code: Literal["unknown_supplier", "number_missing", "issue_date_missing", "new_bank_details", "sums_differ", "rules_broken", "sums_rounded", "similar_number", "not_addressed_to_us", "issued_in_future", "issued_long_ago"] | str
    """What was found."""
    severity: Literal["stop", "warn", "info"] | str
    """A bill with one that stops it is opened only when that is put right or accepted."""
    pointer: str
    """The field that it is about."""
    detail: str
    """What it means, and what to do."""
    rule: str | None
    """The rule of a standard that is broken."""


class BillLine(Record):
    """The bill line."""

    description: str | None
    """What it is for."""
    quantity: Decimal | None
    """How much."""
    unit: str | None
    """Code of UN/ECE Recommendation 20 or 21."""
    price: Decimal | None
    """Of a unit, without tax."""
    net: Decimal | None
    """What the line comes to, without tax."""
    category: str | None
    """Category of its tax."""
    rate: Decimal | None
    """Rate of its tax."""


class BillParty(Record):
    """The bill party."""

    name: str | None
    """Its name."""
    vat_id: str | None
    """Its VAT identification number."""
    registration: str | None
    """Entry in a register, or tax number."""
    country: str | None
    """Where it is."""


class BillPayment(Record):
    """The bill payment."""

    iban: str | None
    """The account."""
    bic: str | None
    """Its bank."""
    account_holder: str | None
    """Whose account it is."""
    reference: str | None
    """What the payment has to say."""


class BillSummary(Record):
    """What a list shows of the bill."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the bill."""
    status: Literal["inbox", "draft", "open", "approved", "paid", "disputed", "rejected", "void"] | str
    """In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved
    one `paid`."""
    kind: Literal["invoice", "credit_note"] | str
    """A credit note takes back what bills ask for."""
    supplier_id: str | None
    """Who sent it; null until that is known."""
    file_id: str | None
    """The file that it came as."""
    issue_date: dt.date | None
    """The day that it says it was issued."""
    due_date: dt.date | None
    """The day that it is to be paid by."""
    currency: str | None
    """Of all of its amounts."""
    total: Decimal | None
    """With tax, as the supplier says it."""
    amount_payable: Decimal | None
    """What is to be paid, as the supplier says it."""
    amount_paid: Decimal | None
    """What payments and credit notes have settled of it."""
    amount_discounted: Decimal | None
    """What the supplier has let go for paying early."""
    amount_due: Decimal | None
    """What is still to be paid of it."""
    payment_run_id: str | None
    """The payment run that is to pay it, while that is open."""
    opened_at: dt.datetime | None
    """When it was last opened."""
    approved_at: dt.datetime | None
    """When it was approved, if it is."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    available_actions: list[Literal["update", "delete", "open", "approve", "dispute", "reject", "void"] | str]
    """What can be done with it."""
    supplier_match: BillSupplierMatch | None
    """How the supplier was found."""
    supplier_number: str | None
    """The number that the supplier gave it."""
    received_on: dt.date
    """The day that it came."""
    subtotal: Decimal | None
    """Without tax, as the supplier says it."""
    tax_total: Decimal | None
    """The tax, as the supplier says it."""
    tax_breakdown: list[BillTaxGroup]
    """The tax by category and rate, as the supplier says it."""
    seller: BillParty | None
    """Who sent it, as the document says."""
    buyer: BillParty | None
    """Who is to pay, as the document says."""
    payment: BillPayment
    """Where it is to be paid to."""
    order_reference: str | None
    """The order that it is for."""
    differences: list[BillDifference]
    """Where its sums do not fit each other."""
    findings: list[BillFinding]
    """What you should know of it, the gravest first."""
    accepted_findings: list[AcceptedFinding]
    """What somebody has looked at and let pass."""
    opened_by: str | None
    """Who opened it last: a user or an API key."""
    approved_by: str | None
    """Who approved it, if it is approved."""
    reason: str | None
    """Why it was rejected, disputed or made void."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""


class BillSupplierMatch(Record):
    """The bill supplier match."""

    supplier_id: str
    """Who it is, or may be."""
    by: Literal["vat_id", "iban"] | str
    """What led there."""
    certain: bool
    """Whether the bill was given to this supplier; else it is a choice of yours."""


class BillTaxGroup(Record):
    """The bill tax group."""

    category: str
    """Category of UNTDID 5305."""
    rate: Decimal | None
    """As a percentage."""
    taxable: Decimal
    """What the tax is due on."""
    tax: Decimal
    """The tax."""


class Buyer(Record):
    """The customer as it was when the document was issued."""

    trading_name: str | None
    """Name that is used every day, where it is another one."""
    identifiers: list[Identifier] | None
    """Identifiers by schemes of ISO 6523, such as a GLN."""
    legal_registration: Identifier | None
    """The entry in a register of companies."""
    electronic_address: ElectronicAddress | None
    """Where electronic invoices go, by a scheme of the EAS list."""
    contact: ContactPerson | None
    """Who is asked about the document."""
    name: str
    """The name."""
    email: str | None
    """The e-mail address."""
    billing_address: Address | None
    """Where the invoice goes."""
    shipping_address: Address | None
    """Where the goods go."""
    tax_ids: list[TaxId]
    """The tax numbers."""
    buyer_reference: str | None
    """Of invoices that have none of their own."""
    buyer_accounting_reference: str | None
    """Of invoices that have none of their own."""
    locale: str | None
    """Language of the documents, BCP 47."""
    document_format: str | None
    """What the documents are written and checked as."""


class CalculatedInvoice(Record):
    """The amounts of an invoice that is not stored."""

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
    withholdings: list[Withholding]
    """What the customer withholds."""
    withholding_total: Decimal
    """Its sum."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do
    not change it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    """What payments have settled so far."""
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name as it is now."""
    issue_date: dt.date | None
    """The day on which it was issued."""
    due_date: dt.date
    """The last day to pay."""
    payment_plan: list[PlannedInstalment] | None
    """The instalments; null where it is paid at once."""
    items: list[CalculatedItem]
    """The lines, in their order."""


class CalculatedItem(Record):
    """A line of an invoice that is not stored, with its amounts."""

    product_id: str
    """The identifier of the product."""
    product_name: str
    """The product’s name when the line was written."""
    description: str | None
    """What it is, for people to read."""
    quantity: Decimal
    """How much of it."""
    unit: Unit | None
    """What the quantity counts, as the product had it when the line was written."""
    price: Decimal
    """Unit price; with tax where prices include it."""
    price_source: PriceSource | None
    """Where the price comes from; left out where the request named it."""
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


class CalculatedQuote(Record):
    """The calculated quote."""

    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the quote’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the quote’s own charges, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """Subtotal less discounts, plus charges, plus tax."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name when it was written."""
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
    """Taken off the whole quote."""
    charges: list[AppliedDocumentAdjustment]
    """Added to the whole quote."""
    total_excluding_tax: Decimal
    """Subtotal less discounts, plus charges."""
    items: list[CalculatedQuoteItem]
    """The lines, in their order."""


class CalculatedQuoteItem(Record):
    """The calculated quote item."""

    product_id: str
    """The identifier of the product."""
    product_name: str
    """The product’s name when the line was written."""
    description: str | None
    """What it is, for people to read."""
    quantity: Decimal
    """How much of it."""
    unit: Unit | None
    """What the quantity counts, as the product had it when the line was written."""
    price: Decimal
    """Unit price; with tax where prices include it."""
    price_source: PriceSource | None
    """Where the price comes from; left out where the request named it."""
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
    optional: bool
    """Whether the customer may leave it out."""
    group: str | None
    """One of the lines with this name holds."""
    chosen: bool
    """Whether it is part of the totals."""


class Calculation(Record):
    """How the amounts of an invoice came to be, step by step."""

    invoice_id: str
    """The identifier of the invoice."""
    version: int
    """The version of the invoice."""
    status: Literal["draft", "open", "paid", "void", "uncollectible"] | str
    """The state that it is in."""
    currency: str
    """Of all amounts here."""
    tax_rounding: Literal["document", "line"] | str
    """Whether tax is rounded per line or per document."""
    prices_include_tax: bool
    """Whether prices, discounts and charges include tax."""
    steps: list[CalculationStep]
    """Every step, in the order in which it was taken."""


class CalculationShare(Record):
    """The part of an amount that falls to a line or to a tax group."""

    scope: str
    """To whom it was given."""
    exact: str
    """Before rounding; `…` where it goes on."""
    amount: Decimal
    """How much, in the currency of the document."""


class CalculationStep(Record):
    """One step of a calculation."""

    step: Literal["line_gross", "line_discount", "line_charge", "line_amount", "document_discount", "document_charge", "group_shares", "line_shares", "group_sum", "lines_without_tax", "line_net", "line_nets", "line_taxable", "line_taxables", "group_taxable", "line_tax", "group_tax", "tax_difference", "adjustment_nets", "subtotal", "discount_total", "charge_total", "taxable_total", "tax_total", "total", "withholding_base", "withholding", "payable_rounding", "amount_due"] | str
    """Which kind of step, for programs."""
    scope: str
    """What it is about: a line, a discount or charge, a tax group, or the document."""
    title: str
    """What it is called."""
    rules: list[str]
    """The rules of EN 16931 behind it."""
    formula: str
    """With the numbers that went in."""
    exact: str | None
    """Before rounding; `…` where it goes on. Null: nothing is rounded, or it is the sum of the shares."""
    rounding: Literal["none", "half-up", "largest-remainder"] | str
    """Half up is away from zero; by largest remainder, all shares add up to the result."""
    result: Decimal
    """The amount that this step comes to."""
    shares: list[CalculationShare]
    """Who was given which part of the result."""


class Certificate(Record):
    """The certificate."""

    number: str
    """What it is called by."""
    date: dt.date
    """Its day."""
    amount: Decimal
    """What it confirms of this invoice."""


class CheckedBy(Record):
    """What checked the document, and by which rules."""

    name: str
    """The name."""
    rules: str
    """Rules with their versions."""
    countries: list[str]
    """Countries of the parties whose national rules are among them."""
    countries_not_checked: list[str]
    """Countries of the parties whose national rules are not checked; `valid` says nothing of them."""


class Classification(Record):
    """What an item is in a public scheme, such as CPV."""

    value: str
    """The identifier itself."""
    scheme: str | None
    """Whose identifier it is, as a code of the list that the field names: 0088 is a GLN."""
    version: str | None
    """Version of the classification."""


class Clock(Record):
    """The clock."""

    mode: Literal["live", "test"] | str
    """Whether the books count, or are for trying."""
    now: dt.datetime
    """The instant that the books go by."""
    today: dt.date
    """The day of the books, in the time zone of the organization."""
    time_zone: str
    """That of the organization, an IANA name."""
    ahead_seconds: int
    """How many seconds the clock is ahead of real time. Always 0 for live books."""


class Confirmation(Record):
    """The confirmation."""

    confirmed_until: dt.datetime
    """Until then, sensitive operations do not ask again."""


class Contact(Record):
    """A person at a customer."""

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
    receives: list[Literal["quotes", "reminders", "statements", "receipts"] | str] | None
    """What else is sent to this person. What nobody receives goes to those who receive invoices, else to the
    address of the customer."""


class ContactPerson(Record):
    """Whom the other side can ask."""

    name: str | None
    """Person or department."""
    email: str | None
    """E-mail address; else that of the organization."""
    phone: str | None
    """Telephone number; else that of the organization."""


class Correction(Record):
    """What a correction made: what took the invoice back, and the one that counts."""

    path: Literal["edited", "voided_and_reissued", "credited_and_reissued"] | str
    """How it was corrected."""
    invoice: Invoice
    """The invoice that counts now."""
    corrected_invoice: Invoice | None
    """The invoice that it stands in for; absent when a draft was edited."""
    credit_note: CreditNote | None
    """What took back the rest of that invoice, if that was needed."""


class CreateInvoiceItem(Record):
    """What a new invoice item is made of."""

    above: list[TextAbove] | None
    """What is printed above the line. Electronic invoices say it in the note of the line."""
    below: list[TextBelow] | None
    """What is printed below it, one subtotal at most. No amount depends on either."""
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
    """Further properties of the article, such as its colour."""
    order_line_reference: str | None
    """Line of the buyer’s order."""
    buyer_accounting_reference: str | None
    """Where the buyer books the line."""
    invoiced_object: Identifier | None
    """What the line is about, such as a meter; scheme of UNTDID 1153."""
    service_period: Period | None
    """The days that the line invoices."""
    list_price: Decimal | None
    """Price before its discount; less `price_discount` it must be the price."""
    price_discount: Decimal | None
    """What is taken off the list price."""
    withholdable: bool | None
    """Whether `withholdings` are taken from it, too."""
    product_id: str
    """The product that is sold."""
    quantity: Decimal
    """How much of it; a negative quantity is a return."""
    price: Decimal | None
    """Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the
    customer’s price list on the issue date, else of the product. The answer says which, in `price_source`."""
    price_base_quantity: Decimal | None
    """How many units the price is for; else one."""
    unit: Unit | None
    """What the quantity counts; else the product’s unit."""
    tax_rate: Decimal | None
    """Tax rate of this line as a percentage; else the invoice’s."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """Tax category of EN 16931 of this line; all but S, L and M have the rate 0."""
    discounts: list[Adjustment] | None
    """Taken off the line, each from quantity times price and rounded by itself, never from what another one
    left."""
    charges: list[Adjustment] | None
    """Added to the line, each to quantity times price and rounded by itself."""
    description: str | None
    """What is printed beside the name."""


class CreatedApiKey(Record):
    """A new API key with its secret, which is shown this once."""

    id: str
    """The identifier."""
    name: str
    """The name."""
    scopes: list[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "credit_notes:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write", "messages:read", "messages:write", "audit:read", "quotes:read", "quotes:write", "bank_accounts:read", "bank_accounts:write", "price_lists:read", "price_lists:write", "purchases:read", "purchases:write", "suppliers:read", "suppliers:write", "purchases:approve", "imports:read", "imports:write", "approvals:read"] | str]
    """What the key may do; an empty list means everything."""
    allowed_ips: list[str]
    """From where the key may be used; an empty list means everywhere."""
    created_by: str | None
    """The user who created the key; null for the key of the first start."""
    created_at: dt.datetime
    """When it was made."""
    expires_at: dt.datetime | None
    """When it ends by itself; null for never."""
    last_used_at: dt.datetime | None
    """Written at most once a minute."""
    revoked_at: dt.datetime | None
    """Since when the key no longer works."""
    limits: ShownLimits | None
    """What the key may not go beyond, besides its scopes; null for no limits."""
    limits_version: int
    """Counts the changes of the limits. The audit log says under which version something was done."""
    secret: str
    """The API key itself. It is shown this once and cannot be had again."""


class CreatedInvitation(Record):
    """An invitation with the token of its link."""

    id: str
    """The identifier."""
    email: str
    """The e-mail address."""
    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"] | str
    """What the member may do."""
    membership_expires_at: dt.datetime | None
    """When the membership will end by itself; null for never."""
    invited_by: str | None
    """The user who invited; null for one who is gone."""
    created_at: dt.datetime
    """When it was made."""
    expires_at: dt.datetime
    """Until when the link works."""
    accepted_at: dt.datetime | None
    """When it was accepted; null if it was not."""
    revoked_at: dt.datetime | None
    """When it was revoked; null if it was not."""
    token: str | None
    """The token of the link, shown this once where no mail is configured: pass on the address of the panel
    with `/accept-invitation#` and the token behind it. Null when the link goes by mail."""


class CreatedLink(Record):
    """What a new d link is made of."""

    id: str
    """The identifier."""
    invoice_id: str | None
    """The invoice that it shows; null for others."""
    credit_note_id: str | None
    """The credit note that it shows; null for others."""
    quote_id: str | None
    """The quote that it shows; null for others."""
    channel: Literal["email", "other"] | str
    """`email`: in a mail of this service. `other`: it was asked for, to be passed on."""
    views: int
    """How often a person has looked; looks within half an hour count as one."""
    first_viewed_at: dt.datetime | None
    """When a person looked for the first time."""
    last_viewed_at: dt.datetime | None
    """When the last look that counts was."""
    expires_at: dt.datetime | None
    """As it was said. Null: it works for some time after nothing was left to be paid
    (`link_days_after_payment`)."""
    ended_at: dt.datetime | None
    """When somebody ended it."""
    created_at: dt.datetime
    """When it was made."""
    path: str
    """The address below that of the service, shown this once. It works like a password."""
    url: str | None
    """The whole address; null where the service does not know its own (`PUBLIC_URL`)."""


class CreditNote(Record):
    """A document that takes back an invoice or a part of it."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the credit note."""
    status: Literal["issued", "void"] | str
    """The state that it is in."""
    number: str
    """The number of the document."""
    invoice_id: str
    """What it takes back."""
    invoice_number: str
    """The number of the invoice."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """As it stands on the invoice."""
    currency: str
    """Of all amounts here."""
    issue_date: dt.date
    """The day on which it was issued."""
    reason: Literal["duplicate", "order_change", "product_unsatisfactory", "order_cancellation", "other"] | str
    """Why."""
    message: str | None
    """What is printed for the customer."""
    note: str | None
    """For yourselves; never printed."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    subtotal: Decimal
    """Sum of the items, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What is taken back."""
    withholdings: list[Withholding]
    """What it takes back of what the customer withholds."""
    withholding_total: Decimal
    """Its sum; total less this is given back."""
    payable_rounding: Decimal
    """How the invoice’s amount payable was rounded, when nothing is left of the invoice after this."""
    applied_amount: Decimal
    """The allocations that lowered the amount due of invoices, its own invoice first."""
    refunded_amount: Decimal
    """What was paid out."""
    unapplied_amount: Decimal
    """What is the customer’s credit."""
    tax_breakdown: list[TaxGroup]
    """One group per tax rate, in the order of the invoice."""
    available_actions: list[Literal["allocate", "mark_refunded", "void", "send"] | str]
    """What may be done with it now."""
    voided_at: dt.datetime | None
    """When it was voided; null if it was not."""
    sent_at: dt.datetime | None
    """When it was last sent."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    seller: Seller
    """Who issued the invoice."""
    buyer: Buyer
    """To whom."""
    items: list[CreditNoteItem]
    """What is taken back."""
    allocations: list[Allocation]
    """What it has settled, in order; of a void one, what it had settled."""
    refunds: list[CreditRefund]
    """What was paid out of it, in order."""


class CreditNoteItem(Record):
    """A line of a credit note."""

    id: str
    """The identifier."""
    item_id: str | None
    """The item of the invoice; null for an amount of a tax rate."""
    description: str
    """What is printed as its name."""
    product_name: str | None
    """The product’s name on the item of the invoice. It and the fields that follow are null for an amount of a
    tax rate, and on credit notes from before they had them."""
    item_description: str | None
    """The description on the item of the invoice."""
    note: str | None
    """The note on the item of the invoice."""
    unit: Unit | None
    """What the quantity counts."""
    price: Decimal | None
    """The price on the invoice, where the quantity times it is the amount."""
    price_base_quantity: Decimal | None
    """How many units the price is for."""
    service_period: Period | None
    """The days that the item invoices."""
    quantity: Decimal | None
    """Null: only an amount is credited."""
    amount: Decimal
    """Without tax."""
    tax_rate: Decimal
    """Tax rate as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """The category of the tax, EN 16931."""


class CreditNoteSummary(Record):
    """What a list shows of the credit note."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the credit note."""
    status: Literal["issued", "void"] | str
    """The state that it is in."""
    number: str
    """The number of the document."""
    invoice_id: str
    """What it takes back."""
    invoice_number: str
    """The number of the invoice."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """As it stands on the invoice."""
    currency: str
    """Of all amounts here."""
    issue_date: dt.date
    """The day on which it was issued."""
    reason: Literal["duplicate", "order_change", "product_unsatisfactory", "order_cancellation", "other"] | str
    """Why."""
    message: str | None
    """What is printed for the customer."""
    note: str | None
    """For yourselves; never printed."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    subtotal: Decimal
    """Sum of the items, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """What is taken back."""
    withholdings: list[Withholding]
    """What it takes back of what the customer withholds."""
    withholding_total: Decimal
    """Its sum; total less this is given back."""
    payable_rounding: Decimal
    """How the invoice’s amount payable was rounded, when nothing is left of the invoice after this."""
    applied_amount: Decimal
    """The allocations that lowered the amount due of invoices, its own invoice first."""
    refunded_amount: Decimal
    """What was paid out."""
    unapplied_amount: Decimal
    """What is the customer’s credit."""
    tax_breakdown: list[TaxGroup]
    """One group per tax rate, in the order of the invoice."""
    available_actions: list[Literal["allocate", "mark_refunded", "void", "send"] | str]
    """What may be done with it now."""
    voided_at: dt.datetime | None
    """When it was voided; null if it was not."""
    sent_at: dt.datetime | None
    """When it was last sent."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class CreditRefund(Record):
    """The credit refund."""

    amount: Decimal
    """How much was paid out, in the currency of the credit note."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str | None
    """How it went out, where somebody said."""
    refunded_on: dt.date | None
    """When it went out; null where it was recorded before days were kept."""
    reference: str | None
    """What the bank statement says of it."""
    created_at: dt.datetime
    """When it was recorded."""


class CsvMapping(Record):
    """What each column of a CSV file means."""

    separator: Literal[",", ";", "\t"] | str
    """What stands between two values."""
    decimal: Literal[",", "."] | str
    """What stands before the decimals of an amount."""
    dates: Literal["dmy", "mdy", "ymd"] | str
    """The order of day, month and year in dates."""
    columns: dict[str, str]
    """The header of the column with each meaning, or its place, such as `#5`, from 1. `booked_on` and `amount`
    are needed, or `debit` and `credit` in place of the amount."""
    skip: CsvSkip | None
    """Which rows are not booked."""


class CsvSkip(Record):
    """Which rows of a CSV file are not booked."""

    column: str
    """Header of the column."""
    value: str
    """Rows with this value."""


class CurrencyPayables(Record):
    """The currency payables."""

    currency: str
    """Of all amounts here."""
    due: Decimal
    """What is due on open and approved bills."""
    overdue: Decimal
    """The part of it whose due date has passed where you are."""
    disputed: Decimal
    """What disputed bills ask for besides."""
    credit: Decimal
    """What credit notes and payments have that settles nothing yet."""
    aging: list[PayablesBucket]
    """Every bucket, from not due to the oldest."""


class CurrencyReceivables(Record):
    """The receivables in one currency."""

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
    """The revenue in one currency."""

    invoiced: DocumentSums
    """Issued invoices that are not void, by their issue date."""
    credited: DocumentSums
    """Credit notes that are not void, by their own issue date."""
    discounted: RevenueSums
    """What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the
    money; what ends again counts from the day that it ended. It lowers turnover and tax."""
    bank_fees: Decimal
    """Rests that were let go because a bank kept them; a cost, which lowers no tax."""
    net_revenue: Decimal
    """Invoiced less credited and discounted, without tax."""
    payments_received: Decimal
    """Payments received, by the day they came in, before refunds; reversed ones are not counted."""
    payments_refunded: Decimal
    """Given back out of payments, by the day it went out; credit notes paid out are not counted."""
    currency: str
    """Of all amounts here."""
    months: list[MonthRevenue]
    """Every month of the span, in order."""


class CurrencyWithheld(Record):
    """The currency withheld."""

    currency: str
    """Of all amounts here."""
    invoices: int
    """Invoices of which something is withheld."""
    withheld: Decimal
    """What customers withhold of them."""
    credited: Decimal
    """What credit notes have taken back of it."""
    certified: Decimal
    """What certificates confirm."""
    uncertified: Decimal
    """What is still without a certificate."""


class Customer(Record):
    """Whom the organization sells to."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the customer."""
    name: str
    """The name."""
    email: str | None
    """The e-mail address."""
    phone: str | None
    """The telephone number."""
    external_id: str | None
    """Your own identifier."""
    tax_ids: list[TaxId]
    """The tax numbers."""
    billing_address: Address | None
    """Where the invoice goes."""
    shipping_address: Address | None
    """Where the goods go."""
    contacts: list[Contact]
    """The people there."""
    currency: str | None
    """Null: the organization’s currency."""
    locale: str | None
    """The language tag, BCP 47."""
    payment_terms: PaymentTerms | None
    """Null: the organization’s terms."""
    price_list_id: str | None
    """The price list that gives prices to lines that name none; null: the products’ own prices."""
    apply_credit: Literal["off", "oldest_first"] | str | None
    """Whether credit settles new invoices on issue; null: as the organization says."""
    withholdings: list[AgreedWithholding] | None
    """What it withholds."""
    tax_exemption: Literal["none", "exempt", "reverse_charge"] | str
    """Why the customer pays no tax, if so."""
    trading_name: str | None
    """Said on documents beside the name."""
    identifiers: list[Identifier] | None
    """What it is known by."""
    legal_registration: Identifier | None
    """The entry in a register of companies."""
    electronic_address: ElectronicAddress | None
    """Where electronic invoices are delivered to."""
    buyer_reference: str | None
    """Of invoices that have none of their own."""
    buyer_accounting_reference: str | None
    """Of invoices that have none of their own."""
    document_format: Literal["peppol", "xrechnung_ubl", "xrechnung_cii", "factur_x"] | str | None
    """What invoices are written and checked as; null: a PDF is enough."""
    reminders: Literal["default", "off"] | str
    """Whether the policy reminds of late invoices, or only a person does."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    archived_at: dt.datetime | None
    """Since when it is hidden from lists."""
    merged_into: str | None
    """The customer that has everything of this one now; null: it was not merged."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class CustomerBalance(Record):
    """What a customer owes and has as credit in one currency."""

    currency: str
    """A currency code of ISO 4217."""
    due: Decimal
    """The amount due of open invoices."""
    overdue: Decimal
    """The part of it whose due date has passed where you are."""
    credit: Decimal
    """What payments and credit notes have that settles nothing yet."""


class CustomerBalanceList(Record):
    """A page of customer balances."""

    data: list[CustomerBalance]
    """One entry per currency, in their order."""


class CustomerMerge(Record):
    """The customer merge."""

    customer_id: str
    """The customer that is merged."""
    merged_into: str
    """The customer that stays."""
    dry_run: bool
    """Whether nothing was changed."""
    moved: MergedParts
    """What is moved."""
    limited_api_keys: list[str]
    """API keys whose `customer_ids` name the customer that is merged and not the one that stays: they can
    write about neither until their limits are changed."""
    limited_members: list[str]
    """The same of members."""


class DataExport(Record):
    """The data export."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the export, except its progress."""
    state: Literal["queued", "running", "ready", "failed", "expired"] | str
    """`queued` and `running` come first. `ready`: it can be downloaded until `expires_at`. `failed`: `failure`
    says why; ask for it again. `expired`: the file is deleted."""
    format: Literal["ndjson", "csv"] | str
    """What the rows are written as."""
    delimiter: Literal[",", ";"] | str
    """What separates the values of a line of CSV."""
    decimal_sign: Literal[".", ","] | str
    """The decimal sign of numbers in CSV."""
    kinds: list[str]
    """The kinds of rows that it has: a file each."""
    with_files: bool
    """Whether originals, attachments and other files are in it."""
    progress: DataExportProgress
    """How far it is."""
    size: int | None
    """The length of the ZIP in bytes; null until it is ready."""
    sha256: str | None
    """SHA-256 of the ZIP; null until it is ready."""
    failure: Literal["interrupted", "error", "retention", "erasure"] | str | None
    """Why it failed or expired. `interrupted`: the service ended each time it was at it. `error`: the log of
    the service says what went wrong. `retention`: a week is over. `erasure`: personal data was erased
    since."""
    created_by: str | None
    """The user who asked for it."""
    snapshot_at: dt.datetime | None
    """It has everything that was stored by then."""
    ready_at: dt.datetime | None
    """Since when it can be downloaded."""
    expires_at: dt.datetime | None
    """When the file is deleted, or was."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class DataExportProgress(Record):
    """The data export progress."""

    done: int
    """Rows that were written."""
    of: int | None
    """All rows; null until they are counted."""


class Delivery(Record):
    """Where and when the goods or services are delivered."""

    date: dt.date | None
    """When it was delivered."""
    name: str | None
    """Who received it."""
    location: Identifier | None
    """Where, as an identifier such as a GLN."""
    address: Address | None
    """Where; else the customer’s shipping address."""


class DirectDebit(Record):
    """The mandate and account of a direct debit."""

    mandate: str | None
    """Reference of the mandate."""
    iban: str | None
    """Account that is debited."""


class DocumentAdjustment(Record):
    """A discount or a charge on the document: a percentage or an amount."""

    percent: Decimal | None
    """A percentage; this or an amount."""
    amount: Decimal | None
    """An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation
    only."""
    base_amount: Decimal | None
    """What the percentage is of, if not of the line (of the lines, for the invoice’s own)."""
    reason_code: str | None
    """Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge."""
    reason: str | None
    """What it is for, as it is printed."""
    tax_rate: Decimal | None
    """Keeps it among the lines of this tax; else it is spread over all of them."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """Tax category that goes with it."""


class DocumentFile(Record):
    """One format of a document, and whether it exists."""

    document_id: str
    """The invoice or credit note."""
    format: Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"] | str
    """The format of the document."""
    media_type: Literal["application/pdf", "application/xml"] | str
    """The media type of the file."""
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
    """A page of documents."""

    data: list[DocumentFile]
    """Every format."""


class DocumentSettings(Record):
    """How printed documents look, and what is checked before issue."""

    version: int
    """Counts the changes."""
    template: Literal["classic", "plain"] | str
    """The template of printed documents."""
    accent_color: str
    """The color of headings and lines, as #rrggbb."""
    paper: Literal["a4", "letter"] | str
    """The size of the paper."""
    locale: str
    """Of documents whose customer has none."""
    show_payment_code: bool
    """Whether the PDF shows a QR code to pay with."""
    payment_code_reference: Literal["payment_reference", "number"] | str
    """What the QR code gives as reference."""
    footer: list[FooterColumn]
    """Up to three columns at the foot of each page."""
    intro: str | None
    """A text above the lines."""
    closing: str | None
    """A text below the totals."""
    preflight: Literal["off", "warn", "block"] | str
    """Whether finalizing warns of documents that are not valid, or refuses them."""
    payment_url: str | None
    """Where invoices are paid online."""
    link_days_after_payment: int
    """For how many days links work after nothing was left to be paid; 0 is without end."""
    logo: Logo | None
    """What was uploaded; null where there is none."""


class DocumentSums(Record):
    """The sums over documents of one kind."""

    net: Decimal
    """Without tax."""
    tax: Decimal
    """The tax."""
    total: Decimal
    """With tax."""
    documents: int
    """How many documents these are."""


class DomainRecord(Record):
    """The domain record."""

    kind: Literal["spf", "dkim", "dmarc"] | str
    """SPF says who may send, DKIM signs, and DMARC says what becomes of mails that fail both."""
    name: str
    """Where it is, or would be."""
    state: Literal["found", "missing", "several", "too_open", "unknown_selector", "not_known"] | str
    """`several`: more than one, which counts as none. `too_open`: everybody may send. `unknown_selector`:
    there are keys, under names that the mail provider knows. `not_known`: the name servers did not answer."""
    value: str | None
    """What was found."""
    publish: str | None
    """The text record to publish under this name; null where nothing is needed, or where only the mail
    provider knows it, as of DKIM. To publish it is a person’s decision."""


class DryRun(Record):
    """The dry run."""

    operation: str
    """The operation that was tried."""
    would_succeed: bool
    """Whether the request would be done."""
    status: int
    """Its status."""
    needs_approval: bool
    """Whether the request would wait for an approval, by the limits of the API key: 202 in place of this."""
    problem: Problem | None
    """Why it would be refused; null if it would not."""
    answer: dict[str, Any] | None
    """What it would answer; null if it would be refused, and for an answer without content."""
    provisional: list[str]
    """JSON pointers into the answer of what may be otherwise when it is done: identifiers of what is new, the
    next number of a series, secrets."""
    events: list[DryRunEvent]
    """What would be told of it. Of objects that the credential may not read, the id alone."""
    changes: list[DryRunChange]
    """What would change on objects that were there before."""
    messages: list[DryRunMessage]
    """Mails that would be queued; none is sent."""
    documents: list[DryRunDocument]
    """Documents that would be made of an invoice."""
    warnings: list[str]
    """What is wrong with those documents, in sentences."""


class DryRunChange(Record):
    """The dry run change."""

    object: str
    """The kind of object, as types of events begin with it."""
    object_id: str | None
    """The object; null for what there is one of, such as the settings of mail."""
    before: dict[str, Any]
    """Those of its fields that would change, as they are."""
    after: dict[str, Any]
    """The same fields as they would be."""


class DryRunDocument(Record):
    """The dry run document."""

    format: str
    """What it would be written as."""
    valid: bool
    """Whether it would keep the rules of that format."""


class DryRunEvent(Record):
    """The dry run event."""

    type: str
    """What would happen."""
    data: EventData
    """What the event would say."""


class DryRunMessage(Record):
    """The dry run message."""

    to: list[str]
    """Addresses of recipients."""
    subject: str
    """Subject line."""


class DueDateExtension(Record):
    """The due date extension."""

    due_date: dt.date
    """Due on this day from then on."""
    previous_due_date: dt.date
    """Due on this day until then."""
    extended_on: dt.date
    """When it was granted."""
    extended_at: dt.datetime | None
    """The instant of it; absent where only the day was kept."""
    reason: str | None
    """Why; absent where it was erased with the data of its customer."""


class DueErasures(Record):
    """The due erasures."""

    on: dt.date
    """It is erased in the night to this day."""
    customers: int
    """Erased customers whose next documents or payments may go then."""


class EarlyPayment(Record):
    """A discount for those who pay early."""

    days: int
    """Days after the issue date."""
    percent: Decimal
    """What may be taken off, as a percentage."""


class ElectronicAddress(Record):
    """Where electronic invoices go, by a scheme of the EAS list."""

    value: str
    """The address."""
    scheme: str
    """Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail."""


class EntryProblem(Record):
    """Why an entry is refused: what creating a single invoice would have answered. Pointers begin at the whole
    body."""

    type: str
    """Address of the page that explains the code."""
    title: str
    """What it is called."""
    status: int
    """The HTTP status."""
    detail: str
    """A sentence about this occurrence."""
    code: Literal["malformed_request", "malformed_json", "unknown_parameter", "invalid_parameter", "authentication_required", "invalid_token", "invalid_credentials", "second_factor_required", "challenge_not_valid", "invalid_code", "confirmation_required", "second_factor_setup_required", "insufficient_scope", "limit_exceeded", "not_found", "link_not_valid", "method_not_allowed", "request_timeout", "range_not_satisfiable", "already_exists", "last_owner", "test_mode_only", "other_account", "invalid_state_transition", "already_sent", "not_issued", "issued_elsewhere", "has_open_documents", "customer_merged", "recipient_suppressed", "idempotency_in_progress", "busy", "precondition_failed", "feed_ends_earlier", "body_too_large", "unsupported_media_type", "validation_failed", "document_not_valid", "statement_unreadable", "statement_does_not_add_up", "statement_of_other_account", "line_already_matched", "match_does_not_add_up", "duplicate_document", "unreadable_document", "second_person_required", "findings_open", "idempotency_key_reused", "too_many_requests", "too_many_sign_in_attempts", "headers_too_large", "internal_error", "rendering_failed", "unavailable"] | str
    """One of a closed list; it decides the status."""
    errors: list[FieldFault] | None
    """All faults at once, one entry each."""


class Erased(Record):
    """The erased."""

    drafts: int
    """Drafts that lose their texts."""
    messages: int
    """Mails that lose recipients and texts."""
    links: int
    """Links to pages of invoices that end."""
    records: int
    """Documents and payments whose retention is over already."""


class Erasure(Record):
    """The erasure."""

    customer_id: str
    """Whose data it is."""
    reason: Literal["requested", "consent_withdrawn", "objection", "no_longer_needed"] | str
    """Why it is erased. There is no text, because it could name the person again."""
    dry_run: bool
    """Whether nothing was changed."""
    erased: Erased
    """How much is erased at once."""
    kept: list[KeptRecords]
    """What has to stay, the first to go first."""
    next_on: dt.date | None
    """The day on which the first of it is erased by itself; null if nothing has to stay."""
    erased_at: dt.datetime | None
    """When it was erased; null for a dry run."""


class Event(EventRecord):
    """A change of something, in the order in which it happened."""

    id: str
    """The identifier."""
    sequence: int | None
    """Its number in the organization’s feed, without gaps; null for some milliseconds after the change."""
    created_at: dt.datetime
    """When it was made."""
    actor: Actor
    """Who caused it."""
    request_id: str | None
    """The request that caused it."""
    data: EventData
    """The rows, in their order; of an event, what changed."""
    type: str
    """`<object>.<what happened>`. The types are organization.updated, organization.reset,
    organization.security_updated, organization.clock_moved, organization.retention_updated,
    organization.bill_approval_updated, user.signed_in, user.sign_in_failed, user.signed_out,
    user.session_ended, user.password_changed, user.second_factor_added, user.second_factor_removed,
    user.recovery_codes_renewed, user.recovery_code_used, user.updated, user.email_changed,
    user.data_exported, user.deleted, api_key.created, api_key.updated, api_key.first_used_from,
    api_key.revoked, customer.created, customer.updated, customer.archived, customer.unarchived,
    customer.merged, customer.deleted, product.created, product.updated, product.archived,
    product.unarchived, product.deleted, invoice.created, invoice.imported, invoice.updated,
    invoice.deleted, invoice.finalized, invoice.overdue, invoice.partially_paid, invoice.paid,
    invoice.reopened, invoice.voided, invoice.marked_uncollectible, invoice.sent, invoice.viewed,
    invoice.reminded, invoice.extended, invoice.document_stored, payment.created, payment.updated,
    payment.refunded, payment.refund_cancelled, payment.reversed, payment.deleted, payment.receipt_sent,
    payment.matched, payment.unmatched, credit_note.created, credit_note.updated, credit_note.voided,
    credit_note.sent, credit_note.document_stored, webhook_endpoint.created, webhook_endpoint.updated,
    webhook_endpoint.enabled, webhook_endpoint.disabled, webhook_endpoint.deleted,
    webhook_endpoint.secret_rotated, member.joined, member.updated, member.removed, invitation.created,
    invitation.resent, invitation.revoked, invitation.accepted, message.queued, message.sent,
    message.logged, message.failed, message.unconfirmed, message.cancelled, message.bounced,
    message.complained, mail_settings.updated, audit.anchored, link.created, link.ended, export.made,
    reminder_policy.updated, statement.sent, personal_data.erased, personal_data.exported,
    recurring_invoice.created, recurring_invoice.updated, recurring_invoice.deleted,
    recurring_invoice.paused, recurring_invoice.resumed, recurring_invoice.ended, recurring_invoice.run,
    recurring_invoice.run_failed, recurring_invoice.skipped, invoice_template.created,
    invoice_template.updated, invoice_template.deleted, quote.created, quote.updated, quote.deleted,
    quote.issued, quote.sent, quote.viewed, quote.accepted, quote.declined, quote.expired, quote.extended,
    quote.superseded, quote.cancelled, quote.invoiced, bank_account.created, bank_account.updated,
    bank_account.deleted, bank_statement.imported, bank_statement.deleted, bank_line.held,
    bank_line.ignored, bank_line.reopened, bank_line.matched, bank_line.unmatched, price_list.created,
    price_list.updated, price_list.archived, price_list.unarchived, price_list.deleted,
    received_file.created, received_file.deleted, supplier.created, supplier.updated, supplier.archived,
    supplier.unarchived, supplier.deleted, bill.created, bill.updated, bill.opened, bill.approved,
    bill.paid, bill.bank_details_confirmed, bill.disputed, bill.rejected, bill.voided, bill.deleted,
    data_export.created, data_export.ready, data_export.failed, data_export.expired, data_export.deleted,
    import.created, import.updated, import.committed, import.done, import.failed, import.undone,
    import.deleted, matching_rule.created, matching_rule.updated, matching_rule.deleted,
    bill_payment.created, bill_payment.updated, bill_payment.reversed, bill_payment.matched,
    bill_payment.unmatched, payment_run.created, payment_run.updated, payment_run.released,
    payment_run.settled, payment_run.cancelled, approval.requested, approval.approved, approval.rejected,
    approval.stale, approval.expired; more may come. `x-event-types` names the schema of the object for
    each."""


class EventData(Record):
    """What changed."""

    object: dict[str, Any]
    """The object after the change, as the API shows it; a deleted one as it was last. Only its id where the
    credential lacks the scope to read it; events of API keys are for owners and admins who are signed in."""
    previous_attributes: dict[str, Any] | None
    """Those fields of the object that changed, as they were before; absent for a new object."""


class EventType(Record):
    """The event type."""

    type: str
    """The name: `<object>.<what happened>`."""
    meaning: str
    """What it means, in a sentence."""
    schema: str
    """The schema of the object in the API document."""
    example: dict[str, Any]
    """An object as an event shows it."""


class EventTypeList(Record):
    """A page of event types."""

    data: list[EventType]
    """The rows, in their order; of an event, what changed."""


class ExceededLimit(Record):
    """The exceeded limit."""

    name: Literal["operations", "draft_only", "customer_ids", "product_ids", "max_amount", "per_day.amount", "per_day.count", "needs_approval"] | str
    """Where it stands in `limits` of the key."""
    value: Decimal | None
    """The amount or the number that is allowed; null for a limit that is none."""
    asked: Decimal | None
    """What was asked: an amount, or a number."""
    left_today: Decimal | None
    """What is left of it today, for limits of a day."""
    currency: str | None
    """The currency of the limit."""
    allowed: list[str] | None
    """What is allowed, for limits that are lists."""


class ExpectedInvoice(Record):
    """The expected invoice."""

    invoice_id: str
    """The identifier of the invoice."""
    number: str
    """The number of the invoice."""
    due_date: dt.date
    """The last day to pay."""
    level: int
    """Its own step, from 1 on."""
    amount_due: Decimal
    """What is due."""


class ExpectedReminder(Record):
    """The expected reminder."""

    channel: Literal["email", "task"] | str
    """A mail, or a task for a person."""
    level: int
    """The highest step of its invoices."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name on the invoice."""
    currency: str
    """A currency code of ISO 4217."""
    amount_due: Decimal
    """What is due of all of them."""
    fee: Decimal | None
    """What is asked for beside it."""
    invoices: list[ExpectedInvoice]
    """Those of one mail, the longest overdue first; a task has one."""


class Export(Record):
    """The export."""

    id: str
    """Its identifier."""
    name: str
    """The operation that gave the file."""
    of: str | None
    """What was exported, where that is one thing; else null."""
    parameters: dict[str, str]
    """The parameters of the request."""


class FieldFault(Record):
    """What is wrong with one field or parameter."""

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
    """What is missing or wrong in a document, and the field to change."""

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


class FirstInvoice(Record):
    """The first invoice."""

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
    withholdings: list[Withholding]
    """What the customer withholds."""
    withholding_total: Decimal
    """Its sum."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do
    not change it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    """What payments have settled so far."""
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name as it is now."""
    issue_date: dt.date | None
    """The day on which it was issued."""
    due_date: dt.date
    """The last day to pay."""
    payment_plan: list[PlannedInstalment] | None
    """The instalments; null where it is paid at once."""
    items: list[CalculatedItem]
    """The lines, in their order."""
    message: str | None
    """With its placeholders filled in."""
    service_period: Period | None
    """The days that are invoiced."""


class FooterColumn(Record):
    """One column of the footer."""

    text: str
    """Its lines, separated by line ends."""


class Identifier(Record):
    """An identifier by a scheme of ISO 6523."""

    value: str
    """The identifier itself."""
    scheme: str | None
    """Whose identifier it is, as a code of the list that the field names: 0088 is a GLN."""


class Import(Record):
    """The import."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the import."""
    kind: Literal["customers", "products", "invoices"] | str
    """What the rows are."""
    state: Literal["ready", "needs_attention", "committing", "done", "undoing", "undone", "failed"] | str
    """`ready` can be committed. `needs_attention`: the findings say what is to be mended or decided first.
    `committing` and `undoing` are under way. `failed`: `failure` says why; committing goes on where it
    stopped."""
    source: str | None
    """Where they come from."""
    format: Literal["csv", "rows"] | str
    """A file of values, or rows of JSON."""
    encoding: Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "cp437"] | str | None
    """The encoding of the file. As it was found, or decided; null for rows of JSON."""
    delimiter: Literal[",", ";", "\t", "|"] | str | None
    """What stands between two values. As it was found, or decided; null for rows of JSON."""
    decimal_sign: Literal[",", "."] | str | None
    """The decimal sign. As it was found, or decided; null for rows of JSON."""
    existing: Literal["leave", "change"] | str
    """What becomes of rows whose identifier is there."""
    alike: Literal["create", "leave"] | str
    """What becomes of rows of the same name as one that is there."""
    faulty: Literal["stop", "leave"] | str
    """What becomes of rows that break a rule."""
    customers: Literal["existing", "create"] | str
    """Whom invoices may be of."""
    date_order: Literal["ymd", "dmy", "mdy"] | str | None
    """The order of dates in the file, which is for invoices only. As it was found, or decided; null for rows
    of JSON."""
    totals: list[ImportTotals]
    """What the invoices that would be created come to, by currency and year of issue."""
    numbering: ImportNumbering | None
    """How your number series could go on behind the invoices: give `format`, `reset` and `first_number` to the
    settings. Null where no rule makes such numbers."""
    plan: ImportPlan
    """What would become of the rows."""
    progress: ImportProgress
    """How many rows are committed."""
    result: ImportResult
    """What became of the rows."""
    findings_count: int
    """How many findings there are."""
    failure: Literal["interrupted", "erasure"] | str | None
    """Why it has failed. `interrupted`: it did not get on, as the log of the service says. `erasure`: personal
    data was erased meanwhile, and what was brought along with it."""
    created_by: str | None
    """The user who brought them along; null for a program."""
    committed_at: dt.datetime | None
    """When it was committed."""
    ended_at: dt.datetime | None
    """When it was done, undone or had failed."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    mapping: dict[str, str]
    """The header of the column for each field; empty for rows of JSON, and a week after the last change."""
    columns: list[ImportColumn]
    """The columns of the file; kept for a week."""
    findings: list[ImportFinding]
    """The first 500 findings, faults first; kept for a week."""


class ImportColumn(Record):
    """The import column."""

    header: str
    """Its header, or its place, such as `#5`, where it has none of its own."""
    field: str | None
    """The field that it is read into."""
    samples: list[str]
    """What its first cells say."""


class ImportFacts(Record):
    """The import facts."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the import."""
    kind: Literal["customers", "products", "invoices"] | str
    """What the rows are."""
    state: Literal["ready", "needs_attention", "committing", "done", "undoing", "undone", "failed"] | str
    """`ready` can be committed. `needs_attention`: the findings say what is to be mended or decided first.
    `committing` and `undoing` are under way. `failed`: `failure` says why; committing goes on where it
    stopped."""
    source: str | None
    """Where they come from."""
    format: Literal["csv", "rows"] | str
    """A file of values, or rows of JSON."""
    encoding: Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "cp437"] | str | None
    """The encoding of the file. As it was found, or decided; null for rows of JSON."""
    delimiter: Literal[",", ";", "\t", "|"] | str | None
    """What stands between two values. As it was found, or decided; null for rows of JSON."""
    decimal_sign: Literal[",", "."] | str | None
    """The decimal sign. As it was found, or decided; null for rows of JSON."""
    existing: Literal["leave", "change"] | str
    """What becomes of rows whose identifier is there."""
    alike: Literal["create", "leave"] | str
    """What becomes of rows of the same name as one that is there."""
    faulty: Literal["stop", "leave"] | str
    """What becomes of rows that break a rule."""
    customers: Literal["existing", "create"] | str
    """Whom invoices may be of."""
    date_order: Literal["ymd", "dmy", "mdy"] | str | None
    """The order of dates in the file, which is for invoices only. As it was found, or decided; null for rows
    of JSON."""
    totals: list[ImportTotals]
    """What the invoices that would be created come to, by currency and year of issue."""
    numbering: ImportNumbering | None
    """How your number series could go on behind the invoices: give `format`, `reset` and `first_number` to the
    settings. Null where no rule makes such numbers."""
    plan: ImportPlan
    """What would become of the rows."""
    progress: ImportProgress
    """How many rows are committed."""
    result: ImportResult
    """What became of the rows."""
    findings_count: int
    """How many findings there are."""
    failure: Literal["interrupted", "erasure"] | str | None
    """Why it has failed. `interrupted`: it did not get on, as the log of the service says. `erasure`: personal
    data was erased meanwhile, and what was brought along with it."""
    created_by: str | None
    """The user who brought them along; null for a program."""
    committed_at: dt.datetime | None
    """When it was committed."""
    ended_at: dt.datetime | None
    """When it was done, undone or had failed."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class ImportFinding(Record):
    """The import finding."""

    row: int
    """The line of the file where the row begins, or its place among the rows; from 1."""
    column: str | None
    """The header of the column, if it is about one."""
    pointer: str
    """The field within the row, as creating it names it."""
    severity: Literal["fault", "note"] | str
    """`fault`: the row is refused. `note`: something that one should know."""
    code: str
    """For programs."""
    detail: str
    """For people."""
    existing_id: str | None
    """What is there already, if that is the point."""


class ImportNumbering(Record):
    """The import numbering."""

    last_number: str
    """The latest number of the file."""
    next_number: str
    """What the next one would be today."""
    format: str
    """How the numbers are written."""
    reset: Literal["never", "yearly", "monthly"] | str
    """When the count begins again."""
    first_number: int
    """The count of the next one."""


class ImportPlan(Record):
    """The import plan."""

    create: int
    """Rows that would be created."""
    change: int
    """Rows whose customer or product would be changed."""
    leave: int
    """Rows that would be left out."""
    faulty: int
    """Rows that break a rule."""


class ImportProgress(Record):
    """The import progress."""

    done: int
    """Rows that are through."""
    of: int
    """All rows."""


class ImportResult(Record):
    """The import result."""

    created: int
    """Rows that were created."""
    changed: int
    """Rows whose customer or product was changed."""
    left: int
    """Rows that were left out."""
    taken_back: int
    """Those that were taken back."""
    kept: int
    """Those that were not, because somebody has used or changed them since."""


class ImportTotals(Record):
    """The import totals."""

    currency: str
    """Their currency."""
    year: int
    """In which they were issued."""
    invoices: int
    """How many invoices."""
    net: Decimal
    """Without tax."""
    tax: Decimal
    """Tax, as the documents have it."""
    total: Decimal
    """With tax, as the documents have it."""
    paid: Decimal
    """What was paid."""
    due: Decimal
    """What is still due."""
    calculated_tax: Decimal
    """What the lines make of the tax."""
    calculated_total: Decimal
    """What the lines make of the total."""


class ImportedStatement(Record):
    """What has come of a statement in a file."""

    bank_account_id: str
    """The account."""
    kind: Literal["camt052", "camt053", "camt054", "mt940", "csv"] | str
    """The form of the file."""
    file_sha256: str
    """SHA-256 of the file, in hexadecimal."""
    position: int
    """Its place among the statements of the file, from 1."""
    statement_id: str | None
    """What the bank calls it; banks use it again."""
    sequence: str | None
    """Its number."""
    from_on: dt.date | None
    """The day of its first line."""
    to_on: dt.date | None
    """The day of its last line."""
    opening_on: dt.date | None
    """The day of its opening balance, as the bank says it."""
    opening_balance: Decimal | None
    """The balance before its lines."""
    closing_on: dt.date | None
    """The day of its closing balance."""
    closing_balance: Decimal | None
    """The balance after its lines."""
    is_closing_final: bool
    """Whether no more lines of the closing day follow."""
    is_balanced: bool
    """Whether its lines were proved to lead from the opening to the closing balance."""
    is_reversal_turned: bool
    """Whether entries that take back another one had the other sign than the form says."""
    new_lines: int
    """Lines that it brought."""
    known_lines: int
    """Lines that were there before."""
    filled_lines: int
    """Known lines that it told more of."""
    left_out: int
    """Entries that were left out: not booked yet, or in another currency."""
    id: str | None
    """Null while nothing is stored."""
    findings: list[StatementFinding]
    """What is worth a look."""


class Instalment(Record):
    """The instalment."""

    due_date: dt.date
    """The last day to pay."""
    amount: Decimal
    """How much, in the currency of the document."""
    amount_due: Decimal
    """What is still owed of it."""
    state: Literal["open", "partly_paid", "paid", "overdue", "written_off", "void"] | str
    """`paid` by whatever settles an invoice; `overdue` whether a part of it is paid or not."""


class InstalmentDetails(Record):
    """The instalment details."""

    percent: Decimal | None
    """A percentage of what there is to pay; this or an amount, the same in the whole plan."""
    amount: Decimal | None
    """An amount, with tax."""
    days: int | None
    """Due as many days after the issue date; this or a day, the same in the whole plan."""
    due_date: dt.date | None
    """Due on this day."""


class Invitation(Record):
    """A place in the organization that is kept for the owner of an address."""

    id: str
    """The identifier."""
    email: str
    """The e-mail address."""
    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"] | str
    """What the member may do."""
    membership_expires_at: dt.datetime | None
    """When the membership will end by itself; null for never."""
    invited_by: str | None
    """The user who invited; null for one who is gone."""
    created_at: dt.datetime
    """When it was made."""
    expires_at: dt.datetime
    """Until when the link works."""
    accepted_at: dt.datetime | None
    """When it was accepted; null if it was not."""
    revoked_at: dt.datetime | None
    """When it was revoked; null if it was not."""


class Invoice(Record):
    """What a customer is asked to pay, from draft to paid."""

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
    withholdings: list[Withholding]
    """What the customer withholds."""
    withholding_total: Decimal
    """Its sum."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do
    not change it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    """What payments have settled so far."""
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    withholding_credited: Decimal
    """What credit notes have taken back of what is withheld."""
    certificates: list[Certificate]
    """What confirms that the customer has paid it."""
    certified_amount: Decimal
    """Their sum."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the invoice."""
    status: Literal["draft", "open", "paid", "void", "uncollectible"] | str
    """The state that it is in."""
    payment_status: Literal["unpaid", "partially_paid", "paid"] | str
    """How far it is settled."""
    overdue: bool
    """Whether it is open and its due date has passed where the organization is."""
    immutable: bool
    """Whether it is a legal document, which never changes."""
    available_actions: list[Literal["update", "delete", "finalize", "void", "mark_uncollectible", "record_payment", "credit", "correct", "send", "remind", "extend"] | str]
    """What may be done with it now."""
    number: str | None
    """A draft has none."""
    payment_reference: str | None
    """What the payer gives as reference, set when it is finalized: yours of `payment_instructions`, else a
    structured one after ISO 11649."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name when the invoice was written."""
    issue_date: dt.date | None
    """The day on which it was issued."""
    due_date: dt.date
    """By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of
    the first one that is open."""
    issued_due_date: dt.date | None
    """The due date that the document says; a draft has none."""
    extensions: list[DueDateExtension]
    """How the due date has moved since, the first one first."""
    payment_terms: InvoiceTerms | None
    """Null: the due date was named."""
    payment_plan: list[PlannedInstalment] | None
    """The instalments that were agreed. Null: it is paid at once."""
    instalments: list[Instalment]
    """What has become of the instalments; none where it is paid at once."""
    reference: str | None
    """What the other side knows it by."""
    note: str | None
    """For yourselves; never printed."""
    expected_payment_date: dt.date | None
    """When you expect the money."""
    reminders_paused_until: dt.date | None
    """Before this day no reminder goes out by itself."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    credit_notes_total: Decimal
    """What all credit notes that stand have taken back, whatever became of it."""
    amount_discounted: Decimal
    """What stands of discounts for paying early; the rest of it was paid in time."""
    amount_waived: Decimal
    """What stands of small rests that were let go."""
    settlement: Settlement
    """What has settled it, and what is still owed today."""
    corrects_invoice_id: str | None
    """The invoice that this one replaces."""
    recurring_invoice_id: str | None
    """The recurring invoice that made it."""
    quote_id: str | None
    """The quote that it was made of."""
    imported: bool
    """Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files,
    and is never sent."""
    imported_from: str | None
    """The `source` of its import."""
    external_id: str | None
    """Its identifier where it was issued."""
    finalized_at: dt.datetime | None
    """When it was issued by the clock, or brought along."""
    paid_at: dt.datetime | None
    """When nothing was due any more; null while something is."""
    voided_at: dt.datetime | None
    """When it was voided; null if it was not."""
    marked_uncollectible_at: dt.datetime | None
    """When it was written off; null if it was not."""
    sent_at: dt.datetime | None
    """When it was last sent."""
    sent_via: Literal["email", "post", "network", "other"] | str | None
    """How it was last sent."""
    viewed_at: dt.datetime | None
    """When its customer first looked at it by a link."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
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
    payment_instructions: PaymentInstructions | None
    """How it is paid."""
    payee: Payee | None
    """Who is paid, if it is not you."""
    service_period: Period | None
    """The days that are invoiced."""
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
    attachments: list[Attachment] | None
    """What goes with it; absent where nothing does."""


class InvoiceBatch(Record):
    """What became of several new invoices."""

    created: int
    """How many are stored."""
    refused: int
    """How many are refused."""
    results: list[InvoiceOutcome]
    """What became of each, in the order in which they were sent."""


class InvoiceContent(Record):
    """The invoice content."""

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
    tax_exchange_rate: Decimal | None
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: dt.date | None
    """When tax falls due, if not on issue."""
    tax_point: Literal["issue", "delivery", "payment"] | str | None
    """What tax falls due by, if no day is named."""
    delivery: Delivery | None
    """What was delivered when, to whom and where."""
    payment_instructions: PaymentInstructions | None
    """How it is paid."""
    payee: Payee | None
    """Who is paid, if it is not you."""
    tax_exemptions: list[TaxExemption] | None
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    customer_id: str
    """The customer who is to pay."""
    items: list[CreateInvoiceItem]
    """The lines, in their order."""
    tax_rate: Decimal
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: str | None
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: bool | None
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: list[DocumentAdjustment] | None
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: list[DocumentAdjustment] | None
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: Decimal | None
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: Decimal | None
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: list[WithholdingDetails] | None
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: str | None
    """Else the customer’s currency, else the organization’s."""
    payment_terms: InvoiceTerms | None
    """Else the customer’s terms, else the organization’s."""
    payment_plan: list[InstalmentDetails] | None
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: str | None
    """The customer’s own sign, such as an order number."""
    note: str | None
    """A note for yourselves."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str] | None
    """Names and texts of your own; the service keeps them and gives them back."""


class InvoiceEarlyPayment(Record):
    """The invoice early payment."""

    days: int
    """Days after the issue date."""
    percent: Decimal
    """What may be taken off, as a percentage."""
    base_amount: Decimal | None
    """What the percentage is of, where that is not the whole amount."""


class InvoiceItem(Record):
    """A line of an invoice."""

    product_id: str
    """The identifier of the product."""
    product_name: str
    """The product’s name when the line was written."""
    description: str | None
    """What it is, for people to read."""
    quantity: Decimal
    """How much of it."""
    unit: Unit | None
    """What the quantity counts, as the product had it when the line was written."""
    price: Decimal
    """Unit price; with tax where prices include it."""
    price_source: PriceSource | None
    """Where the price comes from; left out where the request named it."""
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
    above: list[TextAbove] | None
    """What is printed above the line. Electronic invoices say it in the note of the line."""
    below: list[TextBelow] | None
    """What is printed below it, one subtotal at most. No amount depends on either."""
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
    """Further properties of the article, such as its colour."""
    order_line_reference: str | None
    """Line of the buyer’s order."""
    buyer_accounting_reference: str | None
    """Where the buyer books the line."""
    invoiced_object: Identifier | None
    """What the line is about, such as a meter; scheme of UNTDID 1153."""
    service_period: Period | None
    """The days that the line invoices."""
    withholdable: bool | None
    """Whether `withholdings` are taken from it, too."""
    sku: str | None
    """The product’s article number when the line was written."""
    list_price: Decimal | None
    """Price before its discount."""
    price_discount: Decimal | None
    """What is taken off the list price."""
    id: str
    """The identifier."""
    quote_item_id: str | None
    """The line of a quote that it was made of."""


class InvoiceOutcome(Record):
    """What became of one entry: either the invoice or the problem is null."""

    index: int
    """The place in the list that was sent, from 0."""
    invoice: Invoice | None
    """The new invoice; null if it is refused."""
    problem: EntryProblem | None
    """Why it is refused; null if it is stored."""


class InvoiceReminders(Record):
    """The invoice reminders."""

    data: list[Reminder]
    """What was asked, in the order of the levels."""
    next: NextReminder | None
    """What comes next if nothing is paid; null where nothing will."""


class InvoiceSummary(Record):
    """What a list shows of the invoice."""

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
    withholdings: list[Withholding]
    """What the customer withholds."""
    withholding_total: Decimal
    """Its sum."""
    round_payable_to: Decimal | None
    """What is to be paid is a multiple of this; null: it is not rounded."""
    payable_rounding: Decimal
    """What rounding adds to what is to be paid, or takes off it: computed, or as it was given."""
    prepaid_amount: Decimal
    """What had been paid before."""
    amount_payable: Decimal
    """What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do
    not change it; below zero, it is what was prepaid too much."""
    amount_paid: Decimal
    """What payments have settled so far."""
    amount_credited: Decimal
    """What credit notes have lowered the amount due by."""
    amount_due: Decimal
    """What is still to pay."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    withholding_credited: Decimal
    """What credit notes have taken back of what is withheld."""
    certificates: list[Certificate]
    """What confirms that the customer has paid it."""
    certified_amount: Decimal
    """Their sum."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the invoice."""
    status: Literal["draft", "open", "paid", "void", "uncollectible"] | str
    """The state that it is in."""
    payment_status: Literal["unpaid", "partially_paid", "paid"] | str
    """How far it is settled."""
    overdue: bool
    """Whether it is open and its due date has passed where the organization is."""
    immutable: bool
    """Whether it is a legal document, which never changes."""
    available_actions: list[Literal["update", "delete", "finalize", "void", "mark_uncollectible", "record_payment", "credit", "correct", "send", "remind", "extend"] | str]
    """What may be done with it now."""
    number: str | None
    """A draft has none."""
    payment_reference: str | None
    """What the payer gives as reference, set when it is finalized: yours of `payment_instructions`, else a
    structured one after ISO 11649."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name when the invoice was written."""
    issue_date: dt.date | None
    """The day on which it was issued."""
    due_date: dt.date
    """By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of
    the first one that is open."""
    issued_due_date: dt.date | None
    """The due date that the document says; a draft has none."""
    extensions: list[DueDateExtension]
    """How the due date has moved since, the first one first."""
    payment_terms: InvoiceTerms | None
    """Null: the due date was named."""
    payment_plan: list[PlannedInstalment] | None
    """The instalments that were agreed. Null: it is paid at once."""
    instalments: list[Instalment]
    """What has become of the instalments; none where it is paid at once."""
    reference: str | None
    """What the other side knows it by."""
    note: str | None
    """For yourselves; never printed."""
    expected_payment_date: dt.date | None
    """When you expect the money."""
    reminders_paused_until: dt.date | None
    """Before this day no reminder goes out by itself."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    credit_notes_total: Decimal
    """What all credit notes that stand have taken back, whatever became of it."""
    amount_discounted: Decimal
    """What stands of discounts for paying early; the rest of it was paid in time."""
    amount_waived: Decimal
    """What stands of small rests that were let go."""
    settlement: Settlement
    """What has settled it, and what is still owed today."""
    corrects_invoice_id: str | None
    """The invoice that this one replaces."""
    recurring_invoice_id: str | None
    """The recurring invoice that made it."""
    quote_id: str | None
    """The quote that it was made of."""
    imported: bool
    """Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files,
    and is never sent."""
    imported_from: str | None
    """The `source` of its import."""
    external_id: str | None
    """Its identifier where it was issued."""
    finalized_at: dt.datetime | None
    """When it was issued by the clock, or brought along."""
    paid_at: dt.datetime | None
    """When nothing was due any more; null while something is."""
    voided_at: dt.datetime | None
    """When it was voided; null if it was not."""
    marked_uncollectible_at: dt.datetime | None
    """When it was written off; null if it was not."""
    sent_at: dt.datetime | None
    """When it was last sent."""
    sent_via: Literal["email", "post", "network", "other"] | str | None
    """How it was last sent."""
    viewed_at: dt.datetime | None
    """When its customer first looked at it by a link."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    customer: Customer | None
    """The customer as it is now; only when `expand=customer` asks for it."""


class InvoiceTemplate(Record):
    """The invoice template."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes."""
    name: str
    """What you call it."""
    content: TemplateContent
    """What invoices are made of, as far as it is the same each time."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class InvoiceTerms(Record):
    """The invoice terms."""

    end_of_month_first: bool | None
    """From the last day of the month of issue."""
    net_months: int | None
    """Months: to the same day, or to the last one."""
    net_days: int
    """Days after the issue date."""
    net_business_days: int | None
    """Then business days."""
    end_of_month: bool | None
    """Then on to the last day of that month."""
    day_of_following_month: int | None
    """Then on to this day of the following month."""
    days_of_month: list[int] | None
    """Then on to the next of these days of a month."""
    if_day_off: Literal["next_business_day", "previous_business_day"] | str | None
    """Then off a day on which nobody works; never before the issue date."""
    holidays_of: str | None
    """Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone."""
    instalments: list[TermsInstalment] | None
    """The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with
    too little to pay is due at once by the rules above."""
    early_payment: list[InvoiceEarlyPayment] | None
    """Discounts for paying early, the first one first."""


class KeptRecords(Record):
    """The kept records."""

    kind: Literal["invoices", "credit_notes", "payments"] | str
    """What they are; quotes count as invoices."""
    count: int
    """How many."""
    law: str
    """The law that asks for it, by the country of the seller."""
    until: dt.date
    """The last day on which they are kept."""


class KeptRequest(Record):
    """The kept request."""

    query: dict[str, str]
    """Its query parameters."""
    body: dict[str, Any] | None
    """Its body; null for none."""
    if_match: str | None
    """Its header If-Match."""


class LeftItem(Record):
    """The left item."""

    quote_item_id: str
    """A line that was accepted."""
    quantity: Decimal
    """How much of it is on no invoice."""


class LeftOutBill(Record):
    """The left out bill."""

    bill_id: str
    """A bill that is due."""
    reason: Literal["not_approved", "in_payment_run", "is_credit", "not_in_euros", "nothing_due", "amount_too_large", "no_account", "unknown_account"] | str
    """Why it is not paid."""
    detail: str
    """The same in words, and what to do."""


class LikeCustomer(Record):
    """The like customer."""

    id: str
    """The identifier."""
    name: str
    """The name."""
    city: str | None
    """Of the billing address."""
    reasons: list[Literal["tax_id", "iban", "email", "name_and_town", "name"] | str]
    """What both have in common. `iban`: payments of both came from one account. `name`: the town of one is not
    known."""


class LikeCustomerList(Record):
    """A page of like customers."""

    data: list[LikeCustomer]
    """At most 20, the most alike first."""


class LineDetail(Record):
    """One of the payments that a bank line is the sum of."""

    counterparty_name: str | None
    """Who paid or was paid."""
    counterparty_iban: str | None
    """An IBAN, or the number of an account without one."""
    counterparty_bic: str | None
    """The bank of that account."""
    text: str | None
    """What the payment is for."""
    end_to_end_id: str | None
    """The reference that goes from end to end."""
    mandate_id: str | None
    """The mandate of a direct debit."""
    creditor_id: str | None
    """Who collects a direct debit."""
    structured_reference: str | None
    """A creditor reference or a QR reference."""
    return_reason: str | None
    """Why it came back, such as MS03."""
    original_amount: str | None
    """What was ordered, where that is said."""
    original_currency: str | None
    """In which currency."""
    amount: Decimal | None
    """Null where the bank does not say it."""


class LineRefusal(Record):
    """The line refusal."""

    code: str
    """The code of the problem."""
    detail: str
    """What was wrong."""


class Link(Record):
    """The link."""

    id: str
    """The identifier."""
    invoice_id: str | None
    """The invoice that it shows; null for others."""
    credit_note_id: str | None
    """The credit note that it shows; null for others."""
    quote_id: str | None
    """The quote that it shows; null for others."""
    channel: Literal["email", "other"] | str
    """`email`: in a mail of this service. `other`: it was asked for, to be passed on."""
    views: int
    """How often a person has looked; looks within half an hour count as one."""
    first_viewed_at: dt.datetime | None
    """When a person looked for the first time."""
    last_viewed_at: dt.datetime | None
    """When the last look that counts was."""
    expires_at: dt.datetime | None
    """As it was said. Null: it works for some time after nothing was left to be paid
    (`link_days_after_payment`)."""
    ended_at: dt.datetime | None
    """When somebody ended it."""
    created_at: dt.datetime
    """When it was made."""


class LinkList(Record):
    """A page of links."""

    data: list[Link]
    """The rows, in their order; of an event, what changed."""


class LoginResult(Record):
    """The token of a session, and whose it is."""

    access_token: str
    """The login token. It goes where an API key goes: `Authorization: Bearer <token>`."""
    token_type: Literal["Bearer"] | str
    """How the token is sent: as a bearer token."""
    expires_in: int
    """Seconds until the token ends for good. Unused for an hour it ends earlier."""
    user: User
    """The person who signed in."""
    organization: OrganizationSummary
    """The organization."""
    set_up_only: bool
    """Whether the session can only set up the second factor that the organization requires."""


class Logo(Record):
    """The logo."""

    media_type: Literal["image/svg+xml", "image/png", "image/jpeg"] | str
    """The media type of the file."""
    width: int
    """In pixels; of an SVG in its own units."""
    height: int
    """In the same."""
    size: int
    """In bytes, as it is kept."""
    sha256: str
    """In hexadecimal."""


class MailSettings(Record):
    """The mail settings."""

    version: int
    """Counts the changes."""
    sender_name: str | None
    """Shown as the sender."""
    sender_address: str | None
    """With a mail server of your own."""
    reply_to: str | None
    """Where answers go."""
    bcc: list[str]
    """Get a hidden copy of every message."""
    signature: str | None
    """Ends every text."""
    language: Literal["en", "de", "fr"] | str
    """Of messages to customers without a language."""
    smtp: SmtpServer | None
    """A mail server of your own."""
    transport: Literal["own", "installation", "log"] | str
    """How messages leave now: by a server of your own, by that of the installation, or not at all (`log`)."""


class MailTemplate(Record):
    """The mail template."""

    kind: Literal["invoice", "credit_note", "quote", "reminder_1", "reminder_2", "reminder_3", "reminders_1", "reminders_2", "reminders_3", "statement", "receipt"] | str
    """What the messages are about."""
    language: Literal["en", "de", "fr"] | str
    """Language of the text."""
    built_in: bool
    """Whether it is the text of the service, not one of yours."""
    subject: str
    """Subject line."""
    text: str
    """What it says."""
    placeholders: list[str]
    """What it may name, in double braces."""


class MailTemplateList(Record):
    """A page of mail templates."""

    data: list[MailTemplate]
    """Every kind in every language."""


class MailTemplatePreview(Record):
    """The mail template preview."""

    subject: str
    """Subject line."""
    text: str
    """What it says."""
    html: str
    """The same text as HTML. It loads nothing."""


class MailTest(Record):
    """The mail test."""

    transport: Literal["own", "installation", "log"] | str
    """How messages leave now."""
    from_: str | None
    """The address that it was sent from."""
    to: str
    """Your own address."""
    outcome: Literal["accepted", "temporary", "permanent", "unknown", "not_sent"] | str
    """What became of it: `temporary` and `permanent` refusals, `unknown` when the whole mail was sent and no
    answer came, `not_sent` when there is no server or no sender."""
    smtp_code: int | None
    """Three digits of SMTP."""
    enhanced_code: str | None
    """Such as 5.1.1."""
    text: str
    """What the mail server said."""
    duration_ms: int
    """How long it took, in milliseconds."""
    sender_domain: SenderDomain | None
    """What receivers find of the domain of the sender, by which they tell whether mails are genuine; null
    without a sender."""


class MatchingRule(Record):
    """The matching rule."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the rule."""
    position: int
    """Its place among the rules."""
    is_active: bool
    """Whether it is in use."""
    bank_account_id: str | None
    """Only lines of this account."""
    outcome: Literal["customer", "fee", "ignore"] | str
    """What a line is that it meets."""
    customer_id: str | None
    """Who pays."""
    is_certain: bool
    """Whether what it says is certain."""
    name: str
    """What you call it."""
    direction: Literal["in", "out"] | str | None
    """Only money in, or only money out."""
    counterparty_iban: str | None
    """Only from or to this account."""
    name_contains: str | None
    """What the name must have in it."""
    text_contains: str | None
    """What the text must have in it."""
    amount_from: Decimal | None
    """The least amount, without a sign."""
    amount_to: Decimal | None
    """The greatest amount, without a sign."""
    reason: str | None
    """Why it is ignored, or what a fee is for."""
    uses: int
    """How many lines were matched as it says."""
    last_used_at: dt.datetime | None
    """When one was last."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class MatchingRuleState(Record):
    """The matching rule state."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the rule."""
    position: int
    """Its place among the rules."""
    is_active: bool
    """Whether it is in use."""
    bank_account_id: str | None
    """Only lines of this account."""
    outcome: Literal["customer", "fee", "ignore"] | str
    """What a line is that it meets."""
    customer_id: str | None
    """Who pays."""
    is_certain: bool
    """Whether what it says is certain."""


class Me(Record):
    """Who the credential stands for, and what it may do."""

    kind: Literal["user", "api_key"] | str
    """What kind of credential was sent."""
    user: User | None
    """The signed-in user; null for an API key."""
    api_key_id: str | None
    """The identifier of the API key; null for a user."""
    organization: OrganizationSummary
    """The organization."""
    scopes: list[Literal["customers:read", "customers:write", "products:read", "products:write", "invoices:read", "invoices:write", "payments:read", "payments:write", "credit_notes:write", "events:read", "events:write", "webhooks:read", "webhooks:write", "reports:read", "reports:write", "messages:read", "messages:write", "audit:read", "quotes:read", "quotes:write", "bank_accounts:read", "bank_accounts:write", "price_lists:read", "price_lists:write", "purchases:read", "purchases:write", "suppliers:read", "suppliers:write", "purchases:approve", "imports:read", "imports:write", "approvals:read", "approvals:decide"] | str]
    """What the credential may do."""
    set_up_only: bool
    """Whether the session can only set up the second factor that the organization requires."""


class Member(Record):
    """A user who works in the organization, with the role there."""

    id: str
    """The identifier of the user."""
    version: int
    """Counts the changes of the membership."""
    email: str
    """The e-mail address."""
    name: str
    """The name."""
    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"] | str
    """What the member may do."""
    expires_at: dt.datetime | None
    """When the membership ends by itself; null for never."""
    created_at: dt.datetime
    """Since when the user is a member."""
    last_used_at: dt.datetime | None
    """When an open session was last used; null if the member is not signed in."""
    limits: ShownLimits | None
    """What the member may not go beyond, besides the role; null for nothing."""
    limits_version: int
    """Counts the changes of the limits. The audit log has the version under which something was done."""


class MemberList(Record):
    """The members of the organization."""

    data: list[Member]
    """All of them, who joined first first."""


class MemberUsage(Record):
    """The member usage."""

    limits: ShownLimits | None
    """The limits; null for none."""
    limits_version: int
    """The version of these limits."""
    day: dt.date
    """The day that it is where the organization is."""
    amounts: list[ShownAmount]
    """What was done today, by currency."""
    count: int
    """How many documents and bookings today."""
    left_amount: Decimal | None
    """What is left today of the amount of a day; null without such a limit."""
    left_count: int | None
    """What is left today of the number of a day; null without such a limit."""
    user_id: str
    """The user."""


class MergedParts(Record):
    """The merged parts."""

    invoices: int
    """Drafts and issued ones."""
    credit_notes: int
    """Credit notes."""
    payments: int
    """With the credit that they leave."""
    quotes: int
    """Drafts and issued ones."""
    recurring_invoices: int
    """Schedules, whose next invoices are to the customer that stays."""
    matching_rules: int
    """Rules of bank lines that name the customer."""
    messages: int
    """Mails that were sent or wait."""
    contacts: int
    """Those that the customer that stays lacks."""
    note: bool
    """Whether the note is added below the one that is there."""


class Message(Record):
    """The message."""

    language: Literal["en", "de", "fr"] | str
    """Language of the text."""
    from_: MessageSender
    """Who it comes from."""
    reply_to: str | None
    """Where answers go; else to the sender."""
    to: list[MessageRecipient]
    """Recipients."""
    cc: list[MessageRecipient]
    """Recipients of a copy."""
    bcc: list[MessageRecipient]
    """Recipients whom the others do not see."""
    subject: str
    """Subject line."""
    text: str
    """What it says."""
    attachments: list[MessageAttachment]
    """Files that go along."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the message."""
    kind: Literal["invoice", "credit_note", "quote", "reminder_1", "reminder_2", "reminder_3", "reminders_1", "reminders_2", "reminders_3", "statement", "receipt"] | str
    """What it is about."""
    status: Literal["queued", "sending", "sent", "logged", "failed", "unconfirmed", "cancelled", "bounced", "complained"] | str
    """`logged`: there is no mail server, so it was only kept. `unconfirmed`: the whole mail was sent and no
    answer came, so that it may have arrived; it is sent again by a decision only."""
    available_actions: list[Literal["resend", "cancel", "report"] | str]
    """What may be done with it now."""
    object_id: str
    """The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account
    and of a reminder of several invoices."""
    customer_id: str
    """The identifier of the customer."""
    invoice_ids: list[str]
    """The invoices that a reminder of several asks for; else empty."""
    cancel_reason: str | None
    """Why it was cancelled. `by_hand`: somebody has taken it back. `void`: the document does not count any
    more. `settled_meanwhile`: what it asks for was paid, credited or written off while it waited.
    `covered_by_credit`: credit of the customer could settle it. `figures_moved`: it asks for an amount that
    is not due any more. `quote_closed`: the quote was answered, revised or withdrawn, or has expired.
    `payment_reversed`: the payment of a receipt did not come in. A later version may have more."""
    attempt_count: int
    """How often it was handed to a server."""
    last_answer: MessageAnswer | None
    """What the mail server said last."""
    resends_id: str | None
    """The message that this one repeats."""
    resent_as_id: str | None
    """The message that repeats this one."""
    send_at: dt.datetime | None
    """Not before this moment."""
    sent_at: dt.datetime | None
    """When a mail server accepted it."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class MessageAnswer(Record):
    """The message answer."""

    outcome: str
    """accepted, temporary, permanent, unknown, or what was reported."""
    smtp_code: int | None
    """Three digits of SMTP."""
    enhanced_code: str | None
    """Such as 5.1.1."""
    text: str
    """What it says."""


class MessageAttachment(Record):
    """The message attachment."""

    format: str
    """What the document is written as; `statement` is a statement of account, `reminder_letter` the letter of
    a reminder, `quote` a quote, `receipt` the receipt of a payment, `enclosure` a file that was attached to
    the invoice."""
    invoice_id: str | None
    """The invoice that it is of, where the message is about several; else null."""
    filename: str
    """Name that it is saved under."""
    media_type: str
    """What kind of file it is."""
    sha256: str | None
    """In hexadecimal, once the file is made."""
    bytes: int | None
    """Once the file is made."""


class MessageAttempt(Record):
    """The message attempt."""

    outcome: str
    """accepted, temporary, permanent, unknown, or what was reported."""
    smtp_code: int | None
    """Three digits of SMTP."""
    enhanced_code: str | None
    """Such as 5.1.1."""
    text: str
    """What it says."""
    number: int
    """Counts the attempts."""
    at: dt.datetime
    """When it ended."""
    duration_ms: int
    """How long it took, in milliseconds."""


class MessageContent(Record):
    """The message content."""

    subject: str
    """Subject line."""
    text: str
    """What it says."""
    html: str
    """The same text as HTML. It loads nothing."""
    attachments: list[MessageAttachment]
    """Files that go along."""


class MessageDetails(Record):
    """The message details."""

    language: Literal["en", "de", "fr"] | str
    """Language of the text."""
    from_: MessageSender
    """Who it comes from."""
    reply_to: str | None
    """Where answers go; else to the sender."""
    to: list[MessageRecipient]
    """Recipients."""
    cc: list[MessageRecipient]
    """Recipients of a copy."""
    bcc: list[MessageRecipient]
    """Recipients whom the others do not see."""
    subject: str
    """Subject line."""
    text: str
    """What it says."""
    attachments: list[MessageAttachment]
    """Files that go along."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes of the message."""
    kind: Literal["invoice", "credit_note", "quote", "reminder_1", "reminder_2", "reminder_3", "reminders_1", "reminders_2", "reminders_3", "statement", "receipt"] | str
    """What it is about."""
    status: Literal["queued", "sending", "sent", "logged", "failed", "unconfirmed", "cancelled", "bounced", "complained"] | str
    """`logged`: there is no mail server, so it was only kept. `unconfirmed`: the whole mail was sent and no
    answer came, so that it may have arrived; it is sent again by a decision only."""
    available_actions: list[Literal["resend", "cancel", "report"] | str]
    """What may be done with it now."""
    object_id: str
    """The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account
    and of a reminder of several invoices."""
    customer_id: str
    """The identifier of the customer."""
    invoice_ids: list[str]
    """The invoices that a reminder of several asks for; else empty."""
    cancel_reason: str | None
    """Why it was cancelled. `by_hand`: somebody has taken it back. `void`: the document does not count any
    more. `settled_meanwhile`: what it asks for was paid, credited or written off while it waited.
    `covered_by_credit`: credit of the customer could settle it. `figures_moved`: it asks for an amount that
    is not due any more. `quote_closed`: the quote was answered, revised or withdrawn, or has expired.
    `payment_reversed`: the payment of a receipt did not come in. A later version may have more."""
    attempt_count: int
    """How often it was handed to a server."""
    last_answer: MessageAnswer | None
    """What the mail server said last."""
    resends_id: str | None
    """The message that this one repeats."""
    resent_as_id: str | None
    """The message that repeats this one."""
    send_at: dt.datetime | None
    """Not before this moment."""
    sent_at: dt.datetime | None
    """When a mail server accepted it."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    attempts: list[MessageAttempt]
    """Each attempt to send it, in order."""


class MessagePreview(Record):
    """The message preview."""

    language: Literal["en", "de", "fr"] | str
    """Language of the text."""
    from_: MessageSender
    """Who it comes from."""
    reply_to: str | None
    """Where answers go; else to the sender."""
    to: list[MessageRecipient]
    """Recipients."""
    cc: list[MessageRecipient]
    """Recipients of a copy."""
    bcc: list[MessageRecipient]
    """Recipients whom the others do not see."""
    subject: str
    """Subject line."""
    text: str
    """What it says."""
    attachments: list[MessageAttachment]
    """Files that go along."""
    html: str
    """The same text as HTML. It loads nothing."""
    transport: Literal["own", "installation", "log"] | str
    """How it would leave: by a server of your own, by that of the installation, or not at all (`log`)."""


class MessageRecipient(Record):
    """The message recipient."""

    name: str | None
    """Shown beside the address."""
    address: str
    """An e-mail address."""


class MessageSender(Record):
    """The message sender."""

    name: str
    """Shown as the sender."""
    address: str | None
    """Null while no mail server is set up."""


class MonthRevenue(Record):
    """The revenue of one month."""

    invoiced: DocumentSums
    """Issued invoices that are not void, by their issue date."""
    credited: DocumentSums
    """Credit notes that are not void, by their own issue date."""
    discounted: RevenueSums
    """What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the
    money; what ends again counts from the day that it ended. It lowers turnover and tax."""
    bank_fees: Decimal
    """Rests that were let go because a bank kept them; a cost, which lowers no tax."""
    net_revenue: Decimal
    """Invoiced less credited and discounted, without tax."""
    payments_received: Decimal
    """Payments received, by the day they came in, before refunds; reversed ones are not counted."""
    payments_refunded: Decimal
    """Given back out of payments, by the day it went out; credit notes paid out are not counted."""
    month: str
    """The month, as YYYY-MM."""


class MovedClock(Record):
    """The moved clock."""

    mode: Literal["live", "test"] | str
    """Whether the books count, or are for trying."""
    now: dt.datetime
    """The instant that the books go by."""
    today: dt.date
    """The day of the books, in the time zone of the organization."""
    time_zone: str
    """That of the organization, an IANA name."""
    ahead_seconds: int
    """How many seconds the clock is ahead of real time. Always 0 for live books."""
    jobs_run: int
    """How many jobs of the books were run on the way."""
    jobs_failed: int
    """How many of them have failed. They are tried again, like every job that fails."""
    is_settled: bool
    """Whether everything that follows was done before the answer, such as deliveries to webhooks. Else it goes
    on: receivers may take long."""


class NextReminder(Record):
    """The next reminder."""

    level: int
    """The step, from 1 on."""
    channel: Literal["email", "task"] | str
    """A mail, or a task for a person."""
    on: dt.date
    """The day, where the organization is."""


class NoPrice(Record):
    """The no price."""

    code: Literal["required", "wrong_currency", "archived"] | str
    """`required`: the product has no price. `wrong_currency`, `archived`: of the list or the product."""
    detail: str
    """The same in a sentence."""


class Note(Record):
    """A text on the document, and what it is about."""

    text: str
    """What is printed."""
    subject_code: str | None
    """What it is about, as a code of UNTDID 4451, such as AAI or REG."""


class NumberSeries(Record):
    """The numbers of one kind of documents, without gaps."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the series."""
    document_type: Literal["invoice", "credit_note", "quote"] | str
    """Whose numbers it makes."""
    format: str
    """{YYYY}, {YY}, {MM}, {FY:07}, {FYY:07} and {SEQ:5} are filled in."""
    reset: Literal["never", "yearly", "monthly"] | str
    """When it begins again at 1."""
    first_number: int
    """The count of its first document."""
    documents: int
    """How many documents were issued."""
    next_number: str
    """What a document issued now would get."""
    last_issue_date: dt.date | None
    """The latest; none is issued with an earlier one."""
    last_hash: str | None
    """End of the hash chain, in hexadecimal."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class NumberSeriesList(Record):
    """A page of number series."""

    data: list[NumberSeries]
    """All of them, that of invoices first."""


class Numbering(Record):
    """How documents get their numbers."""

    invoice: NumberingRule
    """For invoices."""
    credit_note: NumberingRule
    """For credit notes."""
    quote: NumberingRule
    """For quotes."""


class NumberingRule(Record):
    """The format of numbers, and when the count begins again."""

    format: str
    """What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are
    year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins,
    {FYY:07} that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds
    from the next number on."""
    reset: Literal["never", "yearly", "monthly"] | str
    """When the count begins again at 1. The format must have what makes the numbers differ then."""
    first_number: int | None
    """The count of the first document, for companies that have issued others elsewhere: with 4712, the first
    is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued."""


class Occurrence(Record):
    """A date to come of a recurring invoice."""

    occurrence: int
    """Its number, from 1."""
    planned_on: dt.date
    """The date by the rule."""
    is_weekend: bool
    """Whether it is a Saturday or a Sunday."""
    is_bank_holiday: bool
    """Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1
    May, 25 and 26 December."""
    total: Decimal | None
    """What an invoice comes to, as far as is known; null where it would be refused."""
    currency: str | None
    """Of the total."""
    period_start: dt.date
    """The first day that is invoiced."""
    period_end: dt.date
    """The last day that is invoiced."""


class OccurrenceList(Record):
    """A page of occurrences."""

    data: list[Occurrence]
    """The dates to come, the next one first."""


class OpenDiscount(Record):
    """The open discount."""

    percent: Decimal
    """As the payment terms name it."""
    amount: Decimal
    """What it takes off."""
    until: dt.date
    """Its last day."""
    pays: Decimal
    """What settles the invoice until then."""


class Organization(Record):
    """Whose books these are, and what new documents begin with."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the organization."""
    name: str
    """The name."""
    mode: Literal["live", "test"] | str
    """Whether the books count, or are for trying. It never changes."""
    legal_name: str | None
    """Null: documents print the name."""
    address: Address | None
    """The postal address."""
    tax_ids: list[TaxId]
    """The tax numbers."""
    bank_details: BankDetails | None
    """Where the money is to go."""
    email: str | None
    """The e-mail address."""
    phone: str | None
    """The telephone number."""
    identifiers: list[Identifier] | None
    """What you are known by."""
    legal_registration: Identifier | None
    """The entry in a register of companies."""
    legal_info: str | None
    """What the law wants on documents."""
    electronic_address: ElectronicAddress | None
    """Where electronic invoices come from."""
    contact: ContactPerson | None
    """Who answers questions about documents."""
    tax_representative: TaxRepresentative | None
    """Who represents the seller before the tax office."""
    currency: str
    """A currency code of ISO 4217."""
    time_zone: str
    """The time zone, IANA."""
    payment_terms: PaymentTerms
    """How long customers may take to pay."""
    tax_rounding: Literal["document", "line"] | str
    """Whether tax is rounded per line or per document."""
    apply_credit: Literal["off", "oldest_first"] | str
    """Whether credit of customers settles new invoices on issue, unless the customer says otherwise."""
    send_receipts: Literal["off", "on_receipt"] | str
    """Whether receipts are sent once payments are recorded, or by hand alone."""
    settling: Settling
    """What becomes of small rests of invoices."""
    numbering: Numbering
    """How documents get their numbers."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class OrganizationSummary(Record):
    """An organization by its name."""

    id: str
    """The identifier."""
    name: str
    """The name."""
    mode: Literal["live", "test"] | str
    """Whether the books count, or are for trying."""
    currency: str
    """The currency of documents that name none."""
    time_zone: str
    """Where its days begin and end; an IANA time zone."""


class OwnOrganization(Record):
    """An organization of the user, with the role there."""

    id: str
    """The identifier."""
    name: str
    """The name."""
    mode: Literal["live", "test"] | str
    """Whether the books count, or are for trying."""
    sandbox_of: str | None
    """The organization that it is a sandbox of; null for every other one."""
    currency: str
    """The currency of documents that name none."""
    time_zone: str
    """Where its days begin and end; an IANA time zone."""
    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"] | str
    """What you may do there."""
    closed_at: dt.datetime | None
    """Since when its books can only be read; null while they are open."""


class OwnOrganizationList(Record):
    """The organizations of the user."""

    data: list[OwnOrganization]
    """All of them, the one joined first first."""


class Payables(Record):
    """The payables."""

    as_of: dt.date
    """Today where the organization is."""
    time_zone: str
    """Time zone of the organization."""
    data: list[CurrencyPayables]
    """One entry per currency, in their order."""


class PayablesBucket(Record):
    """The payables bucket."""

    bucket: Literal["not_due", "1_30", "31_60", "61_90", "over_90"] | str
    """Days since the due date."""
    amount: Decimal
    """What is due on these bills."""
    bills: int
    """How many bills these are."""


class Payee(Record):
    """Who gets the money, if not the seller."""

    name: str
    """Who is paid, if it is not you: a factoring company."""
    identifier: Identifier | None
    """What the payee is known by."""
    legal_registration: Identifier | None
    """Entry in the commercial register."""
    bank_details: BankDetails | None
    """Account that is paid to, in place of yours."""


class Payment(Record):
    """Money that came in, what it settles, and what was given back."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the payment."""
    status: Literal["recorded", "reversed"] | str
    """The state that it is in."""
    customer_id: str
    """The identifier of the customer."""
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
    refunded_amount: Decimal
    """How much of it was given back."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    """How the money came."""
    received_on: dt.date
    """The day on which it came in."""
    reference: str | None
    """What the other side knows it by."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    reversed_at: dt.datetime | None
    """When it was reversed; null if it was not."""
    reversal_reason: str | None
    """Why it was reversed."""
    receipt_sent_at: dt.datetime | None
    """When a receipt was sent by mail, the last time. It stays when the payment is reversed."""
    available_actions: list[Literal["allocate", "unallocate", "refund", "cancel_refund", "reverse", "send"] | str]
    """What may be done with it now."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    allocations: list[Allocation]
    """What it has settled, in order; of a reversed payment, what it had settled."""
    refunds: list[Refund]
    """What was given back out of it, in order."""


class PaymentCard(Record):
    """The card that was paid with."""

    last_digits: str
    """The last four to six digits of the card; never all of them."""
    holder: str | None
    """Whose card it is."""


class PaymentInstructions(Record):
    """How the invoice is to be paid."""

    means: Literal["bank_transfer", "sepa_transfer", "card", "direct_debit", "cash", "other"] | str | None
    """How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros."""
    reference: str | None
    """What the payer gives as reference; else a structured one (ISO 11649) is made of the number."""
    text: str | None
    """The means in words."""
    card: PaymentCard | None
    """The card that was used, with means card."""
    direct_debit: DirectDebit | None
    """With means direct_debit."""


class PaymentLine(Record):
    """The payment line."""

    id: str
    """The payment, of a customer or to a supplier."""
    bank_line_id: str
    """The line."""
    bank_account_id: str
    """Its bank account."""
    booked_on: dt.date
    """The day that it was booked."""
    amount: Decimal
    """How much of it; money that goes out is below zero."""
    currency: str
    """Of the account."""
    kind: Literal["payment", "recorded_payment", "reversal", "refund", "recorded_refund", "bill_payment", "recorded_bill_payment", "fee", "ignore"] | str
    """What the line is of the payment."""
    matched_by: Literal["request", "accept_certain", "auto_certain"] | str
    """How they came to be matched."""


class PaymentRun(Record):
    """The payment run."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the run."""
    status: Literal["proposed", "released", "settled", "cancelled"] | str
    """Once it is `released` it has its file, which does not change."""
    bank_account_id: str
    """The account that pays."""
    execute_on: dt.date
    """When the bank is to execute it."""
    currency: str
    """Of all amounts here."""
    total: Decimal
    """What all transfers come to."""
    transfers: int
    """How many transfers it has: one for each bill."""
    file_sha256: str | None
    """SHA-256 of its file, in hexadecimal digits."""
    released_at: dt.datetime | None
    """When it was released."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    available_actions: list[Literal["release", "settle", "cancel"] | str]
    """What can be done with it."""
    items: list[PaymentRunItem]
    """Its transfers."""
    left_out: list[LeftOutBill]
    """Bills that are due by the day that was asked for, and not paid by it: the first hundred."""


class PaymentRunFacts(Record):
    """The payment run facts."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the run."""
    status: Literal["proposed", "released", "settled", "cancelled"] | str
    """Once it is `released` it has its file, which does not change."""
    bank_account_id: str
    """The account that pays."""
    execute_on: dt.date
    """When the bank is to execute it."""
    currency: str
    """Of all amounts here."""
    total: Decimal
    """What all transfers come to."""
    transfers: int
    """How many transfers it has: one for each bill."""
    file_sha256: str | None
    """SHA-256 of its file, in hexadecimal digits."""
    released_at: dt.datetime | None
    """When it was released."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class PaymentRunItem(Record):
    """The payment run item."""

    bill_id: str
    """The bill that it pays."""
    amount: Decimal
    """What is transferred."""
    creditor_name: str
    """Whose account it goes to."""
    iban: str
    """The account."""
    remittance: str
    """What the transfer says, before it is written in the characters of banks."""
    payment_id: str | None
    """The payment that settling it has recorded."""


class PaymentSummary(Record):
    """What a list shows of the payment."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the payment."""
    status: Literal["recorded", "reversed"] | str
    """The state that it is in."""
    customer_id: str
    """The identifier of the customer."""
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
    refunded_amount: Decimal
    """How much of it was given back."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    """How the money came."""
    received_on: dt.date
    """The day on which it came in."""
    reference: str | None
    """What the other side knows it by."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    reversed_at: dt.datetime | None
    """When it was reversed; null if it was not."""
    reversal_reason: str | None
    """Why it was reversed."""
    receipt_sent_at: dt.datetime | None
    """When a receipt was sent by mail, the last time. It stays when the payment is reversed."""
    available_actions: list[Literal["allocate", "unallocate", "refund", "cancel_refund", "reverse", "send"] | str]
    """What may be done with it now."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class PaymentTerms(Record):
    """How long customers may take to pay."""

    end_of_month_first: bool | None
    """From the last day of the month of issue."""
    net_months: int | None
    """Months: to the same day, or to the last one."""
    net_days: int
    """Days after the issue date."""
    net_business_days: int | None
    """Then business days."""
    end_of_month: bool | None
    """Then on to the last day of that month."""
    day_of_following_month: int | None
    """Then on to this day of the following month."""
    days_of_month: list[int] | None
    """Then on to the next of these days of a month."""
    if_day_off: Literal["next_business_day", "previous_business_day"] | str | None
    """Then off a day on which nobody works; never before the issue date."""
    holidays_of: str | None
    """Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone."""
    instalments: list[TermsInstalment] | None
    """The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with
    too little to pay is due at once by the rules above."""
    early_payment: list[EarlyPayment] | None
    """Discounts for paying early, the first one first."""


class Period(Record):
    """From one day to another, both included."""

    start: dt.date | None
    """First day."""
    end: dt.date | None
    """Last day."""


class PersonalDataCopy(Record):
    """The personal data copy."""

    customer_id: str
    """Whose data it is."""
    made_at: dt.datetime
    """When the copy was made."""


class PlannedInstalment(Record):
    """The planned instalment."""

    due_date: dt.date
    """The last day to pay."""
    amount: Decimal
    """How much, in the currency of the document."""
    percent: Decimal | None
    """Where it was said as a percentage."""
    days: int | None
    """Where it was said in days after the issue date."""


class PrecedingInvoice(Record):
    """An earlier invoice that this one refers to."""

    number: str
    """Number of the earlier invoice."""
    issue_date: dt.date | None
    """When it was issued."""


class PreflightReport(Record):
    """Whether a document is valid in a format, and what is missing."""

    format: Literal["pdf", "factur_x", "ubl", "cii", "xrechnung_ubl", "xrechnung_cii", "peppol"] | str
    """The format of the document."""
    valid: bool
    """Whether there are no errors."""
    errors: int
    """How many findings are errors."""
    warnings: int
    """How many findings are warnings."""
    checked_by: list[CheckedBy]
    """Nobody, for a format without rules."""
    findings: list[Finding]
    """Errors first; at most 200 of rules."""


class PreflightReportList(Record):
    """A page of preflight reports."""

    data: list[PreflightReport]
    """One for each format."""


class PriceList(Record):
    """A page of prices."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the price list."""
    name: str
    """The name."""
    currency: str
    """A currency code of ISO 4217."""
    prices_include_tax: bool
    """Whether its prices include tax."""
    valid_from: dt.date | None
    """The first day on which it holds."""
    valid_until: dt.date | None
    """The last day on which it holds."""
    base_list_id: str | None
    """The list that says what products cost that have no entry here."""
    discount_percent: Decimal | None
    """What products without an entry cost less, as a percentage."""
    entries: list[PriceListEntry]
    """The prices, in the order in which they were given."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    archived_at: dt.datetime | None
    """Since when it gives no prices and is hidden from lists."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class PriceListEntry(Record):
    """The price list entry."""

    product_id: str
    """The identifier of the product."""
    price: Decimal
    """What one unit costs."""
    min_quantity: Decimal | None
    """The quantity from which it costs that; null if any."""


class PriceListSummary(Record):
    """What a list shows of the price list."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the price list."""
    name: str
    """The name."""
    currency: str
    """A currency code of ISO 4217."""
    prices_include_tax: bool
    """Whether its prices include tax."""
    valid_from: dt.date | None
    """The first day on which it holds."""
    valid_until: dt.date | None
    """The last day on which it holds."""
    base_list_id: str | None
    """The list that says what products cost that have no entry here."""
    discount_percent: Decimal | None
    """What products without an entry cost less, as a percentage."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    archived_at: dt.datetime | None
    """Since when it gives no prices and is hidden from lists."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class PriceSource(Record):
    """The price source."""

    from_: Literal["price_list", "product"] | str
    """The price list of the customer, or the product’s own price."""
    price_list_id: str | None
    """The list."""
    min_quantity: Decimal | None
    """The quantity from which the price holds, unless it holds for any."""
    discount_percent: Decimal | None
    """What the list takes off, as a percentage, where it has no price of its own."""


class Problem(Record):
    """An error, RFC 9457."""

    type: str
    """Address of the page that explains the code."""
    title: str
    """What it is called."""
    status: int
    """The HTTP status."""
    detail: str
    """A sentence about this occurrence."""
    instance: str
    """The path that was asked for."""
    code: Literal["malformed_request", "malformed_json", "unknown_parameter", "invalid_parameter", "authentication_required", "invalid_token", "invalid_credentials", "second_factor_required", "challenge_not_valid", "invalid_code", "confirmation_required", "second_factor_setup_required", "insufficient_scope", "limit_exceeded", "not_found", "link_not_valid", "method_not_allowed", "request_timeout", "range_not_satisfiable", "already_exists", "last_owner", "test_mode_only", "other_account", "invalid_state_transition", "already_sent", "not_issued", "issued_elsewhere", "has_open_documents", "customer_merged", "recipient_suppressed", "idempotency_in_progress", "busy", "precondition_failed", "feed_ends_earlier", "body_too_large", "unsupported_media_type", "validation_failed", "document_not_valid", "statement_unreadable", "statement_does_not_add_up", "statement_of_other_account", "line_already_matched", "match_does_not_add_up", "duplicate_document", "unreadable_document", "second_person_required", "findings_open", "idempotency_key_reused", "too_many_requests", "too_many_sign_in_attempts", "headers_too_large", "internal_error", "rendering_failed", "unavailable"] | str
    """One of a closed list; it decides the status."""
    request_id: str
    """The id under which the log has this request."""
    errors: list[FieldFault] | None
    """All faults at once, one entry each."""
    challenge: str | None
    """Stands for a sign-in that waits for its second factor. Only with `second_factor_required`."""
    methods: list[str] | None
    """What is accepted, with `second_factor_required` and `confirmation_required`."""
    limit: ExceededLimit | None
    """With `limit_exceeded`: which one."""


class Product(Record):
    """What the organization sells."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the product."""
    name: str
    """The name."""
    sku: str | None
    """Your own article number."""
    gtin: str | None
    """Global Trade Item Number."""
    description: str | None
    """What it is, for people to read."""
    price: Decimal | None
    """Proposed price per unit."""
    currency: str | None
    """Null: the organization’s currency."""
    tax_rate: Decimal | None
    """Proposed tax rate as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """Proposed tax category of EN 16931."""
    unit: Unit | None
    """What is counted."""
    active: bool
    """Whether it is still sold."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    archived_at: dt.datetime | None
    """Since when it is hidden from lists."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class ProductPrice(Record):
    """The product price."""

    product_id: str
    """The identifier of the product."""
    customer_id: str | None
    """The identifier of the customer."""
    quantity: Decimal
    """How many are sold."""
    on: dt.date
    """The day that was asked about."""
    currency: str
    """The currency of the price."""
    price: Decimal | None
    """What one unit costs; null if there is no price."""
    prices_include_tax: bool | None
    """Whether it includes tax, as its price list says; null of a product’s own price."""
    price_source: PriceSource | None
    """Where the price comes from."""
    no_price: NoPrice | None
    """Why there is no price, if there is none."""


class Profile(Record):
    """The profile."""

    id: str
    """The identifier."""
    email: str
    """The address to sign in with."""
    pending_email: str | None
    """The address that takes its place once the link that was sent to it is opened; null for none."""
    name: str
    """Other members see it, and the audit log."""
    created_at: dt.datetime
    """Since when there is this account."""


class Quote(Record):
    """The quote."""

    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the quote’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the quote’s own charges, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """Subtotal less discounts, plus charges, plus tax."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes."""
    status: Literal["draft", "open", "accepted", "declined", "expired", "superseded", "cancelled", "invoiced"] | str
    """The state that it is in."""
    available_actions: list[Literal["update", "delete", "issue", "send", "revise", "accept", "decline", "extend", "cancel", "create_invoice"] | str]
    """What may be done now."""
    number: str | None
    """Null: it is a draft."""
    revision: int
    """Counts the quotes that took the place of each other."""
    revises_quote_id: str | None
    """The quote whose place it takes."""
    superseded_by_quote_id: str | None
    """The quote that has taken its place."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name when it was written."""
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
    """Taken off the whole quote."""
    charges: list[AppliedDocumentAdjustment]
    """Added to the whole quote."""
    total_excluding_tax: Decimal
    """Subtotal less discounts, plus charges."""
    issue_date: dt.date | None
    """The day on which it was issued."""
    valid_until: dt.date | None
    """The last day on which it can be accepted. Null: 30 days after the issue."""
    reference: str | None
    """The customer’s own sign."""
    note: str | None
    """For yourselves."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    acceptance: QuoteAcceptance | None
    """What proves that it was accepted, and the sums of the lines that hold since."""
    decline_reason: str | None
    """Why it was declined."""
    issued_at: dt.datetime | None
    """When it was issued."""
    sent_at: dt.datetime | None
    """When it last left by mail."""
    viewed_at: dt.datetime | None
    """When somebody looked at the page behind one of its links for the first time."""
    closed_at: dt.datetime | None
    """When it was accepted, declined, cancelled or superseded, or has expired."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    terms: str | None
    """What whoever accepts agrees to."""
    seller: Seller | None
    """Who offers it, as it was at the issue."""
    buyer: Buyer | None
    """To whom, as it was at the issue."""
    items: list[QuoteItem]
    """The lines, in their order."""


class QuoteAcceptance(Record):
    """The quote acceptance."""

    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the quote’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the quote’s own charges, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """Subtotal less discounts, plus charges, plus tax."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    at: dt.datetime
    """When it was accepted."""
    name: str | None
    """Who has accepted it; null once the data of the customer were erased."""
    channel: Literal["email", "phone", "paper", "in_person", "other", "page"] | str
    """How you were told. `page`: the customer has accepted it on the page behind a link."""
    email: str | None
    """The address for mail that they gave on the page; null elsewhere, and once it was erased."""
    link_id: str | None
    """The link to the page on which it was accepted."""
    address_hash: str | None
    """Where the page was asked for: a hash of the network address with a key of this installation and the day,
    so that two of one day can be compared and none can be read."""
    items: list[str]
    """The lines that hold."""
    document_hash: str
    """SHA-256 of the quote as it was issued, in hexadecimal, as its chain has it."""
    terms_hash: str | None
    """SHA-256 of its terms, in hexadecimal; null where it has none."""


class QuoteCalculation(Record):
    """The quote calculation."""

    quote_id: str
    """The identifier of the quote."""
    version: int
    """The version of the quote."""
    status: Literal["draft", "open", "accepted", "declined", "expired", "superseded", "cancelled", "invoiced"] | str
    """The state that it is in."""
    currency: str
    """Of all amounts here."""
    tax_rounding: Literal["document", "line"] | str
    """Whether tax is rounded per line or per document."""
    prices_include_tax: bool
    """Whether prices, discounts and charges include tax."""
    steps: list[CalculationStep]
    """Every step, in the order in which it was taken."""


class QuoteInvoice(Record):
    """The quote invoice."""

    invoice_id: str
    """The identifier of the invoice."""
    kind: Literal["lines", "deposit", "final"] | str
    """Lines, a deposit, or all that was left."""
    counts: bool
    """Whether it bears its part; one that is void, or credited as a whole, has given it back."""


class QuoteInvoicing(Record):
    """The quote invoicing."""

    data: list[QuoteInvoice]
    """The invoices that were made of it, the first one first."""
    left: list[LeftItem]
    """What is left to invoice."""


class QuoteItem(Record):
    """The quote item."""

    product_id: str
    """The identifier of the product."""
    product_name: str
    """The product’s name when the line was written."""
    description: str | None
    """What it is, for people to read."""
    quantity: Decimal
    """How much of it."""
    unit: Unit | None
    """What the quantity counts, as the product had it when the line was written."""
    price: Decimal
    """Unit price; with tax where prices include it."""
    price_source: PriceSource | None
    """Where the price comes from; left out where the request named it."""
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
    above: list[TextAbove] | None
    """What is printed above the line. Electronic invoices say it in the note of the line."""
    below: list[TextBelow] | None
    """What is printed below it, one subtotal at most. No amount depends on either."""
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
    """Further properties of the article, such as its colour."""
    order_line_reference: str | None
    """Line of the buyer’s order."""
    buyer_accounting_reference: str | None
    """Where the buyer books the line."""
    invoiced_object: Identifier | None
    """What the line is about, such as a meter; scheme of UNTDID 1153."""
    service_period: Period | None
    """The days that the line invoices."""
    withholdable: bool | None
    """Whether `withholdings` are taken from it, too."""
    sku: str | None
    """The product’s article number when the line was written."""
    list_price: Decimal | None
    """Price before its discount."""
    price_discount: Decimal | None
    """What is taken off the list price."""
    id: str
    """The identifier."""
    optional: bool
    """Whether the customer may leave it out."""
    group: str | None
    """One of the lines with this name holds."""
    chosen: bool
    """Whether it is part of the totals that are proposed."""


class QuoteSummary(Record):
    """What a list shows of the quote."""

    subtotal: Decimal
    """Sum of the lines, without tax."""
    discount_total: Decimal
    """Sum of the quote’s own discounts, without tax."""
    charge_total: Decimal
    """Sum of the quote’s own charges, without tax."""
    tax_total: Decimal
    """Sum of the taxes."""
    total: Decimal
    """Subtotal less discounts, plus charges, plus tax."""
    tax_breakdown: list[TaxGroup]
    """One group per tax category and rate, the highest rate first."""
    id: str
    """The identifier."""
    version: int
    """Counts the changes."""
    status: Literal["draft", "open", "accepted", "declined", "expired", "superseded", "cancelled", "invoiced"] | str
    """The state that it is in."""
    available_actions: list[Literal["update", "delete", "issue", "send", "revise", "accept", "decline", "extend", "cancel", "create_invoice"] | str]
    """What may be done now."""
    number: str | None
    """Null: it is a draft."""
    revision: int
    """Counts the quotes that took the place of each other."""
    revises_quote_id: str | None
    """The quote whose place it takes."""
    superseded_by_quote_id: str | None
    """The quote that has taken its place."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name when it was written."""
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
    """Taken off the whole quote."""
    charges: list[AppliedDocumentAdjustment]
    """Added to the whole quote."""
    total_excluding_tax: Decimal
    """Subtotal less discounts, plus charges."""
    issue_date: dt.date | None
    """The day on which it was issued."""
    valid_until: dt.date | None
    """The last day on which it can be accepted. Null: 30 days after the issue."""
    reference: str | None
    """The customer’s own sign."""
    note: str | None
    """For yourselves."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    acceptance: QuoteAcceptance | None
    """What proves that it was accepted, and the sums of the lines that hold since."""
    decline_reason: str | None
    """Why it was declined."""
    issued_at: dt.datetime | None
    """When it was issued."""
    sent_at: dt.datetime | None
    """When it last left by mail."""
    viewed_at: dt.datetime | None
    """When somebody looked at the page behind one of its links for the first time."""
    closed_at: dt.datetime | None
    """When it was accepted, declined, cancelled or superseded, or has expired."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class Receivables(Record):
    """What customers owe, by currency and by age."""

    as_of: dt.date
    """The day that all of it is of: today where the organization is, or the day that was asked for."""
    known_at: dt.datetime | None
    """Only what had been recorded by this instant is told, if that was asked for."""
    time_zone: str
    """Time zone of the organization."""
    data: list[CurrencyReceivables]
    """One entry per currency; the organization’s own comes first and is always there."""


class ReceivedFile(Record):
    """The received file."""

    id: str
    """The identifier."""
    media_type: Literal["application/pdf", "application/xml", "image/png", "image/jpeg", "image/tiff", "text/csv", "message/rfc822"] | str
    """What it is, by its first bytes."""
    size: int
    """In bytes."""
    sha256: str
    """SHA-256 of the file, in hexadecimal."""
    received_at: dt.datetime
    """When the same bytes came last."""
    created_at: dt.datetime
    """When it was made."""
    filename: str | None
    """What the sender called it when it first came."""


class ReceivedFileFacts(Record):
    """The received file facts."""

    id: str
    """The identifier."""
    media_type: Literal["application/pdf", "application/xml", "image/png", "image/jpeg", "image/tiff", "text/csv", "message/rfc822"] | str
    """What it is, by its first bytes."""
    size: int
    """In bytes."""
    sha256: str
    """SHA-256 of the file, in hexadecimal."""
    received_at: dt.datetime
    """When the same bytes came last."""
    created_at: dt.datetime
    """When it was made."""


class RecoveryCodes(Record):
    """The recovery codes."""

    recovery_codes: list[str]
    """Each replaces a code of the app once."""


class Recurrence(Record):
    """A rule that gives dates."""

    every: int
    """Every so many units."""
    unit: Literal["day", "week", "month", "year"] | str
    """What is counted."""
    weekdays: list[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | str] | None
    """Of weeks: the days; else that of the first date."""
    day: int | None
    """Of months and years: the day, or the last day of a month that is shorter; else that of the start."""
    weekday: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | str | None
    """Of months and years, in place of a day."""
    nth: int | None
    """Which such weekday of the month; 5 is the last one, 1 if not given."""
    month: int | None
    """Of years: the month; else that of the start."""


class RecurringCalendar(Record):
    """The recurring calendar."""

    data: list[RecurringDate]
    """The dates, the soonest first."""
    has_more: bool
    """Whether there are later ones that are not told."""


class RecurringDate(Record):
    """The recurring date."""

    occurrence: int
    """Its number, from 1."""
    planned_on: dt.date
    """The date by the rule."""
    is_weekend: bool
    """Whether it is a Saturday or a Sunday."""
    is_bank_holiday: bool
    """Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1
    May, 25 and 26 December."""
    total: Decimal | None
    """What an invoice comes to, as far as is known; null where it would be refused."""
    currency: str | None
    """Of the total."""
    recurring_invoice_id: str
    """Which one runs then."""
    name: str
    """What you call it."""
    customer_id: str
    """Who is to pay."""


class RecurringInvoice(Record):
    """An invoice that is made again and again, by a rule."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes."""
    status: Literal["active", "paused", "attention", "ended"] | str
    """It needs attention while a run has failed; later dates wait until that is mended."""
    available_actions: list[Literal["update", "pause", "resume", "end", "run_now", "skip", "retry", "duplicate", "delete"] | str]
    """What may be done now."""
    name: str
    """What you call it."""
    customer_id: str
    """Who is to pay."""
    content: InvoiceContent | None
    """What each run makes an invoice of; null once the data of the customer were erased."""
    total: Decimal | None
    """What an invoice came to when the content was last checked or run."""
    currency: str | None
    """Of the total."""
    rule: Recurrence
    """On which dates."""
    rrule: str | None
    """The rule with its end as a text of RFC 5545, whose DTSTART is `rule_from`; null where that cannot say
    it: a day that shorter months replace by their last one, or two ends."""
    rule_from: dt.date
    """The day that dates are computed from: the start, or the date from which a changed rule holds."""
    start_on: dt.date
    """No date before this day."""
    next_occurrence: int
    """The number of the date that comes next, from 1."""
    next_on: dt.date | None
    """The date that comes next; null when it has ended."""
    end_after: int | None
    """Ends after so many dates."""
    end_on: dt.date | None
    """No date after this day."""
    run_at: str
    """The time of day, where the organization is."""
    action: Literal["draft", "finalize", "finalize_and_send"] | str
    """What a run makes."""
    prices: Literal["fixed", "product"] | str
    """Where prices come from."""
    period: Literal["in_advance", "in_arrears"] | str
    """Which time is invoiced."""
    catch_up: Literal["all", "latest", "none"] | str
    """Which dates are run that passed while nothing ran."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class RecurringInvoiceSummary(Record):
    """What a list shows of the recurring invoice."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes."""
    status: Literal["active", "paused", "attention", "ended"] | str
    """It needs attention while a run has failed; later dates wait until that is mended."""
    available_actions: list[Literal["update", "pause", "resume", "end", "run_now", "skip", "retry", "duplicate", "delete"] | str]
    """What may be done now."""
    name: str
    """What you call it."""
    customer_id: str
    """Who is to pay."""
    content: InvoiceContent | None
    """What each run makes an invoice of; null once the data of the customer were erased."""
    total: Decimal | None
    """What an invoice came to when the content was last checked or run."""
    currency: str | None
    """Of the total."""
    rule: Recurrence
    """On which dates."""
    rrule: str | None
    """The rule with its end as a text of RFC 5545, whose DTSTART is `rule_from`; null where that cannot say
    it: a day that shorter months replace by their last one, or two ends."""
    rule_from: dt.date
    """The day that dates are computed from: the start, or the date from which a changed rule holds."""
    start_on: dt.date
    """No date before this day."""
    next_occurrence: int
    """The number of the date that comes next, from 1."""
    next_on: dt.date | None
    """The date that comes next; null when it has ended."""
    end_after: int | None
    """Ends after so many dates."""
    end_on: dt.date | None
    """No date after this day."""
    run_at: str
    """The time of day, where the organization is."""
    action: Literal["draft", "finalize", "finalize_and_send"] | str
    """What a run makes."""
    prices: Literal["fixed", "product"] | str
    """Where prices come from."""
    period: Literal["in_advance", "in_arrears"] | str
    """Which time is invoiced."""
    catch_up: Literal["all", "latest", "none"] | str
    """Which dates are run that passed while nothing ran."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    customer_name: str
    """What the customer is called now."""


class RecurringPreview(Record):
    """The recurring preview."""

    rule: Recurrence
    """The rule as data."""
    rrule: str | None
    """The rule with its end as a text of RFC 5545; null where that cannot say it."""
    data: list[Occurrence]
    """The next 24 dates."""
    invoice: FirstInvoice | None
    """The first invoice, whose number and final dates come with the run; null without content."""


class RecurringRun(Record):
    """What became of a date of a recurring invoice."""

    occurrence: int
    """The number of the date, from 1."""
    planned_on: dt.date
    """The date by the rule."""
    period_start: dt.date
    """The first day that is invoiced."""
    period_end: dt.date
    """The last day that is invoiced."""
    state: Literal["done", "failed", "skipped"] | str
    """What became of it."""
    invoice_id: str | None
    """The invoice that it made; a draft may be deleted since."""
    problem: RunProblem | None
    """Why it made nothing."""
    at: dt.datetime
    """When."""


class RecurringRunList(Record):
    """A page of recurring runs."""

    data: list[RecurringRun]
    """The latest 200 runs, the last one first."""


class Refund(Record):
    """A part of a payment that was given back."""

    id: str
    """The identifier."""
    amount: Decimal
    """How much was given back, in the currency of the payment."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    """How it went out."""
    refunded_on: dt.date
    """When it went out."""
    reference: str | None
    """What the bank statement says of it."""
    reason: str | None
    """Why it was given back."""
    cancelled_at: dt.datetime | None
    """When it was cancelled; it counts no longer since then."""
    created_at: dt.datetime
    """When it was recorded."""


class Reminder(Record):
    """The reminder."""

    level: int
    """The step, from 1 on."""
    amount_due: Decimal
    """What is due."""
    currency: str
    """A currency code of ISO 4217."""
    instalment: int
    """Which instalment was due first then, from 1 on; each has steps of its own. Else 1."""
    channel: Literal["email", "task"] | str
    """A mail, or a task for a person."""
    message_id: str | None
    """The mail; null for a task."""
    fee: Decimal | None
    """What was asked for beside it; it is no part of the invoice."""
    asked_on: dt.date
    """The day, where the organization is."""
    done_at: dt.datetime | None
    """When a person did the task."""
    created_at: dt.datetime
    """When it was made."""


class ReminderForecast(Record):
    """The reminder forecast."""

    enabled: bool
    """Whether they go out; if not, it is what would."""
    at: dt.datetime
    """When they go out."""
    data: list[ExpectedReminder]
    """Each mail and each task."""


class ReminderLevel(Record):
    """The reminder level."""

    days: int
    """Days after the due date; before it if negative."""
    channel: Literal["email", "task"] | str
    """A mail, or a task for a person."""
    fee: Decimal | None
    """What its letter asks for beside the money, in the currency of the organization."""


class ReminderPolicy(Record):
    """The reminder policy."""

    version: int
    """Counts the changes."""
    enabled: bool
    """Whether reminders go out by themselves."""
    send_at: str
    """The time of day, where the organization is."""
    business_days_only: bool
    """Not on Saturdays and Sundays, or on the days off of `holidays_of`."""
    holidays_of: str | None
    """A country or a region of ISO 3166."""
    min_amount: Decimal | None
    """Less than this is not asked for."""
    levels: list[ReminderLevel]
    """The steps, in their order."""


class ReminderTask(Record):
    """The reminder task."""

    level: int
    """The step, from 1 on."""
    amount_due: Decimal
    """What is due."""
    currency: str
    """A currency code of ISO 4217."""
    invoice_id: str
    """The identifier of the invoice."""
    number: str
    """The number of the invoice."""
    customer_id: str
    """The identifier of the customer."""
    customer_name: str
    """The customer’s name on the invoice."""
    due_date: dt.date
    """The last day to pay."""
    asked_on: dt.date
    """Since when."""


class ReminderTaskList(Record):
    """A page of reminder tasks."""

    data: list[ReminderTask]
    """What waits for a person, the oldest first."""


class ReplayResult(Record):
    """The replay result."""

    deliveries: int
    """How many deliveries were ordered, 10 000 at most."""
    next_sequence: int | None
    """Where to go on; null when everything was looked at."""


class Retention(Record):
    """The retention."""

    years: RetentionYears
    """For how many years after the one of its date each kind is kept once the customer is erased."""
    defaults: RetentionYears
    """What holds for a kind without a decision of its own: general knowledge of the country of the seller."""
    law: str
    """The law that asks for it, by the country of the seller."""
    notice: str
    """What these numbers are not."""
    due: list[DueErasures]
    """When something is erased next, the first first."""


class RetentionChange(Record):
    """The retention change."""

    id: str
    """The identifier."""
    years: RetentionYears
    """For how many years each kind is kept now."""


class RetentionYears(Record):
    """The retention years."""

    invoices: int
    """Years for invoices."""
    credit_notes: int
    """Years for credit notes."""
    payments: int
    """Years for payments."""


class Revenue(Record):
    """What was invoiced, credited, received and refunded, by currency and month."""

    from_: str
    """The first month."""
    to: str
    """The last month."""
    known_at: dt.datetime | None
    """Only what had been recorded by this instant is told, if that was asked for."""
    data: list[CurrencyRevenue]
    """One entry per currency, with its figures over all months; the organization’s own comes first and is
    always there."""


class RevenueSums(Record):
    """The revenue sums."""

    net: Decimal
    """Without tax."""
    tax: Decimal
    """The tax."""
    total: Decimal
    """With tax."""


class RunFault(Record):
    """What was wrong with one field of a recurring invoice when it ran."""

    pointer: str
    """The place in the recurring invoice."""
    code: str
    """The code of the fault."""
    detail: str
    """What is wrong."""


class RunProblem(Record):
    """Why a run made nothing."""

    code: str
    """The code of the problem."""
    title: str
    """What it means."""
    errors: list[RunFault] | None
    """Each fault, where fields are at fault."""


class SecondFactor(Record):
    """The second factor."""

    is_on: bool
    """Whether signing in needs a code."""
    on_since: dt.datetime | None
    """Since when; null without one."""
    recovery_codes_left: int
    """How many recovery codes are not used yet."""


class SecondFactorSetUp(Record):
    """The second factor set up."""

    secret: str
    """For typing it into an authenticator app."""
    address: str
    """The text of the QR code."""


class Security(Record):
    """The security."""

    require_second_factor: Literal["nobody", "managers", "everybody"] | str
    """Of whom a second factor is required: owners and admins are managers."""


class SecurityChange(Record):
    """The security change."""

    id: str
    """The identifier."""
    require_second_factor: Literal["nobody", "managers", "everybody"] | str
    """Of whom a second factor is required: owners and admins are managers."""


class Seller(Record):
    """The organization as it was when the document was issued."""

    trading_name: str | None
    """Name that is used every day, where it is another one."""
    identifiers: list[Identifier] | None
    """Identifiers by schemes of ISO 6523, such as a GLN."""
    legal_registration: Identifier | None
    """The entry in a register of companies."""
    electronic_address: ElectronicAddress | None
    """Where electronic invoices go, by a scheme of the EAS list."""
    contact: ContactPerson | None
    """Who is asked about the document."""
    name: str
    """The name."""
    address: Address | None
    """The postal address."""
    tax_ids: list[TaxId]
    """The tax numbers."""
    bank_details: BankDetails | None
    """Where the money is to go."""
    email: str | None
    """The e-mail address."""
    phone: str | None
    """The telephone number."""
    legal_info: str | None
    """What the law wants on documents."""
    tax_representative: TaxRepresentative | None
    """Who represents the seller before the tax office."""


class SenderDomain(Record):
    """The sender domain."""

    domain: str
    """The domain of the sender, as name servers know it."""
    records: list[DomainRecord]
    """SPF, DKIM and DMARC, in this order."""


class SeriesAudit(Record):
    """Whether a number series has no gap and no document of it was changed."""

    series_id: str
    """The identifier of the number series."""
    document_type: Literal["invoice", "credit_note", "quote"] | str
    """The kind of documents."""
    intact: bool
    """Nothing is missing, double, dated back or changed."""
    documents: int
    """How many were read."""
    first: SeriesEnd | None
    """The first document."""
    last: SeriesEnd | None
    """The last document."""
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
    """The first or the last document of a number series."""

    number: str
    """The number of the document."""
    issue_date: dt.date
    """The day on which it was issued."""


class Session(Record):
    """Where a user is signed in."""

    id: str
    """The identifier."""
    current: bool
    """Whether it is the session that asks."""
    organization: SessionOrganization
    """Whose books it is for."""
    created_at: dt.datetime
    """When it was made."""
    last_used_at: dt.datetime
    """Written at most once a minute."""
    expires_at: dt.datetime
    """When it ends, however much it is used."""
    created_ip: str | None
    """The address that it was opened from."""
    last_ip: str | None
    """The address that it was last used from."""
    user_agent: str | None
    """The browser or program, as it calls itself."""


class SessionList(Record):
    """The sessions of the user."""

    data: list[Session]
    """The one used last first; at most 100."""


class SessionOrganization(Record):
    """The organization that a session is for."""

    id: str
    """The identifier."""
    name: str
    """The name."""


class SettledByCredit(Record):
    """The settled by credit."""

    payment_id: str | None
    """The payment that has settled it."""
    credit_note_id: str | None
    """The credit note that has settled it."""
    invoice_id: str
    """The identifier of the invoice."""
    currency: str
    """A currency code of ISO 4217."""
    amount: Decimal
    """How much of the invoice it has settled."""


class Settlement(Record):
    """The settlement."""

    paid: Decimal
    """By payments."""
    credited: Decimal
    """By credit notes."""
    prepaid: Decimal
    """As much of what was prepaid as there was to pay."""
    discount: Decimal
    """Taken off for paying early."""
    waived: Decimal
    """Small rests that were let go."""
    written_off: Decimal
    """Of an uncollectible invoice: what is not asked for any more."""
    due: Decimal
    """What is still owed; nothing of what was written off."""
    by: dt.date
    """Until when."""
    due_next: Decimal
    """What of it is to be paid next: all that is overdue, else the first instalment that is open."""
    open_discounts: list[OpenDiscount]
    """Discounts for paying early that may still be taken today, the first to end first."""


class Settling(Record):
    """The settling."""

    discounts: Literal["auto", "never"] | str
    """Whether a discount for paying early is taken by itself, or only where a payment says so."""
    tolerance: Decimal | None
    """By how much money may differ from what a discount asks for; without it by nothing."""
    rest_max: Decimal | None
    """The most that `settle_rest` lets go; without it a tenth of what was to be paid."""


class ShownAmount(Record):
    """The shown amount."""

    amount: Decimal
    """In whole units of the currency."""
    currency: str
    """The currency."""


class ShownDayLimits(Record):
    """The shown day limits."""

    amount: Decimal | None
    """The sum of a day."""
    currency: str | None
    """The currency of that sum."""
    count: int | None
    """How many documents and bookings in a day."""


class ShownLimits(Record):
    """The shown limits."""

    max_amount: ShownAmount | None
    """The most that one document or booking may come to."""
    per_day: ShownDayLimits | None
    """What a day may come to."""
    draft_only: bool
    """Whether it may only write drafts."""
    customer_ids: list[str] | None
    """The customers that it may write for."""
    product_ids: list[str] | None
    """The products that it may sell."""
    operations: list[str] | None
    """The writing operations that it may call."""
    needs_approval: ShownNeededApproval | None
    """What a person has to approve first."""


class ShownNeededApproval(Record):
    """The shown needed approval."""

    operations: list[str] | None
    """The operations that always wait for an approval."""
    above: ShownAmount | None
    """What comes to more, or to an amount in another currency, waits for an approval."""


class SmtpServer(Record):
    """The smtp server."""

    host: str
    """Name of the server."""
    port: int
    """Its port."""
    security: Literal["tls", "starttls", "none"] | str
    """How the connection is encrypted."""
    user: str | None
    """Name to sign in with."""
    has_password: bool
    """Whether a password is kept."""


class Staleness(Record):
    """The staleness."""

    reason: Literal["changed", "refused", "erased"] | str
    """`changed`: what it is about, or what it comes to, is not what was shown. `refused`: it is not possible
    any more. `erased`: it held personal data that was erased."""
    fields: list[str]
    """The fields that are others now, of what it is about or of the answer."""
    problem: str | None
    """The code of the problem that refused it."""


class StatedExemption(Record):
    """Why one tax group is free of tax."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Category of the tax group."""
    reason: str | None
    """Why no tax is charged, in words."""
    code: str | None
    """The same as a code of the VATEX list."""
    rate: Decimal | None
    """Else all of the category."""


class Statement(Record):
    """The statement."""

    customer_id: str
    """Whose account it is."""
    customer_name: str
    """The name of the customer."""
    currency: str
    """Of all amounts here."""
    from_: dt.date
    """The first day."""
    to: dt.date
    """The last day."""
    as_of: dt.date
    """The day of the open invoices and the credit: the last one."""
    known_at: dt.datetime | None
    """Only what had been recorded by this instant is told, if that was asked for."""
    time_zone: str
    """Time zone of the organization, which decides the days."""
    opening_balance: Decimal
    """Owed before the first day; below zero, the customer had more."""
    debit_total: Decimal
    """The sum of the entries above zero."""
    credit_total: Decimal
    """The sum of the entries below zero, without the sign."""
    closing_balance: Decimal
    """Owed after the last day: what is open less the credit. Today it is what the balance says."""
    entries: list[StatementEntry]
    """What happened, in order."""
    open_invoices: list[StatementInvoice]
    """What was open at the end of the last day, first what is due first."""
    aging: list[AgingBucket]
    """The same by age."""
    unapplied_credit: Decimal
    """What payments and credit notes had that settled nothing by then."""


class StatementEntry(Record):
    """The statement entry."""

    date: dt.date
    """The day that it counts from."""
    type: Literal["invoice", "invoice_voided", "invoice_written_off", "write_off_ended", "credit_note", "credit_note_refunded", "credit_note_voided", "payment", "payment_reversed", "payment_restored", "refund", "refund_cancelled", "discount", "discount_ended", "deduction", "deduction_ended"] | str
    """What happened."""
    object_id: str
    """The invoice, credit note or payment."""
    number: str | None
    """Number of the document, or reference of the payment."""
    due_date: dt.date | None
    """When an invoice is due."""
    amount: Decimal
    """Above zero, the customer owes more by it."""
    balance: Decimal
    """The balance after it."""


class StatementFinding(Record):
    """Something in a statement that is worth a look."""

    code: Literal["lines_missing", "reference_damaged"] | str
    """What was found."""
    count: int
    """How many lines."""
    day: dt.date
    """The first day of them."""


class StatementImport(Record):
    """What has come of a file of a bank."""

    dry_run: bool
    """Whether nothing was stored."""
    statements: list[ImportedStatement]
    """The statements of this bank account."""
    other_accounts: list[str]
    """Other accounts that the file has statements of. They were left out."""


class StatementInvoice(Record):
    """The statement invoice."""

    invoice_id: str
    """The invoice."""
    number: str
    """Its number."""
    issue_date: dt.date
    """The day that it bears."""
    due_date: dt.date
    """When it is due."""
    days_overdue: int
    """Days since the due date; 0 before."""
    total: Decimal
    """Its total."""
    amount_due: Decimal
    """What is still to be paid."""


class Supplier(Record):
    """The supplier."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the supplier."""
    currency: str | None
    """Currency that they bill in, as a rule."""
    archived_at: dt.datetime | None
    """Since when lists hide it."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    name: str
    """Name of the company or person."""
    trading_name: str | None
    """What it is known as, if that differs."""
    email: str | None
    """E-mail address."""
    phone: str | None
    """Telephone number."""
    external_id: str | None
    """Your own identifier."""
    our_number: str | None
    """What they know you by."""
    tax_ids: list[TaxId]
    """Tax identification numbers."""
    legal_registration: Identifier | None
    """Entry in the commercial register."""
    electronic_address: ElectronicAddress | None
    """Where their electronic invoices come from."""
    address: Address | None
    """Where they are."""
    bank_accounts: list[SupplierAccount]
    """The accounts that are known to be theirs."""
    payment_terms: PaymentTerms | None
    """When their bills are due, unless they say it."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""


class SupplierAccount(Record):
    """The supplier account."""

    iban: str
    """The account."""
    bic: str | None
    """Its bank, outside of SEPA."""
    account_holder: str | None
    """Whose account it is, if that is not the supplier."""


class SupplierBalance(Record):
    """The supplier balance."""

    currency: str
    """Of all amounts here."""
    due: Decimal
    """What is due on open and approved bills."""
    overdue: Decimal
    """The part of it whose due date has passed where you are."""
    disputed: Decimal
    """What disputed bills ask for besides."""
    credit: Decimal
    """What credit notes and payments have that settles nothing yet."""


class SupplierBalanceList(Record):
    """A page of supplier balances."""

    data: list[SupplierBalance]
    """One entry per currency, in their order."""


class SupplierFacts(Record):
    """The supplier facts."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the supplier."""
    currency: str | None
    """Currency that they bill in, as a rule."""
    archived_at: dt.datetime | None
    """Since when lists hide it."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class SupplierPayment(Record):
    """The supplier payment."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the payment."""
    status: Literal["recorded", "reversed"] | str
    """The state that it is in."""
    supplier_id: str
    """Who was paid."""
    currency: str
    """Of all amounts here."""
    amount: Decimal
    """How much went out."""
    unapplied_amount: Decimal
    """How much of it settles no bill."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    """How it went out."""
    paid_on: dt.date
    """When it went out."""
    reversed_at: dt.datetime | None
    """When it was taken back."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    available_actions: list[Literal["allocate", "unallocate", "reverse"] | str]
    """What can be done with it."""
    reference: str | None
    """What the payment said."""
    note: str | None
    """A note for yourselves."""
    metadata: dict[str, str]
    """Texts of your own by names of your own."""
    reversal_reason: str | None
    """Why it was taken back."""
    allocations: list[BillAllocation]
    """Which bills it settles; of a reversed payment, which it did."""


class SupplierPaymentFacts(Record):
    """The supplier payment facts."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the payment."""
    status: Literal["recorded", "reversed"] | str
    """The state that it is in."""
    supplier_id: str
    """Who was paid."""
    currency: str
    """Of all amounts here."""
    amount: Decimal
    """How much went out."""
    unapplied_amount: Decimal
    """How much of it settles no bill."""
    method: Literal["bank_transfer", "card", "cash", "check", "other"] | str
    """How it went out."""
    paid_on: dt.date
    """When it went out."""
    reversed_at: dt.datetime | None
    """When it was taken back."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class TaxExemption(Record):
    """Why one tax group is free of tax."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Category of the tax group."""
    rate: Decimal | None
    """Rate of the tax group; else all of the category."""
    reason: str | None
    """Why no tax is charged, in words."""
    code: str | None
    """The same as a code of the VATEX list."""


class TaxGroup(Record):
    """The amounts of one tax category and rate."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of EN 16931."""
    rate: Decimal
    """Tax rate as a percentage."""
    taxable: Decimal
    """Sum of the lines of this tax, with their part of the invoice’s discounts and charges."""
    tax: Decimal
    """Tax on it."""
    exemption_reason: str | None
    """Why no tax is charged, where a reason is required."""
    exemption_code: str | None
    """The same as a code of the VATEX list, where it was given."""


class TaxId(Record):
    """A tax number."""

    type: str
    """What kind of number it is."""
    value: str
    """The number."""


class TaxRepresentative(Record):
    """Who represents the seller before the tax office."""

    name: str
    """Name of the representative."""
    tax_id: str
    """VAT number of the representative."""
    address: Address | None
    """Address of the representative."""


class TaxShare(Record):
    """The part of a discount or charge that falls to one tax group, without tax."""

    category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str
    """Tax category of EN 16931."""
    rate: Decimal
    """Tax rate as a percentage."""
    amount: Decimal
    """What falls into the tax group, without tax."""
    base_amount: Decimal
    """The whole that it is a part of: the lines of the group, without tax."""


class TemplateContent(Record):
    """The template content."""

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
    tax_exchange_rate: Decimal | None
    """What a unit of the invoice’s currency is in the tax currency."""
    tax_point_date: dt.date | None
    """When tax falls due, if not on issue."""
    tax_point: Literal["issue", "delivery", "payment"] | str | None
    """What tax falls due by, if no day is named."""
    delivery: Delivery | None
    """What was delivered when, to whom and where."""
    payment_instructions: PaymentInstructions | None
    """How it is paid."""
    payee: Payee | None
    """Who is paid, if it is not you."""
    tax_exemptions: list[TaxExemption] | None
    """Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it."""
    items: list[CreateInvoiceItem] | None
    """The lines, in their order."""
    tax_rate: Decimal | None
    """Tax rate of all lines without one of their own, as a percentage."""
    tax_category: Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str | None
    """Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or
    Z as the customer’s `tax_exemption` says."""
    tax_exemption_reason: str | None
    """Why no tax is charged. Category E needs it; AE, K, G and O have usual words."""
    prices_include_tax: bool | None
    """Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable
    amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the
    sum."""
    discounts: list[DocumentAdjustment] | None
    """Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    charges: list[DocumentAdjustment] | None
    """Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax
    group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared
    among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount
    goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward
    zero, and what is missing goes to the largest remainders, among equal ones to the first. With
    `tax_rounding` line the tax of a line includes its share."""
    round_payable_to: Decimal | None
    """What is to be paid is rounded to a multiple of this, such as the smallest coin."""
    payable_rounding: Decimal | None
    """What the amount to be paid is changed by, as agreed; below zero takes off. In place of
    `round_payable_to`."""
    withholdings: list[WithholdingDetails] | None
    """What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays,
    and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the
    customer’s; an empty list says that nothing is withheld."""
    currency: str | None
    """Else the customer’s currency, else the organization’s."""
    payment_terms: InvoiceTerms | None
    """Else the customer’s terms, else the organization’s."""
    payment_plan: list[InstalmentDetails] | None
    """Lets it be paid in instalments, the first one first, each due after the one before. They add up to the
    total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or
    credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it
    early is left."""
    reference: str | None
    """The customer’s own sign, such as an order number."""
    note: str | None
    """A note for yourselves."""
    message: str | None
    """Printed on the document."""
    metadata: dict[str, str] | None
    """Names and texts of your own; the service keeps them and gives them back."""


class TermsInstalment(Record):
    """The terms instalment."""

    percent: Decimal
    """How much of what there is to pay."""
    days: int
    """Days after the issue date."""


class TestedRule(Record):
    """The tested rule."""

    looked_at: int
    """How many lines were looked at: the newest."""
    met: int
    """How many of them it meets."""
    lines: list[BankLineSummary]
    """Up to 20 of those, the newest first."""


class TextAbove(Record):
    """The text above."""

    kind: Literal["heading", "text", "page_break"] | str
    """`heading` begins a section, whose lines are numbered 1.1, 1.2; `page_break` begins a page."""
    text: str | None
    """What is printed; a page break has none."""


class TextBelow(Record):
    """The text below."""

    kind: Literal["text", "subtotal"] | str
    """`subtotal` prints what the lines since the last one, or since their heading, come to."""
    text: str | None
    """What is printed; of a subtotal its name, else the usual word."""


class Unit(Record):
    """What is counted: a label, and its code of UN/ECE Recommendation 20."""

    label: str
    """As it is printed."""
    code: str | None
    """UN/ECE Recommendation 20 code."""


class User(Record):
    """A person who signs in."""

    id: str
    """The identifier."""
    email: str
    """The e-mail address."""
    name: str
    """The name."""
    role: Literal["owner", "admin", "bookkeeper", "member", "viewer", "auditor"] | str
    """What the user may do in the organization."""


class WebhookAttempt(Record):
    """The webhook attempt."""

    number: int
    """The how-manieth it is."""
    at: dt.datetime
    """When it began."""
    url: str
    """Where it went."""
    request_headers: dict[str, str]
    """The headers of the request, without signature and without values of your own."""
    status: int | None
    """The status of the answer; null without one."""
    response_headers: dict[str, str] | None
    """The first ten headers of the answer."""
    response_text: str | None
    """The beginning of the answer, 1 KB."""
    duration_ms: int
    """How long it took, in milliseconds."""
    address: str | None
    """The address that was connected to."""
    error: str | None
    """Why it failed; null if it succeeded."""


class WebhookDelivery(Record):
    """The webhook delivery."""

    id: str
    """The identifier."""
    endpoint_id: str
    """The endpoint, even if it was deleted."""
    event_id: str | None
    """The event; null for a test."""
    sequence: int | None
    """The number of the event in the feed."""
    event_type: str
    """The type of the event."""
    origin: Literal["feed", "replay", "resend", "test"] | str
    """What caused it."""
    status: Literal["pending", "delivered", "failed", "cancelled"] | str
    """`cancelled`: the endpoint was deleted before."""
    attempts: int
    """How many attempts there were."""
    next_attempt_at: dt.datetime | None
    """When it is tried next; null while it waits for an earlier event of the same object."""
    last_status: int | None
    """The status of the last answer."""
    last_error: str | None
    """Why the last attempt failed."""
    created_at: dt.datetime
    """When it was made."""
    ended_at: dt.datetime | None
    """When it ended."""
    log: list[WebhookAttempt]
    """Every attempt of the last 30 days."""
    body: str | None
    """The body as it would be sent now; null for a test, and when the endpoint was deleted."""


class WebhookDeliverySummary(Record):
    """What a list shows of the webhook delivery."""

    id: str
    """The identifier."""
    endpoint_id: str
    """The endpoint, even if it was deleted."""
    event_id: str | None
    """The event; null for a test."""
    sequence: int | None
    """The number of the event in the feed."""
    event_type: str
    """The type of the event."""
    origin: Literal["feed", "replay", "resend", "test"] | str
    """What caused it."""
    status: Literal["pending", "delivered", "failed", "cancelled"] | str
    """`cancelled`: the endpoint was deleted before."""
    attempts: int
    """How many attempts there were."""
    next_attempt_at: dt.datetime | None
    """When it is tried next; null while it waits for an earlier event of the same object."""
    last_status: int | None
    """The status of the last answer."""
    last_error: str | None
    """Why the last attempt failed."""
    created_at: dt.datetime
    """When it was made."""
    ended_at: dt.datetime | None
    """When it ended."""


class WebhookEndpoint(Record):
    """The webhook endpoint."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the endpoint."""
    url: str
    """Where events are sent."""
    description: str | None
    """What it is for."""
    event_types: list[str]
    """Which events it gets."""
    payload: Literal["full", "thin"] | str
    """What messages show of the object."""
    ordering: Literal["object", "none"] | str
    """What arrives in order."""
    header_names: list[str]
    """The names of its own headers."""
    status: Literal["active", "failing", "disabled"] | str
    """`failing` after ten failed requests in a row over at least an hour, `disabled` after five days without a
    success, after an answer 410, when its writer has left, or by somebody."""
    status_reason: str | None
    """Why it is failing or disabled."""
    writer_left_at: dt.datetime | None
    """When it was disabled because whoever wrote it last had left the organization, or the API key that did
    had ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read."""
    previous_secret_ends_at: dt.datetime | None
    """Until when the secret before the present one signs, too."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""


class WebhookEndpointHealth(Record):
    """The webhook endpoint health."""

    status: Literal["active", "failing", "disabled"] | str
    """The state of the endpoint."""
    status_reason: str | None
    """Why it is failing or disabled."""
    lag: int
    """How many events of the feed are not deliveries yet."""
    pending: int
    """How many deliveries wait."""
    delivered_24h: int
    """How many deliveries of the last 24 hours have arrived."""
    failed_24h: int
    """How many deliveries of the last 24 hours failed at their last attempt."""
    failing_since: dt.datetime | None
    """Since when no request has succeeded."""
    last_success_at: dt.datetime | None
    """When a request succeeded last, to ten seconds."""


class WebhookEndpointWithSecret(Record):
    """The webhook endpoint with secret."""

    id: str
    """The identifier."""
    version: int
    """Counts the changes of the endpoint."""
    url: str
    """Where events are sent."""
    description: str | None
    """What it is for."""
    event_types: list[str]
    """Which events it gets."""
    payload: Literal["full", "thin"] | str
    """What messages show of the object."""
    ordering: Literal["object", "none"] | str
    """What arrives in order."""
    header_names: list[str]
    """The names of its own headers."""
    status: Literal["active", "failing", "disabled"] | str
    """`failing` after ten failed requests in a row over at least an hour, `disabled` after five days without a
    success, after an answer 410, when its writer has left, or by somebody."""
    status_reason: str | None
    """Why it is failing or disabled."""
    writer_left_at: dt.datetime | None
    """When it was disabled because whoever wrote it last had left the organization, or the API key that did
    had ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read."""
    previous_secret_ends_at: dt.datetime | None
    """Until when the secret before the present one signs, too."""
    created_at: dt.datetime
    """When it was made."""
    updated_at: dt.datetime
    """When it was last changed."""
    secret: str
    """Verifies messages (Standard Webhooks). It is shown this once and cannot be had again."""


class WebhookTestResult(Record):
    """The webhook test result."""

    number: int
    """The how-manieth it is."""
    at: dt.datetime
    """When it began."""
    url: str
    """Where it went."""
    request_headers: dict[str, str]
    """The headers of the request, without signature and without values of your own."""
    status: int | None
    """The status of the answer; null without one."""
    response_headers: dict[str, str] | None
    """The first ten headers of the answer."""
    response_text: str | None
    """The beginning of the answer, 1 KB."""
    duration_ms: int
    """How long it took, in milliseconds."""
    address: str | None
    """The address that was connected to."""
    error: str | None
    """Why it failed; null if it succeeded."""
    delivery_id: str
    """The delivery in the log."""


class WithheldReport(Record):
    """The withheld report."""

    year: str
    """Of the issue dates."""
    data: list[CurrencyWithheld]
    """One for each currency."""


class Withholding(Record):
    """The withholding."""

    name: str
    """What the tax is called."""
    rate: Decimal
    """A percentage."""
    base: Decimal
    """The net that it is taken from."""
    amount: Decimal
    """What is withheld."""


class WithholdingDetails(Record):
    """The withholding details."""

    name: str
    """What the tax is called."""
    rate: Decimal
    """A percentage of the net."""


EVENT_OBJECTS: dict[str, type[Record]] = {
    "organization.updated": Organization,
    "organization.reset": Organization,
    "organization.security_updated": SecurityChange,
    "organization.clock_moved": Clock,
    "organization.retention_updated": RetentionChange,
    "organization.bill_approval_updated": BillApprovalChange,
    "user.signed_in": Account,
    "user.sign_in_failed": Account,
    "user.signed_out": Account,
    "user.session_ended": Account,
    "user.password_changed": Account,
    "user.second_factor_added": Account,
    "user.second_factor_removed": Account,
    "user.recovery_codes_renewed": Account,
    "user.recovery_code_used": Account,
    "user.updated": Account,
    "user.email_changed": Account,
    "user.data_exported": Account,
    "user.deleted": Account,
    "api_key.created": ApiKey,
    "api_key.updated": ApiKey,
    "api_key.first_used_from": ApiKey,
    "api_key.revoked": ApiKey,
    "customer.created": Customer,
    "customer.updated": Customer,
    "customer.archived": Customer,
    "customer.unarchived": Customer,
    "customer.merged": Customer,
    "customer.deleted": Customer,
    "product.created": Product,
    "product.updated": Product,
    "product.archived": Product,
    "product.unarchived": Product,
    "product.deleted": Product,
    "invoice.created": Invoice,
    "invoice.imported": Invoice,
    "invoice.updated": Invoice,
    "invoice.deleted": Invoice,
    "invoice.finalized": Invoice,
    "invoice.overdue": Invoice,
    "invoice.partially_paid": Invoice,
    "invoice.paid": Invoice,
    "invoice.reopened": Invoice,
    "invoice.voided": Invoice,
    "invoice.marked_uncollectible": Invoice,
    "invoice.sent": Invoice,
    "invoice.viewed": Invoice,
    "invoice.reminded": Invoice,
    "invoice.extended": Invoice,
    "invoice.document_stored": DocumentFile,
    "credit_note.document_stored": DocumentFile,
    "payment.created": Payment,
    "payment.updated": Payment,
    "payment.refunded": Payment,
    "payment.refund_cancelled": Payment,
    "payment.reversed": Payment,
    "payment.deleted": Payment,
    "payment.receipt_sent": Payment,
    "payment.matched": PaymentLine,
    "payment.unmatched": PaymentLine,
    "bill_payment.matched": PaymentLine,
    "bill_payment.unmatched": PaymentLine,
    "credit_note.created": CreditNote,
    "credit_note.updated": CreditNote,
    "credit_note.voided": CreditNote,
    "credit_note.sent": CreditNote,
    "webhook_endpoint.created": WebhookEndpoint,
    "webhook_endpoint.updated": WebhookEndpoint,
    "webhook_endpoint.enabled": WebhookEndpoint,
    "webhook_endpoint.disabled": WebhookEndpoint,
    "webhook_endpoint.deleted": WebhookEndpoint,
    "webhook_endpoint.secret_rotated": WebhookEndpoint,
    "member.joined": Member,
    "member.updated": Member,
    "member.removed": Member,
    "invitation.created": Invitation,
    "invitation.resent": Invitation,
    "invitation.revoked": Invitation,
    "invitation.accepted": Invitation,
    "message.queued": Message,
    "message.sent": Message,
    "message.logged": Message,
    "message.failed": Message,
    "message.unconfirmed": Message,
    "message.cancelled": Message,
    "message.bounced": Message,
    "message.complained": Message,
    "statement.sent": Message,
    "mail_settings.updated": MailSettings,
    "audit.anchored": Anchor,
    "link.created": Link,
    "link.ended": Link,
    "export.made": Export,
    "reminder_policy.updated": ReminderPolicy,
    "personal_data.erased": Erasure,
    "personal_data.exported": PersonalDataCopy,
    "recurring_invoice.created": RecurringInvoice,
    "recurring_invoice.updated": RecurringInvoice,
    "recurring_invoice.deleted": RecurringInvoice,
    "recurring_invoice.paused": RecurringInvoice,
    "recurring_invoice.resumed": RecurringInvoice,
    "recurring_invoice.ended": RecurringInvoice,
    "recurring_invoice.run": RecurringInvoice,
    "recurring_invoice.run_failed": RecurringInvoice,
    "recurring_invoice.skipped": RecurringInvoice,
    "invoice_template.created": InvoiceTemplate,
    "invoice_template.updated": InvoiceTemplate,
    "invoice_template.deleted": InvoiceTemplate,
    "quote.created": Quote,
    "quote.updated": Quote,
    "quote.deleted": Quote,
    "quote.issued": Quote,
    "quote.sent": Quote,
    "quote.viewed": Quote,
    "quote.accepted": Quote,
    "quote.declined": Quote,
    "quote.expired": Quote,
    "quote.extended": Quote,
    "quote.superseded": Quote,
    "quote.cancelled": Quote,
    "quote.invoiced": Quote,
    "bank_account.created": BankAccount,
    "bank_account.updated": BankAccount,
    "bank_account.deleted": BankAccount,
    "bank_statement.imported": BankStatement,
    "bank_statement.deleted": BankStatement,
    "bank_line.held": BankLineState,
    "bank_line.ignored": BankLineState,
    "bank_line.reopened": BankLineState,
    "bank_line.matched": BankLineState,
    "bank_line.unmatched": BankLineState,
    "price_list.created": PriceList,
    "price_list.updated": PriceList,
    "price_list.archived": PriceList,
    "price_list.unarchived": PriceList,
    "price_list.deleted": PriceList,
    "received_file.created": ReceivedFileFacts,
    "received_file.deleted": ReceivedFileFacts,
    "supplier.created": SupplierFacts,
    "supplier.updated": SupplierFacts,
    "supplier.archived": SupplierFacts,
    "supplier.unarchived": SupplierFacts,
    "supplier.deleted": SupplierFacts,
    "bill.created": BillFacts,
    "bill.updated": BillFacts,
    "bill.opened": BillFacts,
    "bill.approved": BillFacts,
    "bill.paid": BillFacts,
    "bill.bank_details_confirmed": BillFacts,
    "bill.disputed": BillFacts,
    "bill.rejected": BillFacts,
    "bill.voided": BillFacts,
    "bill.deleted": BillFacts,
    "data_export.created": DataExport,
    "data_export.ready": DataExport,
    "data_export.failed": DataExport,
    "data_export.expired": DataExport,
    "data_export.deleted": DataExport,
    "import.created": ImportFacts,
    "import.updated": ImportFacts,
    "import.committed": ImportFacts,
    "import.done": ImportFacts,
    "import.failed": ImportFacts,
    "import.undone": ImportFacts,
    "import.deleted": ImportFacts,
    "matching_rule.created": MatchingRuleState,
    "matching_rule.updated": MatchingRuleState,
    "matching_rule.deleted": MatchingRuleState,
    "bill_payment.created": SupplierPaymentFacts,
    "bill_payment.updated": SupplierPaymentFacts,
    "bill_payment.reversed": SupplierPaymentFacts,
    "payment_run.created": PaymentRunFacts,
    "payment_run.updated": PaymentRunFacts,
    "payment_run.released": PaymentRunFacts,
    "payment_run.settled": PaymentRunFacts,
    "payment_run.cancelled": PaymentRunFacts,
    "approval.requested": ApprovalFacts,
    "approval.approved": ApprovalFacts,
    "approval.rejected": ApprovalFacts,
    "approval.stale": ApprovalFacts,
    "approval.expired": ApprovalFacts,
}
"""What an event is about, by its type."""
