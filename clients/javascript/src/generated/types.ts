// @generated from openapi/openapi.json by npm run generate.
import type { NewerValue } from '../versions.js';

/**
 * The accept certain.
 */
export interface AcceptCertain {
  /** Only lines behind this one: the `next_after` of the call before. */
  after?: string | null;
}

/**
 * The token of an invitation, and who accepts it.
 */
export interface AcceptInvitation {
  /** The token of the link. */
  token: string;
  /** The password of the account with this address, or the password of the new one: 8 to 128 characters of any kind, but none of the common ones. */
  password: string;
  /** The name of a new user; without it the beginning of the address. Ignored for an address with an account. */
  name?: string | null;
}

/**
 * The accept quote.
 */
export interface AcceptQuote {
  /** Who has accepted it. */
  name: string;
  /** How you were told. */
  channel: 'email' | 'phone' | 'paper' | 'in_person' | 'other';
  /** The optional lines and alternatives that were chosen. Lines that nobody can leave out hold anyway, and of a group of which none is named, the first. */
  items?: Array<ChosenItem> | null;
}

/**
 * The accepted finding.
 */
export interface AcceptedFinding {
  /** What was let pass. */
  code: 'unknown_supplier' | 'number_missing' | 'issue_date_missing' | 'new_bank_details' | 'sums_differ' | 'rules_broken' | 'sums_rounded' | 'similar_number' | 'not_addressed_to_us' | 'issued_in_future' | 'issued_long_ago' | NewerValue;
  /** The identifier of the user or of the API key. */
  by: string;
  /** When. */
  at: string;
}

/**
 * Where to sign in after accepting an invitation.
 */
export interface AcceptedInvitation {
  /** The address to sign in with. */
  email: string;
  /** Whose books they are. */
  organization: OrganizationSummary;
}

/**
 * The accepted line.
 */
export interface AcceptedLine {
  /** The line. */
  bank_line_id: string;
  /** Why it is left; null if it is booked. `no_proposal`: nothing was found. `not_certain`: a person must look. `several_certain`: two were. `taken_back`: somebody has undone a match of it. `refused`: the books refuse it. `changed`: somebody else was faster. */
  left: 'no_proposal' | 'not_certain' | 'several_certain' | 'taken_back' | 'refused' | 'changed' | NewerValue | null;
  /** The best proposal as a sentence. If it is booked, it is that. */
  sentence: string | null;
  /** What the books refused. */
  problem: LineRefusal | null;
}

/**
 * The accepted lines.
 */
export interface AcceptedLines {
  /** How many are booked. */
  booked: number;
  /** How many are left. */
  left: number;
  /** What became of each, the older first. */
  lines: Array<AcceptedLine>;
  /** What to send as `after` to go on; null if no line is left to be looked at. */
  next_after: string | null;
}

/**
 * The account.
 */
export interface Account {
  /** The identifier. */
  id: string;
  /** Its address. */
  email: string;
  /** The name of the user. */
  name: string;
  /** How often it happened: refused sign-ins are told once in 15 minutes, with their number. */
  count: number;
}

/**
 * Who caused a change: a user, an API key or the service itself.
 */
export interface Actor {
  /** Who caused it. */
  kind: 'user' | 'api_key' | 'system' | NewerValue;
  /** Identifier of the user or API key; null for the service itself. */
  id: string | null;
}

/**
 * A postal address.
 */
export interface Address {
  /** Street and number. */
  line1?: string | null;
  /** Building, floor, care of. */
  line2?: string | null;
  /** A further line. */
  line3?: string | null;
  /** City or town. */
  city?: string | null;
  /** State, province or region. */
  state?: string | null;
  /** Postal code. */
  postal_code?: string | null;
  /** Country, ISO 3166-1 alpha-2. */
  country?: string | null;
}

/**
 * A discount or a charge on a line: a percentage or an amount.
 */
export interface Adjustment {
  /** A percentage; this or an amount. */
  percent?: number | null;
  /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. */
  amount?: number | null;
  /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
  base_amount?: number | null;
  /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. */
  reason_code?: string | null;
  /** What it is for, as it is printed. */
  reason?: string | null;
}

/**
 * The receivables that are overdue for so many days.
 */
export interface AgingBucket {
  /** Days since the due date. */
  bucket: 'not_due' | '1_30' | '31_60' | '61_90' | 'over_90' | NewerValue;
  /** What is due on these invoices. */
  amount: number;
  /** How many invoices these are. */
  invoices: number;
}

/**
 * The agreed withholding.
 */
export interface AgreedWithholding {
  /** What the tax is called. */
  name: string;
  /** A percentage of the net. */
  rate: number;
}

/**
 * What a credit note is to settle.
 */
export interface AllocateCreditNote {
  /** Which invoices the credit settles. */
  allocations: Array<CreateAllocation>;
}

/**
 * What a payment is to settle.
 */
export interface AllocatePayment {
  /** Which invoices the rest of it settles. */
  allocations: Array<CreateAllocation>;
}

/**
 * The allocate supplier payment.
 */
export interface AllocateSupplierPayment {
  /** Which bills the rest of it settles. */
  allocations: Array<CreateBillAllocation>;
}

/**
 * The part of a payment or of a credit note that settles one invoice.
 */
export interface Allocation {
  /** The identifier of the invoice. */
  invoice_id: string;
  /** How much, in the currency of the document. */
  amount: number;
  /** When it was made. */
  created_at: string;
}

/**
 * The anchor.
 */
export interface Anchor {
  /** Its identifier. */
  id: string;
  /** Counts from 1 without gaps. */
  number: number;
  /** `sequence` of its first event. */
  first_sequence: number;
  /** `sequence` of its last event. */
  last_sequence: number;
  /** SHA-256 over its events. */
  events_hash: string;
  /** The hash of the anchor before it; null for the first one. */
  previous_hash: string | null;
  /** SHA-256 over everything above: it stands for all events up to `last_sequence`. */
  hash: string;
  /** When it was made. */
  created_at: string;
}

/**
 * The anchor fault.
 */
export interface AnchorFault {
  /** The number of the anchor. */
  anchor: number;
  /** What is wrong, for programs. */
  code: 'anchor_changed' | 'not_chained' | 'event_missing' | 'events_changed' | NewerValue;
  /** What is wrong, in a sentence. */
  detail: string;
}

/**
 * A page of anchors.
 */
export interface AnchorList {
  /** The newest first. */
  data: Array<Anchor>;
  /** Whether there are more. */
  has_more: boolean;
  /** Ask again with it as `before`; null at the end. */
  next_cursor: string | null;
}

/**
 * The credential of a program, without its secret.
 */
export interface ApiKey {
  /** The identifier. */
  id: string;
  /** The name. */
  name: string;
  /** What the key may do; an empty list means everything. */
  scopes: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'credit_notes:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | 'messages:read' | 'messages:write' | 'audit:read' | 'quotes:read' | 'quotes:write' | 'bank_accounts:read' | 'bank_accounts:write' | 'price_lists:read' | 'price_lists:write' | 'purchases:read' | 'purchases:write' | 'suppliers:read' | 'suppliers:write' | 'purchases:approve' | 'imports:read' | 'imports:write' | 'approvals:read' | NewerValue>;
  /** From where the key may be used; an empty list means everywhere. */
  allowed_ips: Array<string>;
  /** The user who created the key; null for the key of the first start. */
  created_by: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ends by itself; null for never. */
  expires_at: string | null;
  /** Written at most once a minute. */
  last_used_at: string | null;
  /** Since when the key no longer works. */
  revoked_at: string | null;
  /** What the key may not go beyond, besides its scopes; null for no limits. */
  limits: ShownLimits | null;
  /** Counts the changes of the limits. The audit log says under which version something was done. */
  limits_version: number;
}

/**
 * The api key usage.
 */
export interface ApiKeyUsage {
  /** The limits; null for none. */
  limits: ShownLimits | null;
  /** The version of these limits. */
  limits_version: number;
  /** The day that it is where the organization is. */
  day: string;
  /** What was done today, by currency. */
  amounts: Array<ShownAmount>;
  /** How many documents and bookings today. */
  count: number;
  /** What is left today of the amount of a day; null without such a limit. */
  left_amount: number | null;
  /** What is left today of the number of a day; null without such a limit. */
  left_count: number | null;
  /** The API key. */
  api_key_id: string;
}

/**
 * What `api_keys.list` may be asked.
 */
export interface ApiKeysListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * A discount or a charge on a line, with the amount that it came to.
 */
export interface AppliedAdjustment {
  /** Null: an amount was given. */
  percent: number | null;
  /** What it comes to; with tax where prices include it. */
  amount: number;
  /** Why. */
  reason: string | null;
  /** What the percentage is of, where it was given. */
  base_amount?: number;
  /** Code of the reason, where it was given. */
  reason_code?: string;
}

/**
 * The applied credit.
 */
export interface AppliedCredit {
  /** What was settled, in the order in which it was. */
  settled: Array<SettledByCredit>;
  /** The balance of the customer afterwards. */
  balance: Array<CustomerBalance>;
}

/**
 * A discount or a charge on the document, with the amount that it came to.
 */
export interface AppliedDocumentAdjustment {
  /** Null: an amount was given. */
  percent: number | null;
  /** What it comes to; with tax where prices include it. */
  amount: number;
  /** Why. */
  reason: string | null;
  /** What the percentage is of, where it was given. */
  base_amount?: number;
  /** Code of the reason, where it was given. */
  reason_code?: string;
  /** What of it falls into each tax group, without tax. Not of invoices from before 0.2. */
  tax_shares?: Array<TaxShare>;
  /** Null: it is spread over all tax groups. */
  tax_rate: number | null;
  /** The category of the tax, EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
}

/**
 * The approval.
 */
export interface Approval {
  /** The identifier. */
  id: string;
  /** Counts the changes of the approval. */
  version: number;
  /** Until somebody decides it is `pending`. All other states are final. */
  state: 'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | NewerValue;
  /** What is asked for. */
  operation: string;
  /** What it is about: what stands in its path. Null for what is made anew. */
  target_id: string | null;
  /** Whether its operation always waits for an approval, or its amount does. */
  reason: 'operation' | 'amount' | NewerValue;
  /** The API key or the member that asks. */
  asked_by: string;
  /** The user who decided; null where nobody has. */
  decided_by: string | null;
  /** What whoever rejected it said; null for nothing. Forgotten with what was sent. */
  rejection_reason: string | null;
  /** When it was decided on, or expired. */
  ended_at: string | null;
  /** Why it is `stale`. */
  stale_because: Staleness | null;
  /** What the approved request came to. */
  result: ApprovalResult | null;
  /** When it expires unless somebody decides: seven days after it was asked for. */
  expires_at: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What was sent. It is forgotten 30 days after the end, and at once when its customer is erased. */
  request: KeptRequest | null;
  /** What the request would have done when it was sent. Forgotten with it. */
  dry_run: DryRun | null;
  /** What the request would have done when somebody approved it, beside `dry_run`; null unless it is `stale` for that. Forgotten with what was sent. */
  dry_run_now: DryRun | null;
  /** What can be done with it. */
  available_actions: Array<'approve' | 'reject' | NewerValue>;
}

/**
 * The approval facts.
 */
export interface ApprovalFacts {
  /** The identifier. */
  id: string;
  /** Counts the changes of the approval. */
  version: number;
  /** Until somebody decides it is `pending`. All other states are final. */
  state: 'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | NewerValue;
  /** What is asked for. */
  operation: string;
  /** What it is about: what stands in its path. Null for what is made anew. */
  target_id: string | null;
  /** Whether its operation always waits for an approval, or its amount does. */
  reason: 'operation' | 'amount' | NewerValue;
  /** The API key or the member that asks. */
  asked_by: string;
  /** The user who decided; null where nobody has. */
  decided_by: string | null;
  /** What whoever rejected it said; null for nothing. Forgotten with what was sent. */
  rejection_reason: string | null;
  /** When it was decided on, or expired. */
  ended_at: string | null;
  /** Why it is `stale`. */
  stale_because: Staleness | null;
  /** What the approved request came to. */
  result: ApprovalResult | null;
  /** When it expires unless somebody decides: seven days after it was asked for. */
  expires_at: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The approval result.
 */
export interface ApprovalResult {
  /** The status of its answer. */
  status: number;
  /** The `id` of its answer: what was made or changed. */
  id: string | null;
}

/**
 * What `approvals.list` may be asked.
 */
export interface ApprovalsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those in this state. */
  state?: 'pending' | 'approved' | 'rejected' | 'stale' | 'expired';
  /** Only those of this operation. */
  operation?: string;
  /** Only those that this API key or member asked for. */
  asked_by?: string;
  /** Only those asked for then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The attachment.
 */
export interface Attachment {
  /** The identifier. */
  id: string;
  /** What it is known by, once on an invoice. */
  reference: string;
  /** What it is. */
  description?: string;
  /** Where the file is, of a link. */
  url?: string;
  /** Of a file, as all that follows. */
  filename?: string;
  /** Type of the file. */
  media_type?: string;
  /** In bytes. */
  size?: number;
  /** In hexadecimal. */
  sha256?: string;
}

/**
 * A property of an item by its name, such as a color.
 */
export interface Attribute {
  /** The property that the value describes. */
  name: string;
  /** Its value. */
  value: string;
}

/**
 * The audit actor.
 */
export interface AuditActor {
  /** Who caused it. */
  kind: 'user' | 'api_key' | 'system' | NewerValue;
  /** Identifier of the user or API key; null for the service itself. */
  id: string | null;
  /** The name of the user or API key as it is now; null for the service itself. */
  name: string | null;
  /** The door that the request came through: `mcp` for a tool, null for the HTTP API itself. */
  via: string | null;
  /** The version of the limits of the API key that allowed it; null for whoever has no limits. */
  limits_version: number | null;
  /** The version of the limits of the member who made the API key; null for one without limits. */
  maker_limits_version: number | null;
  /** The approval that it was done by; null for what nobody had to approve. */
  approval_id: string | null;
  /** The user who approved it. */
  approved_by: string | null;
}

/**
 * What `audit.anchors` may be asked.
 */
export interface AuditAnchorsQuery {
  /** The `next_cursor` of the page that you have; the answer goes on behind it. */
  before?: number;
  /** How many to return at most. */
  limit?: number;
}

/**
 * The audit entry.
 */
export interface AuditEntry {
  /** The identifier. */
  id: string;
  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. */
  sequence: number | null;
  /** When it was made. */
  created_at: string;
  /** Who did it. */
  actor: AuditActor;
  /** The request that caused it. */
  request_id: string | null;
  /** The rows, in their order; of an event, what changed. */
  data: EventData;
  /** `<object>.<what happened>`: one of the types of `Event`; more may come. */
  type: string;
  /** The network address of the request; null for the service itself. */
  ip: string | null;
  /** The browser or program, as it calls itself. */
  user_agent: string | null;
  /** The session of the user; null for an API key and for the service itself. */
  session_id: string | null;
}

/**
 * What `audit.export_anchors` may be asked.
 */
export interface AuditExportAnchorsQuery {
  /** The number of the first anchor. */
  from?: number;
  /** The number of the last anchor; the newest if absent. */
  to?: number;
}

/**
 * What `audit.export` may be asked.
 */
export interface AuditExportQuery {
  /** The `next_cursor` of the page that you have; the answer goes on behind it. */
  before?: number;
  /** Only events of these types, separated by commas. */
  type?: string;
  /** Only what this user or API key did. */
  actor_id?: string;
  /** Only events about this one thing. */
  object_id?: string;
  /** Only what was done from this address. */
  ip?: string;
  /** Only events since this instant. */
  from?: string;
  /** Only events before this instant. */
  to?: string;
}

/**
 * A page of audits.
 */
export interface AuditList {
  /** The newest first. */
  data: Array<AuditEntry>;
  /** Whether there are more. */
  has_more: boolean;
  /** Ask again with it as `before`; null at the end. */
  next_cursor: string | null;
}

/**
 * What `audit.list` may be asked.
 */
export interface AuditListQuery {
  /** The `next_cursor` of the page that you have; the answer goes on behind it. */
  before?: number;
  /** Only events of these types, separated by commas. */
  type?: string;
  /** Only what this user or API key did. */
  actor_id?: string;
  /** Only events about this one thing. */
  object_id?: string;
  /** Only what was done from this address. */
  ip?: string;
  /** Only events since this instant. */
  from?: string;
  /** Only events before this instant. */
  to?: string;
  /** How many to return at most. */
  limit?: number;
}

/**
 * The audit proof.
 */
export interface AuditProof {
  /** No event was changed, added or removed in what was read. */
  intact: boolean;
  /** How many anchors were checked. */
  anchors: number;
  /** How many events were read. */
  events: number;
  /** The number of the last anchor that was checked; null if there is none. */
  last_number: number | null;
  /** Its hash. Compare it with the one that you got when the anchor was made (`audit.anchored`): whoever rewrites events and anchors alike cannot rewrite that. */
  last_hash: string | null;
  /** How many events no anchor covers yet. */
  unanchored: number;
  /** What was found; at most 100. */
  faults: Array<AnchorFault>;
  /** Ask again with it as `from`: one answer reads about 20000 events. Null at the end. */
  next_from: number | null;
}

/**
 * What `audit.verify` may be asked.
 */
export interface AuditVerifyQuery {
  /** The number of the first anchor. */
  from?: number;
  /** The number of the last anchor; the newest if absent. */
  to?: number;
}

/**
 * An account at a bank that statements are imported for.
 */
export interface BankAccount {
  /** The identifier. */
  id: string;
  /** Counts the changes of the bank account. */
  version: number;
  /** What you call it. */
  name: string;
  /** Of the account. */
  currency: string;
  /** Statements must be of it. */
  iban: string | null;
  /** What the bank knows an account without an IBAN by. */
  account_number: string | null;
  /** That of the bank. */
  bic: string | null;
  /** What each column of its CSV files means, where that is not known. */
  csv_mapping: CsvMapping | null;
  /** Whether an import books by itself what is certain of the lines that it brings. */
  auto_certain: boolean;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `bank_accounts.list` may be asked.
 */
export interface BankAccountsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** Only those with words in name that begin like each of these words. */
  q?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The bank allocation.
 */
export interface BankAllocation {
  /** The invoice that it settles. */
  invoice_id: string;
  /** With how much. */
  amount: number;
  /** What the rest of the invoice is let go as. */
  settle_rest: 'bank_fee' | 'rounding' | 'goodwill' | 'early_payment' | 'none' | NewerValue | null;
}

/**
 * A balance beside the lines that lead to it.
 */
export interface BankBalance {
  /** The statement that says it. */
  bank_statement_id: string;
  /** The day that it closes. */
  day: string;
  /** The balance, as the bank says it. */
  balance: number;
  /** The balance before it, and the lines since. */
  by_lines: number;
  /** What is missing between the balance before it and this one; 0 where nothing is. */
  difference: number;
}

/**
 * A page of bank balances.
 */
export interface BankBalanceList {
  /** The latest 400, the oldest of them first. */
  data: Array<BankBalance>;
}

/**
 * The bank bill.
 */
export interface BankBill {
  /** The bill that it settles. */
  bill_id: string;
  /** With how much. */
  amount: number;
  /** What the supplier lets go for paying early. */
  discount: number | null;
}

/**
 * The bank bill allocation.
 */
export interface BankBillAllocation {
  /** An approved bill or credit note of the supplier. */
  bill_id: string;
  /** How much of what is due, without a sign; that of a credit note adds to the money. */
  amount: number;
  /** What the supplier lets go for paying early: all that is left of the bill then. */
  discount?: number | null;
}

/**
 * An account at a bank.
 */
export interface BankDetails {
  /** Whose account it is, if not the organization’s. */
  account_holder?: string | null;
  /** International Bank Account Number; its check digits are checked. */
  iban?: string | null;
  /** Business Identifier Code of the bank. */
  bic?: string | null;
  /** Name of the bank. */
  bank_name?: string | null;
  /** Number of the account where there is no IBAN. */
  account_number?: string | null;
  /** Number of the bank where there is no IBAN: sort code, ABA number, BSB. */
  routing_number?: string | null;
  /** SEPA creditor identifier, needed for direct debits. */
  creditor_id?: string | null;
}

/**
 * A booked entry of a bank account.
 */
export interface BankLine {
  /** Who paid or was paid. */
  counterparty_name: string | null;
  /** An IBAN, or the number of an account without one. */
  counterparty_iban: string | null;
  /** The bank of that account. */
  counterparty_bic: string | null;
  /** What the payment is for. */
  text: string | null;
  /** The reference that goes from end to end. */
  end_to_end_id: string | null;
  /** The mandate of a direct debit. */
  mandate_id: string | null;
  /** Who collects a direct debit. */
  creditor_id: string | null;
  /** A creditor reference or a QR reference. */
  structured_reference: string | null;
  /** Why it came back, such as MS03. */
  return_reason: string | null;
  /** What was ordered, where that is said. */
  original_amount: string | null;
  /** In which currency. */
  original_currency: string | null;
  /** The identifier. */
  id: string;
  /** Counts the changes of the line. */
  version: number;
  /** The account. */
  bank_account_id: string;
  /** The statement that brought it. */
  bank_statement_id: string;
  /** The line of the file that it begins in. */
  position: number;
  /** The day that it was booked. */
  booked_on: string;
  /** The day that interest counts from. */
  valued_on: string | null;
  /** Money in is above zero, money out below. */
  amount: number;
  /** Of the account. */
  currency: string;
  /** The reference of the bank. */
  bank_reference: string | null;
  /** The batch that it is the sum of. */
  batch_reference: string | null;
  /** Its kind by ISO 20022. */
  bank_code: string | null;
  /** Its kind by the code of German banks. */
  transaction_code: string | null;
  /** What the bank kept of it. */
  charges: number | null;
  /** How many payments it is the sum of, if it is. */
  details_count: number;
  /** How much of it is said what it is. */
  matched_amount: number;
  /** Whether it is to be looked at. */
  state: 'new' | 'held' | 'ignored' | 'matched' | NewerValue;
  /** What can be done with it. */
  available_actions: Array<'hold' | 'ignore' | 'reopen' | 'match' | 'unmatch' | NewerValue>;
  /** Until when it is held. */
  hold_until: string | null;
  /** Why it is held or ignored. */
  note: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** The payments that it is the sum of. */
  details: Array<LineDetail>;
}

/**
 * What events tell of a bank line: nothing that names anybody.
 */
export interface BankLineState {
  /** The identifier. */
  id: string;
  /** Counts the changes of the line. */
  version: number;
  /** The account. */
  bank_account_id: string;
  /** The day that it was booked. */
  booked_on: string;
  /** Money in is above zero, money out below. */
  amount: number;
  /** Of the account. */
  currency: string;
  /** How much of it is said what it is. */
  matched_amount: number;
  /** Whether it is to be looked at. */
  state: 'new' | 'held' | 'ignored' | 'matched' | NewerValue;
  /** Until when it is held. */
  hold_until: string | null;
  /** In `bank_line.matched`, how it came to be: by a request, by booking all that is certain, or by the setting of the bank account; null elsewhere. */
  matched_by: 'request' | 'accept_certain' | 'auto_certain' | NewerValue | null;
}

/**
 * A bank line without the payments that it is the sum of.
 */
export interface BankLineSummary {
  /** Who paid or was paid. */
  counterparty_name: string | null;
  /** An IBAN, or the number of an account without one. */
  counterparty_iban: string | null;
  /** The bank of that account. */
  counterparty_bic: string | null;
  /** What the payment is for. */
  text: string | null;
  /** The reference that goes from end to end. */
  end_to_end_id: string | null;
  /** The mandate of a direct debit. */
  mandate_id: string | null;
  /** Who collects a direct debit. */
  creditor_id: string | null;
  /** A creditor reference or a QR reference. */
  structured_reference: string | null;
  /** Why it came back, such as MS03. */
  return_reason: string | null;
  /** What was ordered, where that is said. */
  original_amount: string | null;
  /** In which currency. */
  original_currency: string | null;
  /** The identifier. */
  id: string;
  /** Counts the changes of the line. */
  version: number;
  /** The account. */
  bank_account_id: string;
  /** The statement that brought it. */
  bank_statement_id: string;
  /** The line of the file that it begins in. */
  position: number;
  /** The day that it was booked. */
  booked_on: string;
  /** The day that interest counts from. */
  valued_on: string | null;
  /** Money in is above zero, money out below. */
  amount: number;
  /** Of the account. */
  currency: string;
  /** The reference of the bank. */
  bank_reference: string | null;
  /** The batch that it is the sum of. */
  batch_reference: string | null;
  /** Its kind by ISO 20022. */
  bank_code: string | null;
  /** Its kind by the code of German banks. */
  transaction_code: string | null;
  /** What the bank kept of it. */
  charges: number | null;
  /** How many payments it is the sum of, if it is. */
  details_count: number;
  /** How much of it is said what it is. */
  matched_amount: number;
  /** Whether it is to be looked at. */
  state: 'new' | 'held' | 'ignored' | 'matched' | NewerValue;
  /** What can be done with it. */
  available_actions: Array<'hold' | 'ignore' | 'reopen' | 'match' | 'unmatch' | NewerValue>;
  /** Until when it is held. */
  hold_until: string | null;
  /** Why it is held or ignored. */
  note: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `bank_lines.list` may be asked.
 */
export interface BankLinesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'booked_on' | '-booked_on';
  /** Only those in this state. */
  state?: 'new' | 'held' | 'ignored' | 'matched';
  /** Only those of this bank account. */
  bank_account_id?: string;
  /** Only those that this statement brought. */
  bank_statement_id?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those of such an amount; together with `currency`, as amounts of two do not compare. As in `amount[gte]`, with gte, gt, lte and lt. */
  amount?: DecimalRange;
  /** Only those booked on these days. As in `booked_on[gte]`, with gte, gt, lte and lt. */
  booked_on?: DateRange;
  /** Only those imported then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The bank match.
 */
export interface BankMatch {
  /** The identifier. */
  id: string;
  /** The line. */
  bank_line_id: string;
  /** What a part of the line is. */
  kind: 'payment' | 'recorded_payment' | 'reversal' | 'refund' | 'recorded_refund' | 'bill_payment' | 'recorded_bill_payment' | 'fee' | 'ignore' | NewerValue;
  /** How much; money that goes out is below zero. */
  amount: number;
  /** The payment. */
  payment_id: string | null;
  /** The refund of the payment. */
  refund_id: string | null;
  /** The credit note that was refunded. */
  credit_note_id: string | null;
  /** The payment to a supplier. */
  bill_payment_id: string | null;
  /** Whether it was recorded with this, so that undoing takes it back. */
  is_made: boolean;
  /** Why, where somebody said so. */
  reason: string | null;
  /** What was proposed, where it was. */
  verdict: 'certain' | 'likely' | 'possible' | NewerValue | null;
  /** What spoke for it then. */
  facts: Array<'recorded' | 'released' | 'returned' | 'reference' | 'number_in_text' | 'due_exact' | 'due_less_discount' | 'sum_exact' | 'part' | 'over' | 'amount_exact' | 'iban_known' | 'name_equal' | 'only_one' | 'rule' | 'rule_certain' | 'iban_of_other' | 'other_number_named' | 'paid_already' | NewerValue>;
  /** `request`: a request said what the line is. `accept_certain`: one had all booked that is certain. `auto_certain`: the setting of the bank account had. */
  matched_by: 'request' | 'accept_certain' | 'auto_certain' | NewerValue;
  /** The rule that it follows; it may be deleted by now. */
  matching_rule_id: string | null;
  /** When it was taken back. */
  undone_at: string | null;
  /** When it was made. */
  created_at: string;
}

/**
 * A page of bank matchs.
 */
export interface BankMatchList {
  /** In their order. */
  data: Array<BankMatch>;
}

/**
 * The bank outcome.
 */
export interface BankOutcome {
  /** What it is. */
  kind: 'payment' | 'recorded_payment' | 'reversal' | 'refund' | 'recorded_refund' | 'bill_payment' | 'recorded_bill_payment' | 'payment_run' | 'fee' | 'ignore' | NewerValue;
  /** How much of the line it is, above zero. */
  amount: number;
  /** Who pays. */
  customer_id: string | null;
  /** What a new payment settles. */
  allocations: Array<BankAllocation>;
  /** The payment on record. */
  payment_id: string | null;
  /** The credit note that was refunded. */
  credit_note_id: string | null;
  /** The supplier who was paid. */
  supplier_id: string | null;
  /** What a new payment to a supplier settles. */
  bills: Array<BankBill>;
  /** The payment to a supplier on record. */
  bill_payment_id: string | null;
  /** The payment run that was executed. */
  payment_run_id: string | null;
  /** Why it has nothing to do with the books, by a rule. */
  reason: string | null;
}

/**
 * The bank proposal.
 */
export interface BankProposal {
  /** `certain` may be booked without a person; if two are certain, none is. */
  verdict: 'certain' | 'likely' | 'possible' | NewerValue;
  /** What speaks for it, and against it. */
  facts: Array<'recorded' | 'released' | 'returned' | 'reference' | 'number_in_text' | 'due_exact' | 'due_less_discount' | 'sum_exact' | 'part' | 'over' | 'amount_exact' | 'iban_known' | 'name_equal' | 'only_one' | 'rule' | 'rule_certain' | 'iban_of_other' | 'other_number_named' | 'paid_already' | NewerValue>;
  /** The same as a sentence. */
  sentence: string;
  /** What the line is. */
  outcomes: Array<BankOutcome>;
  /** The rule that says so. */
  matching_rule_id: string | null;
}

/**
 * A page of bank proposals.
 */
export interface BankProposalList {
  /** The best first. */
  data: Array<BankProposal>;
  /** `several_sums`: more than one choice of invoices comes to the amount, so that none is proposed. `search_ended`: there were too many choices to look at. `several_certain`: more than one was certain. `several_rules`: rules say different things of it, so that none counts. */
  findings: Array<'several_sums' | 'search_ended' | 'several_certain' | 'several_rules' | NewerValue>;
}

/**
 * A bank statement that was imported.
 */
export interface BankStatement {
  /** The account. */
  bank_account_id: string;
  /** The form of the file. */
  kind: 'camt052' | 'camt053' | 'camt054' | 'mt940' | 'csv' | NewerValue;
  /** SHA-256 of the file, in hexadecimal. */
  file_sha256: string;
  /** Its place among the statements of the file, from 1. */
  position: number;
  /** What the bank calls it; banks use it again. */
  statement_id: string | null;
  /** Its number. */
  sequence: string | null;
  /** The day of its first line. */
  from_on: string | null;
  /** The day of its last line. */
  to_on: string | null;
  /** The day of its opening balance, as the bank says it. */
  opening_on: string | null;
  /** The balance before its lines. */
  opening_balance: number | null;
  /** The day of its closing balance. */
  closing_on: string | null;
  /** The balance after its lines. */
  closing_balance: number | null;
  /** Whether no more lines of the closing day follow. */
  is_closing_final: boolean;
  /** Whether its lines were proved to lead from the opening to the closing balance. */
  is_balanced: boolean;
  /** Whether entries that take back another one had the other sign than the form says. */
  is_reversal_turned: boolean;
  /** Lines that it brought. */
  new_lines: number;
  /** Lines that were there before. */
  known_lines: number;
  /** Known lines that it told more of. */
  filled_lines: number;
  /** Entries that were left out: not booked yet, or in another currency. */
  left_out: number;
  /** The identifier. */
  id: string;
  /** Counts the changes of the statement. */
  version: number;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `bank_statements.list` may be asked.
 */
export interface BankStatementsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those of this bank account. */
  bank_account_id?: string;
  /** Only those imported then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The bill.
 */
export interface Bill {
  /** The identifier. */
  id: string;
  /** Counts the changes of the bill. */
  version: number;
  /** In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved one `paid`. */
  status: 'inbox' | 'draft' | 'open' | 'approved' | 'paid' | 'disputed' | 'rejected' | 'void' | NewerValue;
  /** A credit note takes back what bills ask for. */
  kind: 'invoice' | 'credit_note' | NewerValue;
  /** Who sent it; null until that is known. */
  supplier_id: string | null;
  /** The file that it came as. */
  file_id: string | null;
  /** The day that it says it was issued. */
  issue_date: string | null;
  /** The day that it is to be paid by. */
  due_date: string | null;
  /** Of all of its amounts. */
  currency: string | null;
  /** With tax, as the supplier says it. */
  total: number | null;
  /** What is to be paid, as the supplier says it. */
  amount_payable: number | null;
  /** What payments and credit notes have settled of it. */
  amount_paid: number | null;
  /** What the supplier has let go for paying early. */
  amount_discounted: number | null;
  /** What is still to be paid of it. */
  amount_due: number | null;
  /** The payment run that is to pay it, while that is open. */
  payment_run_id: string | null;
  /** When it was last opened. */
  opened_at: string | null;
  /** When it was approved, if it is. */
  approved_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What can be done with it. */
  available_actions: Array<'update' | 'delete' | 'open' | 'approve' | 'dispute' | 'reject' | 'void' | NewerValue>;
  /** How the supplier was found. */
  supplier_match: BillSupplierMatch | null;
  /** The number that the supplier gave it. */
  supplier_number: string | null;
  /** The day that it came. */
  received_on: string;
  /** Without tax, as the supplier says it. */
  subtotal: number | null;
  /** The tax, as the supplier says it. */
  tax_total: number | null;
  /** The tax by category and rate, as the supplier says it. */
  tax_breakdown: Array<BillTaxGroup>;
  /** Who sent it, as the document says. */
  seller: BillParty | null;
  /** Who is to pay, as the document says. */
  buyer: BillParty | null;
  /** Where it is to be paid to. */
  payment: BillPayment;
  /** The order that it is for. */
  order_reference: string | null;
  /** Where its sums do not fit each other. */
  differences: Array<BillDifference>;
  /** What you should know of it, the gravest first. */
  findings: Array<BillFinding>;
  /** What somebody has looked at and let pass. */
  accepted_findings: Array<AcceptedFinding>;
  /** Who opened it last: a user or an API key. */
  opened_by: string | null;
  /** Who approved it, if it is approved. */
  approved_by: string | null;
  /** Why it was rejected, disputed or made void. */
  reason: string | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** What it is for, where the document could be read. */
  lines: Array<BillLine>;
}

/**
 * The bill allocation.
 */
export interface BillAllocation {
  /** What is settled. */
  bill_id: string;
  /** How much of it, without a sign. */
  amount: number;
  /** What the supplier has let go for paying early. */
  discount: number;
  /** Whether it is credit, which adds to the money of the payment. */
  is_credit: boolean;
  /** Since when. */
  created_at: string;
}

/**
 * The bill approval.
 */
export interface BillApproval {
  /** Bills of more than this, with tax, need a second person; null if none do. */
  approval_above: number | null;
  /** The currency of that amount. */
  currency: string | null;
}

/**
 * The bill approval change.
 */
export interface BillApprovalChange {
  /** Bills of more than this, with tax, need a second person; null if none do. */
  approval_above: number | null;
  /** The currency of that amount. */
  currency: string | null;
  /** The identifier. */
  id: string;
}

/**
 * The bill difference.
 */
export interface BillDifference {
  /** The sum that does not fit its parts. */
  what: 'lines' | 'subtotal' | 'tax_breakdown' | 'tax_total' | 'total' | 'amount_payable' | NewerValue;
  /** The place in tax_breakdown, from 0. */
  at: number | null;
  /** As the supplier says it. */
  given: number;
  /** By the parts. */
  computed: number;
  /** The one without the other. */
  difference: number;
  /** The rule of EN 16931 that it breaks. */
  rule: string;
}

/**
 * The bill facts.
 */
export interface BillFacts {
  /** The identifier. */
  id: string;
  /** Counts the changes of the bill. */
  version: number;
  /** In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved one `paid`. */
  status: 'inbox' | 'draft' | 'open' | 'approved' | 'paid' | 'disputed' | 'rejected' | 'void' | NewerValue;
  /** A credit note takes back what bills ask for. */
  kind: 'invoice' | 'credit_note' | NewerValue;
  /** Who sent it; null until that is known. */
  supplier_id: string | null;
  /** The file that it came as. */
  file_id: string | null;
  /** The day that it says it was issued. */
  issue_date: string | null;
  /** The day that it is to be paid by. */
  due_date: string | null;
  /** Of all of its amounts. */
  currency: string | null;
  /** With tax, as the supplier says it. */
  total: number | null;
  /** What is to be paid, as the supplier says it. */
  amount_payable: number | null;
  /** What payments and credit notes have settled of it. */
  amount_paid: number | null;
  /** What the supplier has let go for paying early. */
  amount_discounted: number | null;
  /** What is still to be paid of it. */
  amount_due: number | null;
  /** The payment run that is to pay it, while that is open. */
  payment_run_id: string | null;
  /** When it was last opened. */
  opened_at: string | null;
  /** When it was approved, if it is. */
  approved_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The bill finding.
 */
export interface BillFinding {
  /** What was found. */
  code: 'unknown_supplier' | 'number_missing' | 'issue_date_missing' | 'new_bank_details' | 'sums_differ' | 'rules_broken' | 'sums_rounded' | 'similar_number' | 'not_addressed_to_us' | 'issued_in_future' | 'issued_long_ago' | NewerValue;
  /** A bill with one that stops it is opened only when that is put right or accepted. */
  severity: 'stop' | 'warn' | 'info' | NewerValue;
  /** The field that it is about. */
  pointer: string;
  /** What it means, and what to do. */
  detail: string;
  /** The rule of a standard that is broken. */
  rule: string | null;
}

/**
 * The bill line.
 */
export interface BillLine {
  /** What it is for. */
  description: string | null;
  /** How much. */
  quantity: number | null;
  /** Code of UN/ECE Recommendation 20 or 21. */
  unit: string | null;
  /** Of a unit, without tax. */
  price: number | null;
  /** What the line comes to, without tax. */
  net: number | null;
  /** Category of its tax. */
  category: string | null;
  /** Rate of its tax. */
  rate: number | null;
}

/**
 * The bill party.
 */
export interface BillParty {
  /** Its name. */
  name: string | null;
  /** Its VAT identification number. */
  vat_id: string | null;
  /** Entry in a register, or tax number. */
  registration: string | null;
  /** Where it is. */
  country: string | null;
}

/**
 * The bill payment.
 */
export interface BillPayment {
  /** The account. */
  iban: string | null;
  /** Its bank. */
  bic: string | null;
  /** Whose account it is. */
  account_holder: string | null;
  /** What the payment has to say. */
  reference: string | null;
}

/**
 * What `bill_payments.list` may be asked.
 */
export interface BillPaymentsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'paid_on' | '-paid_on';
  /** Only those in this state. */
  status?: 'recorded' | 'reversed';
  /** Only those to this supplier. */
  supplier_id?: string;
  /** Only those that settle this bill, or did before they were reversed. */
  bill_id?: string;
  /** Only those that went out on these days. As in `paid_on[gte]`, with gte, gt, lte and lt. */
  paid_on?: DateRange;
  /** Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The bill reason.
 */
export interface BillReason {
  /** Why. */
  reason: string;
}

/**
 * What a list shows of the bill.
 */
export interface BillSummary {
  /** The identifier. */
  id: string;
  /** Counts the changes of the bill. */
  version: number;
  /** In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved one `paid`. */
  status: 'inbox' | 'draft' | 'open' | 'approved' | 'paid' | 'disputed' | 'rejected' | 'void' | NewerValue;
  /** A credit note takes back what bills ask for. */
  kind: 'invoice' | 'credit_note' | NewerValue;
  /** Who sent it; null until that is known. */
  supplier_id: string | null;
  /** The file that it came as. */
  file_id: string | null;
  /** The day that it says it was issued. */
  issue_date: string | null;
  /** The day that it is to be paid by. */
  due_date: string | null;
  /** Of all of its amounts. */
  currency: string | null;
  /** With tax, as the supplier says it. */
  total: number | null;
  /** What is to be paid, as the supplier says it. */
  amount_payable: number | null;
  /** What payments and credit notes have settled of it. */
  amount_paid: number | null;
  /** What the supplier has let go for paying early. */
  amount_discounted: number | null;
  /** What is still to be paid of it. */
  amount_due: number | null;
  /** The payment run that is to pay it, while that is open. */
  payment_run_id: string | null;
  /** When it was last opened. */
  opened_at: string | null;
  /** When it was approved, if it is. */
  approved_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What can be done with it. */
  available_actions: Array<'update' | 'delete' | 'open' | 'approve' | 'dispute' | 'reject' | 'void' | NewerValue>;
  /** How the supplier was found. */
  supplier_match: BillSupplierMatch | null;
  /** The number that the supplier gave it. */
  supplier_number: string | null;
  /** The day that it came. */
  received_on: string;
  /** Without tax, as the supplier says it. */
  subtotal: number | null;
  /** The tax, as the supplier says it. */
  tax_total: number | null;
  /** The tax by category and rate, as the supplier says it. */
  tax_breakdown: Array<BillTaxGroup>;
  /** Who sent it, as the document says. */
  seller: BillParty | null;
  /** Who is to pay, as the document says. */
  buyer: BillParty | null;
  /** Where it is to be paid to. */
  payment: BillPayment;
  /** The order that it is for. */
  order_reference: string | null;
  /** Where its sums do not fit each other. */
  differences: Array<BillDifference>;
  /** What you should know of it, the gravest first. */
  findings: Array<BillFinding>;
  /** What somebody has looked at and let pass. */
  accepted_findings: Array<AcceptedFinding>;
  /** Who opened it last: a user or an API key. */
  opened_by: string | null;
  /** Who approved it, if it is approved. */
  approved_by: string | null;
  /** Why it was rejected, disputed or made void. */
  reason: string | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
}

/**
 * The bill supplier match.
 */
export interface BillSupplierMatch {
  /** Who it is, or may be. */
  supplier_id: string;
  /** What led there. */
  by: 'vat_id' | 'iban' | NewerValue;
  /** Whether the bill was given to this supplier; else it is a choice of yours. */
  certain: boolean;
}

/**
 * The bill tax group.
 */
export interface BillTaxGroup {
  /** Category of UNTDID 5305. */
  category: string;
  /** As a percentage. */
  rate: number | null;
  /** What the tax is due on. */
  taxable: number;
  /** The tax. */
  tax: number;
}

/**
 * The bill unallocation.
 */
export interface BillUnallocation {
  /** A bill that it settles, and shall settle no longer. */
  bill_id: string;
}

/**
 * What `bills.list` may be asked.
 */
export interface BillsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'issue_date' | '-issue_date' | 'due_date' | '-due_date';
  /** Only those in this state. */
  status?: 'inbox' | 'draft' | 'open' | 'approved' | 'paid' | 'disputed' | 'rejected' | 'void';
  /** Only those of this supplier. */
  supplier_id?: string;
  /** Only those with this number of their supplier. */
  supplier_number?: string;
  /** Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt. */
  issue_date?: DateRange;
  /** Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt. */
  due_date?: DateRange;
  /** Only those that came then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The customer as it was when the document was issued.
 */
export interface Buyer {
  /** Name that is used every day, where it is another one. */
  trading_name?: string;
  /** Identifiers by schemes of ISO 6523, such as a GLN. */
  identifiers?: Array<Identifier>;
  /** The entry in a register of companies. */
  legal_registration?: Identifier;
  /** Where electronic invoices go, by a scheme of the EAS list. */
  electronic_address?: ElectronicAddress;
  /** Who is asked about the document. */
  contact?: ContactPerson;
  /** The name. */
  name: string;
  /** The e-mail address. */
  email: string | null;
  /** Where the invoice goes. */
  billing_address: Address | null;
  /** Where the goods go. */
  shipping_address: Address | null;
  /** The tax numbers. */
  tax_ids: Array<TaxId>;
  /** Of invoices that have none of their own. */
  buyer_reference?: string;
  /** Of invoices that have none of their own. */
  buyer_accounting_reference?: string;
  /** Language of the documents, BCP 47. */
  locale?: string;
  /** What the documents are written and checked as. */
  document_format?: string;
}

/**
 * The amounts of an invoice that is not stored.
 */
export interface CalculatedInvoice {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What the customer withholds. */
  withholdings: Array<Withholding>;
  /** Its sum. */
  withholding_total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  /** What payments have settled so far. */
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name as it is now. */
  customer_name: string;
  /** The day on which it was issued. */
  issue_date: string | null;
  /** The last day to pay. */
  due_date: string;
  /** The instalments; null where it is paid at once. */
  payment_plan: Array<PlannedInstalment> | null;
  /** The lines, in their order. */
  items: Array<CalculatedItem>;
}

/**
 * A line of an invoice that is not stored, with its amounts.
 */
export interface CalculatedItem {
  /** The identifier of the product. */
  product_id: string;
  /** The product’s name when the line was written. */
  product_name: string;
  /** What it is, for people to read. */
  description: string | null;
  /** How much of it. */
  quantity: number;
  /** What the quantity counts, as the product had it when the line was written. */
  unit: Unit | null;
  /** Unit price; with tax where prices include it. */
  price: number;
  /** Where the price comes from; left out where the request named it. */
  price_source?: PriceSource;
  /** How many units the price is for. */
  price_base_quantity: number;
  /** Tax rate of this line as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  gross: number;
  /** Taken off the line. */
  discounts: Array<AppliedAdjustment>;
  /** Added to the line. */
  charges: Array<AppliedAdjustment>;
  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  net: number;
  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  taxable: number;
}

/**
 * The calculated quote.
 */
export interface CalculatedQuote {
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the quote’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the quote’s own charges, without tax. */
  charge_total: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** Subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name when it was written. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole quote. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole quote. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** The lines, in their order. */
  items: Array<CalculatedQuoteItem>;
}

/**
 * The calculated quote item.
 */
export interface CalculatedQuoteItem {
  /** The identifier of the product. */
  product_id: string;
  /** The product’s name when the line was written. */
  product_name: string;
  /** What it is, for people to read. */
  description: string | null;
  /** How much of it. */
  quantity: number;
  /** What the quantity counts, as the product had it when the line was written. */
  unit: Unit | null;
  /** Unit price; with tax where prices include it. */
  price: number;
  /** Where the price comes from; left out where the request named it. */
  price_source?: PriceSource;
  /** How many units the price is for. */
  price_base_quantity: number;
  /** Tax rate of this line as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  gross: number;
  /** Taken off the line. */
  discounts: Array<AppliedAdjustment>;
  /** Added to the line. */
  charges: Array<AppliedAdjustment>;
  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  net: number;
  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  taxable: number;
  /** Whether the customer may leave it out. */
  optional: boolean;
  /** One of the lines with this name holds. */
  group: string | null;
  /** Whether it is part of the totals. */
  chosen: boolean;
}

/**
 * How the amounts of an invoice came to be, step by step.
 */
export interface Calculation {
  /** The identifier of the invoice. */
  invoice_id: string;
  /** The version of the invoice. */
  version: number;
  /** The state that it is in. */
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | NewerValue;
  /** Of all amounts here. */
  currency: string;
  /** Whether tax is rounded per line or per document. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Every step, in the order in which it was taken. */
  steps: Array<CalculationStep>;
}

/**
 * The part of an amount that falls to a line or to a tax group.
 */
export interface CalculationShare {
  /** To whom it was given. */
  scope: string;
  /** Before rounding; `…` where it goes on. */
  exact: string;
  /** How much, in the currency of the document. */
  amount: number;
}

/**
 * One step of a calculation.
 */
export interface CalculationStep {
  /** Which kind of step, for programs. */
  step: 'line_gross' | 'line_discount' | 'line_charge' | 'line_amount' | 'document_discount' | 'document_charge' | 'group_shares' | 'line_shares' | 'group_sum' | 'lines_without_tax' | 'line_net' | 'line_nets' | 'line_taxable' | 'line_taxables' | 'group_taxable' | 'line_tax' | 'group_tax' | 'tax_difference' | 'adjustment_nets' | 'subtotal' | 'discount_total' | 'charge_total' | 'taxable_total' | 'tax_total' | 'total' | 'withholding_base' | 'withholding' | 'payable_rounding' | 'amount_due' | NewerValue;
  /** What it is about: a line, a discount or charge, a tax group, or the document. */
  scope: string;
  /** What it is called. */
  title: string;
  /** The rules of EN 16931 behind it. */
  rules: Array<string>;
  /** With the numbers that went in. */
  formula: string;
  /** Before rounding; `…` where it goes on. Null: nothing is rounded, or it is the sum of the shares. */
  exact: string | null;
  /** Half up is away from zero; by largest remainder, all shares add up to the result. */
  rounding: 'none' | 'half-up' | 'largest-remainder' | NewerValue;
  /** The amount that this step comes to. */
  result: number;
  /** Who was given which part of the result. */
  shares: Array<CalculationShare>;
}

/**
 * Which refund did not take place.
 */
export interface CancelRefund {
  /** The refund that did not take place. */
  refund_id: string;
}

/**
 * The certificate.
 */
export interface Certificate {
  /** What it is called by. */
  number: string;
  /** Its day. */
  date: string;
  /** What it confirms of this invoice. */
  amount: number;
}

/**
 * The certificate details.
 */
export interface CertificateDetails {
  /** What it is called by. */
  number: string;
  /** Its day. */
  date: string;
  /** What it confirms of this invoice. */
  amount: number;
}

/**
 * The change email.
 */
export interface ChangeEmail {
  /** The address to sign in with from now on. */
  email: string;
}

/**
 * The change import.
 */
export interface ChangeImport {
  /** The header of the column for each field, or its place, such as `#5`, from 1. A field is named by its path, such as `billing_address.city`, `tax_ids.0.value`, `items.0.price` or `metadata.NAME`. Columns without a field are not read. If not given, columns are found by their headers. */
  mapping?: Record<string, string> | null;
  /** The encoding of the file; found if not given. */
  encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp437' | null;
  /** What stands between two values of the file; found if not given. */
  delimiter?: ',' | ';' | '	' | '|' | null;
  /** The decimal sign of numbers in the file; found if not given. */
  decimal_sign?: ',' | '.' | null;
  /** The order of year, month and day in dates that do not begin with the year; found if not given. */
  date_order?: 'ymd' | 'dmy' | 'mdy' | null;
  /** What becomes of a row whose `external_id` or `sku` is there: it is left (by default), or what the row gives is changed. Invoices are never changed. */
  existing?: 'leave' | 'change' | null;
  /** What becomes of a row without such an identifier when there is one of the same name: it is created (by default), or left. */
  alike?: 'create' | 'leave' | null;
  /** Whether rows that break a rule stop the import (by default), or are left out. */
  faulty?: 'stop' | 'leave' | null;
  /** Whom invoices may be of: customers who are there (by default), found by `customer_external_id`, else by `customer_name`; or others too, who are created then. */
  customers?: 'existing' | 'create' | null;
}

/**
 * The password as it is, and as it is to be.
 */
export interface ChangePassword {
  /** The password as it is now. */
  current_password: string;
  /** The new password: 8 to 128 characters of any kind, but none of the common ones. */
  new_password: string;
}

/**
 * What checked the document, and by which rules.
 */
export interface CheckedBy {
  /** The name. */
  name: string;
  /** Rules with their versions. */
  rules: string;
  /** Countries of the parties whose national rules are among them. */
  countries: Array<string>;
  /** Countries of the parties whose national rules are not checked; `valid` says nothing of them. */
  countries_not_checked: Array<string>;
}

/**
 * The chosen item.
 */
export interface ChosenItem {
  /** A line of the quote. */
  quote_item_id: string;
}

/**
 * What an item is in a public scheme, such as CPV.
 */
export interface Classification {
  /** The identifier itself. */
  value: string;
  /** Whose identifier it is, as a code of the list that the field names: 0088 is a GLN. */
  scheme?: string | null;
  /** Version of the classification. */
  version?: string | null;
}

/**
 * The clock.
 */
export interface Clock {
  /** Whether the books count, or are for trying. */
  mode: 'live' | 'test' | NewerValue;
  /** The instant that the books go by. */
  now: string;
  /** The day of the books, in the time zone of the organization. */
  today: string;
  /** That of the organization, an IANA name. */
  time_zone: string;
  /** How many seconds the clock is ahead of real time. Always 0 for live books. */
  ahead_seconds: number;
}

/**
 * The confirm.
 */
export interface Confirm {
  /** The password, of a user without a second factor. */
  password?: string | null;
  /** The six digits that the authenticator app shows. Blanks and dashes between them are ignored. */
  code?: string | null;
  /** A recovery code, in place of a code of the app. Each works once. */
  recovery_code?: string | null;
}

/**
 * The confirm email.
 */
export interface ConfirmEmail {
  /** The token of the link. */
  token: string;
}

/**
 * The confirm second factor.
 */
export interface ConfirmSecondFactor {
  /** The six digits that the authenticator app shows. Blanks and dashes between them are ignored. */
  code: string;
}

/**
 * The confirmation.
 */
export interface Confirmation {
  /** Until then, sensitive operations do not ask again. */
  confirmed_until: string;
}

/**
 * A person at a customer.
 */
export interface Contact {
  /** Name of the person. */
  name: string;
  /** E-mail address of the person. */
  email?: string | null;
  /** Telephone number of the person. */
  phone?: string | null;
  /** What the person does. */
  role?: string | null;
  /** Whether invoices are sent to this person; documents name the first one. */
  receives_invoices?: boolean | null;
  /** What else is sent to this person. What nobody receives goes to those who receive invoices, else to the address of the customer. */
  receives?: Array<'quotes' | 'reminders' | 'statements' | 'receipts' | NewerValue> | null;
}

/**
 * Whom the other side can ask.
 */
export interface ContactPerson {
  /** Person or department. */
  name?: string | null;
  /** E-mail address; else that of the organization. */
  email?: string | null;
  /** Telephone number; else that of the organization. */
  phone?: string | null;
}

/**
 * The invoice that is to count in place of another one.
 */
export interface CorrectInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
  prepaid_amount?: number | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** What the credit note says, if one is needed; else other. */
  reason?: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other' | null;
}

/**
 * What a correction made: what took the invoice back, and the one that counts.
 */
export interface Correction {
  /** How it was corrected. */
  path: 'edited' | 'voided_and_reissued' | 'credited_and_reissued' | NewerValue;
  /** The invoice that counts now. */
  invoice: Invoice;
  /** The invoice that it stands in for; absent when a draft was edited. */
  corrected_invoice?: Invoice;
  /** What took back the rest of that invoice, if that was needed. */
  credit_note?: CreditNote;
}

/**
 * What a new allocation is made of.
 */
export interface CreateAllocation {
  /** The invoice that is settled; of the same customer and currency. */
  invoice_id: string;
  /** How much of it; never more than is due. */
  amount: number;
  /** Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than `settling` of the organization allows, and says why: a bank kept it, a difference of cents, or goodwill. The latter two lower turnover and tax. `early_payment` takes a discount although the money came late, and `none` leaves the rest due, even in time. Without it, a discount for paying early settles the rest where it asks for that amount. */
  settle_rest?: 'bank_fee' | 'rounding' | 'goodwill' | 'early_payment' | 'none' | null;
}

/**
 * What a new api key is made of.
 */
export interface CreateApiKey {
  /** What the key is for. */
  name: string;
  /** What the key may do, at least one thing; without this field it may do everything that a key can. events:write and reports:write open nothing yet. */
  scopes?: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'credit_notes:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | 'messages:read' | 'messages:write' | 'audit:read' | 'quotes:read' | 'quotes:write' | 'bank_accounts:read' | 'bank_accounts:write' | 'price_lists:read' | 'price_lists:write' | 'purchases:read' | 'purchases:write' | 'suppliers:read' | 'suppliers:write' | 'purchases:approve' | 'imports:read' | 'imports:write' | 'approvals:read'> | null;
  /** When the key ends by itself; never without it. */
  expires_at?: string | null;
  /** From where the key may be used; from everywhere without it. */
  allowed_ips?: Array<string> | null;
  /** What the key may not go beyond, besides its scopes; without this field nothing narrows it. */
  limits?: KeyLimits | null;
}

/**
 * What a new attachment is made of.
 */
export interface CreateAttachment {
  /** What the attachment is known by, once on an invoice. */
  reference: string;
  /** What it is. */
  description?: string | null;
  /** Name of the file, needed with content. */
  filename?: string | null;
  /** Type of the file, needed with content. */
  media_type?: 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' | 'application/vnd.oasis.opendocument.spreadsheet' | null;
  /** The file in base64: at most 5 MB of it, and 10 MB of all files of an invoice. */
  content?: string | null;
  /** Where the file is, in place of content. */
  url?: string | null;
}

/**
 * A bank account, and its currency.
 */
export interface CreateBankAccount {
  /** What you call it. */
  name: string;
  /** Statements must be of it. */
  iban?: string | null;
  /** What the bank knows an account without an IBAN by. */
  account_number?: string | null;
  /** That of the bank. */
  bic?: string | null;
  /** What each column of the CSV files of this bank means, where it is not known. */
  csv_mapping?: CsvMapping | null;
  /** Whether an import books by itself what is certain of the lines that it brings; false if not given. Turning it on needs the scope `payments:write`. */
  auto_certain?: boolean | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** It cannot be changed. */
  currency: string;
}

/**
 * What a new bill is made of.
 */
export interface CreateBill {
  /** The file that it came as. Without `total`, an electronic invoice is read, also out of a PDF. */
  file_id?: string | null;
  /** Who sent it. An electronic invoice tells it by its VAT number. */
  supplier_id?: string | null;
  /** An invoice, unless it takes something back. */
  kind?: 'invoice' | 'credit_note' | null;
  /** The number that the supplier gave it. */
  supplier_number?: string | null;
  /** The day that it says it was issued. */
  issue_date?: string | null;
  /** The day that it came; today if not given. */
  received_on?: string | null;
  /** The day that it is to be paid by. */
  due_date?: string | null;
  /** Of all of its amounts; else that of the organization. */
  currency?: string | null;
  /** Without tax. */
  subtotal?: number | null;
  /** The tax. */
  tax_total?: number | null;
  /** With tax. */
  total?: number | null;
  /** What is to be paid; the total if not given. */
  amount_payable?: number | null;
  /** The tax by category and rate. */
  tax_breakdown?: Array<CreateBillTaxGroup> | null;
  /** Where it is to be paid to. */
  payment?: CreateBillPayment | null;
  /** The order that it is for. */
  order_reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What a new bill allocation is made of.
 */
export interface CreateBillAllocation {
  /** An approved bill or credit note of the supplier. */
  bill_id: string;
  /** How much of what is due, without a sign. That of a credit note adds to the money of the payment. */
  amount: number;
  /** What the supplier lets go for paying early: all that is left of the bill then. */
  discount?: number | null;
}

/**
 * What a new bill payment is made of.
 */
export interface CreateBillPayment {
  /** The account, as the bill says it; it is kept even if it is no IBAN. */
  iban?: string | null;
  /** Its bank, outside of SEPA. */
  bic?: string | null;
  /** Whose account it is. */
  account_holder?: string | null;
  /** What the payment has to say. */
  reference?: string | null;
}

/**
 * What a new bill tax group is made of.
 */
export interface CreateBillTaxGroup {
  /** Category of UNTDID 5305. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M';
  /** As a percentage; none if it is not taxed. */
  rate?: number | null;
  /** What the tax is due on. */
  taxable: number;
  /** The tax. */
  tax: number;
}

/**
 * What a new credit note is made of.
 */
export interface CreateCreditNote {
  /** Why it is taken back. */
  reason: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other';
  /** What is taken back; all that is left of the invoice when it is not said. */
  items?: Array<CreateCreditNoteItem> | null;
  /** Today when it is not said; not before the invoice, nor before the last credit note. */
  issue_date?: string | null;
  /** What is printed for the customer. */
  message?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What becomes of the part that nothing is due for any more: credit for other invoices, or refunded already. */
  settlement?: 'customer_credit' | 'refunded' | null;
}

/**
 * What a new credit note item is made of.
 */
export interface CreateCreditNoteItem {
  /** The item of the invoice; else the amount is of a tax rate. */
  item_id?: string | null;
  /** How much of the item; without an amount, it is credited in proportion. Else all that is left of it. */
  quantity?: number | null;
  /** How much, without tax; required without an item. Below zero for an item below zero. */
  amount?: number | null;
  /** A tax rate of the invoice; required without an item, else that of the item. */
  tax_rate?: number | null;
  /** Required when the invoice has several of this rate. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What is printed; else the name of the item. Required without an item. */
  description?: string | null;
}

/**
 * What a new customer is made of.
 */
export interface CreateCustomer {
  /** Name of the company or person. */
  name: string;
  /** E-mail address for documents. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where invoices go. */
  billing_address?: Address | null;
  /** Where goods go. */
  shipping_address?: Address | null;
  /** People at the customer. */
  contacts?: Array<Contact> | null;
  /** Currency of new documents; else the organization’s. */
  currency?: string | null;
  /** Language of documents, BCP 47. */
  locale?: string | null;
  /** When invoices are due; else the organization’s terms. */
  payment_terms?: PaymentTerms | null;
  /** The price list that gives prices to lines that name none; else the products’ own prices. */
  price_list_id?: string | null;
  /** Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued, the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization says. */
  apply_credit?: 'off' | 'oldest_first' | null;
  /** What the customer withholds of invoices that say nothing of it. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Whether and why no tax is due. */
  tax_exemption?: 'none' | 'exempt' | 'reverse_charge' | null;
  /** Name that the customer is known by, if documents are to say it beside the name. */
  trading_name?: string | null;
  /** What the customer is known by, such as a GLN (scheme 0088). */
  identifiers?: Array<Identifier> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where electronic invoices are delivered to, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
  buyer_reference?: string | null;
  /** Where the customer books invoices, unless an invoice says it. */
  buyer_accounting_reference?: string | null;
  /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
  document_format?: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | null;
  /** Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds (off). */
  reminders?: 'default' | 'off' | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What a new data export is made of.
 */
export interface CreateDataExport {
  /** `ndjson` by default: one JSON object per line, exact and complete. `csv` is for spreadsheets. */
  format?: 'ndjson' | 'csv' | null;
  /** What separates the values of a line of CSV; `,` by default. */
  delimiter?: ',' | ';' | null;
  /** The decimal sign of numbers in CSV; `.` by default. */
  decimal_sign?: '.' | ',' | null;
  /** The kinds of rows; all by default. */
  kinds?: Array<'organizations' | 'users' | 'memberships' | 'invitations' | 'api_keys' | 'api_key_addresses' | 'member_day_uses' | 'api_key_day_uses' | 'customers' | 'products' | 'price_lists' | 'price_list_entries' | 'number_series' | 'invoices' | 'invoice_items' | 'invoice_deductions' | 'invoice_settlements' | 'invoice_attachments' | 'invoice_links' | 'credit_notes' | 'credit_note_items' | 'credit_note_allocations' | 'credit_note_refunds' | 'payments' | 'payment_allocations' | 'payment_refunds' | 'quotes' | 'invoice_templates' | 'recurring_invoices' | 'recurring_runs' | 'bank_accounts' | 'bank_statements' | 'bank_lines' | 'bank_matches' | 'matching_rules' | 'suppliers' | 'received_files' | 'bills' | 'bill_payments' | 'bill_payment_allocations' | 'payment_runs' | 'payment_run_items' | 'issued_documents' | 'issued_files' | 'document_settings' | 'logos' | 'reminder_policies' | 'reminders' | 'mail_settings' | 'mail_templates' | 'messages' | 'message_attempts' | 'message_files' | 'suppressed_addresses' | 'webhook_endpoints' | 'webhook_deliveries' | 'webhook_attempts' | 'events' | 'event_feed' | 'event_anchors' | 'erasures' | 'approvals' | 'data_exports' | 'imports' | 'import_rows'> | null;
  /** Whether the originals of issued documents (PDF, XML), attachments, files of mails and logos are in it; not by default. */
  with_files?: boolean | null;
}

/**
 * What a new dry run is made of.
 */
export interface CreateDryRun {
  /** The operation to try, as this reference calls it: every one that writes, except what the guide to dry runs lists. */
  operation: string;
  /** What stands in its path: the identifier of the one thing that it is about, or the name of a template. */
  id?: string | null;
  /** Its query parameters. */
  query?: Record<string, string> | null;
  /** Its body, as it would be sent. */
  body?: Record<string, unknown> | null;
  /** Its header If-Match: the version that it may change. */
  if_match?: string | null;
}

/**
 * What a new import is made of.
 */
export interface CreateImport {
  /** The header of the column for each field, or its place, such as `#5`, from 1. A field is named by its path, such as `billing_address.city`, `tax_ids.0.value`, `items.0.price` or `metadata.NAME`. Columns without a field are not read. If not given, columns are found by their headers. */
  mapping?: Record<string, string> | null;
  /** The encoding of the file; found if not given. */
  encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp437' | null;
  /** What stands between two values of the file; found if not given. */
  delimiter?: ',' | ';' | '	' | '|' | null;
  /** The decimal sign of numbers in the file; found if not given. */
  decimal_sign?: ',' | '.' | null;
  /** The order of year, month and day in dates that do not begin with the year; found if not given. */
  date_order?: 'ymd' | 'dmy' | 'mdy' | null;
  /** What becomes of a row whose `external_id` or `sku` is there: it is left (by default), or what the row gives is changed. Invoices are never changed. */
  existing?: 'leave' | 'change' | null;
  /** What becomes of a row without such an identifier when there is one of the same name: it is created (by default), or left. */
  alike?: 'create' | 'leave' | null;
  /** Whether rows that break a rule stop the import (by default), or are left out. */
  faulty?: 'stop' | 'leave' | null;
  /** Whom invoices may be of: customers who are there (by default), found by `customer_external_id`, else by `customer_name`; or others too, who are created then. */
  customers?: 'existing' | 'create' | null;
  /** What the rows are. */
  kind: 'customers' | 'products' | 'invoices';
  /** A file of values (CSV) in base64, up to 5 MB and 10,000 rows. */
  content?: string | null;
  /** Rows in place of a file, up to 1,000: each with the fields that creating a customer or product takes, or with those of an invoice of before (`ImportedInvoice`). What breaks a rule becomes a finding. */
  rows?: Array<Record<string, unknown>> | null;
  /** Where they come from, such as the program of before. Bringing the same along again adds nothing. */
  source?: string | null;
}

/**
 * What a new invitation is made of.
 */
export interface CreateInvitation {
  /** Whom to invite. */
  email: string;
  /** What the member will be allowed to do. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor';
  /** When the membership will end by itself; never without it. An auditor needs one. */
  expires_at?: string | null;
}

/**
 * What a new invoice is made of.
 */
export interface CreateInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
  prepaid_amount?: number | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** Issues the invoice at once, instead of keeping a draft. */
  finalize?: boolean | null;
  /** Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where the organization’s settings for documents say so. */
  require?: Array<'ubl' | 'cii' | 'factur_x' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * What a new invoice item is made of.
 */
export interface CreateInvoiceItem {
  /** What is printed above the line. Electronic invoices say it in the note of the line. */
  above?: Array<TextAbove> | null;
  /** What is printed below it, one subtotal at most. No amount depends on either. */
  below?: Array<TextBelow> | null;
  /** A note on the line. */
  note?: string | null;
  /** The buyer’s article number. */
  buyer_item_id?: string | null;
  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
  standard_id?: Identifier | null;
  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
  classifications?: Array<Classification> | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  origin_country?: string | null;
  /** Further properties of the article, such as its colour. */
  attributes?: Array<Attribute> | null;
  /** Line of the buyer’s order. */
  order_line_reference?: string | null;
  /** Where the buyer books the line. */
  buyer_accounting_reference?: string | null;
  /** What the line is about, such as a meter; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** The days that the line invoices. */
  service_period?: Period | null;
  /** Price before its discount; less `price_discount` it must be the price. */
  list_price?: number | null;
  /** What is taken off the list price. */
  price_discount?: number | null;
  /** Whether `withholdings` are taken from it, too. */
  withholdable?: boolean | null;
  /** The product that is sold. */
  product_id: string;
  /** How much of it; a negative quantity is a return. */
  quantity: number;
  /** Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the customer’s price list on the issue date, else of the product. The answer says which, in `price_source`. */
  price?: number | null;
  /** How many units the price is for; else one. */
  price_base_quantity?: number | null;
  /** What the quantity counts; else the product’s unit. */
  unit?: Unit | null;
  /** Tax rate of this line as a percentage; else the invoice’s. */
  tax_rate?: number | null;
  /** Tax category of EN 16931 of this line; all but S, L and M have the rate 0. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
  /** Taken off the line, each from quantity times price and rounded by itself, never from what another one left. */
  discounts?: Array<Adjustment> | null;
  /** Added to the line, each to quantity times price and rounded by itself. */
  charges?: Array<Adjustment> | null;
  /** What is printed beside the name. */
  description?: string | null;
}

/**
 * A payment of one invoice.
 */
export interface CreateInvoicePayment {
  /** How it came in. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other';
  /** When it came in, at the latest today; today when it is not said. */
  received_on?: string | null;
  /** What the bank statement says, or the number of a receipt. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** How much of what is due; all of it when it is not said. */
  amount?: number | null;
  /** Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than `settling` of the organization allows, and says why: a bank kept it, a difference of cents, or goodwill. The latter two lower turnover and tax. `early_payment` takes a discount although the money came late, and `none` leaves the rest due, even in time. Without it, a discount for paying early settles the rest where it asks for that amount. */
  settle_rest?: 'bank_fee' | 'rounding' | 'goodwill' | 'early_payment' | 'none' | null;
}

/**
 * What a new invoice template is made of.
 */
export interface CreateInvoiceTemplate {
  /** What you call it. */
  name: string;
  /** What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it may be left out, the lines too. Either this or `invoice_id`. */
  content?: TemplateContent | null;
  /** The invoice whose content it takes, as a duplicate for another customer would: without what belongs to its customer or happened once. */
  invoice_id?: string | null;
}

/**
 * Several new invoices, and whether all or nothing is stored.
 */
export interface CreateInvoices {
  /** The invoices, each as creating a single one takes it. */
  invoices: Array<CreateInvoice>;
  /** Whether nothing is stored when one is refused; true if not given. With false, all that are not refused are stored, and each of the others has its problem. */
  atomic?: boolean | null;
}

/**
 * What a new link is made of.
 */
export interface CreateLink {
  /** Until when it works; else for some time after nothing was left to be paid, as the document settings say. */
  expires_at?: string | null;
}

/**
 * What a new matching rule is made of.
 */
export interface CreateMatchingRule {
  /** What you call it; proposals say it. */
  name: string;
  /** Its place among the rules: of two that say the same, the first is named. Behind the last if not given. */
  position?: number | null;
  /** Whether it is in use; true if not given. */
  is_active?: boolean | null;
  /** Only lines of this account. */
  bank_account_id?: string | null;
  /** Only money in, or only money out. */
  direction?: 'in' | 'out' | null;
  /** Only from or to this account. */
  counterparty_iban?: string | null;
  /** Only if the name has this in it; capitals and accents do not matter. */
  name_contains?: string | null;
  /** Only if the text or a reference has this in it; capitals and accents do not matter. */
  text_contains?: string | null;
  /** Only from this amount on, in the currency of the line and without its sign. */
  amount_from?: number | null;
  /** Only up to this amount. The same as `amount_from` for exactly that. */
  amount_to?: number | null;
  /** What such a line is: `customer` pays the oldest open invoices, `fee` is what the bank kept, `ignore` has nothing to do with the books. */
  outcome: 'customer' | 'fee' | 'ignore';
  /** Who pays; needed for `customer`. */
  customer_id?: string | null;
  /** Why; needed for `ignore`, possible for `fee`. */
  reason?: string | null;
  /** Whether what it says is `certain`, so that it can be booked without a person; false if not given. It needs the scope `payments:write`. */
  is_certain?: boolean | null;
}

/**
 * What a new organization is made of.
 */
export interface CreateOrganization {
  /** Name as it is used every day. */
  name: string;
  /** Currency of new documents, unless the customer has another one. */
  currency: string;
  /** Where the organization’s days begin and end. */
  time_zone: string;
  /** Test books are for trying: their numbers and documents say so, and their mails stay in the outbox. */
  mode?: 'live' | 'test' | null;
}

/**
 * What a new payment is made of.
 */
export interface CreatePayment {
  /** How it came in. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other';
  /** When it came in, at the latest today; today when it is not said. */
  received_on?: string | null;
  /** What the bank statement says, or the number of a receipt. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** The customer who paid. */
  customer_id: string;
  /** How much came in. */
  amount: number;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** Which invoices it settles. What is left is the customer’s credit, and can be allocated later. */
  allocations?: Array<CreateAllocation> | null;
}

/**
 * What a new payment run is made of.
 */
export interface CreatePaymentRun {
  /** The account that pays: in euros, and with an IBAN. */
  bank_account_id: string;
  /** When the bank is to execute it; today if not given. */
  execute_on?: string | null;
  /** Which bills it pays. Either this or `due_until`. */
  bills?: Array<RunBill> | null;
  /** It pays what is due by this day, and bills without a due date. Either this or `bills`. */
  due_until?: string | null;
}

/**
 * A page of prices.
 */
export interface CreatePriceList {
  /** Name of the price list. */
  name: string;
  /** Currency of its prices. It is for invoices in this currency alone. */
  currency: string;
  /** Whether its prices include tax; false if not given. It is for invoices alike. */
  prices_include_tax?: boolean | null;
  /** The first day on which it holds. */
  valid_from?: string | null;
  /** The last day on which it holds. */
  valid_until?: string | null;
  /** The list that says what products cost that have no entry here, such as the one for all resellers beside the prices of one of them. It is in the same currency and based on no other one. */
  base_list_id?: string | null;
  /** What products without an entry cost less than in the list that this one is based on, or than the product’s own price: a percentage. Rounded to the decimals of the currency, or of the full price if it has more. */
  discount_percent?: number | null;
  /** The prices. */
  entries?: Array<PriceListEntryDetails> | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What a new product is made of.
 */
export interface CreateProduct {
  /** Name of the product. */
  name: string;
  /** Your own article number; unique. */
  sku?: string | null;
  /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
  gtin?: string | null;
  /** What it is. */
  description?: string | null;
  /** Proposed price per unit. */
  price?: number | null;
  /** Currency of the proposed price; else the organization’s. */
  currency?: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate?: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What a quantity counts. */
  unit?: Unit | null;
  /** Whether it is still sold; true if not given. For lists only: it can be invoiced all the same. */
  active?: boolean | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What a new quote is made of.
 */
export interface CreateQuote {
  /** The customer to whom it is offered. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateQuoteItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none; else as for invoices. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole quote, as off an invoice. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole quote, as to an invoice. */
  charges?: Array<DocumentAdjustment> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** The last day on which it can be accepted; 30 days after the issue if not given. */
  valid_until?: string | null;
  /** What whoever accepts agrees to. */
  terms?: string | null;
  /** The customer’s own sign. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What a new quote invoice is made of.
 */
export interface CreateQuoteInvoice {
  /** These lines; what is left of them stays open. Not with a deposit or `final`. */
  items?: Array<InvoicedItem> | null;
  /** Whether a line may get more than was accepted. The invoices then come to more than the quote. */
  allow_more?: boolean | null;
  /** A deposit, in proportion to the tax groups of the quote. */
  deposit?: QuoteDeposit | null;
  /** All that is left, with the deposits taken off. Asked for where deposits were invoiced. */
  final?: boolean | null;
}

/**
 * What a new quote item is made of.
 */
export interface CreateQuoteItem {
  /** What is printed above the line. Electronic invoices say it in the note of the line. */
  above?: Array<TextAbove> | null;
  /** What is printed below it, one subtotal at most. No amount depends on either. */
  below?: Array<TextBelow> | null;
  /** A note on the line. */
  note?: string | null;
  /** The buyer’s article number. */
  buyer_item_id?: string | null;
  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
  standard_id?: Identifier | null;
  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
  classifications?: Array<Classification> | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  origin_country?: string | null;
  /** Further properties of the article, such as its colour. */
  attributes?: Array<Attribute> | null;
  /** Line of the buyer’s order. */
  order_line_reference?: string | null;
  /** Where the buyer books the line. */
  buyer_accounting_reference?: string | null;
  /** What the line is about, such as a meter; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** The days that the line invoices. */
  service_period?: Period | null;
  /** Price before its discount; less `price_discount` it must be the price. */
  list_price?: number | null;
  /** What is taken off the list price. */
  price_discount?: number | null;
  /** Whether `withholdings` are taken from it, too. */
  withholdable?: boolean | null;
  /** The product that is sold. */
  product_id: string;
  /** How much of it; a negative quantity is a return. */
  quantity: number;
  /** Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the customer’s price list on the issue date, else of the product. The answer says which, in `price_source`. */
  price?: number | null;
  /** How many units the price is for; else one. */
  price_base_quantity?: number | null;
  /** What the quantity counts; else the product’s unit. */
  unit?: Unit | null;
  /** Tax rate of this line as a percentage; else the invoice’s. */
  tax_rate?: number | null;
  /** Tax category of EN 16931 of this line; all but S, L and M have the rate 0. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Taken off the line, each from quantity times price and rounded by itself, never from what another one left. */
  discounts?: Array<Adjustment> | null;
  /** Added to the line, each to quantity times price and rounded by itself. */
  charges?: Array<Adjustment> | null;
  /** What is printed beside the name. */
  description?: string | null;
  /** Whether the customer may leave it out. It is part of the total once it is chosen. */
  optional?: boolean | null;
  /** Lines with the same name are alternatives: one of them holds, the first until another is chosen. Where all of them are optional, none may. */
  group?: string | null;
}

/**
 * A recurring invoice, and from when on.
 */
export interface CreateRecurringInvoice {
  /** On which dates; or `rrule`. */
  rule?: Recurrence | null;
  /** The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last day. */
  rrule?: string | null;
  /** Ends after so many dates. */
  end_after?: number | null;
  /** No date after this day. */
  end_on?: string | null;
  /** Whether the time from the date on is invoiced, or that before it; in_advance if not given. */
  period?: 'in_advance' | 'in_arrears' | null;
  /** What you call it. */
  name: string;
  /** What each run makes an invoice of: what creating an invoice takes, without dates, service period and prepaid amount. In message, descriptions and what stands around lines, `{{period.from}}`, `{{period.to}}`, `{{month}}`, `{{quarter}}`, `{{year}}` and `{{number_of_run}}` are filled in, in the language of the customer. */
  content: InvoiceContent;
  /** The time of day, where the organization is; 06:00 if not given. */
  run_at?: string | null;
  /** What a run makes; a draft if not given. Of what a downtime left, the last three are sent, others are drafts. */
  action?: 'draft' | 'finalize' | 'finalize_and_send' | null;
  /** Prices as they are here, or as they are found now where there are none; or those at the run, of the customer’s price list or the products. Fixed if not given. */
  prices?: 'fixed' | 'product' | null;
  /** Which dates are run that passed while nothing ran; all if not given. The others are skipped. */
  catch_up?: 'all' | 'latest' | 'none' | null;
  /** No date before this day; today if not given. Days and weeks are counted from it. */
  start_on?: string | null;
}

/**
 * What a new sandbox is made of.
 */
export interface CreateSandbox {
  /** Its name; else that of the organization with “Test”. */
  name?: string | null;
  /** What is taken over; the settings alone without this field. What is copied has new identifiers. */
  copy?: Array<'settings' | 'customers' | 'products'> | null;
}

/**
 * What a new supplier is made of.
 */
export interface CreateSupplier {
  /** Name of the company or person. */
  name: string;
  /** What it is known as, if that differs. */
  trading_name?: string | null;
  /** E-mail address. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** What they know you by. */
  our_number?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where their electronic invoices come from, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** Where they are. */
  address?: Address | null;
  /** The accounts that are known to be theirs. A bill that names another one is held back. */
  bank_accounts?: Array<SupplierAccount> | null;
  /** Currency that they bill in, as a rule. */
  currency?: string | null;
  /** When their bills are due, unless they say it. */
  payment_terms?: PaymentTerms | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What a new supplier payment is made of.
 */
export interface CreateSupplierPayment {
  /** Who was paid. */
  supplier_id: string;
  /** How much went out; 0 where credit notes settle bills. */
  amount: number;
  /** Else that of the supplier, else that of the organization. */
  currency?: string | null;
  /** How it went out. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other';
  /** When it went out; today if not given. */
  paid_on?: string | null;
  /** What the payment said. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** Which bills it settles. What is left is kept with the supplier, and can be allocated later. */
  allocations?: Array<CreateBillAllocation> | null;
}

/**
 * What a new webhook endpoint is made of.
 */
export interface CreateWebhookEndpoint {
  /** Where events are sent: https to a public host name, on port 443, 8443 or from 1024. */
  url: string;
  /** What it is for. */
  description?: string | null;
  /** Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without this field. */
  event_types?: Array<string> | null;
  /** Whether messages have the object (`full`, the default), or only its id and version (`thin`). */
  payload?: 'full' | 'thin' | null;
  /** Whether events of one object arrive in their order (`object`, the default): then one that fails holds up the later ones of the same object. `none`: they may arrive in any order. */
  ordering?: 'object' | 'none' | null;
  /** Headers of every request, such as Authorization. They are sealed and never shown again. */
  headers?: Record<string, string> | null;
}

/**
 * A new API key with its secret, which is shown this once.
 */
export interface CreatedApiKey {
  /** The identifier. */
  id: string;
  /** The name. */
  name: string;
  /** What the key may do; an empty list means everything. */
  scopes: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'credit_notes:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | 'messages:read' | 'messages:write' | 'audit:read' | 'quotes:read' | 'quotes:write' | 'bank_accounts:read' | 'bank_accounts:write' | 'price_lists:read' | 'price_lists:write' | 'purchases:read' | 'purchases:write' | 'suppliers:read' | 'suppliers:write' | 'purchases:approve' | 'imports:read' | 'imports:write' | 'approvals:read' | NewerValue>;
  /** From where the key may be used; an empty list means everywhere. */
  allowed_ips: Array<string>;
  /** The user who created the key; null for the key of the first start. */
  created_by: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ends by itself; null for never. */
  expires_at: string | null;
  /** Written at most once a minute. */
  last_used_at: string | null;
  /** Since when the key no longer works. */
  revoked_at: string | null;
  /** What the key may not go beyond, besides its scopes; null for no limits. */
  limits: ShownLimits | null;
  /** Counts the changes of the limits. The audit log says under which version something was done. */
  limits_version: number;
  /** The API key itself. It is shown this once and cannot be had again. */
  secret: string;
}

/**
 * An invitation with the token of its link.
 */
export interface CreatedInvitation {
  /** The identifier. */
  id: string;
  /** The e-mail address. */
  email: string;
  /** What the member may do. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor' | NewerValue;
  /** When the membership will end by itself; null for never. */
  membership_expires_at: string | null;
  /** The user who invited; null for one who is gone. */
  invited_by: string | null;
  /** When it was made. */
  created_at: string;
  /** Until when the link works. */
  expires_at: string;
  /** When it was accepted; null if it was not. */
  accepted_at: string | null;
  /** When it was revoked; null if it was not. */
  revoked_at: string | null;
  /** The token of the link, shown this once where no mail is configured: pass on the address of the panel with `/accept-invitation#` and the token behind it. Null when the link goes by mail. */
  token: string | null;
}

/**
 * What a new d link is made of.
 */
export interface CreatedLink {
  /** The identifier. */
  id: string;
  /** The invoice that it shows; null for others. */
  invoice_id: string | null;
  /** The credit note that it shows; null for others. */
  credit_note_id: string | null;
  /** The quote that it shows; null for others. */
  quote_id: string | null;
  /** `email`: in a mail of this service. `other`: it was asked for, to be passed on. */
  channel: 'email' | 'other' | NewerValue;
  /** How often a person has looked; looks within half an hour count as one. */
  views: number;
  /** When a person looked for the first time. */
  first_viewed_at: string | null;
  /** When the last look that counts was. */
  last_viewed_at: string | null;
  /** As it was said. Null: it works for some time after nothing was left to be paid (`link_days_after_payment`). */
  expires_at: string | null;
  /** When somebody ended it. */
  ended_at: string | null;
  /** When it was made. */
  created_at: string;
  /** The address below that of the service, shown this once. It works like a password. */
  path: string;
  /** The whole address; null where the service does not know its own (`PUBLIC_URL`). */
  url: string | null;
}

/**
 * A document that takes back an invoice or a part of it.
 */
export interface CreditNote {
  /** The identifier. */
  id: string;
  /** Counts the changes of the credit note. */
  version: number;
  /** The state that it is in. */
  status: 'issued' | 'void' | NewerValue;
  /** The number of the document. */
  number: string;
  /** What it takes back. */
  invoice_id: string;
  /** The number of the invoice. */
  invoice_number: string;
  /** The identifier of the customer. */
  customer_id: string;
  /** As it stands on the invoice. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** The day on which it was issued. */
  issue_date: string;
  /** Why. */
  reason: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other' | NewerValue;
  /** What is printed for the customer. */
  message: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Sum of the items, without tax. */
  subtotal: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What is taken back. */
  total: number;
  /** What it takes back of what the customer withholds. */
  withholdings: Array<Withholding>;
  /** Its sum; total less this is given back. */
  withholding_total: number;
  /** How the invoice’s amount payable was rounded, when nothing is left of the invoice after this. */
  payable_rounding: number;
  /** The allocations that lowered the amount due of invoices, its own invoice first. */
  applied_amount: number;
  /** What was paid out. */
  refunded_amount: number;
  /** What is the customer’s credit. */
  unapplied_amount: number;
  /** One group per tax rate, in the order of the invoice. */
  tax_breakdown: Array<TaxGroup>;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'mark_refunded' | 'void' | 'send' | NewerValue>;
  /** When it was voided; null if it was not. */
  voided_at: string | null;
  /** When it was last sent. */
  sent_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Who issued the invoice. */
  seller: Seller;
  /** To whom. */
  buyer: Buyer;
  /** What is taken back. */
  items: Array<CreditNoteItem>;
  /** What it has settled, in order; of a void one, what it had settled. */
  allocations: Array<Allocation>;
  /** What was paid out of it, in order. */
  refunds: Array<CreditRefund>;
}

/**
 * A line of a credit note.
 */
export interface CreditNoteItem {
  /** The identifier. */
  id: string;
  /** The item of the invoice; null for an amount of a tax rate. */
  item_id: string | null;
  /** What is printed as its name. */
  description: string;
  /** The product’s name on the item of the invoice. It and the fields that follow are null for an amount of a tax rate, and on credit notes from before they had them. */
  product_name: string | null;
  /** The description on the item of the invoice. */
  item_description: string | null;
  /** The note on the item of the invoice. */
  note: string | null;
  /** What the quantity counts. */
  unit: Unit | null;
  /** The price on the invoice, where the quantity times it is the amount. */
  price: number | null;
  /** How many units the price is for. */
  price_base_quantity: number | null;
  /** The days that the item invoices. */
  service_period: Period | null;
  /** Null: only an amount is credited. */
  quantity: number | null;
  /** Without tax. */
  amount: number;
  /** Tax rate as a percentage. */
  tax_rate: number;
  /** The category of the tax, EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
}

/**
 * What may be changed of a credit note in any state.
 */
export interface CreditNoteRemarks {
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
  metadata?: Record<string, string | null> | null;
}

/**
 * What a list shows of the credit note.
 */
export interface CreditNoteSummary {
  /** The identifier. */
  id: string;
  /** Counts the changes of the credit note. */
  version: number;
  /** The state that it is in. */
  status: 'issued' | 'void' | NewerValue;
  /** The number of the document. */
  number: string;
  /** What it takes back. */
  invoice_id: string;
  /** The number of the invoice. */
  invoice_number: string;
  /** The identifier of the customer. */
  customer_id: string;
  /** As it stands on the invoice. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** The day on which it was issued. */
  issue_date: string;
  /** Why. */
  reason: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other' | NewerValue;
  /** What is printed for the customer. */
  message: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Sum of the items, without tax. */
  subtotal: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What is taken back. */
  total: number;
  /** What it takes back of what the customer withholds. */
  withholdings: Array<Withholding>;
  /** Its sum; total less this is given back. */
  withholding_total: number;
  /** How the invoice’s amount payable was rounded, when nothing is left of the invoice after this. */
  payable_rounding: number;
  /** The allocations that lowered the amount due of invoices, its own invoice first. */
  applied_amount: number;
  /** What was paid out. */
  refunded_amount: number;
  /** What is the customer’s credit. */
  unapplied_amount: number;
  /** One group per tax rate, in the order of the invoice. */
  tax_breakdown: Array<TaxGroup>;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'mark_refunded' | 'void' | 'send' | NewerValue>;
  /** When it was voided; null if it was not. */
  voided_at: string | null;
  /** When it was last sent. */
  sent_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `credit_notes.list` may be asked.
 */
export interface CreditNotesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'issue_date' | '-issue_date';
  /** Only those whose number begins or ends so, whose total this is, or with words in the number of the invoice, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
  q?: string;
  /** Only those in this state. */
  status?: 'issued' | 'void';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only those against this invoice. */
  invoice_id?: string;
  /** Only the one with exactly this number. */
  number?: string;
  /** Only those of which something can still be allocated, or nothing can. */
  unapplied?: boolean;
  /** Only those in this currency. */
  currency?: string;
  /** Only those with such a total; together with `currency`, as amounts of two do not compare. As in `total[gte]`, with gte, gt, lte and lt. */
  total?: DecimalRange;
  /** Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt. */
  issue_date?: DateRange;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `credit_notes.preflight` may be asked.
 */
export interface CreditNotesPreflightQuery {
  /** What it is to be valid in; else the customer’s format, else factur_x. */
  format?: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol';
}

/**
 * The credit refund.
 */
export interface CreditRefund {
  /** How much was paid out, in the currency of the credit note. */
  amount: number;
  /** How it went out, where somebody said. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue | null;
  /** When it went out; null where it was recorded before days were kept. */
  refunded_on: string | null;
  /** What the bank statement says of it. */
  reference: string | null;
  /** When it was recorded. */
  created_at: string;
}

/**
 * What each column of a CSV file means.
 */
export interface CsvMapping {
  /** What stands between two values. */
  separator: ',' | ';' | '	' | NewerValue;
  /** What stands before the decimals of an amount. */
  decimal: ',' | '.' | NewerValue;
  /** The order of day, month and year in dates. */
  dates: 'dmy' | 'mdy' | 'ymd' | NewerValue;
  /** The header of the column with each meaning, or its place, such as `#5`, from 1. `booked_on` and `amount` are needed, or `debit` and `credit` in place of the amount. */
  columns: Record<string, string>;
  /** Which rows are not booked. */
  skip?: CsvSkip | null;
}

/**
 * Which rows of a CSV file are not booked.
 */
export interface CsvSkip {
  /** Header of the column. */
  column: string;
  /** Rows with this value. */
  value: string;
}

/**
 * The currency payables.
 */
export interface CurrencyPayables {
  /** Of all amounts here. */
  currency: string;
  /** What is due on open and approved bills. */
  due: number;
  /** The part of it whose due date has passed where you are. */
  overdue: number;
  /** What disputed bills ask for besides. */
  disputed: number;
  /** What credit notes and payments have that settles nothing yet. */
  credit: number;
  /** Every bucket, from not due to the oldest. */
  aging: Array<PayablesBucket>;
}

/**
 * The receivables in one currency.
 */
export interface CurrencyReceivables {
  /** Of all amounts here. */
  currency: string;
  /** What is due on open invoices, overdue ones among them. */
  due: number;
  /** What is due on invoices whose due date has passed. */
  overdue: number;
  /** Open invoices, overdue ones among them. */
  open_invoices: number;
  /** Invoices whose due date has passed. */
  overdue_invoices: number;
  /** Every bucket, from not due to the oldest. */
  aging: Array<AgingBucket>;
  /** What customers have to their credit: of payments and credit notes, not settling an invoice yet. */
  unapplied_credit: number;
}

/**
 * The revenue in one currency.
 */
export interface CurrencyRevenue {
  /** Issued invoices that are not void, by their issue date. */
  invoiced: DocumentSums;
  /** Credit notes that are not void, by their own issue date. */
  credited: DocumentSums;
  /** What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the money; what ends again counts from the day that it ended. It lowers turnover and tax. */
  discounted: RevenueSums;
  /** Rests that were let go because a bank kept them; a cost, which lowers no tax. */
  bank_fees: number;
  /** Invoiced less credited and discounted, without tax. */
  net_revenue: number;
  /** Payments received, by the day they came in, before refunds; reversed ones are not counted. */
  payments_received: number;
  /** Given back out of payments, by the day it went out; credit notes paid out are not counted. */
  payments_refunded: number;
  /** Of all amounts here. */
  currency: string;
  /** Every month of the span, in order. */
  months: Array<MonthRevenue>;
}

/**
 * The currency withheld.
 */
export interface CurrencyWithheld {
  /** Of all amounts here. */
  currency: string;
  /** Invoices of which something is withheld. */
  invoices: number;
  /** What customers withhold of them. */
  withheld: number;
  /** What credit notes have taken back of it. */
  credited: number;
  /** What certificates confirm. */
  certified: number;
  /** What is still without a certificate. */
  uncertified: number;
}

/**
 * Whom the organization sells to.
 */
export interface Customer {
  /** The identifier. */
  id: string;
  /** Counts the changes of the customer. */
  version: number;
  /** The name. */
  name: string;
  /** The e-mail address. */
  email: string | null;
  /** The telephone number. */
  phone: string | null;
  /** Your own identifier. */
  external_id: string | null;
  /** The tax numbers. */
  tax_ids: Array<TaxId>;
  /** Where the invoice goes. */
  billing_address: Address | null;
  /** Where the goods go. */
  shipping_address: Address | null;
  /** The people there. */
  contacts: Array<Contact>;
  /** Null: the organization’s currency. */
  currency: string | null;
  /** The language tag, BCP 47. */
  locale: string | null;
  /** Null: the organization’s terms. */
  payment_terms: PaymentTerms | null;
  /** The price list that gives prices to lines that name none; null: the products’ own prices. */
  price_list_id: string | null;
  /** Whether credit settles new invoices on issue; null: as the organization says. */
  apply_credit: 'off' | 'oldest_first' | NewerValue | null;
  /** What it withholds. */
  withholdings: Array<AgreedWithholding> | null;
  /** Why the customer pays no tax, if so. */
  tax_exemption: 'none' | 'exempt' | 'reverse_charge' | NewerValue;
  /** Said on documents beside the name. */
  trading_name: string | null;
  /** What it is known by. */
  identifiers: Array<Identifier> | null;
  /** The entry in a register of companies. */
  legal_registration: Identifier | null;
  /** Where electronic invoices are delivered to. */
  electronic_address: ElectronicAddress | null;
  /** Of invoices that have none of their own. */
  buyer_reference: string | null;
  /** Of invoices that have none of their own. */
  buyer_accounting_reference: string | null;
  /** What invoices are written and checked as; null: a PDF is enough. */
  document_format: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | NewerValue | null;
  /** Whether the policy reminds of late invoices, or only a person does. */
  reminders: 'default' | 'off' | NewerValue;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Since when it is hidden from lists. */
  archived_at: string | null;
  /** The customer that has everything of this one now; null: it was not merged. */
  merged_into: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What a customer owes and has as credit in one currency.
 */
export interface CustomerBalance {
  /** A currency code of ISO 4217. */
  currency: string;
  /** The amount due of open invoices. */
  due: number;
  /** The part of it whose due date has passed where you are. */
  overdue: number;
  /** What payments and credit notes have that settles nothing yet. */
  credit: number;
}

/**
 * A page of customer balances.
 */
export interface CustomerBalanceList {
  /** One entry per currency, in their order. */
  data: Array<CustomerBalance>;
}

/**
 * The customer merge.
 */
export interface CustomerMerge {
  /** The customer that is merged. */
  customer_id: string;
  /** The customer that stays. */
  merged_into: string;
  /** Whether nothing was changed. */
  dry_run: boolean;
  /** What is moved. */
  moved: MergedParts;
  /** API keys whose `customer_ids` name the customer that is merged and not the one that stays: they can write about neither until their limits are changed. */
  limited_api_keys: Array<string>;
  /** The same of members. */
  limited_members: Array<string>;
}

/**
 * What `customers.balance` may be asked.
 */
export interface CustomersBalanceQuery {
  /** The day at whose end it is; without it today, at this moment. */
  as_of?: string;
  /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
  known_at?: string;
}

/**
 * What `customers.list` may be asked.
 */
export interface CustomersListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** Only those with words in name, email and external_id that begin like each of these words. */
  q?: string;
  /** Only the one with this identifier of your own. */
  external_id?: string;
  /** Only those with this e-mail address, capitals or not. */
  email?: string;
  /** Only those with this currency of their own. */
  currency?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those that were merged into this one. They are archived. */
  merged_into?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether archived customers are listed too. */
  include_archived?: boolean;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `customers.statement_pdf` may be asked.
 */
export interface CustomersStatementPdfQuery {
  /** The first day; without it, the first day of the month before the month before that of `to`. */
  from?: string;
  /** The last day, today at the latest; without it today. */
  to?: string;
  /** Of the account, ISO 4217; without it that of the customer, else that of the organization. */
  currency?: string;
  /** What it is printed in; without it the language of the customer, else that of your documents. */
  language?: 'en' | 'de' | 'fr';
}

/**
 * What `customers.statement` may be asked.
 */
export interface CustomersStatementQuery {
  /** The first day; without it, the first day of the month before the month before that of `to`. */
  from?: string;
  /** The last day, today at the latest; without it today. */
  to?: string;
  /** Of the account, ISO 4217; without it that of the customer, else that of the organization. */
  currency?: string;
  /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
  known_at?: string;
}

/**
 * The data export.
 */
export interface DataExport {
  /** The identifier. */
  id: string;
  /** Counts the changes of the export, except its progress. */
  version: number;
  /** `queued` and `running` come first. `ready`: it can be downloaded until `expires_at`. `failed`: `failure` says why; ask for it again. `expired`: the file is deleted. */
  state: 'queued' | 'running' | 'ready' | 'failed' | 'expired' | NewerValue;
  /** What the rows are written as. */
  format: 'ndjson' | 'csv' | NewerValue;
  /** What separates the values of a line of CSV. */
  delimiter: ',' | ';' | NewerValue;
  /** The decimal sign of numbers in CSV. */
  decimal_sign: '.' | ',' | NewerValue;
  /** The kinds of rows that it has: a file each. */
  kinds: Array<string>;
  /** Whether originals, attachments and other files are in it. */
  with_files: boolean;
  /** How far it is. */
  progress: DataExportProgress;
  /** The length of the ZIP in bytes; null until it is ready. */
  size: number | null;
  /** SHA-256 of the ZIP; null until it is ready. */
  sha256: string | null;
  /** Why it failed or expired. `interrupted`: the service ended each time it was at it. `error`: the log of the service says what went wrong. `retention`: a week is over. `erasure`: personal data was erased since. */
  failure: 'interrupted' | 'error' | 'retention' | 'erasure' | NewerValue | null;
  /** The user who asked for it. */
  created_by: string | null;
  /** It has everything that was stored by then. */
  snapshot_at: string | null;
  /** Since when it can be downloaded. */
  ready_at: string | null;
  /** When the file is deleted, or was. */
  expires_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The data export progress.
 */
export interface DataExportProgress {
  /** Rows that were written. */
  done: number;
  /** All rows; null until they are counted. */
  of: number | null;
}

/**
 * A range, with one bound or two.
 */
export interface DateRange {
  /** This or more; of days and times, this or later. */
  gte?: string;
  /** More than this; of days and times, later. */
  gt?: string;
  /** This or less; of days and times, this or earlier. */
  lte?: string;
  /** Less than this; of days and times, earlier. */
  lt?: string;
}

/**
 * The day limits.
 */
export interface DayLimits {
  /** The sum of a day, with its currency. */
  amount?: number | null;
  /** Amounts in another currency are refused. */
  currency?: string | null;
  /** How many documents and bookings in a day. */
  count?: number | null;
}

/**
 * A range, with one bound or two.
 */
export interface DecimalRange {
  /** This or more; of days and times, this or later. */
  gte?: number;
  /** More than this; of days and times, later. */
  gt?: number;
  /** This or less; of days and times, this or earlier. */
  lte?: number;
  /** Less than this; of days and times, earlier. */
  lt?: number;
}

/**
 * The decline quote.
 */
export interface DeclineQuote {
  /** Why the customer does not want it. */
  reason?: string | null;
}

/**
 * Where and when the goods or services are delivered.
 */
export interface Delivery {
  /** When it was delivered. */
  date?: string | null;
  /** Who received it. */
  name?: string | null;
  /** Where, as an identifier such as a GLN. */
  location?: Identifier | null;
  /** Where; else the customer’s shipping address. */
  address?: Address | null;
}

/**
 * The mandate and account of a direct debit.
 */
export interface DirectDebit {
  /** Reference of the mandate. */
  mandate?: string | null;
  /** Account that is debited. */
  iban?: string | null;
}

/**
 * A discount or a charge on the document: a percentage or an amount.
 */
export interface DocumentAdjustment {
  /** A percentage; this or an amount. */
  percent?: number | null;
  /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. */
  amount?: number | null;
  /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
  base_amount?: number | null;
  /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. */
  reason_code?: string | null;
  /** What it is for, as it is printed. */
  reason?: string | null;
  /** Keeps it among the lines of this tax; else it is spread over all of them. */
  tax_rate?: number | null;
  /** Tax category that goes with it. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
}

/**
 * One format of a document, and whether it exists.
 */
export interface DocumentFile {
  /** The invoice or credit note. */
  document_id: string;
  /** The format of the document. */
  format: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol' | NewerValue;
  /** The media type of the file. */
  media_type: 'application/pdf' | 'application/xml' | NewerValue;
  /** Name that it is saved under. */
  filename: string;
  /** `stored`: the original exists. `available`: it is made when it is first asked for. `not_valid`: rules of the format are broken; the preflight names them. `not_issued`: a draft has none. `preview`: a draft, never kept. */
  state: 'stored' | 'available' | 'not_valid' | 'not_issued' | 'preview' | NewerValue;
  /** How many rules are broken. */
  errors: number;
  /** In bytes, of an original. */
  size: number | null;
  /** Of an original, in hexadecimal. */
  sha256: string | null;
  /** The rules that an original was held against. */
  rules: string | null;
  /** When the original was made. */
  created_at: string | null;
}

/**
 * A page of documents.
 */
export interface DocumentList {
  /** Every format. */
  data: Array<DocumentFile>;
}

/**
 * How printed documents look, and what is checked before issue.
 */
export interface DocumentSettings {
  /** Counts the changes. */
  version: number;
  /** The template of printed documents. */
  template: 'classic' | 'plain' | NewerValue;
  /** The color of headings and lines, as #rrggbb. */
  accent_color: string;
  /** The size of the paper. */
  paper: 'a4' | 'letter' | NewerValue;
  /** Of documents whose customer has none. */
  locale: string;
  /** Whether the PDF shows a QR code to pay with. */
  show_payment_code: boolean;
  /** What the QR code gives as reference. */
  payment_code_reference: 'payment_reference' | 'number' | NewerValue;
  /** Up to three columns at the foot of each page. */
  footer: Array<FooterColumn>;
  /** A text above the lines. */
  intro: string | null;
  /** A text below the totals. */
  closing: string | null;
  /** Whether finalizing warns of documents that are not valid, or refuses them. */
  preflight: 'off' | 'warn' | 'block' | NewerValue;
  /** Where invoices are paid online. */
  payment_url: string | null;
  /** For how many days links work after nothing was left to be paid; 0 is without end. */
  link_days_after_payment: number;
  /** What was uploaded; null where there is none. */
  logo: Logo | null;
}

/**
 * The sums over documents of one kind.
 */
export interface DocumentSums {
  /** Without tax. */
  net: number;
  /** The tax. */
  tax: number;
  /** With tax. */
  total: number;
  /** How many documents these are. */
  documents: number;
}

/**
 * The domain record.
 */
export interface DomainRecord {
  /** SPF says who may send, DKIM signs, and DMARC says what becomes of mails that fail both. */
  kind: 'spf' | 'dkim' | 'dmarc' | NewerValue;
  /** Where it is, or would be. */
  name: string;
  /** `several`: more than one, which counts as none. `too_open`: everybody may send. `unknown_selector`: there are keys, under names that the mail provider knows. `not_known`: the name servers did not answer. */
  state: 'found' | 'missing' | 'several' | 'too_open' | 'unknown_selector' | 'not_known' | NewerValue;
  /** What was found. */
  value: string | null;
  /** The text record to publish under this name; null where nothing is needed, or where only the mail provider knows it, as of DKIM. To publish it is a person’s decision. */
  publish: string | null;
}

/**
 * The dry run.
 */
export interface DryRun {
  /** The operation that was tried. */
  operation: string;
  /** Whether the request would be done. */
  would_succeed: boolean;
  /** Its status. */
  status: number;
  /** Whether the request would wait for an approval, by the limits of the API key: 202 in place of this. */
  needs_approval: boolean;
  /** Why it would be refused; null if it would not. */
  problem: Problem | null;
  /** What it would answer; null if it would be refused, and for an answer without content. */
  answer: Record<string, unknown> | null;
  /** JSON pointers into the answer of what may be otherwise when it is done: identifiers of what is new, the next number of a series, secrets. */
  provisional: Array<string>;
  /** What would be told of it. Of objects that the credential may not read, the id alone. */
  events: Array<DryRunEvent>;
  /** What would change on objects that were there before. */
  changes: Array<DryRunChange>;
  /** Mails that would be queued; none is sent. */
  messages: Array<DryRunMessage>;
  /** Documents that would be made of an invoice. */
  documents: Array<DryRunDocument>;
  /** What is wrong with those documents, in sentences. */
  warnings: Array<string>;
}

/**
 * The dry run change.
 */
export interface DryRunChange {
  /** The kind of object, as types of events begin with it. */
  object: string;
  /** The object; null for what there is one of, such as the settings of mail. */
  object_id: string | null;
  /** Those of its fields that would change, as they are. */
  before: Record<string, unknown>;
  /** The same fields as they would be. */
  after: Record<string, unknown>;
}

/**
 * The dry run document.
 */
export interface DryRunDocument {
  /** What it would be written as. */
  format: string;
  /** Whether it would keep the rules of that format. */
  valid: boolean;
}

/**
 * The dry run event.
 */
export interface DryRunEvent {
  /** What would happen. */
  type: string;
  /** What the event would say. */
  data: EventData;
}

/**
 * The dry run message.
 */
export interface DryRunMessage {
  /** Addresses of recipients. */
  to: Array<string>;
  /** Subject line. */
  subject: string;
}

/**
 * The due date extension.
 */
export interface DueDateExtension {
  /** Due on this day from then on. */
  due_date: string;
  /** Due on this day until then. */
  previous_due_date: string;
  /** When it was granted. */
  extended_on: string;
  /** The instant of it; absent where only the day was kept. */
  extended_at?: string;
  /** Why; absent where it was erased with the data of its customer. */
  reason?: string;
}

/**
 * The due erasures.
 */
export interface DueErasures {
  /** It is erased in the night to this day. */
  on: string;
  /** Erased customers whose next documents or payments may go then. */
  customers: number;
}

/**
 * For whom an invoice is copied, and at which prices.
 */
export interface DuplicateInvoice {
  /** Who is to pay; else the customer of the invoice. */
  customer_id?: string | null;
  /** Whether the lines keep price, unit and tax, or take those that hold now: the price of the customer’s price list, else of the product, and its unit and tax. A line without tax, or with one of another category than S, keeps its tax in any case. */
  prices: 'keep' | 'product';
}

/**
 * The duplicate quote.
 */
export interface DuplicateQuote {
  /** To whom it is offered; else the customer of the quote. */
  customer_id?: string | null;
  /** Whether the lines keep price, unit and tax, or take those of their products as they are now. A line without tax, or with one of another category than S, keeps its tax in any case. */
  prices: 'keep' | 'product';
}

/**
 * The duplicate recurring invoice.
 */
export interface DuplicateRecurringInvoice {
  /** What you call it; else as the source. */
  name?: string | null;
  /** Who is to pay; else the customer of the source. */
  customer_id?: string | null;
  /** No date before this day; else the next date of the source, or today. */
  start_on?: string | null;
}

/**
 * A discount for those who pay early.
 */
export interface EarlyPayment {
  /** Days after the issue date. */
  days: number;
  /** What may be taken off, as a percentage. */
  percent: number;
}

/**
 * Where electronic invoices go, by a scheme of the EAS list.
 */
export interface ElectronicAddress {
  /** The address. */
  value: string;
  /** Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail. */
  scheme: string;
}

/**
 * The enable endpoint.
 */
export interface EnableEndpoint {
  /** `cursor`, the default: it gets all that it missed. `now`: what waits for it is cancelled. */
  from?: 'cursor' | 'now' | null;
  /** It gets what it missed from this number of the feed on. */
  from_sequence?: number | null;
}

/**
 * Why an entry is refused: what creating a single invoice would have answered. Pointers begin at the
 * whole body.
 */
export interface EntryProblem {
  /** Address of the page that explains the code. */
  type: string;
  /** What it is called. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence about this occurrence. */
  detail: string;
  /** One of a closed list; it decides the status. */
  code: 'malformed_request' | 'malformed_json' | 'unknown_parameter' | 'invalid_parameter' | 'authentication_required' | 'invalid_token' | 'invalid_credentials' | 'second_factor_required' | 'challenge_not_valid' | 'invalid_code' | 'confirmation_required' | 'second_factor_setup_required' | 'insufficient_scope' | 'limit_exceeded' | 'not_found' | 'link_not_valid' | 'method_not_allowed' | 'request_timeout' | 'range_not_satisfiable' | 'already_exists' | 'last_owner' | 'test_mode_only' | 'other_account' | 'invalid_state_transition' | 'already_sent' | 'not_issued' | 'issued_elsewhere' | 'has_open_documents' | 'customer_merged' | 'recipient_suppressed' | 'idempotency_in_progress' | 'busy' | 'precondition_failed' | 'feed_ends_earlier' | 'body_too_large' | 'unsupported_media_type' | 'validation_failed' | 'document_not_valid' | 'statement_unreadable' | 'statement_does_not_add_up' | 'statement_of_other_account' | 'line_already_matched' | 'match_does_not_add_up' | 'duplicate_document' | 'unreadable_document' | 'second_person_required' | 'findings_open' | 'idempotency_key_reused' | 'too_many_requests' | 'too_many_sign_in_attempts' | 'headers_too_large' | 'internal_error' | 'rendering_failed' | 'unavailable' | NewerValue;
  /** All faults at once, one entry each. */
  errors?: Array<FieldFault>;
}

/**
 * The erase customer.
 */
export interface EraseCustomer {
  /** Why it is erased. There is no text, because it could name the person again. */
  reason: 'requested' | 'consent_withdrawn' | 'objection' | 'no_longer_needed';
  /** True tells what would be erased and what has to stay, and changes nothing. False erases. */
  dry_run: boolean;
}

/**
 * The erased.
 */
export interface Erased {
  /** Drafts that lose their texts. */
  drafts: number;
  /** Mails that lose recipients and texts. */
  messages: number;
  /** Links to pages of invoices that end. */
  links: number;
  /** Documents and payments whose retention is over already. */
  records: number;
}

/**
 * The erasure.
 */
export interface Erasure {
  /** Whose data it is. */
  customer_id: string;
  /** Why it is erased. There is no text, because it could name the person again. */
  reason: 'requested' | 'consent_withdrawn' | 'objection' | 'no_longer_needed' | NewerValue;
  /** Whether nothing was changed. */
  dry_run: boolean;
  /** How much is erased at once. */
  erased: Erased;
  /** What has to stay, the first to go first. */
  kept: Array<KeptRecords>;
  /** The day on which the first of it is erased by itself; null if nothing has to stay. */
  next_on: string | null;
  /** When it was erased; null for a dry run. */
  erased_at: string | null;
}

/**
 * A change of something, in the order in which it happened.
 */
export interface Event {
  /** The identifier. */
  id: string;
  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. */
  sequence: number | null;
  /** When it was made. */
  created_at: string;
  /** Who caused it. */
  actor: Actor;
  /** The request that caused it. */
  request_id: string | null;
  /** The rows, in their order; of an event, what changed. */
  data: EventData;
  /** `<object>.<what happened>`. The types are organization.updated, organization.reset, organization.security_updated, organization.clock_moved, organization.retention_updated, organization.bill_approval_updated, user.signed_in, user.sign_in_failed, user.signed_out, user.session_ended, user.password_changed, user.second_factor_added, user.second_factor_removed, user.recovery_codes_renewed, user.recovery_code_used, user.updated, user.email_changed, user.data_exported, user.deleted, api_key.created, api_key.updated, api_key.first_used_from, api_key.revoked, customer.created, customer.updated, customer.archived, customer.unarchived, customer.merged, customer.deleted, product.created, product.updated, product.archived, product.unarchived, product.deleted, invoice.created, invoice.imported, invoice.updated, invoice.deleted, invoice.finalized, invoice.overdue, invoice.partially_paid, invoice.paid, invoice.reopened, invoice.voided, invoice.marked_uncollectible, invoice.sent, invoice.viewed, invoice.reminded, invoice.extended, invoice.document_stored, payment.created, payment.updated, payment.refunded, payment.refund_cancelled, payment.reversed, payment.deleted, payment.receipt_sent, payment.matched, payment.unmatched, credit_note.created, credit_note.updated, credit_note.voided, credit_note.sent, credit_note.document_stored, webhook_endpoint.created, webhook_endpoint.updated, webhook_endpoint.enabled, webhook_endpoint.disabled, webhook_endpoint.deleted, webhook_endpoint.secret_rotated, member.joined, member.updated, member.removed, invitation.created, invitation.resent, invitation.revoked, invitation.accepted, message.queued, message.sent, message.logged, message.failed, message.unconfirmed, message.cancelled, message.bounced, message.complained, mail_settings.updated, audit.anchored, link.created, link.ended, export.made, reminder_policy.updated, statement.sent, personal_data.erased, personal_data.exported, recurring_invoice.created, recurring_invoice.updated, recurring_invoice.deleted, recurring_invoice.paused, recurring_invoice.resumed, recurring_invoice.ended, recurring_invoice.run, recurring_invoice.run_failed, recurring_invoice.skipped, invoice_template.created, invoice_template.updated, invoice_template.deleted, quote.created, quote.updated, quote.deleted, quote.issued, quote.sent, quote.viewed, quote.accepted, quote.declined, quote.expired, quote.extended, quote.superseded, quote.cancelled, quote.invoiced, bank_account.created, bank_account.updated, bank_account.deleted, bank_statement.imported, bank_statement.deleted, bank_line.held, bank_line.ignored, bank_line.reopened, bank_line.matched, bank_line.unmatched, price_list.created, price_list.updated, price_list.archived, price_list.unarchived, price_list.deleted, received_file.created, received_file.deleted, supplier.created, supplier.updated, supplier.archived, supplier.unarchived, supplier.deleted, bill.created, bill.updated, bill.opened, bill.approved, bill.paid, bill.bank_details_confirmed, bill.disputed, bill.rejected, bill.voided, bill.deleted, data_export.created, data_export.ready, data_export.failed, data_export.expired, data_export.deleted, import.created, import.updated, import.committed, import.done, import.failed, import.undone, import.deleted, matching_rule.created, matching_rule.updated, matching_rule.deleted, bill_payment.created, bill_payment.updated, bill_payment.reversed, bill_payment.matched, bill_payment.unmatched, payment_run.created, payment_run.updated, payment_run.released, payment_run.settled, payment_run.cancelled, approval.requested, approval.approved, approval.rejected, approval.stale, approval.expired; more may come. `x-event-types` names the schema of the object for each. */
  type: string;
}

/**
 * What changed.
 */
export interface EventData {
  /** The object after the change, as the API shows it; a deleted one as it was last. Only its id where the credential lacks the scope to read it; events of API keys are for owners and admins who are signed in. */
  object: Record<string, unknown>;
  /** Those fields of the object that changed, as they were before; absent for a new object. */
  previous_attributes?: Record<string, unknown>;
}

/**
 * The event type.
 */
export interface EventType {
  /** The name: `<object>.<what happened>`. */
  type: string;
  /** What it means, in a sentence. */
  meaning: string;
  /** The schema of the object in the API document. */
  schema: string;
  /** An object as an event shows it. */
  example: Record<string, unknown>;
}

/**
 * A page of event types.
 */
export interface EventTypeList {
  /** The rows, in their order; of an event, what changed. */
  data: Array<EventType>;
}

/**
 * What `events.list` may be asked.
 */
export interface EventsListQuery {
  /** The `sequence` of the last event that you have; the answer goes on after it. */
  after?: number;
  /** Which events come first: `asc` the oldest, for following the feed; `desc` the newest. Downwards, `after` is the `sequence` of the last event that you have, too, and 0 begins with the newest. */
  order?: 'asc' | 'desc';
  /** Only events of these types, separated by commas. */
  type?: string;
  /** Only events about this one thing: its history. There is none of what does not exist. */
  object_id?: string;
  /** How many to return at most. */
  limit?: number;
  /** For how many seconds to wait for an event if there is none: the answer comes as soon as there is one, and is empty otherwise. Only for `order=asc`. */
  wait?: number;
}

/**
 * What `events.stream` may be asked.
 */
export interface EventsStreamQuery {
  /** The `sequence` of the last event that you have. Without it, the stream begins now. */
  after?: number;
  /** Only events of these types, separated by commas. */
  type?: string;
  /** Only events about this one thing: its history. There is none of what does not exist. */
  object_id?: string;
}

/**
 * The exceeded limit.
 */
export interface ExceededLimit {
  /** Where it stands in `limits` of the key. */
  name: 'operations' | 'draft_only' | 'customer_ids' | 'product_ids' | 'max_amount' | 'per_day.amount' | 'per_day.count' | 'needs_approval' | NewerValue;
  /** The amount or the number that is allowed; null for a limit that is none. */
  value: number | null;
  /** What was asked: an amount, or a number. */
  asked: number | null;
  /** What is left of it today, for limits of a day. */
  left_today: number | null;
  /** The currency of the limit. */
  currency: string | null;
  /** What is allowed, for limits that are lists. */
  allowed: Array<string> | null;
}

/**
 * The expected invoice.
 */
export interface ExpectedInvoice {
  /** The identifier of the invoice. */
  invoice_id: string;
  /** The number of the invoice. */
  number: string;
  /** The last day to pay. */
  due_date: string;
  /** Its own step, from 1 on. */
  level: number;
  /** What is due. */
  amount_due: number;
}

/**
 * The expected reminder.
 */
export interface ExpectedReminder {
  /** A mail, or a task for a person. */
  channel: 'email' | 'task' | NewerValue;
  /** The highest step of its invoices. */
  level: number;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name on the invoice. */
  customer_name: string;
  /** A currency code of ISO 4217. */
  currency: string;
  /** What is due of all of them. */
  amount_due: number;
  /** What is asked for beside it. */
  fee: number | null;
  /** Those of one mail, the longest overdue first; a task has one. */
  invoices: Array<ExpectedInvoice>;
}

/**
 * The export.
 */
export interface Export {
  /** Its identifier. */
  id: string;
  /** The operation that gave the file. */
  name: string;
  /** What was exported, where that is one thing; else null. */
  of: string | null;
  /** The parameters of the request. */
  parameters: Record<string, string>;
}

/**
 * What `exports.list` may be asked.
 */
export interface ExportsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those asked for then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The extend invoice.
 */
export interface ExtendInvoice {
  /** By when the money is owed from now on, no earlier than the document says. */
  due_date: string;
  /** Why, for yourselves; never printed. */
  reason: string;
}

/**
 * The extend quote.
 */
export interface ExtendQuote {
  /** The new last day, later than the one that holds. */
  valid_until: string;
}

/**
 * What is wrong with one field or parameter.
 */
export interface FieldFault {
  /** RFC 6901 pointer to the field, or the parameter’s name. */
  pointer: string;
  /** What is wrong, for programs. */
  code: string;
  /** What is wrong, for people. */
  detail: string;
  /** The rule of a standard that is broken, where it is one of an electronic document. */
  rule?: string;
  /** Whose field it is, where that is not what was sent. */
  where?: string;
}

/**
 * What must be valid for an invoice to be finalized.
 */
export interface FinalizeInvoice {
  /** Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where the organization’s settings for documents say so. */
  require?: Array<'ubl' | 'cii' | 'factur_x' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * What is missing or wrong in a document, and the field to change.
 */
export interface Finding {
  /** The rule as its standard calls it; those with CTH are our own. */
  rule: string;
  /** An error makes the document invalid. */
  severity: 'error' | 'warning' | NewerValue;
  /** Business term of EN 16931. */
  term: string;
  /** The resource whose field puts it right. */
  where: 'invoice' | 'organization' | 'customer' | NewerValue;
  /** That field, in the body of its request. */
  pointer: string;
  /** What is wrong, for programs. */
  code: string;
  /** What to do, in a sentence. */
  message: string;
  /** The organization or the customer; null where it is the document itself. */
  target_id: string | null;
}

/**
 * The first invoice.
 */
export interface FirstInvoice {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What the customer withholds. */
  withholdings: Array<Withholding>;
  /** Its sum. */
  withholding_total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  /** What payments have settled so far. */
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name as it is now. */
  customer_name: string;
  /** The day on which it was issued. */
  issue_date: string | null;
  /** The last day to pay. */
  due_date: string;
  /** The instalments; null where it is paid at once. */
  payment_plan: Array<PlannedInstalment> | null;
  /** The lines, in their order. */
  items: Array<CalculatedItem>;
  /** With its placeholders filled in. */
  message: string | null;
  /** The days that are invoiced. */
  service_period: Period | null;
}

/**
 * One column of the footer.
 */
export interface FooterColumn {
  /** Its lines, separated by line ends. */
  text: string;
}

/**
 * Until when a line waits, and why.
 */
export interface HoldLine {
  /** Until when it waits. */
  until?: string | null;
  /** Why. */
  note?: string | null;
}

/**
 * An identifier by a scheme of ISO 6523.
 */
export interface Identifier {
  /** The identifier itself. */
  value: string;
  /** Whose identifier it is, as a code of the list that the field names: 0088 is a GLN. */
  scheme?: string | null;
}

/**
 * Why a line has nothing to do with the books.
 */
export interface IgnoreLine {
  /** Why it has nothing to do with the books. */
  reason: string;
}

/**
 * The import.
 */
export interface Import {
  /** The identifier. */
  id: string;
  /** Counts the changes of the import. */
  version: number;
  /** What the rows are. */
  kind: 'customers' | 'products' | 'invoices' | NewerValue;
  /** `ready` can be committed. `needs_attention`: the findings say what is to be mended or decided first. `committing` and `undoing` are under way. `failed`: `failure` says why; committing goes on where it stopped. */
  state: 'ready' | 'needs_attention' | 'committing' | 'done' | 'undoing' | 'undone' | 'failed' | NewerValue;
  /** Where they come from. */
  source: string | null;
  /** A file of values, or rows of JSON. */
  format: 'csv' | 'rows' | NewerValue;
  /** The encoding of the file. As it was found, or decided; null for rows of JSON. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp437' | NewerValue | null;
  /** What stands between two values. As it was found, or decided; null for rows of JSON. */
  delimiter: ',' | ';' | '	' | '|' | NewerValue | null;
  /** The decimal sign. As it was found, or decided; null for rows of JSON. */
  decimal_sign: ',' | '.' | NewerValue | null;
  /** What becomes of rows whose identifier is there. */
  existing: 'leave' | 'change' | NewerValue;
  /** What becomes of rows of the same name as one that is there. */
  alike: 'create' | 'leave' | NewerValue;
  /** What becomes of rows that break a rule. */
  faulty: 'stop' | 'leave' | NewerValue;
  /** Whom invoices may be of. */
  customers: 'existing' | 'create' | NewerValue;
  /** The order of dates in the file, which is for invoices only. As it was found, or decided; null for rows of JSON. */
  date_order: 'ymd' | 'dmy' | 'mdy' | NewerValue | null;
  /** What the invoices that would be created come to, by currency and year of issue. */
  totals: Array<ImportTotals>;
  /** How your number series could go on behind the invoices: give `format`, `reset` and `first_number` to the settings. Null where no rule makes such numbers. */
  numbering: ImportNumbering | null;
  /** What would become of the rows. */
  plan: ImportPlan;
  /** How many rows are committed. */
  progress: ImportProgress;
  /** What became of the rows. */
  result: ImportResult;
  /** How many findings there are. */
  findings_count: number;
  /** Why it has failed. `interrupted`: it did not get on, as the log of the service says. `erasure`: personal data was erased meanwhile, and what was brought along with it. */
  failure: 'interrupted' | 'erasure' | NewerValue | null;
  /** The user who brought them along; null for a program. */
  created_by: string | null;
  /** When it was committed. */
  committed_at: string | null;
  /** When it was done, undone or had failed. */
  ended_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** The header of the column for each field; empty for rows of JSON, and a week after the last change. */
  mapping: Record<string, string>;
  /** The columns of the file; kept for a week. */
  columns: Array<ImportColumn>;
  /** The first 500 findings, faults first; kept for a week. */
  findings: Array<ImportFinding>;
}

/**
 * The import column.
 */
export interface ImportColumn {
  /** Its header, or its place, such as `#5`, where it has none of its own. */
  header: string;
  /** The field that it is read into. */
  field: string | null;
  /** What its first cells say. */
  samples: Array<string>;
}

/**
 * The import facts.
 */
export interface ImportFacts {
  /** The identifier. */
  id: string;
  /** Counts the changes of the import. */
  version: number;
  /** What the rows are. */
  kind: 'customers' | 'products' | 'invoices' | NewerValue;
  /** `ready` can be committed. `needs_attention`: the findings say what is to be mended or decided first. `committing` and `undoing` are under way. `failed`: `failure` says why; committing goes on where it stopped. */
  state: 'ready' | 'needs_attention' | 'committing' | 'done' | 'undoing' | 'undone' | 'failed' | NewerValue;
  /** Where they come from. */
  source: string | null;
  /** A file of values, or rows of JSON. */
  format: 'csv' | 'rows' | NewerValue;
  /** The encoding of the file. As it was found, or decided; null for rows of JSON. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp437' | NewerValue | null;
  /** What stands between two values. As it was found, or decided; null for rows of JSON. */
  delimiter: ',' | ';' | '	' | '|' | NewerValue | null;
  /** The decimal sign. As it was found, or decided; null for rows of JSON. */
  decimal_sign: ',' | '.' | NewerValue | null;
  /** What becomes of rows whose identifier is there. */
  existing: 'leave' | 'change' | NewerValue;
  /** What becomes of rows of the same name as one that is there. */
  alike: 'create' | 'leave' | NewerValue;
  /** What becomes of rows that break a rule. */
  faulty: 'stop' | 'leave' | NewerValue;
  /** Whom invoices may be of. */
  customers: 'existing' | 'create' | NewerValue;
  /** The order of dates in the file, which is for invoices only. As it was found, or decided; null for rows of JSON. */
  date_order: 'ymd' | 'dmy' | 'mdy' | NewerValue | null;
  /** What the invoices that would be created come to, by currency and year of issue. */
  totals: Array<ImportTotals>;
  /** How your number series could go on behind the invoices: give `format`, `reset` and `first_number` to the settings. Null where no rule makes such numbers. */
  numbering: ImportNumbering | null;
  /** What would become of the rows. */
  plan: ImportPlan;
  /** How many rows are committed. */
  progress: ImportProgress;
  /** What became of the rows. */
  result: ImportResult;
  /** How many findings there are. */
  findings_count: number;
  /** Why it has failed. `interrupted`: it did not get on, as the log of the service says. `erasure`: personal data was erased meanwhile, and what was brought along with it. */
  failure: 'interrupted' | 'erasure' | NewerValue | null;
  /** The user who brought them along; null for a program. */
  created_by: string | null;
  /** When it was committed. */
  committed_at: string | null;
  /** When it was done, undone or had failed. */
  ended_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The import finding.
 */
export interface ImportFinding {
  /** The line of the file where the row begins, or its place among the rows; from 1. */
  row: number;
  /** The header of the column, if it is about one. */
  column: string | null;
  /** The field within the row, as creating it names it. */
  pointer: string;
  /** `fault`: the row is refused. `note`: something that one should know. */
  severity: 'fault' | 'note' | NewerValue;
  /** For programs. */
  code: string;
  /** For people. */
  detail: string;
  /** What is there already, if that is the point. */
  existing_id: string | null;
}

/**
 * The import numbering.
 */
export interface ImportNumbering {
  /** The latest number of the file. */
  last_number: string;
  /** What the next one would be today. */
  next_number: string;
  /** How the numbers are written. */
  format: string;
  /** When the count begins again. */
  reset: 'never' | 'yearly' | 'monthly' | NewerValue;
  /** The count of the next one. */
  first_number: number;
}

/**
 * The import plan.
 */
export interface ImportPlan {
  /** Rows that would be created. */
  create: number;
  /** Rows whose customer or product would be changed. */
  change: number;
  /** Rows that would be left out. */
  leave: number;
  /** Rows that break a rule. */
  faulty: number;
}

/**
 * The import progress.
 */
export interface ImportProgress {
  /** Rows that are through. */
  done: number;
  /** All rows. */
  of: number;
}

/**
 * The import result.
 */
export interface ImportResult {
  /** Rows that were created. */
  created: number;
  /** Rows whose customer or product was changed. */
  changed: number;
  /** Rows that were left out. */
  left: number;
  /** Those that were taken back. */
  taken_back: number;
  /** Those that were not, because somebody has used or changed them since. */
  kept: number;
}

/**
 * A file of a bank.
 */
export interface ImportStatement {
  /** The file in base64, up to 5 MB: CAMT 052, 053 or 054, MT940, or CSV. */
  content: string;
  /** Whether to say only what would be imported, and store nothing; false if not given. */
  dry_run?: boolean | null;
  /** What each column of a CSV file means, in place of the mapping of the bank account. */
  csv_mapping?: CsvMapping | null;
}

/**
 * The import totals.
 */
export interface ImportTotals {
  /** Their currency. */
  currency: string;
  /** In which they were issued. */
  year: number;
  /** How many invoices. */
  invoices: number;
  /** Without tax. */
  net: number;
  /** Tax, as the documents have it. */
  tax: number;
  /** With tax, as the documents have it. */
  total: number;
  /** What was paid. */
  paid: number;
  /** What is still due. */
  due: number;
  /** What the lines make of the tax. */
  calculated_tax: number;
  /** What the lines make of the total. */
  calculated_total: number;
}

/**
 * What has come of a statement in a file.
 */
export interface ImportedStatement {
  /** The account. */
  bank_account_id: string;
  /** The form of the file. */
  kind: 'camt052' | 'camt053' | 'camt054' | 'mt940' | 'csv' | NewerValue;
  /** SHA-256 of the file, in hexadecimal. */
  file_sha256: string;
  /** Its place among the statements of the file, from 1. */
  position: number;
  /** What the bank calls it; banks use it again. */
  statement_id: string | null;
  /** Its number. */
  sequence: string | null;
  /** The day of its first line. */
  from_on: string | null;
  /** The day of its last line. */
  to_on: string | null;
  /** The day of its opening balance, as the bank says it. */
  opening_on: string | null;
  /** The balance before its lines. */
  opening_balance: number | null;
  /** The day of its closing balance. */
  closing_on: string | null;
  /** The balance after its lines. */
  closing_balance: number | null;
  /** Whether no more lines of the closing day follow. */
  is_closing_final: boolean;
  /** Whether its lines were proved to lead from the opening to the closing balance. */
  is_balanced: boolean;
  /** Whether entries that take back another one had the other sign than the form says. */
  is_reversal_turned: boolean;
  /** Lines that it brought. */
  new_lines: number;
  /** Lines that were there before. */
  known_lines: number;
  /** Known lines that it told more of. */
  filled_lines: number;
  /** Entries that were left out: not booked yet, or in another currency. */
  left_out: number;
  /** Null while nothing is stored. */
  id: string | null;
  /** What is worth a look. */
  findings: Array<StatementFinding>;
}

/**
 * What `imports.list` may be asked.
 */
export interface ImportsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those brought along then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The instalment.
 */
export interface Instalment {
  /** The last day to pay. */
  due_date: string;
  /** How much, in the currency of the document. */
  amount: number;
  /** What is still owed of it. */
  amount_due: number;
  /** `paid` by whatever settles an invoice; `overdue` whether a part of it is paid or not. */
  state: 'open' | 'partly_paid' | 'paid' | 'overdue' | 'written_off' | 'void' | NewerValue;
}

/**
 * The instalment details.
 */
export interface InstalmentDetails {
  /** A percentage of what there is to pay; this or an amount, the same in the whole plan. */
  percent?: number | null;
  /** An amount, with tax. */
  amount?: number | null;
  /** Due as many days after the issue date; this or a day, the same in the whole plan. */
  days?: number | null;
  /** Due on this day. */
  due_date?: string | null;
}

/**
 * A place in the organization that is kept for the owner of an address.
 */
export interface Invitation {
  /** The identifier. */
  id: string;
  /** The e-mail address. */
  email: string;
  /** What the member may do. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor' | NewerValue;
  /** When the membership will end by itself; null for never. */
  membership_expires_at: string | null;
  /** The user who invited; null for one who is gone. */
  invited_by: string | null;
  /** When it was made. */
  created_at: string;
  /** Until when the link works. */
  expires_at: string;
  /** When it was accepted; null if it was not. */
  accepted_at: string | null;
  /** When it was revoked; null if it was not. */
  revoked_at: string | null;
}

/**
 * What `invitations.list` may be asked.
 */
export interface InvitationsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What a customer is asked to pay, from draft to paid.
 */
export interface Invoice {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What the customer withholds. */
  withholdings: Array<Withholding>;
  /** Its sum. */
  withholding_total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  /** What payments have settled so far. */
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** What credit notes have taken back of what is withheld. */
  withholding_credited: number;
  /** What confirms that the customer has paid it. */
  certificates: Array<Certificate>;
  /** Their sum. */
  certified_amount: number;
  /** The identifier. */
  id: string;
  /** Counts the changes of the invoice. */
  version: number;
  /** The state that it is in. */
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | NewerValue;
  /** How far it is settled. */
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | NewerValue;
  /** Whether it is open and its due date has passed where the organization is. */
  overdue: boolean;
  /** Whether it is a legal document, which never changes. */
  immutable: boolean;
  /** What may be done with it now. */
  available_actions: Array<'update' | 'delete' | 'finalize' | 'void' | 'mark_uncollectible' | 'record_payment' | 'credit' | 'correct' | 'send' | 'remind' | 'extend' | NewerValue>;
  /** A draft has none. */
  number: string | null;
  /** What the payer gives as reference, set when it is finalized: yours of `payment_instructions`, else a structured one after ISO 11649. */
  payment_reference: string | null;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name when the invoice was written. */
  customer_name: string;
  /** The day on which it was issued. */
  issue_date: string | null;
  /** By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of the first one that is open. */
  due_date: string;
  /** The due date that the document says; a draft has none. */
  issued_due_date: string | null;
  /** How the due date has moved since, the first one first. */
  extensions: Array<DueDateExtension>;
  /** Null: the due date was named. */
  payment_terms: InvoiceTerms | null;
  /** The instalments that were agreed. Null: it is paid at once. */
  payment_plan: Array<PlannedInstalment> | null;
  /** What has become of the instalments; none where it is paid at once. */
  instalments: Array<Instalment>;
  /** What the other side knows it by. */
  reference: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  /** When you expect the money. */
  expected_payment_date: string | null;
  /** Before this day no reminder goes out by itself. */
  reminders_paused_until: string | null;
  /** Printed on the document. */
  message: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** What all credit notes that stand have taken back, whatever became of it. */
  credit_notes_total: number;
  /** What stands of discounts for paying early; the rest of it was paid in time. */
  amount_discounted: number;
  /** What stands of small rests that were let go. */
  amount_waived: number;
  /** What has settled it, and what is still owed today. */
  settlement: Settlement;
  /** The invoice that this one replaces. */
  corrects_invoice_id: string | null;
  /** The recurring invoice that made it. */
  recurring_invoice_id: string | null;
  /** The quote that it was made of. */
  quote_id: string | null;
  /** Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files, and is never sent. */
  imported: boolean;
  /** The `source` of its import. */
  imported_from: string | null;
  /** Its identifier where it was issued. */
  external_id: string | null;
  /** When it was issued by the clock, or brought along. */
  finalized_at: string | null;
  /** When nothing was due any more; null while something is. */
  paid_at: string | null;
  /** When it was voided; null if it was not. */
  voided_at: string | null;
  /** When it was written off; null if it was not. */
  marked_uncollectible_at: string | null;
  /** When it was last sent. */
  sent_at: string | null;
  /** How it was last sent. */
  sent_via: 'email' | 'post' | 'network' | 'other' | NewerValue | null;
  /** When its customer first looked at it by a link. */
  viewed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | NewerValue | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | NewerValue | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** What a unit of the currency is in the tax currency. */
  tax_exchange_rate?: number;
  /** Sum of the taxes in the tax currency, where one is named. */
  tax_total_in_tax_currency?: number;
  /** Why no tax is charged, for each tax group. */
  tax_exemptions?: Array<StatedExemption>;
  /** Who issues it, frozen on issue; a draft has none. */
  seller: Seller | null;
  /** To whom, frozen on issue; a draft has none. */
  buyer: Buyer | null;
  /** The lines, in their order. */
  items: Array<InvoiceItem>;
  /** What goes with it; absent where nothing does. */
  attachments?: Array<Attachment>;
}

/**
 * What became of several new invoices.
 */
export interface InvoiceBatch {
  /** How many are stored. */
  created: number;
  /** How many are refused. */
  refused: number;
  /** What became of each, in the order in which they were sent. */
  results: Array<InvoiceOutcome>;
}

/**
 * The invoice content.
 */
export interface InvoiceContent {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | NewerValue | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | NewerValue | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * The invoice early payment.
 */
export interface InvoiceEarlyPayment {
  /** Days after the issue date. */
  days: number;
  /** What may be taken off, as a percentage. */
  percent: number;
  /** What the percentage is of, where that is not the whole amount. */
  base_amount?: number | null;
}

/**
 * A line of an invoice.
 */
export interface InvoiceItem {
  /** The identifier of the product. */
  product_id: string;
  /** The product’s name when the line was written. */
  product_name: string;
  /** What it is, for people to read. */
  description: string | null;
  /** How much of it. */
  quantity: number;
  /** What the quantity counts, as the product had it when the line was written. */
  unit: Unit | null;
  /** Unit price; with tax where prices include it. */
  price: number;
  /** Where the price comes from; left out where the request named it. */
  price_source?: PriceSource;
  /** How many units the price is for. */
  price_base_quantity: number;
  /** Tax rate of this line as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  gross: number;
  /** Taken off the line. */
  discounts: Array<AppliedAdjustment>;
  /** Added to the line. */
  charges: Array<AppliedAdjustment>;
  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  net: number;
  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  taxable: number;
  /** What is printed above the line. Electronic invoices say it in the note of the line. */
  above?: Array<TextAbove> | null;
  /** What is printed below it, one subtotal at most. No amount depends on either. */
  below?: Array<TextBelow> | null;
  /** A note on the line. */
  note?: string | null;
  /** The buyer’s article number. */
  buyer_item_id?: string | null;
  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
  standard_id?: Identifier | null;
  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
  classifications?: Array<Classification> | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  origin_country?: string | null;
  /** Further properties of the article, such as its colour. */
  attributes?: Array<Attribute> | null;
  /** Line of the buyer’s order. */
  order_line_reference?: string | null;
  /** Where the buyer books the line. */
  buyer_accounting_reference?: string | null;
  /** What the line is about, such as a meter; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** The days that the line invoices. */
  service_period?: Period | null;
  /** Whether `withholdings` are taken from it, too. */
  withholdable?: boolean | null;
  /** The product’s article number when the line was written. */
  sku?: string;
  /** Price before its discount. */
  list_price?: number;
  /** What is taken off the list price. */
  price_discount?: number;
  /** The identifier. */
  id: string;
  /** The line of a quote that it was made of. */
  quote_item_id?: string;
}

/**
 * What became of one entry: either the invoice or the problem is null.
 */
export interface InvoiceOutcome {
  /** The place in the list that was sent, from 0. */
  index: number;
  /** The new invoice; null if it is refused. */
  invoice: Invoice | null;
  /** Why it is refused; null if it is stored. */
  problem: EntryProblem | null;
}

/**
 * What may be changed of an invoice in any state.
 */
export interface InvoiceRemarks {
  /** A note for yourselves. */
  note?: string | null;
  /** When you expect the money. */
  expected_payment_date?: string | null;
  /** Before this day no reminder goes out by itself, such as while a complaint is settled. */
  reminders_paused_until?: string | null;
  /** All certificates of what the customer withheld, in place of those before; null takes them back. */
  certificates?: Array<CertificateDetails> | null;
  /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
  metadata?: Record<string, string | null> | null;
}

/**
 * The invoice reminders.
 */
export interface InvoiceReminders {
  /** What was asked, in the order of the levels. */
  data: Array<Reminder>;
  /** What comes next if nothing is paid; null where nothing will. */
  next: NextReminder | null;
}

/**
 * What a list shows of the invoice.
 */
export interface InvoiceSummary {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What the customer withholds. */
  withholdings: Array<Withholding>;
  /** Its sum. */
  withholding_total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  /** What payments have settled so far. */
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** What credit notes have taken back of what is withheld. */
  withholding_credited: number;
  /** What confirms that the customer has paid it. */
  certificates: Array<Certificate>;
  /** Their sum. */
  certified_amount: number;
  /** The identifier. */
  id: string;
  /** Counts the changes of the invoice. */
  version: number;
  /** The state that it is in. */
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | NewerValue;
  /** How far it is settled. */
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | NewerValue;
  /** Whether it is open and its due date has passed where the organization is. */
  overdue: boolean;
  /** Whether it is a legal document, which never changes. */
  immutable: boolean;
  /** What may be done with it now. */
  available_actions: Array<'update' | 'delete' | 'finalize' | 'void' | 'mark_uncollectible' | 'record_payment' | 'credit' | 'correct' | 'send' | 'remind' | 'extend' | NewerValue>;
  /** A draft has none. */
  number: string | null;
  /** What the payer gives as reference, set when it is finalized: yours of `payment_instructions`, else a structured one after ISO 11649. */
  payment_reference: string | null;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name when the invoice was written. */
  customer_name: string;
  /** The day on which it was issued. */
  issue_date: string | null;
  /** By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of the first one that is open. */
  due_date: string;
  /** The due date that the document says; a draft has none. */
  issued_due_date: string | null;
  /** How the due date has moved since, the first one first. */
  extensions: Array<DueDateExtension>;
  /** Null: the due date was named. */
  payment_terms: InvoiceTerms | null;
  /** The instalments that were agreed. Null: it is paid at once. */
  payment_plan: Array<PlannedInstalment> | null;
  /** What has become of the instalments; none where it is paid at once. */
  instalments: Array<Instalment>;
  /** What the other side knows it by. */
  reference: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  /** When you expect the money. */
  expected_payment_date: string | null;
  /** Before this day no reminder goes out by itself. */
  reminders_paused_until: string | null;
  /** Printed on the document. */
  message: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** What all credit notes that stand have taken back, whatever became of it. */
  credit_notes_total: number;
  /** What stands of discounts for paying early; the rest of it was paid in time. */
  amount_discounted: number;
  /** What stands of small rests that were let go. */
  amount_waived: number;
  /** What has settled it, and what is still owed today. */
  settlement: Settlement;
  /** The invoice that this one replaces. */
  corrects_invoice_id: string | null;
  /** The recurring invoice that made it. */
  recurring_invoice_id: string | null;
  /** The quote that it was made of. */
  quote_id: string | null;
  /** Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files, and is never sent. */
  imported: boolean;
  /** The `source` of its import. */
  imported_from: string | null;
  /** Its identifier where it was issued. */
  external_id: string | null;
  /** When it was issued by the clock, or brought along. */
  finalized_at: string | null;
  /** When nothing was due any more; null while something is. */
  paid_at: string | null;
  /** When it was voided; null if it was not. */
  voided_at: string | null;
  /** When it was written off; null if it was not. */
  marked_uncollectible_at: string | null;
  /** When it was last sent. */
  sent_at: string | null;
  /** How it was last sent. */
  sent_via: 'email' | 'post' | 'network' | 'other' | NewerValue | null;
  /** When its customer first looked at it by a link. */
  viewed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** The customer as it is now; only when `expand=customer` asks for it. */
  customer?: Customer;
}

/**
 * The invoice template.
 */
export interface InvoiceTemplate {
  /** The identifier. */
  id: string;
  /** Counts the changes. */
  version: number;
  /** What you call it. */
  name: string;
  /** What invoices are made of, as far as it is the same each time. */
  content: TemplateContent;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `invoice_templates.list` may be asked.
 */
export interface InvoiceTemplatesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The invoice terms.
 */
export interface InvoiceTerms {
  /** From the last day of the month of issue. */
  end_of_month_first?: boolean | null;
  /** Months: to the same day, or to the last one. */
  net_months?: number | null;
  /** Days after the issue date. */
  net_days: number;
  /** Then business days. */
  net_business_days?: number | null;
  /** Then on to the last day of that month. */
  end_of_month?: boolean | null;
  /** Then on to this day of the following month. */
  day_of_following_month?: number | null;
  /** Then on to the next of these days of a month. */
  days_of_month?: Array<number> | null;
  /** Then off a day on which nobody works; never before the issue date. */
  if_day_off?: 'next_business_day' | 'previous_business_day' | NewerValue | null;
  /** Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone. */
  holidays_of?: string | null;
  /** The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with too little to pay is due at once by the rules above. */
  instalments?: Array<TermsInstalment> | null;
  /** Discounts for paying early, the first one first. */
  early_payment?: Array<InvoiceEarlyPayment> | null;
}

/**
 * The invoiced item.
 */
export interface InvoicedItem {
  /** A line that was accepted. */
  quote_item_id: string;
  /** How much of it; all that is left if not given. */
  quantity?: number | null;
}

/**
 * What `invoices.list_credit_notes` may be asked.
 */
export interface InvoicesListCreditNotesQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'issue_date' | '-issue_date';
  /** Only those whose number begins or ends so, whose total this is, or with words in the number of the invoice, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
  q?: string;
  /** Only those in this state. */
  status?: 'issued' | 'void';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only the one with exactly this number. */
  number?: string;
  /** Only those of which something can still be allocated, or nothing can. */
  unapplied?: boolean;
  /** Only those in this currency. */
  currency?: string;
  /** Only those with such a total; together with `currency`, as amounts of two do not compare. As in `total[gte]`, with gte, gt, lte and lt. */
  total?: DecimalRange;
  /** Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt. */
  issue_date?: DateRange;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `invoices.list_payments` may be asked.
 */
export interface InvoicesListPaymentsQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'received_on' | '-received_on';
  /** Only those of which this is the amount, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
  q?: string;
  /** Only those in this state. */
  status?: 'recorded' | 'reversed';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only those of which something can still be allocated, or nothing can. */
  unapplied?: boolean;
  /** Only those with exactly this reference. */
  reference?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those of such an amount; together with `currency`, as amounts of two do not compare. As in `amount[gte]`, with gte, gt, lte and lt. */
  amount?: DecimalRange;
  /** Only those received on these days. As in `received_on[gte]`, with gte, gt, lte and lt. */
  received_on?: DateRange;
  /** Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `invoices.list` may be asked.
 */
export interface InvoicesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'issue_date' | '-issue_date' | 'due_date' | '-due_date' | 'total' | '-total' | 'number' | '-number';
  /** Only those whose number begins or ends so, whose payment reference begins so, whose total this is, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
  q?: string;
  /** Only those in one of these states, parted by commas; `overdue` is open with a due date before today. */
  status?: Array<'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | 'overdue'>;
  /** Only those that are settled so far. */
  payment_status?: 'unpaid' | 'partially_paid' | 'paid';
  /** Only those of which something is withheld, with or without certificates of all of it. */
  withholding?: 'certified' | 'uncertified';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only those that this recurring invoice made. */
  recurring_invoice_id?: string;
  /** Only those that were made of this quote. */
  quote_id?: string;
  /** Only the one with exactly this number. */
  number?: string;
  /** Only those with exactly this reference. */
  reference?: string;
  /** Only those that ask the payer for this reference, with or without blanks. */
  payment_reference?: string;
  /** Only those of before with exactly this identifier where they were issued. */
  external_id?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt. */
  issue_date?: DateRange;
  /** Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt. */
  due_date?: DateRange;
  /** Only those with such a total; together with `currency`, as amounts of two do not compare. As in `total[gte]`, with gte, gt, lte and lt. */
  total?: DecimalRange;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** What to embed as it is now, beside its identifier, separated by commas. customer needs the scope customers:read. */
  expand?: Array<'customer'>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `invoices.preflight` may be asked.
 */
export interface InvoicesPreflightQuery {
  /** What it is to be valid in; else the customer’s format, else factur_x. */
  format?: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol';
}

/**
 * The join.
 */
export interface Join {
  /** The token of the link. */
  token: string;
}

/**
 * The kept records.
 */
export interface KeptRecords {
  /** What they are; quotes count as invoices. */
  kind: 'invoices' | 'credit_notes' | 'payments' | NewerValue;
  /** How many. */
  count: number;
  /** The law that asks for it, by the country of the seller. */
  law: string;
  /** The last day on which they are kept. */
  until: string;
}

/**
 * The kept request.
 */
export interface KeptRequest {
  /** Its query parameters. */
  query: Record<string, string>;
  /** Its body; null for none. */
  body: Record<string, unknown> | null;
  /** Its header If-Match. */
  if_match: string | null;
}

/**
 * The key limits.
 */
export interface KeyLimits {
  /** The most that one document or booking may come to, with tax. */
  max_amount?: LimitedAmount | null;
  /** What a day of the organization may come to. A document counts once a day, with its largest amount; each payment, refund and write-off counts. */
  per_day?: DayLimits | null;
  /** Whether it may only write drafts: nothing that binds, books money or is sent. */
  draft_only?: boolean | null;
  /** The customers that it may write for. It can make no others. */
  customer_ids?: Array<string> | null;
  /** The products that it may sell. Each line must name one of them. */
  product_ids?: Array<string> | null;
  /** The writing operations that it may call. What it may read follows from its scopes. */
  operations?: Array<string> | null;
  /** What a person has to approve first: such a request is answered with 202 and an approval, and nothing else happens until it is approved. The other limits hold besides. */
  needs_approval?: NeededApproval | null;
}

/**
 * The left item.
 */
export interface LeftItem {
  /** A line that was accepted. */
  quote_item_id: string;
  /** How much of it is on no invoice. */
  quantity: number;
}

/**
 * The left out bill.
 */
export interface LeftOutBill {
  /** A bill that is due. */
  bill_id: string;
  /** Why it is not paid. */
  reason: 'not_approved' | 'in_payment_run' | 'is_credit' | 'not_in_euros' | 'nothing_due' | 'amount_too_large' | 'no_account' | 'unknown_account' | NewerValue;
  /** The same in words, and what to do. */
  detail: string;
}

/**
 * The like customer.
 */
export interface LikeCustomer {
  /** The identifier. */
  id: string;
  /** The name. */
  name: string;
  /** Of the billing address. */
  city: string | null;
  /** What both have in common. `iban`: payments of both came from one account. `name`: the town of one is not known. */
  reasons: Array<'tax_id' | 'iban' | 'email' | 'name_and_town' | 'name' | NewerValue>;
}

/**
 * A page of like customers.
 */
export interface LikeCustomerList {
  /** At most 20, the most alike first. */
  data: Array<LikeCustomer>;
}

/**
 * The limited amount.
 */
export interface LimitedAmount {
  /** In whole units of the currency. */
  amount: number;
  /** Amounts in another currency are refused. */
  currency: string;
}

/**
 * One of the payments that a bank line is the sum of.
 */
export interface LineDetail {
  /** Who paid or was paid. */
  counterparty_name: string | null;
  /** An IBAN, or the number of an account without one. */
  counterparty_iban: string | null;
  /** The bank of that account. */
  counterparty_bic: string | null;
  /** What the payment is for. */
  text: string | null;
  /** The reference that goes from end to end. */
  end_to_end_id: string | null;
  /** The mandate of a direct debit. */
  mandate_id: string | null;
  /** Who collects a direct debit. */
  creditor_id: string | null;
  /** A creditor reference or a QR reference. */
  structured_reference: string | null;
  /** Why it came back, such as MS03. */
  return_reason: string | null;
  /** What was ordered, where that is said. */
  original_amount: string | null;
  /** In which currency. */
  original_currency: string | null;
  /** Null where the bank does not say it. */
  amount: number | null;
}

/**
 * The line refusal.
 */
export interface LineRefusal {
  /** The code of the problem. */
  code: string;
  /** What was wrong. */
  detail: string;
}

/**
 * The link.
 */
export interface Link {
  /** The identifier. */
  id: string;
  /** The invoice that it shows; null for others. */
  invoice_id: string | null;
  /** The credit note that it shows; null for others. */
  credit_note_id: string | null;
  /** The quote that it shows; null for others. */
  quote_id: string | null;
  /** `email`: in a mail of this service. `other`: it was asked for, to be passed on. */
  channel: 'email' | 'other' | NewerValue;
  /** How often a person has looked; looks within half an hour count as one. */
  views: number;
  /** When a person looked for the first time. */
  first_viewed_at: string | null;
  /** When the last look that counts was. */
  last_viewed_at: string | null;
  /** As it was said. Null: it works for some time after nothing was left to be paid (`link_days_after_payment`). */
  expires_at: string | null;
  /** When somebody ended it. */
  ended_at: string | null;
  /** When it was made. */
  created_at: string;
}

/**
 * A page of links.
 */
export interface LinkList {
  /** The rows, in their order; of an event, what changed. */
  data: Array<Link>;
}

/**
 * Who wants to sign in.
 */
export interface Login {
  /** The e-mail address of the user. */
  email: string;
  /** The password. */
  password: string;
  /** The organization to work in; by default the one joined first. */
  organization_id?: string | null;
}

/**
 * The token of a session, and whose it is.
 */
export interface LoginResult {
  /** The login token. It goes where an API key goes: `Authorization: Bearer <token>`. */
  access_token: string;
  /** How the token is sent: as a bearer token. */
  token_type: 'Bearer' | NewerValue;
  /** Seconds until the token ends for good. Unused for an hour it ends earlier. */
  expires_in: number;
  /** The person who signed in. */
  user: User;
  /** The organization. */
  organization: OrganizationSummary;
  /** Whether the session can only set up the second factor that the organization requires. */
  set_up_only: boolean;
}

/**
 * The logo.
 */
export interface Logo {
  /** The media type of the file. */
  media_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | NewerValue;
  /** In pixels; of an SVG in its own units. */
  width: number;
  /** In the same. */
  height: number;
  /** In bytes, as it is kept. */
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

/**
 * The mail settings.
 */
export interface MailSettings {
  /** Counts the changes. */
  version: number;
  /** Shown as the sender. */
  sender_name: string | null;
  /** With a mail server of your own. */
  sender_address: string | null;
  /** Where answers go. */
  reply_to: string | null;
  /** Get a hidden copy of every message. */
  bcc: Array<string>;
  /** Ends every text. */
  signature: string | null;
  /** Of messages to customers without a language. */
  language: 'en' | 'de' | 'fr' | NewerValue;
  /** A mail server of your own. */
  smtp: SmtpServer | null;
  /** How messages leave now: by a server of your own, by that of the installation, or not at all (`log`). */
  transport: 'own' | 'installation' | 'log' | NewerValue;
}

/**
 * The mail template.
 */
export interface MailTemplate {
  /** What the messages are about. */
  kind: 'invoice' | 'credit_note' | 'quote' | 'reminder_1' | 'reminder_2' | 'reminder_3' | 'reminders_1' | 'reminders_2' | 'reminders_3' | 'statement' | 'receipt' | NewerValue;
  /** Language of the text. */
  language: 'en' | 'de' | 'fr' | NewerValue;
  /** Whether it is the text of the service, not one of yours. */
  built_in: boolean;
  /** Subject line. */
  subject: string;
  /** What it says. */
  text: string;
  /** What it may name, in double braces. */
  placeholders: Array<string>;
}

/**
 * A page of mail templates.
 */
export interface MailTemplateList {
  /** Every kind in every language. */
  data: Array<MailTemplate>;
}

/**
 * The mail template preview.
 */
export interface MailTemplatePreview {
  /** Subject line. */
  subject: string;
  /** What it says. */
  text: string;
  /** The same text as HTML. It loads nothing. */
  html: string;
}

/**
 * The mail test.
 */
export interface MailTest {
  /** How messages leave now. */
  transport: 'own' | 'installation' | 'log' | NewerValue;
  /** The address that it was sent from. */
  from: string | null;
  /** Your own address. */
  to: string;
  /** What became of it: `temporary` and `permanent` refusals, `unknown` when the whole mail was sent and no answer came, `not_sent` when there is no server or no sender. */
  outcome: 'accepted' | 'temporary' | 'permanent' | 'unknown' | 'not_sent' | NewerValue;
  /** Three digits of SMTP. */
  smtp_code: number | null;
  /** Such as 5.1.1. */
  enhanced_code: string | null;
  /** What the mail server said. */
  text: string;
  /** How long it took, in milliseconds. */
  duration_ms: number;
  /** What receivers find of the domain of the sender, by which they tell whether mails are genuine; null without a sender. */
  sender_domain: SenderDomain | null;
}

/**
 * The mark sent.
 */
export interface MarkSent {
  /** How it was sent; `network` is one such as Peppol; other if not given. */
  channel?: 'email' | 'post' | 'network' | 'other' | null;
}

/**
 * The match line.
 */
export interface MatchLine {
  /** What the line is, or a part of it: together no more than what is left of it. */
  outcomes: Array<MatchOutcome>;
}

/**
 * The match outcome.
 */
export interface MatchOutcome {
  /** `payment` is recorded, `recorded_payment` was; `reversal` takes a payment back that did come in before; `refund` is recorded, `recorded_refund` was; `bill_payment` to a supplier is recorded, `recorded_bill_payment` was; `payment_run` was executed as one amount; `fee` is what the bank kept; `ignore` has nothing to do with the books. */
  kind: 'payment' | 'recorded_payment' | 'reversal' | 'refund' | 'recorded_refund' | 'bill_payment' | 'recorded_bill_payment' | 'payment_run' | 'fee' | 'ignore';
  /** How much it is. A fee, a refund, a reversal and what suppliers get are money that goes out. */
  amount: number;
  /** Who pays, for `payment`. */
  customer_id?: string | null;
  /** Which invoices a `payment` settles. What is left is the customer’s credit. */
  allocations?: Array<CreateAllocation> | null;
  /** The payment that it is, or that it is of. */
  payment_id?: string | null;
  /** The credit note that a `recorded_refund` is of. */
  credit_note_id?: string | null;
  /** Who was paid, for `bill_payment`. */
  supplier_id?: string | null;
  /** Which bills a `bill_payment` settles. What is left is kept with the supplier. */
  bills?: Array<BankBillAllocation> | null;
  /** The payment to a supplier that it is. */
  bill_payment_id?: string | null;
  /** The run that it is, for `payment_run`: `amount` is what no line is yet of it. */
  payment_run_id?: string | null;
  /** Why; needed for `ignore`. */
  reason?: string | null;
}

/**
 * The matching rule.
 */
export interface MatchingRule {
  /** The identifier. */
  id: string;
  /** Counts the changes of the rule. */
  version: number;
  /** Its place among the rules. */
  position: number;
  /** Whether it is in use. */
  is_active: boolean;
  /** Only lines of this account. */
  bank_account_id: string | null;
  /** What a line is that it meets. */
  outcome: 'customer' | 'fee' | 'ignore' | NewerValue;
  /** Who pays. */
  customer_id: string | null;
  /** Whether what it says is certain. */
  is_certain: boolean;
  /** What you call it. */
  name: string;
  /** Only money in, or only money out. */
  direction: 'in' | 'out' | NewerValue | null;
  /** Only from or to this account. */
  counterparty_iban: string | null;
  /** What the name must have in it. */
  name_contains: string | null;
  /** What the text must have in it. */
  text_contains: string | null;
  /** The least amount, without a sign. */
  amount_from: number | null;
  /** The greatest amount, without a sign. */
  amount_to: number | null;
  /** Why it is ignored, or what a fee is for. */
  reason: string | null;
  /** How many lines were matched as it says. */
  uses: number;
  /** When one was last. */
  last_used_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The matching rule state.
 */
export interface MatchingRuleState {
  /** The identifier. */
  id: string;
  /** Counts the changes of the rule. */
  version: number;
  /** Its place among the rules. */
  position: number;
  /** Whether it is in use. */
  is_active: boolean;
  /** Only lines of this account. */
  bank_account_id: string | null;
  /** What a line is that it meets. */
  outcome: 'customer' | 'fee' | 'ignore' | NewerValue;
  /** Who pays. */
  customer_id: string | null;
  /** Whether what it says is certain. */
  is_certain: boolean;
}

/**
 * What `matching_rules.list` may be asked.
 */
export interface MatchingRulesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'position' | '-position';
  /** Only those that are in use, or are not. */
  is_active?: boolean;
  /** Only those by which this customer pays. */
  customer_id?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * Who the credential stands for, and what it may do.
 */
export interface Me {
  /** What kind of credential was sent. */
  kind: 'user' | 'api_key' | NewerValue;
  /** The signed-in user; null for an API key. */
  user: User | null;
  /** The identifier of the API key; null for a user. */
  api_key_id: string | null;
  /** The organization. */
  organization: OrganizationSummary;
  /** What the credential may do. */
  scopes: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'credit_notes:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | 'messages:read' | 'messages:write' | 'audit:read' | 'quotes:read' | 'quotes:write' | 'bank_accounts:read' | 'bank_accounts:write' | 'price_lists:read' | 'price_lists:write' | 'purchases:read' | 'purchases:write' | 'suppliers:read' | 'suppliers:write' | 'purchases:approve' | 'imports:read' | 'imports:write' | 'approvals:read' | 'approvals:decide' | NewerValue>;
  /** Whether the session can only set up the second factor that the organization requires. */
  set_up_only: boolean;
}

/**
 * A user who works in the organization, with the role there.
 */
export interface Member {
  /** The identifier of the user. */
  id: string;
  /** Counts the changes of the membership. */
  version: number;
  /** The e-mail address. */
  email: string;
  /** The name. */
  name: string;
  /** What the member may do. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor' | NewerValue;
  /** When the membership ends by itself; null for never. */
  expires_at: string | null;
  /** Since when the user is a member. */
  created_at: string;
  /** When an open session was last used; null if the member is not signed in. */
  last_used_at: string | null;
  /** What the member may not go beyond, besides the role; null for nothing. */
  limits: ShownLimits | null;
  /** Counts the changes of the limits. The audit log has the version under which something was done. */
  limits_version: number;
}

/**
 * The members of the organization.
 */
export interface MemberList {
  /** All of them, who joined first first. */
  data: Array<Member>;
}

/**
 * The member usage.
 */
export interface MemberUsage {
  /** The limits; null for none. */
  limits: ShownLimits | null;
  /** The version of these limits. */
  limits_version: number;
  /** The day that it is where the organization is. */
  day: string;
  /** What was done today, by currency. */
  amounts: Array<ShownAmount>;
  /** How many documents and bookings today. */
  count: number;
  /** What is left today of the amount of a day; null without such a limit. */
  left_amount: number | null;
  /** What is left today of the number of a day; null without such a limit. */
  left_count: number | null;
  /** The user. */
  user_id: string;
}

/**
 * What `members.remove` may be asked.
 */
export interface MembersRemoveQuery {
  /** What becomes of the API keys that the member made here. */
  api_keys?: 'keep' | 'revoke';
}

/**
 * The merge customer.
 */
export interface MergeCustomer {
  /** The customer that stays, and gets everything. */
  into: string;
  /** True tells what would be moved, and changes nothing. False moves it, for good. */
  dry_run: boolean;
}

/**
 * The merged parts.
 */
export interface MergedParts {
  /** Drafts and issued ones. */
  invoices: number;
  /** Credit notes. */
  credit_notes: number;
  /** With the credit that they leave. */
  payments: number;
  /** Drafts and issued ones. */
  quotes: number;
  /** Schedules, whose next invoices are to the customer that stays. */
  recurring_invoices: number;
  /** Rules of bank lines that name the customer. */
  matching_rules: number;
  /** Mails that were sent or wait. */
  messages: number;
  /** Those that the customer that stays lacks. */
  contacts: number;
  /** Whether the note is added below the one that is there. */
  note: boolean;
}

/**
 * The message.
 */
export interface Message {
  /** Language of the text. */
  language: 'en' | 'de' | 'fr' | NewerValue;
  /** Who it comes from. */
  from: MessageSender;
  /** Where answers go; else to the sender. */
  reply_to: string | null;
  /** Recipients. */
  to: Array<MessageRecipient>;
  /** Recipients of a copy. */
  cc: Array<MessageRecipient>;
  /** Recipients whom the others do not see. */
  bcc: Array<MessageRecipient>;
  /** Subject line. */
  subject: string;
  /** What it says. */
  text: string;
  /** Files that go along. */
  attachments: Array<MessageAttachment>;
  /** The identifier. */
  id: string;
  /** Counts the changes of the message. */
  version: number;
  /** What it is about. */
  kind: 'invoice' | 'credit_note' | 'quote' | 'reminder_1' | 'reminder_2' | 'reminder_3' | 'reminders_1' | 'reminders_2' | 'reminders_3' | 'statement' | 'receipt' | NewerValue;
  /** `logged`: there is no mail server, so it was only kept. `unconfirmed`: the whole mail was sent and no answer came, so that it may have arrived; it is sent again by a decision only. */
  status: 'queued' | 'sending' | 'sent' | 'logged' | 'failed' | 'unconfirmed' | 'cancelled' | 'bounced' | 'complained' | NewerValue;
  /** What may be done with it now. */
  available_actions: Array<'resend' | 'cancel' | 'report' | NewerValue>;
  /** The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account and of a reminder of several invoices. */
  object_id: string;
  /** The identifier of the customer. */
  customer_id: string;
  /** The invoices that a reminder of several asks for; else empty. */
  invoice_ids: Array<string>;
  /** Why it was cancelled. `by_hand`: somebody has taken it back. `void`: the document does not count any more. `settled_meanwhile`: what it asks for was paid, credited or written off while it waited. `covered_by_credit`: credit of the customer could settle it. `figures_moved`: it asks for an amount that is not due any more. `quote_closed`: the quote was answered, revised or withdrawn, or has expired. `payment_reversed`: the payment of a receipt did not come in. A later version may have more. */
  cancel_reason: string | null;
  /** How often it was handed to a server. */
  attempt_count: number;
  /** What the mail server said last. */
  last_answer: MessageAnswer | null;
  /** The message that this one repeats. */
  resends_id: string | null;
  /** The message that repeats this one. */
  resent_as_id: string | null;
  /** Not before this moment. */
  send_at: string | null;
  /** When a mail server accepted it. */
  sent_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The message answer.
 */
export interface MessageAnswer {
  /** accepted, temporary, permanent, unknown, or what was reported. */
  outcome: string;
  /** Three digits of SMTP. */
  smtp_code: number | null;
  /** Such as 5.1.1. */
  enhanced_code: string | null;
  /** What it says. */
  text: string;
}

/**
 * The message attachment.
 */
export interface MessageAttachment {
  /** What the document is written as; `statement` is a statement of account, `reminder_letter` the letter of a reminder, `quote` a quote, `receipt` the receipt of a payment, `enclosure` a file that was attached to the invoice. */
  format: string;
  /** The invoice that it is of, where the message is about several; else null. */
  invoice_id: string | null;
  /** Name that it is saved under. */
  filename: string;
  /** What kind of file it is. */
  media_type: string;
  /** In hexadecimal, once the file is made. */
  sha256: string | null;
  /** Once the file is made. */
  bytes: number | null;
}

/**
 * The message attempt.
 */
export interface MessageAttempt {
  /** accepted, temporary, permanent, unknown, or what was reported. */
  outcome: string;
  /** Three digits of SMTP. */
  smtp_code: number | null;
  /** Such as 5.1.1. */
  enhanced_code: string | null;
  /** What it says. */
  text: string;
  /** Counts the attempts. */
  number: number;
  /** When it ended. */
  at: string;
  /** How long it took, in milliseconds. */
  duration_ms: number;
}

/**
 * The message content.
 */
export interface MessageContent {
  /** Subject line. */
  subject: string;
  /** What it says. */
  text: string;
  /** The same text as HTML. It loads nothing. */
  html: string;
  /** Files that go along. */
  attachments: Array<MessageAttachment>;
}

/**
 * The message details.
 */
export interface MessageDetails {
  /** Language of the text. */
  language: 'en' | 'de' | 'fr' | NewerValue;
  /** Who it comes from. */
  from: MessageSender;
  /** Where answers go; else to the sender. */
  reply_to: string | null;
  /** Recipients. */
  to: Array<MessageRecipient>;
  /** Recipients of a copy. */
  cc: Array<MessageRecipient>;
  /** Recipients whom the others do not see. */
  bcc: Array<MessageRecipient>;
  /** Subject line. */
  subject: string;
  /** What it says. */
  text: string;
  /** Files that go along. */
  attachments: Array<MessageAttachment>;
  /** The identifier. */
  id: string;
  /** Counts the changes of the message. */
  version: number;
  /** What it is about. */
  kind: 'invoice' | 'credit_note' | 'quote' | 'reminder_1' | 'reminder_2' | 'reminder_3' | 'reminders_1' | 'reminders_2' | 'reminders_3' | 'statement' | 'receipt' | NewerValue;
  /** `logged`: there is no mail server, so it was only kept. `unconfirmed`: the whole mail was sent and no answer came, so that it may have arrived; it is sent again by a decision only. */
  status: 'queued' | 'sending' | 'sent' | 'logged' | 'failed' | 'unconfirmed' | 'cancelled' | 'bounced' | 'complained' | NewerValue;
  /** What may be done with it now. */
  available_actions: Array<'resend' | 'cancel' | 'report' | NewerValue>;
  /** The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account and of a reminder of several invoices. */
  object_id: string;
  /** The identifier of the customer. */
  customer_id: string;
  /** The invoices that a reminder of several asks for; else empty. */
  invoice_ids: Array<string>;
  /** Why it was cancelled. `by_hand`: somebody has taken it back. `void`: the document does not count any more. `settled_meanwhile`: what it asks for was paid, credited or written off while it waited. `covered_by_credit`: credit of the customer could settle it. `figures_moved`: it asks for an amount that is not due any more. `quote_closed`: the quote was answered, revised or withdrawn, or has expired. `payment_reversed`: the payment of a receipt did not come in. A later version may have more. */
  cancel_reason: string | null;
  /** How often it was handed to a server. */
  attempt_count: number;
  /** What the mail server said last. */
  last_answer: MessageAnswer | null;
  /** The message that this one repeats. */
  resends_id: string | null;
  /** The message that repeats this one. */
  resent_as_id: string | null;
  /** Not before this moment. */
  send_at: string | null;
  /** When a mail server accepted it. */
  sent_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Each attempt to send it, in order. */
  attempts: Array<MessageAttempt>;
}

/**
 * The message preview.
 */
export interface MessagePreview {
  /** Language of the text. */
  language: 'en' | 'de' | 'fr' | NewerValue;
  /** Who it comes from. */
  from: MessageSender;
  /** Where answers go; else to the sender. */
  reply_to: string | null;
  /** Recipients. */
  to: Array<MessageRecipient>;
  /** Recipients of a copy. */
  cc: Array<MessageRecipient>;
  /** Recipients whom the others do not see. */
  bcc: Array<MessageRecipient>;
  /** Subject line. */
  subject: string;
  /** What it says. */
  text: string;
  /** Files that go along. */
  attachments: Array<MessageAttachment>;
  /** The same text as HTML. It loads nothing. */
  html: string;
  /** How it would leave: by a server of your own, by that of the installation, or not at all (`log`). */
  transport: 'own' | 'installation' | 'log' | NewerValue;
}

/**
 * The message recipient.
 */
export interface MessageRecipient {
  /** Shown beside the address. */
  name?: string;
  /** An e-mail address. */
  address: string;
}

/**
 * The message sender.
 */
export interface MessageSender {
  /** Shown as the sender. */
  name: string;
  /** Null while no mail server is set up. */
  address: string | null;
}

/**
 * What `messages.list` may be asked.
 */
export interface MessagesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those in this state. */
  status?: 'queued' | 'sending' | 'sent' | 'logged' | 'failed' | 'unconfirmed' | 'cancelled' | 'bounced' | 'complained';
  /** Only those about this kind of thing. */
  kind?: 'invoice' | 'credit_note' | 'quote' | 'reminder_1' | 'reminder_2' | 'reminder_3' | 'reminders_1' | 'reminders_2' | 'reminders_3' | 'statement' | 'receipt';
  /** Only those about this invoice alone. The reminders of an invoice name the mails that ask for several. */
  invoice_id?: string;
  /** Only those about this credit note. */
  credit_note_id?: string;
  /** Only those about this quote. */
  quote_id?: string;
  /** Only those with the receipt of this payment. */
  payment_id?: string;
  /** Only those to this customer. */
  customer_id?: string;
  /** Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The revenue of one month.
 */
export interface MonthRevenue {
  /** Issued invoices that are not void, by their issue date. */
  invoiced: DocumentSums;
  /** Credit notes that are not void, by their own issue date. */
  credited: DocumentSums;
  /** What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the money; what ends again counts from the day that it ended. It lowers turnover and tax. */
  discounted: RevenueSums;
  /** Rests that were let go because a bank kept them; a cost, which lowers no tax. */
  bank_fees: number;
  /** Invoiced less credited and discounted, without tax. */
  net_revenue: number;
  /** Payments received, by the day they came in, before refunds; reversed ones are not counted. */
  payments_received: number;
  /** Given back out of payments, by the day it went out; credit notes paid out are not counted. */
  payments_refunded: number;
  /** The month, as YYYY-MM. */
  month: string;
}

/**
 * The move clock.
 */
export interface MoveClock {
  /** Where the clock is to stand. It only moves forward, and at most to fifty years ahead of real time. */
  now: string;
}

/**
 * The moved clock.
 */
export interface MovedClock {
  /** Whether the books count, or are for trying. */
  mode: 'live' | 'test' | NewerValue;
  /** The instant that the books go by. */
  now: string;
  /** The day of the books, in the time zone of the organization. */
  today: string;
  /** That of the organization, an IANA name. */
  time_zone: string;
  /** How many seconds the clock is ahead of real time. Always 0 for live books. */
  ahead_seconds: number;
  /** How many jobs of the books were run on the way. */
  jobs_run: number;
  /** How many of them have failed. They are tried again, like every job that fails. */
  jobs_failed: number;
  /** Whether everything that follows was done before the answer, such as deliveries to webhooks. Else it goes on: receivers may take long. */
  is_settled: boolean;
}

/**
 * The needed approval.
 */
export interface NeededApproval {
  /** The operations that always wait for an approval. */
  operations?: Array<string> | null;
  /** Any document or booking above this waits for an approval, and so does one in another currency. */
  above?: LimitedAmount | null;
}

/**
 * The next reminder.
 */
export interface NextReminder {
  /** The step, from 1 on. */
  level: number;
  /** A mail, or a task for a person. */
  channel: 'email' | 'task' | NewerValue;
  /** The day, where the organization is. */
  on: string;
}

/**
 * The no price.
 */
export interface NoPrice {
  /** `required`: the product has no price. `wrong_currency`, `archived`: of the list or the product. */
  code: 'required' | 'wrong_currency' | 'archived' | NewerValue;
  /** The same in a sentence. */
  detail: string;
}

/**
 * A text on the document, and what it is about.
 */
export interface Note {
  /** What is printed. */
  text: string;
  /** What it is about, as a code of UNTDID 4451, such as AAI or REG. */
  subject_code?: string | null;
}

/**
 * The numbers of one kind of documents, without gaps.
 */
export interface NumberSeries {
  /** The identifier. */
  id: string;
  /** Counts the changes of the series. */
  version: number;
  /** Whose numbers it makes. */
  document_type: 'invoice' | 'credit_note' | 'quote' | NewerValue;
  /** {YYYY}, {YY}, {MM}, {FY:07}, {FYY:07} and {SEQ:5} are filled in. */
  format: string;
  /** When it begins again at 1. */
  reset: 'never' | 'yearly' | 'monthly' | NewerValue;
  /** The count of its first document. */
  first_number: number;
  /** How many documents were issued. */
  documents: number;
  /** What a document issued now would get. */
  next_number: string;
  /** The latest; none is issued with an earlier one. */
  last_issue_date: string | null;
  /** End of the hash chain, in hexadecimal. */
  last_hash: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * A page of number series.
 */
export interface NumberSeriesList {
  /** All of them, that of invoices first. */
  data: Array<NumberSeries>;
}

/**
 * How documents get their numbers.
 */
export interface Numbering {
  /** For invoices. */
  invoice: NumberingRule;
  /** For credit notes. */
  credit_note: NumberingRule;
  /** For quotes. */
  quote: NumberingRule;
}

/**
 * The format of numbers, and when the count begins again.
 */
export interface NumberingRule {
  /** What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are year and month of issue. {FY:07} is the year in which a fiscal year that begins with July begins, {FYY:07} that in which it ends, with two digits; then yearly means each fiscal year. Changed, it holds from the next number on. */
  format: string;
  /** When the count begins again at 1. The format must have what makes the numbers differ then. */
  reset: 'never' | 'yearly' | 'monthly' | NewerValue;
  /** The count of the first document, for companies that have issued others elsewhere: with 4712, the first is INV-2026-04712. Else it stays as it is. It can be changed as long as nothing was issued. */
  first_number?: number | null;
}

/**
 * A date to come of a recurring invoice.
 */
export interface Occurrence {
  /** Its number, from 1. */
  occurrence: number;
  /** The date by the rule. */
  planned_on: string;
  /** Whether it is a Saturday or a Sunday. */
  is_weekend: boolean;
  /** Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
  is_bank_holiday: boolean;
  /** What an invoice comes to, as far as is known; null where it would be refused. */
  total: number | null;
  /** Of the total. */
  currency: string | null;
  /** The first day that is invoiced. */
  period_start: string;
  /** The last day that is invoiced. */
  period_end: string;
}

/**
 * A page of occurrences.
 */
export interface OccurrenceList {
  /** The dates to come, the next one first. */
  data: Array<Occurrence>;
}

/**
 * The open bill.
 */
export interface OpenBill {
  /** Codes of findings that you have looked at and let pass. Who did it is kept. */
  accept_findings?: Array<'unknown_supplier' | 'number_missing' | 'issue_date_missing' | 'new_bank_details' | 'sums_differ' | 'rules_broken' | 'sums_rounded' | 'similar_number' | 'not_addressed_to_us' | 'issued_in_future' | 'issued_long_ago'> | null;
  /** Whether to approve it as well; false if not given. */
  approve?: boolean | null;
}

/**
 * The open discount.
 */
export interface OpenDiscount {
  /** As the payment terms name it. */
  percent: number;
  /** What it takes off. */
  amount: number;
  /** Its last day. */
  until: string;
  /** What settles the invoice until then. */
  pays: number;
}

/**
 * Whose books these are, and what new documents begin with.
 */
export interface Organization {
  /** The identifier. */
  id: string;
  /** Counts the changes of the organization. */
  version: number;
  /** The name. */
  name: string;
  /** Whether the books count, or are for trying. It never changes. */
  mode: 'live' | 'test' | NewerValue;
  /** Null: documents print the name. */
  legal_name: string | null;
  /** The postal address. */
  address: Address | null;
  /** The tax numbers. */
  tax_ids: Array<TaxId>;
  /** Where the money is to go. */
  bank_details: BankDetails | null;
  /** The e-mail address. */
  email: string | null;
  /** The telephone number. */
  phone: string | null;
  /** What you are known by. */
  identifiers: Array<Identifier> | null;
  /** The entry in a register of companies. */
  legal_registration: Identifier | null;
  /** What the law wants on documents. */
  legal_info: string | null;
  /** Where electronic invoices come from. */
  electronic_address: ElectronicAddress | null;
  /** Who answers questions about documents. */
  contact: ContactPerson | null;
  /** Who represents the seller before the tax office. */
  tax_representative: TaxRepresentative | null;
  /** A currency code of ISO 4217. */
  currency: string;
  /** The time zone, IANA. */
  time_zone: string;
  /** How long customers may take to pay. */
  payment_terms: PaymentTerms;
  /** Whether tax is rounded per line or per document. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether credit of customers settles new invoices on issue, unless the customer says otherwise. */
  apply_credit: 'off' | 'oldest_first' | NewerValue;
  /** Whether receipts are sent once payments are recorded, or by hand alone. */
  send_receipts: 'off' | 'on_receipt' | NewerValue;
  /** What becomes of small rests of invoices. */
  settling: Settling;
  /** How documents get their numbers. */
  numbering: Numbering;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * An organization by its name.
 */
export interface OrganizationSummary {
  /** The identifier. */
  id: string;
  /** The name. */
  name: string;
  /** Whether the books count, or are for trying. */
  mode: 'live' | 'test' | NewerValue;
  /** The currency of documents that name none. */
  currency: string;
  /** Where its days begin and end; an IANA time zone. */
  time_zone: string;
}

/**
 * An organization of the user, with the role there.
 */
export interface OwnOrganization {
  /** The identifier. */
  id: string;
  /** The name. */
  name: string;
  /** Whether the books count, or are for trying. */
  mode: 'live' | 'test' | NewerValue;
  /** The organization that it is a sandbox of; null for every other one. */
  sandbox_of: string | null;
  /** The currency of documents that name none. */
  currency: string;
  /** Where its days begin and end; an IANA time zone. */
  time_zone: string;
  /** What you may do there. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor' | NewerValue;
  /** Since when its books can only be read; null while they are open. */
  closed_at: string | null;
}

/**
 * The organizations of the user.
 */
export interface OwnOrganizationList {
  /** All of them, the one joined first first. */
  data: Array<OwnOrganization>;
}

/**
 * What changes of the customer.
 */
export interface PatchCustomer {
  /** Name of the company or person. */
  name?: string | null;
  /** E-mail address for documents. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where invoices go. */
  billing_address?: Address | null;
  /** Where goods go. */
  shipping_address?: Address | null;
  /** People at the customer. */
  contacts?: Array<Contact> | null;
  /** Currency of new documents; else the organization’s. */
  currency?: string | null;
  /** Language of documents, BCP 47. */
  locale?: string | null;
  /** When invoices are due; else the organization’s terms. */
  payment_terms?: PaymentTerms | null;
  /** The price list that gives prices to lines that name none; else the products’ own prices. */
  price_list_id?: string | null;
  /** Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued, the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization says. */
  apply_credit?: 'off' | 'oldest_first' | null;
  /** What the customer withholds of invoices that say nothing of it. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Whether and why no tax is due. */
  tax_exemption?: 'none' | 'exempt' | 'reverse_charge' | null;
  /** Name that the customer is known by, if documents are to say it beside the name. */
  trading_name?: string | null;
  /** What the customer is known by, such as a GLN (scheme 0088). */
  identifiers?: Array<Identifier> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where electronic invoices are delivered to, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
  buyer_reference?: string | null;
  /** Where the customer books invoices, unless an invoice says it. */
  buyer_accounting_reference?: string | null;
  /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
  document_format?: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | null;
  /** Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds (off). */
  reminders?: 'default' | 'off' | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
  metadata?: Record<string, string | null> | null;
}

/**
 * What changes of the product.
 */
export interface PatchProduct {
  /** Name of the product. */
  name?: string | null;
  /** Your own article number; unique. */
  sku?: string | null;
  /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
  gtin?: string | null;
  /** What it is. */
  description?: string | null;
  /** Proposed price per unit. */
  price?: number | null;
  /** Currency of the proposed price; else the organization’s. */
  currency?: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate?: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What a quantity counts. */
  unit?: Unit | null;
  /** Whether it is still sold; true if not given. For lists only: it can be invoiced all the same. */
  active?: boolean | null;
  /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
  metadata?: Record<string, string | null> | null;
}

/**
 * What changes of the supplier.
 */
export interface PatchSupplier {
  /** Name of the company or person. */
  name?: string | null;
  /** What it is known as, if that differs. */
  trading_name?: string | null;
  /** E-mail address. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** What they know you by. */
  our_number?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where their electronic invoices come from, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** Where they are. */
  address?: Address | null;
  /** The accounts that are known to be theirs. A bill that names another one is held back. */
  bank_accounts?: Array<SupplierAccount> | null;
  /** Currency that they bill in, as a rule. */
  currency?: string | null;
  /** When their bills are due, unless they say it. */
  payment_terms?: PaymentTerms | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
  metadata?: Record<string, string | null> | null;
}

/**
 * The payables.
 */
export interface Payables {
  /** Today where the organization is. */
  as_of: string;
  /** Time zone of the organization. */
  time_zone: string;
  /** One entry per currency, in their order. */
  data: Array<CurrencyPayables>;
}

/**
 * The payables bucket.
 */
export interface PayablesBucket {
  /** Days since the due date. */
  bucket: 'not_due' | '1_30' | '31_60' | '61_90' | 'over_90' | NewerValue;
  /** What is due on these bills. */
  amount: number;
  /** How many bills these are. */
  bills: number;
}

/**
 * Who gets the money, if not the seller.
 */
export interface Payee {
  /** Who is paid, if it is not you: a factoring company. */
  name: string;
  /** What the payee is known by. */
  identifier?: Identifier | null;
  /** Entry in the commercial register. */
  legal_registration?: Identifier | null;
  /** Account that is paid to, in place of yours. */
  bank_details?: BankDetails | null;
}

/**
 * Money that came in, what it settles, and what was given back.
 */
export interface Payment {
  /** The identifier. */
  id: string;
  /** Counts the changes of the payment. */
  version: number;
  /** The state that it is in. */
  status: 'recorded' | 'reversed' | NewerValue;
  /** The identifier of the customer. */
  customer_id: string;
  /** As it was when the payment was recorded. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** How much came in. */
  amount: number;
  /** How much of it settles invoices; none of a reversed one. */
  applied_amount: number;
  /** How much of it is the customer’s credit. */
  unapplied_amount: number;
  /** How much of it was given back. */
  refunded_amount: number;
  /** How the money came. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  /** The day on which it came in. */
  received_on: string;
  /** What the other side knows it by. */
  reference: string | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** When it was reversed; null if it was not. */
  reversed_at: string | null;
  /** Why it was reversed. */
  reversal_reason: string | null;
  /** When a receipt was sent by mail, the last time. It stays when the payment is reversed. */
  receipt_sent_at: string | null;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'unallocate' | 'refund' | 'cancel_refund' | 'reverse' | 'send' | NewerValue>;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What it has settled, in order; of a reversed payment, what it had settled. */
  allocations: Array<Allocation>;
  /** What was given back out of it, in order. */
  refunds: Array<Refund>;
}

/**
 * The card that was paid with.
 */
export interface PaymentCard {
  /** The last four to six digits of the card; never all of them. */
  last_digits: string;
  /** Whose card it is. */
  holder?: string | null;
}

/**
 * How the invoice is to be paid.
 */
export interface PaymentInstructions {
  /** How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros. */
  means?: 'bank_transfer' | 'sepa_transfer' | 'card' | 'direct_debit' | 'cash' | 'other' | NewerValue | null;
  /** What the payer gives as reference; else a structured one (ISO 11649) is made of the number. */
  reference?: string | null;
  /** The means in words. */
  text?: string | null;
  /** The card that was used, with means card. */
  card?: PaymentCard | null;
  /** With means direct_debit. */
  direct_debit?: DirectDebit | null;
}

/**
 * The payment line.
 */
export interface PaymentLine {
  /** The payment, of a customer or to a supplier. */
  id: string;
  /** The line. */
  bank_line_id: string;
  /** Its bank account. */
  bank_account_id: string;
  /** The day that it was booked. */
  booked_on: string;
  /** How much of it; money that goes out is below zero. */
  amount: number;
  /** Of the account. */
  currency: string;
  /** What the line is of the payment. */
  kind: 'payment' | 'recorded_payment' | 'reversal' | 'refund' | 'recorded_refund' | 'bill_payment' | 'recorded_bill_payment' | 'fee' | 'ignore' | NewerValue;
  /** How they came to be matched. */
  matched_by: 'request' | 'accept_certain' | 'auto_certain' | NewerValue;
}

/**
 * What may be changed of a payment in any state.
 */
export interface PaymentRemarks {
  /** What the bank statement says, or the number of a receipt. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
  metadata?: Record<string, string | null> | null;
}

/**
 * The payment run.
 */
export interface PaymentRun {
  /** The identifier. */
  id: string;
  /** Counts the changes of the run. */
  version: number;
  /** Once it is `released` it has its file, which does not change. */
  status: 'proposed' | 'released' | 'settled' | 'cancelled' | NewerValue;
  /** The account that pays. */
  bank_account_id: string;
  /** When the bank is to execute it. */
  execute_on: string;
  /** Of all amounts here. */
  currency: string;
  /** What all transfers come to. */
  total: number;
  /** How many transfers it has: one for each bill. */
  transfers: number;
  /** SHA-256 of its file, in hexadecimal digits. */
  file_sha256: string | null;
  /** When it was released. */
  released_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What can be done with it. */
  available_actions: Array<'release' | 'settle' | 'cancel' | NewerValue>;
  /** Its transfers. */
  items: Array<PaymentRunItem>;
  /** Bills that are due by the day that was asked for, and not paid by it: the first hundred. */
  left_out: Array<LeftOutBill>;
}

/**
 * The payment run facts.
 */
export interface PaymentRunFacts {
  /** The identifier. */
  id: string;
  /** Counts the changes of the run. */
  version: number;
  /** Once it is `released` it has its file, which does not change. */
  status: 'proposed' | 'released' | 'settled' | 'cancelled' | NewerValue;
  /** The account that pays. */
  bank_account_id: string;
  /** When the bank is to execute it. */
  execute_on: string;
  /** Of all amounts here. */
  currency: string;
  /** What all transfers come to. */
  total: number;
  /** How many transfers it has: one for each bill. */
  transfers: number;
  /** SHA-256 of its file, in hexadecimal digits. */
  file_sha256: string | null;
  /** When it was released. */
  released_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The payment run item.
 */
export interface PaymentRunItem {
  /** The bill that it pays. */
  bill_id: string;
  /** What is transferred. */
  amount: number;
  /** Whose account it goes to. */
  creditor_name: string;
  /** The account. */
  iban: string;
  /** What the transfer says, before it is written in the characters of banks. */
  remittance: string;
  /** The payment that settling it has recorded. */
  payment_id: string | null;
}

/**
 * What `payment_runs.list` may be asked.
 */
export interface PaymentRunsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'execute_on' | '-execute_on';
  /** Only those in this state. */
  status?: 'proposed' | 'released' | 'settled' | 'cancelled';
  /** Only those of these days. As in `execute_on[gte]`, with gte, gt, lte and lt. */
  execute_on?: DateRange;
  /** Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What a list shows of the payment.
 */
export interface PaymentSummary {
  /** The identifier. */
  id: string;
  /** Counts the changes of the payment. */
  version: number;
  /** The state that it is in. */
  status: 'recorded' | 'reversed' | NewerValue;
  /** The identifier of the customer. */
  customer_id: string;
  /** As it was when the payment was recorded. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** How much came in. */
  amount: number;
  /** How much of it settles invoices; none of a reversed one. */
  applied_amount: number;
  /** How much of it is the customer’s credit. */
  unapplied_amount: number;
  /** How much of it was given back. */
  refunded_amount: number;
  /** How the money came. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  /** The day on which it came in. */
  received_on: string;
  /** What the other side knows it by. */
  reference: string | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** When it was reversed; null if it was not. */
  reversed_at: string | null;
  /** Why it was reversed. */
  reversal_reason: string | null;
  /** When a receipt was sent by mail, the last time. It stays when the payment is reversed. */
  receipt_sent_at: string | null;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'unallocate' | 'refund' | 'cancel_refund' | 'reverse' | 'send' | NewerValue>;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * How long customers may take to pay.
 */
export interface PaymentTerms {
  /** From the last day of the month of issue. */
  end_of_month_first?: boolean | null;
  /** Months: to the same day, or to the last one. */
  net_months?: number | null;
  /** Days after the issue date. */
  net_days: number;
  /** Then business days. */
  net_business_days?: number | null;
  /** Then on to the last day of that month. */
  end_of_month?: boolean | null;
  /** Then on to this day of the following month. */
  day_of_following_month?: number | null;
  /** Then on to the next of these days of a month. */
  days_of_month?: Array<number> | null;
  /** Then off a day on which nobody works; never before the issue date. */
  if_day_off?: 'next_business_day' | 'previous_business_day' | NewerValue | null;
  /** Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone. */
  holidays_of?: string | null;
  /** The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with too little to pay is due at once by the rules above. */
  instalments?: Array<TermsInstalment> | null;
  /** Discounts for paying early, the first one first. */
  early_payment?: Array<EarlyPayment> | null;
}

/**
 * What `payments.list` may be asked.
 */
export interface PaymentsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'received_on' | '-received_on';
  /** Only those of which this is the amount, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
  q?: string;
  /** Only those in this state. */
  status?: 'recorded' | 'reversed';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only those that settle this invoice, or did before they were reversed. */
  invoice_id?: string;
  /** Only those of which something can still be allocated, or nothing can. */
  unapplied?: boolean;
  /** Only those with exactly this reference. */
  reference?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those of such an amount; together with `currency`, as amounts of two do not compare. As in `amount[gte]`, with gte, gt, lte and lt. */
  amount?: DecimalRange;
  /** Only those received on these days. As in `received_on[gte]`, with gte, gt, lte and lt. */
  received_on?: DateRange;
  /** Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `payments.pdf` may be asked.
 */
export interface PaymentsPdfQuery {
  /** What it is printed in; without it the language of the customer, else that of your documents. */
  language?: 'en' | 'de' | 'fr' | 'it' | 'es' | 'nl';
}

/**
 * From one day to another, both included.
 */
export interface Period {
  /** First day. */
  start?: string | null;
  /** Last day. */
  end?: string | null;
}

/**
 * The personal data copy.
 */
export interface PersonalDataCopy {
  /** Whose data it is. */
  customer_id: string;
  /** When the copy was made. */
  made_at: string;
}

/**
 * The planned instalment.
 */
export interface PlannedInstalment {
  /** The last day to pay. */
  due_date: string;
  /** How much, in the currency of the document. */
  amount: number;
  /** Where it was said as a percentage. */
  percent?: number;
  /** Where it was said in days after the issue date. */
  days?: number;
}

/**
 * An earlier invoice that this one refers to.
 */
export interface PrecedingInvoice {
  /** Number of the earlier invoice. */
  number: string;
  /** When it was issued. */
  issue_date?: string | null;
}

/**
 * An invoice that is not stored, and the formats to check.
 */
export interface PreflightInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
  prepaid_amount?: number | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** What it is to be valid in; else the customer’s format, else factur_x. */
  formats?: Array<'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * Whether a document is valid in a format, and what is missing.
 */
export interface PreflightReport {
  /** The format of the document. */
  format: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol' | NewerValue;
  /** Whether there are no errors. */
  valid: boolean;
  /** How many findings are errors. */
  errors: number;
  /** How many findings are warnings. */
  warnings: number;
  /** Nobody, for a format without rules. */
  checked_by: Array<CheckedBy>;
  /** Errors first; at most 200 of rules. */
  findings: Array<Finding>;
}

/**
 * A page of preflight reports.
 */
export interface PreflightReportList {
  /** One for each format. */
  data: Array<PreflightReport>;
}

/**
 * The preview recurring invoice.
 */
export interface PreviewRecurringInvoice {
  /** On which dates; or `rrule`. */
  rule?: Recurrence | null;
  /** The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last day. */
  rrule?: string | null;
  /** Ends after so many dates. */
  end_after?: number | null;
  /** No date after this day. */
  end_on?: string | null;
  /** Whether the time from the date on is invoiced, or that before it; in_advance if not given. */
  period?: 'in_advance' | 'in_arrears' | null;
  /** No date before this day; today if not given. */
  start_on?: string | null;
  /** What invoices are made of; without it only the dates are answered. */
  content?: InvoiceContent | null;
  /** Prices as they are here, or those of the products; fixed if not given. */
  prices?: 'fixed' | 'product' | null;
}

/**
 * A page of prices.
 */
export interface PriceList {
  /** The identifier. */
  id: string;
  /** Counts the changes of the price list. */
  version: number;
  /** The name. */
  name: string;
  /** A currency code of ISO 4217. */
  currency: string;
  /** Whether its prices include tax. */
  prices_include_tax: boolean;
  /** The first day on which it holds. */
  valid_from: string | null;
  /** The last day on which it holds. */
  valid_until: string | null;
  /** The list that says what products cost that have no entry here. */
  base_list_id: string | null;
  /** What products without an entry cost less, as a percentage. */
  discount_percent: number | null;
  /** The prices, in the order in which they were given. */
  entries: Array<PriceListEntry>;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Since when it gives no prices and is hidden from lists. */
  archived_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The price list entry.
 */
export interface PriceListEntry {
  /** The identifier of the product. */
  product_id: string;
  /** What one unit costs. */
  price: number;
  /** The quantity from which it costs that; null if any. */
  min_quantity: number | null;
}

/**
 * The price list entry details.
 */
export interface PriceListEntryDetails {
  /** The product. */
  product_id: string;
  /** What one unit costs. */
  price: number;
  /** The quantity from which it costs that; any quantity if it is not given. */
  min_quantity?: number | null;
}

/**
 * What a list shows of the price list.
 */
export interface PriceListSummary {
  /** The identifier. */
  id: string;
  /** Counts the changes of the price list. */
  version: number;
  /** The name. */
  name: string;
  /** A currency code of ISO 4217. */
  currency: string;
  /** Whether its prices include tax. */
  prices_include_tax: boolean;
  /** The first day on which it holds. */
  valid_from: string | null;
  /** The last day on which it holds. */
  valid_until: string | null;
  /** The list that says what products cost that have no entry here. */
  base_list_id: string | null;
  /** What products without an entry cost less, as a percentage. */
  discount_percent: number | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Since when it gives no prices and is hidden from lists. */
  archived_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `price_lists.list` may be asked.
 */
export interface PriceListsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** Only those with words in name that begin like each of these words. */
  q?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether archived price lists are listed too. */
  include_archived?: boolean;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The price source.
 */
export interface PriceSource {
  /** The price list of the customer, or the product’s own price. */
  from: 'price_list' | 'product' | NewerValue;
  /** The list. */
  price_list_id?: string;
  /** The quantity from which the price holds, unless it holds for any. */
  min_quantity?: number;
  /** What the list takes off, as a percentage, where it has no price of its own. */
  discount_percent?: number;
}

/**
 * An error, RFC 9457.
 */
export interface Problem {
  /** Address of the page that explains the code. */
  type: string;
  /** What it is called. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence about this occurrence. */
  detail: string;
  /** The path that was asked for. */
  instance: string;
  /** One of a closed list; it decides the status. */
  code: 'malformed_request' | 'malformed_json' | 'unknown_parameter' | 'invalid_parameter' | 'authentication_required' | 'invalid_token' | 'invalid_credentials' | 'second_factor_required' | 'challenge_not_valid' | 'invalid_code' | 'confirmation_required' | 'second_factor_setup_required' | 'insufficient_scope' | 'limit_exceeded' | 'not_found' | 'link_not_valid' | 'method_not_allowed' | 'request_timeout' | 'range_not_satisfiable' | 'already_exists' | 'last_owner' | 'test_mode_only' | 'other_account' | 'invalid_state_transition' | 'already_sent' | 'not_issued' | 'issued_elsewhere' | 'has_open_documents' | 'customer_merged' | 'recipient_suppressed' | 'idempotency_in_progress' | 'busy' | 'precondition_failed' | 'feed_ends_earlier' | 'body_too_large' | 'unsupported_media_type' | 'validation_failed' | 'document_not_valid' | 'statement_unreadable' | 'statement_does_not_add_up' | 'statement_of_other_account' | 'line_already_matched' | 'match_does_not_add_up' | 'duplicate_document' | 'unreadable_document' | 'second_person_required' | 'findings_open' | 'idempotency_key_reused' | 'too_many_requests' | 'too_many_sign_in_attempts' | 'headers_too_large' | 'internal_error' | 'rendering_failed' | 'unavailable' | NewerValue;
  /** The id under which the log has this request. */
  request_id: string;
  /** All faults at once, one entry each. */
  errors?: Array<FieldFault>;
  /** Stands for a sign-in that waits for its second factor. Only with `second_factor_required`. */
  challenge?: string;
  /** What is accepted, with `second_factor_required` and `confirmation_required`. */
  methods?: Array<string>;
  /** With `limit_exceeded`: which one. */
  limit?: ExceededLimit;
}

/**
 * What the organization sells.
 */
export interface Product {
  /** The identifier. */
  id: string;
  /** Counts the changes of the product. */
  version: number;
  /** The name. */
  name: string;
  /** Your own article number. */
  sku: string | null;
  /** Global Trade Item Number. */
  gtin: string | null;
  /** What it is, for people to read. */
  description: string | null;
  /** Proposed price per unit. */
  price: number | null;
  /** Null: the organization’s currency. */
  currency: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
  /** What is counted. */
  unit: Unit | null;
  /** Whether it is still sold. */
  active: boolean;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Since when it is hidden from lists. */
  archived_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The product price.
 */
export interface ProductPrice {
  /** The identifier of the product. */
  product_id: string;
  /** The identifier of the customer. */
  customer_id: string | null;
  /** How many are sold. */
  quantity: number;
  /** The day that was asked about. */
  on: string;
  /** The currency of the price. */
  currency: string;
  /** What one unit costs; null if there is no price. */
  price: number | null;
  /** Whether it includes tax, as its price list says; null of a product’s own price. */
  prices_include_tax: boolean | null;
  /** Where the price comes from. */
  price_source: PriceSource | null;
  /** Why there is no price, if there is none. */
  no_price: NoPrice | null;
}

/**
 * What `products.list` may be asked.
 */
export interface ProductsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name' | 'sku' | '-sku';
  /** Only those with words in name and sku that begin like each of these words. */
  q?: string;
  /** Only the one with this SKU. */
  sku?: string;
  /** Only those that are sold now, or are not. */
  active?: boolean;
  /** Only those with a price in this currency. */
  currency?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether archived products are listed too. */
  include_archived?: boolean;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `products.price` may be asked.
 */
export interface ProductsPriceQuery {
  /** Whose price is asked; without one, the product’s own. */
  customer_id?: string;
  /** How many are sold; one if it is not given. Below zero, of a return, it is the price of as many. */
  quantity?: number;
  /** On which day; without it today. */
  on?: string;
  /** In which currency; without it the customer’s, else the organization’s. */
  currency?: string;
}

/**
 * The profile.
 */
export interface Profile {
  /** The identifier. */
  id: string;
  /** The address to sign in with. */
  email: string;
  /** The address that takes its place once the link that was sent to it is opened; null for none. */
  pending_email: string | null;
  /** Other members see it, and the audit log. */
  name: string;
  /** Since when there is this account. */
  created_at: string;
}

/**
 * The quote.
 */
export interface Quote {
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the quote’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the quote’s own charges, without tax. */
  charge_total: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** Subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** The identifier. */
  id: string;
  /** Counts the changes. */
  version: number;
  /** The state that it is in. */
  status: 'draft' | 'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled' | 'invoiced' | NewerValue;
  /** What may be done now. */
  available_actions: Array<'update' | 'delete' | 'issue' | 'send' | 'revise' | 'accept' | 'decline' | 'extend' | 'cancel' | 'create_invoice' | NewerValue>;
  /** Null: it is a draft. */
  number: string | null;
  /** Counts the quotes that took the place of each other. */
  revision: number;
  /** The quote whose place it takes. */
  revises_quote_id: string | null;
  /** The quote that has taken its place. */
  superseded_by_quote_id: string | null;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name when it was written. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole quote. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole quote. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** The day on which it was issued. */
  issue_date: string | null;
  /** The last day on which it can be accepted. Null: 30 days after the issue. */
  valid_until: string | null;
  /** The customer’s own sign. */
  reference: string | null;
  /** For yourselves. */
  note: string | null;
  /** Printed on the document. */
  message: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** What proves that it was accepted, and the sums of the lines that hold since. */
  acceptance: QuoteAcceptance | null;
  /** Why it was declined. */
  decline_reason: string | null;
  /** When it was issued. */
  issued_at: string | null;
  /** When it last left by mail. */
  sent_at: string | null;
  /** When somebody looked at the page behind one of its links for the first time. */
  viewed_at: string | null;
  /** When it was accepted, declined, cancelled or superseded, or has expired. */
  closed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What whoever accepts agrees to. */
  terms: string | null;
  /** Who offers it, as it was at the issue. */
  seller: Seller | null;
  /** To whom, as it was at the issue. */
  buyer: Buyer | null;
  /** The lines, in their order. */
  items: Array<QuoteItem>;
}

/**
 * The quote acceptance.
 */
export interface QuoteAcceptance {
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the quote’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the quote’s own charges, without tax. */
  charge_total: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** Subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** When it was accepted. */
  at: string;
  /** Who has accepted it; null once the data of the customer were erased. */
  name: string | null;
  /** How you were told. `page`: the customer has accepted it on the page behind a link. */
  channel: 'email' | 'phone' | 'paper' | 'in_person' | 'other' | 'page' | NewerValue;
  /** The address for mail that they gave on the page; null elsewhere, and once it was erased. */
  email: string | null;
  /** The link to the page on which it was accepted. */
  link_id: string | null;
  /** Where the page was asked for: a hash of the network address with a key of this installation and the day, so that two of one day can be compared and none can be read. */
  address_hash: string | null;
  /** The lines that hold. */
  items: Array<string>;
  /** SHA-256 of the quote as it was issued, in hexadecimal, as its chain has it. */
  document_hash: string;
  /** SHA-256 of its terms, in hexadecimal; null where it has none. */
  terms_hash: string | null;
}

/**
 * The quote calculation.
 */
export interface QuoteCalculation {
  /** The identifier of the quote. */
  quote_id: string;
  /** The version of the quote. */
  version: number;
  /** The state that it is in. */
  status: 'draft' | 'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled' | 'invoiced' | NewerValue;
  /** Of all amounts here. */
  currency: string;
  /** Whether tax is rounded per line or per document. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Every step, in the order in which it was taken. */
  steps: Array<CalculationStep>;
}

/**
 * The quote deposit.
 */
export interface QuoteDeposit {
  /** A percentage of the quote; this or an amount. */
  percent?: number | null;
  /** An amount with tax; this or a percentage. */
  amount?: number | null;
}

/**
 * The quote invoice.
 */
export interface QuoteInvoice {
  /** The identifier of the invoice. */
  invoice_id: string;
  /** Lines, a deposit, or all that was left. */
  kind: 'lines' | 'deposit' | 'final' | NewerValue;
  /** Whether it bears its part; one that is void, or credited as a whole, has given it back. */
  counts: boolean;
}

/**
 * The quote invoicing.
 */
export interface QuoteInvoicing {
  /** The invoices that were made of it, the first one first. */
  data: Array<QuoteInvoice>;
  /** What is left to invoice. */
  left: Array<LeftItem>;
}

/**
 * The quote item.
 */
export interface QuoteItem {
  /** The identifier of the product. */
  product_id: string;
  /** The product’s name when the line was written. */
  product_name: string;
  /** What it is, for people to read. */
  description: string | null;
  /** How much of it. */
  quantity: number;
  /** What the quantity counts, as the product had it when the line was written. */
  unit: Unit | null;
  /** Unit price; with tax where prices include it. */
  price: number;
  /** Where the price comes from; left out where the request named it. */
  price_source?: PriceSource;
  /** How many units the price is for. */
  price_base_quantity: number;
  /** Tax rate of this line as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  gross: number;
  /** Taken off the line. */
  discounts: Array<AppliedAdjustment>;
  /** Added to the line. */
  charges: Array<AppliedAdjustment>;
  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  net: number;
  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  taxable: number;
  /** What is printed above the line. Electronic invoices say it in the note of the line. */
  above?: Array<TextAbove> | null;
  /** What is printed below it, one subtotal at most. No amount depends on either. */
  below?: Array<TextBelow> | null;
  /** A note on the line. */
  note?: string | null;
  /** The buyer’s article number. */
  buyer_item_id?: string | null;
  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
  standard_id?: Identifier | null;
  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
  classifications?: Array<Classification> | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  origin_country?: string | null;
  /** Further properties of the article, such as its colour. */
  attributes?: Array<Attribute> | null;
  /** Line of the buyer’s order. */
  order_line_reference?: string | null;
  /** Where the buyer books the line. */
  buyer_accounting_reference?: string | null;
  /** What the line is about, such as a meter; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** The days that the line invoices. */
  service_period?: Period | null;
  /** Whether `withholdings` are taken from it, too. */
  withholdable?: boolean | null;
  /** The product’s article number when the line was written. */
  sku?: string;
  /** Price before its discount. */
  list_price?: number;
  /** What is taken off the list price. */
  price_discount?: number;
  /** The identifier. */
  id: string;
  /** Whether the customer may leave it out. */
  optional: boolean;
  /** One of the lines with this name holds. */
  group: string | null;
  /** Whether it is part of the totals that are proposed. */
  chosen: boolean;
}

/**
 * What a list shows of the quote.
 */
export interface QuoteSummary {
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the quote’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the quote’s own charges, without tax. */
  charge_total: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** Subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  /** The identifier. */
  id: string;
  /** Counts the changes. */
  version: number;
  /** The state that it is in. */
  status: 'draft' | 'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled' | 'invoiced' | NewerValue;
  /** What may be done now. */
  available_actions: Array<'update' | 'delete' | 'issue' | 'send' | 'revise' | 'accept' | 'decline' | 'extend' | 'cancel' | 'create_invoice' | NewerValue>;
  /** Null: it is a draft. */
  number: string | null;
  /** Counts the quotes that took the place of each other. */
  revision: number;
  /** The quote whose place it takes. */
  revises_quote_id: string | null;
  /** The quote that has taken its place. */
  superseded_by_quote_id: string | null;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name when it was written. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole quote. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole quote. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** The day on which it was issued. */
  issue_date: string | null;
  /** The last day on which it can be accepted. Null: 30 days after the issue. */
  valid_until: string | null;
  /** The customer’s own sign. */
  reference: string | null;
  /** For yourselves. */
  note: string | null;
  /** Printed on the document. */
  message: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** What proves that it was accepted, and the sums of the lines that hold since. */
  acceptance: QuoteAcceptance | null;
  /** Why it was declined. */
  decline_reason: string | null;
  /** When it was issued. */
  issued_at: string | null;
  /** When it last left by mail. */
  sent_at: string | null;
  /** When somebody looked at the page behind one of its links for the first time. */
  viewed_at: string | null;
  /** When it was accepted, declined, cancelled or superseded, or has expired. */
  closed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `quotes.list` may be asked.
 */
export interface QuotesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at';
  /** Only those whose number begins or ends so, whose total this is, or with words in reference that begin like each of these words. */
  q?: string;
  /** Only those in this state. */
  status?: 'draft' | 'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled' | 'invoiced';
  /** Only those for this customer. */
  customer_id?: string;
  /** Only the one with exactly this number. */
  number?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those whose last day is one of these; a draft without one has none. As in `valid_until[gte]`, with gte, gt, lte and lt. */
  valid_until?: DateRange;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What customers owe, by currency and by age.
 */
export interface Receivables {
  /** The day that all of it is of: today where the organization is, or the day that was asked for. */
  as_of: string;
  /** Only what had been recorded by this instant is told, if that was asked for. */
  known_at?: string;
  /** Time zone of the organization. */
  time_zone: string;
  /** One entry per currency; the organization’s own comes first and is always there. */
  data: Array<CurrencyReceivables>;
}

/**
 * The receive file.
 */
export interface ReceiveFile {
  /** The file in base64, up to 20 MB: a PDF, an XML document, a PNG, JPEG or TIFF image, CSV, or a whole mail. What it is follows from its first bytes. */
  content: string;
  /** What the sender calls it, without a folder. */
  filename?: string | null;
}

/**
 * The received file.
 */
export interface ReceivedFile {
  /** The identifier. */
  id: string;
  /** What it is, by its first bytes. */
  media_type: 'application/pdf' | 'application/xml' | 'image/png' | 'image/jpeg' | 'image/tiff' | 'text/csv' | 'message/rfc822' | NewerValue;
  /** In bytes. */
  size: number;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  /** When the same bytes came last. */
  received_at: string;
  /** When it was made. */
  created_at: string;
  /** What the sender called it when it first came. */
  filename: string | null;
}

/**
 * The received file facts.
 */
export interface ReceivedFileFacts {
  /** The identifier. */
  id: string;
  /** What it is, by its first bytes. */
  media_type: 'application/pdf' | 'application/xml' | 'image/png' | 'image/jpeg' | 'image/tiff' | 'text/csv' | 'message/rfc822' | NewerValue;
  /** In bytes. */
  size: number;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  /** When the same bytes came last. */
  received_at: string;
  /** When it was made. */
  created_at: string;
}

/**
 * What `received_files.list` may be asked.
 */
export interface ReceivedFilesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those of this type. */
  media_type?: 'application/pdf' | 'application/xml' | 'image/png' | 'image/jpeg' | 'image/tiff' | 'text/csv' | 'message/rfc822';
  /** Only those that first came then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The recovery codes.
 */
export interface RecoveryCodes {
  /** Each replaces a code of the app once. */
  recovery_codes: Array<string>;
}

/**
 * A rule that gives dates.
 */
export interface Recurrence {
  /** Every so many units. */
  every: number;
  /** What is counted. */
  unit: 'day' | 'week' | 'month' | 'year' | NewerValue;
  /** Of weeks: the days; else that of the first date. */
  weekdays?: Array<'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | NewerValue> | null;
  /** Of months and years: the day, or the last day of a month that is shorter; else that of the start. */
  day?: number | null;
  /** Of months and years, in place of a day. */
  weekday?: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | NewerValue | null;
  /** Which such weekday of the month; 5 is the last one, 1 if not given. */
  nth?: number | null;
  /** Of years: the month; else that of the start. */
  month?: number | null;
}

/**
 * The recurring calendar.
 */
export interface RecurringCalendar {
  /** The dates, the soonest first. */
  data: Array<RecurringDate>;
  /** Whether there are later ones that are not told. */
  has_more: boolean;
}

/**
 * The recurring date.
 */
export interface RecurringDate {
  /** Its number, from 1. */
  occurrence: number;
  /** The date by the rule. */
  planned_on: string;
  /** Whether it is a Saturday or a Sunday. */
  is_weekend: boolean;
  /** Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
  is_bank_holiday: boolean;
  /** What an invoice comes to, as far as is known; null where it would be refused. */
  total: number | null;
  /** Of the total. */
  currency: string | null;
  /** Which one runs then. */
  recurring_invoice_id: string;
  /** What you call it. */
  name: string;
  /** Who is to pay. */
  customer_id: string;
}

/**
 * An invoice that is made again and again, by a rule.
 */
export interface RecurringInvoice {
  /** The identifier. */
  id: string;
  /** Counts the changes. */
  version: number;
  /** It needs attention while a run has failed; later dates wait until that is mended. */
  status: 'active' | 'paused' | 'attention' | 'ended' | NewerValue;
  /** What may be done now. */
  available_actions: Array<'update' | 'pause' | 'resume' | 'end' | 'run_now' | 'skip' | 'retry' | 'duplicate' | 'delete' | NewerValue>;
  /** What you call it. */
  name: string;
  /** Who is to pay. */
  customer_id: string;
  /** What each run makes an invoice of; null once the data of the customer were erased. */
  content: InvoiceContent | null;
  /** What an invoice came to when the content was last checked or run. */
  total: number | null;
  /** Of the total. */
  currency: string | null;
  /** On which dates. */
  rule: Recurrence;
  /** The rule with its end as a text of RFC 5545, whose DTSTART is `rule_from`; null where that cannot say it: a day that shorter months replace by their last one, or two ends. */
  rrule: string | null;
  /** The day that dates are computed from: the start, or the date from which a changed rule holds. */
  rule_from: string;
  /** No date before this day. */
  start_on: string;
  /** The number of the date that comes next, from 1. */
  next_occurrence: number;
  /** The date that comes next; null when it has ended. */
  next_on: string | null;
  /** Ends after so many dates. */
  end_after: number | null;
  /** No date after this day. */
  end_on: string | null;
  /** The time of day, where the organization is. */
  run_at: string;
  /** What a run makes. */
  action: 'draft' | 'finalize' | 'finalize_and_send' | NewerValue;
  /** Where prices come from. */
  prices: 'fixed' | 'product' | NewerValue;
  /** Which time is invoiced. */
  period: 'in_advance' | 'in_arrears' | NewerValue;
  /** Which dates are run that passed while nothing ran. */
  catch_up: 'all' | 'latest' | 'none' | NewerValue;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What a list shows of the recurring invoice.
 */
export interface RecurringInvoiceSummary {
  /** The identifier. */
  id: string;
  /** Counts the changes. */
  version: number;
  /** It needs attention while a run has failed; later dates wait until that is mended. */
  status: 'active' | 'paused' | 'attention' | 'ended' | NewerValue;
  /** What may be done now. */
  available_actions: Array<'update' | 'pause' | 'resume' | 'end' | 'run_now' | 'skip' | 'retry' | 'duplicate' | 'delete' | NewerValue>;
  /** What you call it. */
  name: string;
  /** Who is to pay. */
  customer_id: string;
  /** What each run makes an invoice of; null once the data of the customer were erased. */
  content: InvoiceContent | null;
  /** What an invoice came to when the content was last checked or run. */
  total: number | null;
  /** Of the total. */
  currency: string | null;
  /** On which dates. */
  rule: Recurrence;
  /** The rule with its end as a text of RFC 5545, whose DTSTART is `rule_from`; null where that cannot say it: a day that shorter months replace by their last one, or two ends. */
  rrule: string | null;
  /** The day that dates are computed from: the start, or the date from which a changed rule holds. */
  rule_from: string;
  /** No date before this day. */
  start_on: string;
  /** The number of the date that comes next, from 1. */
  next_occurrence: number;
  /** The date that comes next; null when it has ended. */
  next_on: string | null;
  /** Ends after so many dates. */
  end_after: number | null;
  /** No date after this day. */
  end_on: string | null;
  /** The time of day, where the organization is. */
  run_at: string;
  /** What a run makes. */
  action: 'draft' | 'finalize' | 'finalize_and_send' | NewerValue;
  /** Where prices come from. */
  prices: 'fixed' | 'product' | NewerValue;
  /** Which time is invoiced. */
  period: 'in_advance' | 'in_arrears' | NewerValue;
  /** Which dates are run that passed while nothing ran. */
  catch_up: 'all' | 'latest' | 'none' | NewerValue;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What the customer is called now. */
  customer_name: string;
}

/**
 * What `recurring_invoices.list` may be asked.
 */
export interface RecurringInvoicesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those in this state. */
  status?: 'active' | 'paused' | 'attention' | 'ended';
  /** Only those for this customer. */
  customer_id?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The recurring preview.
 */
export interface RecurringPreview {
  /** The rule as data. */
  rule: Recurrence;
  /** The rule with its end as a text of RFC 5545; null where that cannot say it. */
  rrule: string | null;
  /** The next 24 dates. */
  data: Array<Occurrence>;
  /** The first invoice, whose number and final dates come with the run; null without content. */
  invoice: FirstInvoice | null;
}

/**
 * What became of a date of a recurring invoice.
 */
export interface RecurringRun {
  /** The number of the date, from 1. */
  occurrence: number;
  /** The date by the rule. */
  planned_on: string;
  /** The first day that is invoiced. */
  period_start: string;
  /** The last day that is invoiced. */
  period_end: string;
  /** What became of it. */
  state: 'done' | 'failed' | 'skipped' | NewerValue;
  /** The invoice that it made; a draft may be deleted since. */
  invoice_id: string | null;
  /** Why it made nothing. */
  problem: RunProblem | null;
  /** When. */
  at: string;
}

/**
 * A page of recurring runs.
 */
export interface RecurringRunList {
  /** The latest 200 runs, the last one first. */
  data: Array<RecurringRun>;
}

/**
 * A part of a payment that was given back.
 */
export interface Refund {
  /** The identifier. */
  id: string;
  /** How much was given back, in the currency of the payment. */
  amount: number;
  /** How it went out. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  /** When it went out. */
  refunded_on: string;
  /** What the bank statement says of it. */
  reference: string | null;
  /** Why it was given back. */
  reason: string | null;
  /** When it was cancelled; it counts no longer since then. */
  cancelled_at: string | null;
  /** When it was recorded. */
  created_at: string;
}

/**
 * How much of a credit note was paid out.
 */
export interface RefundCreditNote {
  /** How much was paid out; all of the credit when it is not said. */
  amount?: number | null;
  /** How it went out. */
  method?: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | null;
  /** When it went out: not before the credit note, and at the latest today; today by default. */
  refunded_on?: string | null;
  /** What the bank statement says of it. */
  reference?: string | null;
}

/**
 * How much of a payment was given back, and how.
 */
export interface RefundPayment {
  /** How much was given back; all that settles nothing when it is not said. */
  amount?: number | null;
  /** How it went out; as it came in when it is not said. */
  method?: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | null;
  /** When it went out: not before the payment came in, and at the latest today; today by default. */
  refunded_on?: string | null;
  /** What the bank statement says of it. */
  reference?: string | null;
  /** Why it was given back. */
  reason?: string | null;
}

/**
 * The reject approval.
 */
export interface RejectApproval {
  /** Why, in words for whoever asked. Kept as long as what was sent; the event keeps it, too. */
  reason?: string | null;
}

/**
 * The remind.
 */
export interface Remind {
  /** What it says, in place of the text of the template. Plain text. */
  text?: string | null;
}

/**
 * The reminder.
 */
export interface Reminder {
  /** The step, from 1 on. */
  level: number;
  /** What is due. */
  amount_due: number;
  /** A currency code of ISO 4217. */
  currency: string;
  /** Which instalment was due first then, from 1 on; each has steps of its own. Else 1. */
  instalment: number;
  /** A mail, or a task for a person. */
  channel: 'email' | 'task' | NewerValue;
  /** The mail; null for a task. */
  message_id: string | null;
  /** What was asked for beside it; it is no part of the invoice. */
  fee: number | null;
  /** The day, where the organization is. */
  asked_on: string;
  /** When a person did the task. */
  done_at: string | null;
  /** When it was made. */
  created_at: string;
}

/**
 * The reminder forecast.
 */
export interface ReminderForecast {
  /** Whether they go out; if not, it is what would. */
  enabled: boolean;
  /** When they go out. */
  at: string;
  /** Each mail and each task. */
  data: Array<ExpectedReminder>;
}

/**
 * The reminder level.
 */
export interface ReminderLevel {
  /** Days after the due date; before it if negative. */
  days: number;
  /** A mail, or a task for a person. */
  channel: 'email' | 'task' | NewerValue;
  /** What its letter asks for beside the money, in the currency of the organization. */
  fee: number | null;
}

/**
 * The reminder policy.
 */
export interface ReminderPolicy {
  /** Counts the changes. */
  version: number;
  /** Whether reminders go out by themselves. */
  enabled: boolean;
  /** The time of day, where the organization is. */
  send_at: string;
  /** Not on Saturdays and Sundays, or on the days off of `holidays_of`. */
  business_days_only: boolean;
  /** A country or a region of ISO 3166. */
  holidays_of: string | null;
  /** Less than this is not asked for. */
  min_amount: number | null;
  /** The steps, in their order. */
  levels: Array<ReminderLevel>;
}

/**
 * The reminder task.
 */
export interface ReminderTask {
  /** The step, from 1 on. */
  level: number;
  /** What is due. */
  amount_due: number;
  /** A currency code of ISO 4217. */
  currency: string;
  /** The identifier of the invoice. */
  invoice_id: string;
  /** The number of the invoice. */
  number: string;
  /** The identifier of the customer. */
  customer_id: string;
  /** The customer’s name on the invoice. */
  customer_name: string;
  /** The last day to pay. */
  due_date: string;
  /** Since when. */
  asked_on: string;
}

/**
 * A page of reminder tasks.
 */
export interface ReminderTaskList {
  /** What waits for a person, the oldest first. */
  data: Array<ReminderTask>;
}

/**
 * The replay.
 */
export interface Replay {
  /** The first number of the feed. */
  from_sequence: number;
  /** The last number of the feed. */
  to_sequence?: number | null;
  /** Only events of these types, among those that the endpoint gets. */
  event_types?: Array<string> | null;
  /** Only events whose delivery has failed. */
  only_failed?: boolean | null;
}

/**
 * The replay result.
 */
export interface ReplayResult {
  /** How many deliveries were ordered, 10 000 at most. */
  deliveries: number;
  /** Where to go on; null when everything was looked at. */
  next_sequence: number | null;
}

/**
 * The report message.
 */
export interface ReportMessage {
  /** What became of it. */
  outcome: 'delivered' | 'bounced' | 'complained';
  /** What the server or the person said. */
  detail?: string | null;
}

/**
 * What `reports.receivables` may be asked.
 */
export interface ReportsReceivablesQuery {
  /** The day at whose end it is; without it today, at this moment. */
  as_of?: string;
  /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
  known_at?: string;
}

/**
 * What `reports.revenue` may be asked.
 */
export interface ReportsRevenueQuery {
  /** The first month; without it 12 months end with `to`. */
  from?: string;
  /** The last month, at most 36 after the first; without it the month that it is now. */
  to?: string;
  /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
  known_at?: string;
}

/**
 * What `reports.withholdings` may be asked.
 */
export interface ReportsWithholdingsQuery {
  /** The year of the issue dates; without it the year that it is now. */
  year?: string;
}

/**
 * Whose password is to be set anew.
 */
export interface RequestPasswordReset {
  /** The e-mail address of the user. */
  email: string;
}

/**
 * The resend.
 */
export interface Resend {
  /** Other recipients than before. */
  to?: Array<string> | null;
  /** Sends although mail to an address has come back before, and forgets that it has. */
  send_to_suppressed?: boolean | null;
}

/**
 * A link to a new password, and the password.
 */
export interface ResetPassword {
  /** The token of the link. */
  token: string;
  /** The new password: 8 to 128 characters of any kind, but none of the common ones. */
  password: string;
}

/**
 * What becomes of dates that passed meanwhile.
 */
export interface ResumeRecurringInvoice {
  /** Which dates are run that passed meanwhile; as it was said before if not given. */
  catch_up?: 'all' | 'latest' | 'none' | null;
}

/**
 * The retention.
 */
export interface Retention {
  /** For how many years after the one of its date each kind is kept once the customer is erased. */
  years: RetentionYears;
  /** What holds for a kind without a decision of its own: general knowledge of the country of the seller. */
  defaults: RetentionYears;
  /** The law that asks for it, by the country of the seller. */
  law: string;
  /** What these numbers are not. */
  notice: string;
  /** When something is erased next, the first first. */
  due: Array<DueErasures>;
}

/**
 * The retention change.
 */
export interface RetentionChange {
  /** The identifier. */
  id: string;
  /** For how many years each kind is kept now. */
  years: RetentionYears;
}

/**
 * The retention years.
 */
export interface RetentionYears {
  /** Years for invoices. */
  invoices: number;
  /** Years for credit notes. */
  credit_notes: number;
  /** Years for payments. */
  payments: number;
}

/**
 * What was invoiced, credited, received and refunded, by currency and month.
 */
export interface Revenue {
  /** The first month. */
  from: string;
  /** The last month. */
  to: string;
  /** Only what had been recorded by this instant is told, if that was asked for. */
  known_at?: string;
  /** One entry per currency, with its figures over all months; the organization’s own comes first and is always there. */
  data: Array<CurrencyRevenue>;
}

/**
 * The revenue sums.
 */
export interface RevenueSums {
  /** Without tax. */
  net: number;
  /** The tax. */
  tax: number;
  /** With tax. */
  total: number;
}

/**
 * Why a payment is taken back.
 */
export interface ReversePayment {
  /** Why it is taken back. */
  reason?: string | null;
}

/**
 * The reverse supplier payment.
 */
export interface ReverseSupplierPayment {
  /** Why it is taken back. */
  reason: string;
}

/**
 * The rotate secret.
 */
export interface RotateSecret {
  /** For how many hours the secret before signs, too, 0 to 168; 24 without this field. */
  previous_valid_for_hours?: number | null;
}

/**
 * The run bill.
 */
export interface RunBill {
  /** An approved bill. */
  bill_id: string;
}

/**
 * What was wrong with one field of a recurring invoice when it ran.
 */
export interface RunFault {
  /** The place in the recurring invoice. */
  pointer: string;
  /** The code of the fault. */
  code: string;
  /** What is wrong. */
  detail: string;
}

/**
 * Why a run made nothing.
 */
export interface RunProblem {
  /** The code of the problem. */
  code: string;
  /** What it means. */
  title: string;
  /** Each fault, where fields are at fault. */
  errors?: Array<RunFault>;
}

/**
 * The second factor.
 */
export interface SecondFactor {
  /** Whether signing in needs a code. */
  is_on: boolean;
  /** Since when; null without one. */
  on_since: string | null;
  /** How many recovery codes are not used yet. */
  recovery_codes_left: number;
}

/**
 * The second factor set up.
 */
export interface SecondFactorSetUp {
  /** For typing it into an authenticator app. */
  secret: string;
  /** The text of the QR code. */
  address: string;
}

/**
 * The second step.
 */
export interface SecondStep {
  /** The challenge of the first step. */
  challenge: string;
  /** The six digits that the authenticator app shows. Blanks and dashes between them are ignored. */
  code?: string | null;
  /** A recovery code, in place of a code of the app. Each works once. */
  recovery_code?: string | null;
}

/**
 * The security.
 */
export interface Security {
  /** Of whom a second factor is required: owners and admins are managers. */
  require_second_factor: 'nobody' | 'managers' | 'everybody' | NewerValue;
}

/**
 * The security change.
 */
export interface SecurityChange {
  /** The identifier. */
  id: string;
  /** Of whom a second factor is required: owners and admins are managers. */
  require_second_factor: 'nobody' | 'managers' | 'everybody' | NewerValue;
}

/**
 * The organization as it was when the document was issued.
 */
export interface Seller {
  /** Name that is used every day, where it is another one. */
  trading_name?: string;
  /** Identifiers by schemes of ISO 6523, such as a GLN. */
  identifiers?: Array<Identifier>;
  /** The entry in a register of companies. */
  legal_registration?: Identifier;
  /** Where electronic invoices go, by a scheme of the EAS list. */
  electronic_address?: ElectronicAddress;
  /** Who is asked about the document. */
  contact?: ContactPerson;
  /** The name. */
  name: string;
  /** The postal address. */
  address: Address | null;
  /** The tax numbers. */
  tax_ids: Array<TaxId>;
  /** Where the money is to go. */
  bank_details: BankDetails | null;
  /** The e-mail address. */
  email: string | null;
  /** The telephone number. */
  phone: string | null;
  /** What the law wants on documents. */
  legal_info?: string;
  /** Who represents the seller before the tax office. */
  tax_representative?: TaxRepresentative;
}

/**
 * The send.
 */
export interface Send {
  /** Recipients; else the contacts that receive invoices, else the customer’s own address. */
  to?: Array<string> | null;
  /** Recipients of a copy. */
  cc?: Array<string> | null;
  /** Recipients of a copy whom the others do not see. */
  bcc?: Array<string> | null;
  /** Else that of the template. */
  subject?: string | null;
  /** Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line with it is left out. */
  text?: string | null;
  /** Of the template; else that of the customer, else that of the mail settings. */
  language?: 'en' | 'de' | 'fr' | null;
  /** Not before this moment; else at once. */
  send_at?: string | null;
  /** Sends although mail to an address has come back before, and forgets that it has. */
  send_to_suppressed?: boolean | null;
  /** Formats of the files that go along; else `pdf` with the format that the customer wants. None: an empty list. */
  attachments?: Array<'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * The send invoice.
 */
export interface SendInvoice {
  /** Recipients; else the contacts that receive invoices, else the customer’s own address. */
  to?: Array<string> | null;
  /** Recipients of a copy. */
  cc?: Array<string> | null;
  /** Recipients of a copy whom the others do not see. */
  bcc?: Array<string> | null;
  /** Else that of the template. */
  subject?: string | null;
  /** Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line with it is left out. */
  text?: string | null;
  /** Of the template; else that of the customer, else that of the mail settings. */
  language?: 'en' | 'de' | 'fr' | null;
  /** Not before this moment; else at once. */
  send_at?: string | null;
  /** Sends although mail to an address has come back before, and forgets that it has. */
  send_to_suppressed?: boolean | null;
  /** Formats of the files that go along; else `pdf` with the format that the customer wants. None: an empty list. */
  attachments?: Array<'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
  /** Issues a draft in the same step; if it cannot be sent, it stays a draft. */
  finalize?: boolean | null;
}

/**
 * The send quote.
 */
export interface SendQuote {
  /** Recipients; else the contacts that receive invoices, else the customer’s own address. */
  to?: Array<string> | null;
  /** Recipients of a copy. */
  cc?: Array<string> | null;
  /** Recipients of a copy whom the others do not see. */
  bcc?: Array<string> | null;
  /** Else that of the template. */
  subject?: string | null;
  /** Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line with it is left out. */
  text?: string | null;
  /** Of the template; else that of the customer, else that of the mail settings. */
  language?: 'en' | 'de' | 'fr' | null;
  /** Not before this moment; else at once. */
  send_at?: string | null;
  /** Sends although mail to an address has come back before, and forgets that it has. */
  send_to_suppressed?: boolean | null;
  /** Issues a draft in the same step; if it cannot be sent, it stays a draft. */
  issue?: boolean | null;
}

/**
 * The send receipt.
 */
export interface SendReceipt {
  /** Recipients; else the contacts that receive invoices, else the customer’s own address. */
  to?: Array<string> | null;
  /** Recipients of a copy. */
  cc?: Array<string> | null;
  /** Recipients of a copy whom the others do not see. */
  bcc?: Array<string> | null;
  /** Else that of the template. */
  subject?: string | null;
  /** Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line with it is left out. */
  text?: string | null;
  /** Of the template; else that of the customer, else that of the mail settings. */
  language?: 'en' | 'de' | 'fr' | null;
  /** Not before this moment; else at once. */
  send_at?: string | null;
  /** Sends although mail to an address has come back before, and forgets that it has. */
  send_to_suppressed?: boolean | null;
}

/**
 * The send statement.
 */
export interface SendStatement {
  /** Recipients; else the contacts that receive invoices, else the customer’s own address. */
  to?: Array<string> | null;
  /** Recipients of a copy. */
  cc?: Array<string> | null;
  /** Recipients of a copy whom the others do not see. */
  bcc?: Array<string> | null;
  /** Else that of the template. */
  subject?: string | null;
  /** Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line with it is left out. */
  text?: string | null;
  /** Of the template; else that of the customer, else that of the mail settings. */
  language?: 'en' | 'de' | 'fr' | null;
  /** Not before this moment; else at once. */
  send_at?: string | null;
  /** Sends although mail to an address has come back before, and forgets that it has. */
  send_to_suppressed?: boolean | null;
  /** The first day of the statement; else the first day of the month before the one before the last. */
  period_from?: string | null;
  /** The last day of the statement, today at the latest; else today. */
  period_to?: string | null;
  /** Of the account; else that of the customer, else that of the organization. */
  currency?: string | null;
}

/**
 * The sender domain.
 */
export interface SenderDomain {
  /** The domain of the sender, as name servers know it. */
  domain: string;
  /** SPF, DKIM and DMARC, in this order. */
  records: Array<DomainRecord>;
}

/**
 * Whether a number series has no gap and no document of it was changed.
 */
export interface SeriesAudit {
  /** The identifier of the number series. */
  series_id: string;
  /** The kind of documents. */
  document_type: 'invoice' | 'credit_note' | 'quote' | NewerValue;
  /** Nothing is missing, double, dated back or changed. */
  intact: boolean;
  /** How many were read. */
  documents: number;
  /** The first document. */
  first: SeriesEnd | null;
  /** The last document. */
  last: SeriesEnd | null;
  /** Numbers before which one or more are missing; at most 100. */
  gaps: Array<string>;
  /** Numbers that come twice; at most 100. */
  duplicates: Array<string>;
  /** Numbers dated before their predecessor; at most 100. */
  backdated: Array<string>;
  /** Numbers whose document or hash was changed; at most 100. */
  broken: Array<string>;
  /** End of the hash chain, in hexadecimal. */
  last_hash: string | null;
}

/**
 * The first or the last document of a number series.
 */
export interface SeriesEnd {
  /** The number of the document. */
  number: string;
  /** The day on which it was issued. */
  issue_date: string;
}

/**
 * Where a user is signed in.
 */
export interface Session {
  /** The identifier. */
  id: string;
  /** Whether it is the session that asks. */
  current: boolean;
  /** Whose books it is for. */
  organization: SessionOrganization;
  /** When it was made. */
  created_at: string;
  /** Written at most once a minute. */
  last_used_at: string;
  /** When it ends, however much it is used. */
  expires_at: string;
  /** The address that it was opened from. */
  created_ip: string | null;
  /** The address that it was last used from. */
  last_ip: string | null;
  /** The browser or program, as it calls itself. */
  user_agent: string | null;
}

/**
 * The sessions of the user.
 */
export interface SessionList {
  /** The one used last first; at most 100. */
  data: Array<Session>;
}

/**
 * The organization that a session is for.
 */
export interface SessionOrganization {
  /** The identifier. */
  id: string;
  /** The name. */
  name: string;
}

/**
 * The settle payment run.
 */
export interface SettlePaymentRun {
  /** When the money went out; the day of the run if not given, but not after today. */
  paid_on?: string | null;
}

/**
 * The settled by credit.
 */
export interface SettledByCredit {
  /** The payment that has settled it. */
  payment_id: string | null;
  /** The credit note that has settled it. */
  credit_note_id: string | null;
  /** The identifier of the invoice. */
  invoice_id: string;
  /** A currency code of ISO 4217. */
  currency: string;
  /** How much of the invoice it has settled. */
  amount: number;
}

/**
 * The settlement.
 */
export interface Settlement {
  /** By payments. */
  paid: number;
  /** By credit notes. */
  credited: number;
  /** As much of what was prepaid as there was to pay. */
  prepaid: number;
  /** Taken off for paying early. */
  discount: number;
  /** Small rests that were let go. */
  waived: number;
  /** Of an uncollectible invoice: what is not asked for any more. */
  written_off: number;
  /** What is still owed; nothing of what was written off. */
  due: number;
  /** Until when. */
  by: string;
  /** What of it is to be paid next: all that is overdue, else the first instalment that is open. */
  due_next: number;
  /** Discounts for paying early that may still be taken today, the first to end first. */
  open_discounts: Array<OpenDiscount>;
}

/**
 * The settling.
 */
export interface Settling {
  /** Whether a discount for paying early is taken by itself, or only where a payment says so. */
  discounts: 'auto' | 'never' | NewerValue;
  /** By how much money may differ from what a discount asks for; without it by nothing. */
  tolerance?: number | null;
  /** The most that `settle_rest` lets go; without it a tenth of what was to be paid. */
  rest_max?: number | null;
}

/**
 * The shown amount.
 */
export interface ShownAmount {
  /** In whole units of the currency. */
  amount: number;
  /** The currency. */
  currency: string;
}

/**
 * The shown day limits.
 */
export interface ShownDayLimits {
  /** The sum of a day. */
  amount: number | null;
  /** The currency of that sum. */
  currency: string | null;
  /** How many documents and bookings in a day. */
  count: number | null;
}

/**
 * The shown limits.
 */
export interface ShownLimits {
  /** The most that one document or booking may come to. */
  max_amount: ShownAmount | null;
  /** What a day may come to. */
  per_day: ShownDayLimits | null;
  /** Whether it may only write drafts. */
  draft_only: boolean;
  /** The customers that it may write for. */
  customer_ids: Array<string> | null;
  /** The products that it may sell. */
  product_ids: Array<string> | null;
  /** The writing operations that it may call. */
  operations: Array<string> | null;
  /** What a person has to approve first. */
  needs_approval: ShownNeededApproval | null;
}

/**
 * The shown needed approval.
 */
export interface ShownNeededApproval {
  /** The operations that always wait for an approval. */
  operations: Array<string> | null;
  /** What comes to more, or to an amount in another currency, waits for an approval. */
  above: ShownAmount | null;
}

/**
 * The smtp server.
 */
export interface SmtpServer {
  /** Name of the server. */
  host: string;
  /** Its port. */
  port: number;
  /** How the connection is encrypted. */
  security: 'tls' | 'starttls' | 'none' | NewerValue;
  /** Name to sign in with. */
  user: string | null;
  /** Whether a password is kept. */
  has_password: boolean;
}

/**
 * The staleness.
 */
export interface Staleness {
  /** `changed`: what it is about, or what it comes to, is not what was shown. `refused`: it is not possible any more. `erased`: it held personal data that was erased. */
  reason: 'changed' | 'refused' | 'erased' | NewerValue;
  /** The fields that are others now, of what it is about or of the answer. */
  fields: Array<string>;
  /** The code of the problem that refused it. */
  problem: string | null;
}

/**
 * Why one tax group is free of tax.
 */
export interface StatedExemption {
  /** Category of the tax group. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, in words. */
  reason?: string | null;
  /** The same as a code of the VATEX list. */
  code?: string | null;
  /** Else all of the category. */
  rate?: number;
}

/**
 * The statement.
 */
export interface Statement {
  /** Whose account it is. */
  customer_id: string;
  /** The name of the customer. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** The day of the open invoices and the credit: the last one. */
  as_of: string;
  /** Only what had been recorded by this instant is told, if that was asked for. */
  known_at?: string;
  /** Time zone of the organization, which decides the days. */
  time_zone: string;
  /** Owed before the first day; below zero, the customer had more. */
  opening_balance: number;
  /** The sum of the entries above zero. */
  debit_total: number;
  /** The sum of the entries below zero, without the sign. */
  credit_total: number;
  /** Owed after the last day: what is open less the credit. Today it is what the balance says. */
  closing_balance: number;
  /** What happened, in order. */
  entries: Array<StatementEntry>;
  /** What was open at the end of the last day, first what is due first. */
  open_invoices: Array<StatementInvoice>;
  /** The same by age. */
  aging: Array<AgingBucket>;
  /** What payments and credit notes had that settled nothing by then. */
  unapplied_credit: number;
}

/**
 * The statement entry.
 */
export interface StatementEntry {
  /** The day that it counts from. */
  date: string;
  /** What happened. */
  type: 'invoice' | 'invoice_voided' | 'invoice_written_off' | 'write_off_ended' | 'credit_note' | 'credit_note_refunded' | 'credit_note_voided' | 'payment' | 'payment_reversed' | 'payment_restored' | 'refund' | 'refund_cancelled' | 'discount' | 'discount_ended' | 'deduction' | 'deduction_ended' | NewerValue;
  /** The invoice, credit note or payment. */
  object_id: string;
  /** Number of the document, or reference of the payment. */
  number: string | null;
  /** When an invoice is due. */
  due_date: string | null;
  /** Above zero, the customer owes more by it. */
  amount: number;
  /** The balance after it. */
  balance: number;
}

/**
 * Something in a statement that is worth a look.
 */
export interface StatementFinding {
  /** What was found. */
  code: 'lines_missing' | 'reference_damaged' | NewerValue;
  /** How many lines. */
  count: number;
  /** The first day of them. */
  day: string;
}

/**
 * What has come of a file of a bank.
 */
export interface StatementImport {
  /** Whether nothing was stored. */
  dry_run: boolean;
  /** The statements of this bank account. */
  statements: Array<ImportedStatement>;
  /** Other accounts that the file has statements of. They were left out. */
  other_accounts: Array<string>;
}

/**
 * The statement invoice.
 */
export interface StatementInvoice {
  /** The invoice. */
  invoice_id: string;
  /** Its number. */
  number: string;
  /** The day that it bears. */
  issue_date: string;
  /** When it is due. */
  due_date: string;
  /** Days since the due date; 0 before. */
  days_overdue: number;
  /** Its total. */
  total: number;
  /** What is still to be paid. */
  amount_due: number;
}

/**
 * The supplier.
 */
export interface Supplier {
  /** The identifier. */
  id: string;
  /** Counts the changes of the supplier. */
  version: number;
  /** Currency that they bill in, as a rule. */
  currency: string | null;
  /** Since when lists hide it. */
  archived_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Name of the company or person. */
  name: string;
  /** What it is known as, if that differs. */
  trading_name: string | null;
  /** E-mail address. */
  email: string | null;
  /** Telephone number. */
  phone: string | null;
  /** Your own identifier. */
  external_id: string | null;
  /** What they know you by. */
  our_number: string | null;
  /** Tax identification numbers. */
  tax_ids: Array<TaxId>;
  /** Entry in the commercial register. */
  legal_registration: Identifier | null;
  /** Where their electronic invoices come from. */
  electronic_address: ElectronicAddress | null;
  /** Where they are. */
  address: Address | null;
  /** The accounts that are known to be theirs. */
  bank_accounts: Array<SupplierAccount>;
  /** When their bills are due, unless they say it. */
  payment_terms: PaymentTerms | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
}

/**
 * The supplier account.
 */
export interface SupplierAccount {
  /** The account. */
  iban: string;
  /** Its bank, outside of SEPA. */
  bic?: string | null;
  /** Whose account it is, if that is not the supplier. */
  account_holder?: string | null;
}

/**
 * The supplier balance.
 */
export interface SupplierBalance {
  /** Of all amounts here. */
  currency: string;
  /** What is due on open and approved bills. */
  due: number;
  /** The part of it whose due date has passed where you are. */
  overdue: number;
  /** What disputed bills ask for besides. */
  disputed: number;
  /** What credit notes and payments have that settles nothing yet. */
  credit: number;
}

/**
 * A page of supplier balances.
 */
export interface SupplierBalanceList {
  /** One entry per currency, in their order. */
  data: Array<SupplierBalance>;
}

/**
 * The supplier facts.
 */
export interface SupplierFacts {
  /** The identifier. */
  id: string;
  /** Counts the changes of the supplier. */
  version: number;
  /** Currency that they bill in, as a rule. */
  currency: string | null;
  /** Since when lists hide it. */
  archived_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The supplier payment.
 */
export interface SupplierPayment {
  /** The identifier. */
  id: string;
  /** Counts the changes of the payment. */
  version: number;
  /** The state that it is in. */
  status: 'recorded' | 'reversed' | NewerValue;
  /** Who was paid. */
  supplier_id: string;
  /** Of all amounts here. */
  currency: string;
  /** How much went out. */
  amount: number;
  /** How much of it settles no bill. */
  unapplied_amount: number;
  /** How it went out. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  /** When it went out. */
  paid_on: string;
  /** When it was taken back. */
  reversed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** What can be done with it. */
  available_actions: Array<'allocate' | 'unallocate' | 'reverse' | NewerValue>;
  /** What the payment said. */
  reference: string | null;
  /** A note for yourselves. */
  note: string | null;
  /** Texts of your own by names of your own. */
  metadata: Record<string, string>;
  /** Why it was taken back. */
  reversal_reason: string | null;
  /** Which bills it settles; of a reversed payment, which it did. */
  allocations: Array<BillAllocation>;
}

/**
 * The supplier payment facts.
 */
export interface SupplierPaymentFacts {
  /** The identifier. */
  id: string;
  /** Counts the changes of the payment. */
  version: number;
  /** The state that it is in. */
  status: 'recorded' | 'reversed' | NewerValue;
  /** Who was paid. */
  supplier_id: string;
  /** Of all amounts here. */
  currency: string;
  /** How much went out. */
  amount: number;
  /** How much of it settles no bill. */
  unapplied_amount: number;
  /** How it went out. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  /** When it went out. */
  paid_on: string;
  /** When it was taken back. */
  reversed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * What `suppliers.list` may be asked.
 */
export interface SuppliersListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** Only those with words in name, trading name, email and external_id that begin like each of these words. */
  q?: string;
  /** Only the one with this identifier of your own. */
  external_id?: string;
  /** Only those with this e-mail address, capitals or not. */
  email?: string;
  /** Only those with this tax number, such as a VAT identification number. */
  tax_id?: string;
  /** Only those who are paid to this account. */
  iban?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether archived suppliers are listed too. */
  include_archived?: boolean;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * Where the user wants to work next.
 */
export interface SwitchOrganization {
  /** The organization to work in. */
  organization_id: string;
  /** Whether the current session ends. */
  end_current?: boolean | null;
}

/**
 * Why one tax group is free of tax.
 */
export interface TaxExemption {
  /** Category of the tax group. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Rate of the tax group; else all of the category. */
  rate?: number | null;
  /** Why no tax is charged, in words. */
  reason?: string | null;
  /** The same as a code of the VATEX list. */
  code?: string | null;
}

/**
 * The amounts of one tax category and rate.
 */
export interface TaxGroup {
  /** Tax category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Tax rate as a percentage. */
  rate: number;
  /** Sum of the lines of this tax, with their part of the invoice’s discounts and charges. */
  taxable: number;
  /** Tax on it. */
  tax: number;
  /** Why no tax is charged, where a reason is required. */
  exemption_reason?: string;
  /** The same as a code of the VATEX list, where it was given. */
  exemption_code?: string;
}

/**
 * A tax number.
 */
export interface TaxId {
  /** What kind of number it is. */
  type: string;
  /** The number. */
  value: string;
}

/**
 * Who represents the seller before the tax office.
 */
export interface TaxRepresentative {
  /** Name of the representative. */
  name: string;
  /** VAT number of the representative. */
  tax_id: string;
  /** Address of the representative. */
  address?: Address | null;
}

/**
 * The part of a discount or charge that falls to one tax group, without tax.
 */
export interface TaxShare {
  /** Tax category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Tax rate as a percentage. */
  rate: number;
  /** What falls into the tax group, without tax. */
  amount: number;
  /** The whole that it is a part of: the lines of the group, without tax. */
  base_amount: number;
}

/**
 * The template content.
 */
export interface TemplateContent {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | NewerValue | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | NewerValue | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The lines, in their order. */
  items?: Array<CreateInvoiceItem> | null;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate?: number | null;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * The template overrides.
 */
export interface TemplateOverrides {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The lines, in their order. */
  items?: Array<CreateInvoiceItem> | null;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate?: number | null;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
  prepaid_amount?: number | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * The terms instalment.
 */
export interface TermsInstalment {
  /** How much of what there is to pay. */
  percent: number;
  /** Days after the issue date. */
  days: number;
}

/**
 * The test endpoint.
 */
export interface TestEndpoint {
  /** The type of the message; without it, one that the endpoint wants. */
  event_type?: 'organization.updated' | 'organization.reset' | 'organization.security_updated' | 'organization.clock_moved' | 'organization.retention_updated' | 'organization.bill_approval_updated' | 'user.signed_in' | 'user.sign_in_failed' | 'user.signed_out' | 'user.session_ended' | 'user.password_changed' | 'user.second_factor_added' | 'user.second_factor_removed' | 'user.recovery_codes_renewed' | 'user.recovery_code_used' | 'user.updated' | 'user.email_changed' | 'user.data_exported' | 'user.deleted' | 'api_key.created' | 'api_key.updated' | 'api_key.first_used_from' | 'api_key.revoked' | 'customer.created' | 'customer.updated' | 'customer.archived' | 'customer.unarchived' | 'customer.merged' | 'customer.deleted' | 'product.created' | 'product.updated' | 'product.archived' | 'product.unarchived' | 'product.deleted' | 'invoice.created' | 'invoice.imported' | 'invoice.updated' | 'invoice.deleted' | 'invoice.finalized' | 'invoice.overdue' | 'invoice.partially_paid' | 'invoice.paid' | 'invoice.reopened' | 'invoice.voided' | 'invoice.marked_uncollectible' | 'invoice.sent' | 'invoice.viewed' | 'invoice.reminded' | 'invoice.extended' | 'invoice.document_stored' | 'payment.created' | 'payment.updated' | 'payment.refunded' | 'payment.refund_cancelled' | 'payment.reversed' | 'payment.deleted' | 'payment.receipt_sent' | 'payment.matched' | 'payment.unmatched' | 'credit_note.created' | 'credit_note.updated' | 'credit_note.voided' | 'credit_note.sent' | 'credit_note.document_stored' | 'webhook_endpoint.created' | 'webhook_endpoint.updated' | 'webhook_endpoint.enabled' | 'webhook_endpoint.disabled' | 'webhook_endpoint.deleted' | 'webhook_endpoint.secret_rotated' | 'member.joined' | 'member.updated' | 'member.removed' | 'invitation.created' | 'invitation.resent' | 'invitation.revoked' | 'invitation.accepted' | 'message.queued' | 'message.sent' | 'message.logged' | 'message.failed' | 'message.unconfirmed' | 'message.cancelled' | 'message.bounced' | 'message.complained' | 'mail_settings.updated' | 'audit.anchored' | 'link.created' | 'link.ended' | 'export.made' | 'reminder_policy.updated' | 'statement.sent' | 'personal_data.erased' | 'personal_data.exported' | 'recurring_invoice.created' | 'recurring_invoice.updated' | 'recurring_invoice.deleted' | 'recurring_invoice.paused' | 'recurring_invoice.resumed' | 'recurring_invoice.ended' | 'recurring_invoice.run' | 'recurring_invoice.run_failed' | 'recurring_invoice.skipped' | 'invoice_template.created' | 'invoice_template.updated' | 'invoice_template.deleted' | 'quote.created' | 'quote.updated' | 'quote.deleted' | 'quote.issued' | 'quote.sent' | 'quote.viewed' | 'quote.accepted' | 'quote.declined' | 'quote.expired' | 'quote.extended' | 'quote.superseded' | 'quote.cancelled' | 'quote.invoiced' | 'bank_account.created' | 'bank_account.updated' | 'bank_account.deleted' | 'bank_statement.imported' | 'bank_statement.deleted' | 'bank_line.held' | 'bank_line.ignored' | 'bank_line.reopened' | 'bank_line.matched' | 'bank_line.unmatched' | 'price_list.created' | 'price_list.updated' | 'price_list.archived' | 'price_list.unarchived' | 'price_list.deleted' | 'received_file.created' | 'received_file.deleted' | 'supplier.created' | 'supplier.updated' | 'supplier.archived' | 'supplier.unarchived' | 'supplier.deleted' | 'bill.created' | 'bill.updated' | 'bill.opened' | 'bill.approved' | 'bill.paid' | 'bill.bank_details_confirmed' | 'bill.disputed' | 'bill.rejected' | 'bill.voided' | 'bill.deleted' | 'data_export.created' | 'data_export.ready' | 'data_export.failed' | 'data_export.expired' | 'data_export.deleted' | 'import.created' | 'import.updated' | 'import.committed' | 'import.done' | 'import.failed' | 'import.undone' | 'import.deleted' | 'matching_rule.created' | 'matching_rule.updated' | 'matching_rule.deleted' | 'bill_payment.created' | 'bill_payment.updated' | 'bill_payment.reversed' | 'bill_payment.matched' | 'bill_payment.unmatched' | 'payment_run.created' | 'payment_run.updated' | 'payment_run.released' | 'payment_run.settled' | 'payment_run.cancelled' | 'approval.requested' | 'approval.approved' | 'approval.rejected' | 'approval.stale' | 'approval.expired' | null;
}

/**
 * The tested rule.
 */
export interface TestedRule {
  /** How many lines were looked at: the newest. */
  looked_at: number;
  /** How many of them it meets. */
  met: number;
  /** Up to 20 of those, the newest first. */
  lines: Array<BankLineSummary>;
}

/**
 * The text above.
 */
export interface TextAbove {
  /** `heading` begins a section, whose lines are numbered 1.1, 1.2; `page_break` begins a page. */
  kind: 'heading' | 'text' | 'page_break' | NewerValue;
  /** What is printed; a page break has none. */
  text?: string | null;
}

/**
 * The text below.
 */
export interface TextBelow {
  /** `subtotal` prints what the lines since the last one, or since their heading, come to. */
  kind: 'text' | 'subtotal' | NewerValue;
  /** What is printed; of a subtotal its name, else the usual word. */
  text?: string | null;
}

/**
 * A range, with one bound or two.
 */
export interface TimeRange {
  /** This or more; of days and times, this or later. */
  gte?: string;
  /** More than this; of days and times, later. */
  gt?: string;
  /** This or less; of days and times, this or earlier. */
  lte?: string;
  /** Less than this; of days and times, earlier. */
  lt?: string;
}

/**
 * What a payment shall settle no longer.
 */
export interface UnallocatePayment {
  /** From which invoices it is taken back. */
  allocations: Array<Unallocation>;
}

/**
 * The unallocate supplier payment.
 */
export interface UnallocateSupplierPayment {
  /** From which bills it is taken back, wholly. */
  allocations: Array<BillUnallocation>;
}

/**
 * How much of one invoice a payment shall settle no longer.
 */
export interface Unallocation {
  /** The invoice that it settles, and shall settle no longer. */
  invoice_id: string;
  /** How much of it is taken back; all that settles this invoice when it is not said. */
  amount?: number | null;
}

/**
 * What is counted: a label, and its code of UN/ECE Recommendation 20.
 */
export interface Unit {
  /** As it is printed. */
  label: string;
  /** UN/ECE Recommendation 20 code. */
  code?: string | null;
}

/**
 * What may change of a bank account.
 */
export interface UpdateBankAccount {
  /** What you call it. */
  name: string;
  /** Statements must be of it. */
  iban?: string | null;
  /** What the bank knows an account without an IBAN by. */
  account_number?: string | null;
  /** That of the bank. */
  bic?: string | null;
  /** What each column of the CSV files of this bank means, where it is not known. */
  csv_mapping?: CsvMapping | null;
  /** Whether an import books by itself what is certain of the lines that it brings; false if not given. Turning it on needs the scope `payments:write`. */
  auto_certain?: boolean | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What replaces the bill.
 */
export interface UpdateBill {
  /** The file that it came as. Without `total`, an electronic invoice is read, also out of a PDF. */
  file_id?: string | null;
  /** Who sent it. An electronic invoice tells it by its VAT number. */
  supplier_id?: string | null;
  /** An invoice, unless it takes something back. */
  kind?: 'invoice' | 'credit_note' | null;
  /** The number that the supplier gave it. */
  supplier_number?: string | null;
  /** The day that it says it was issued. */
  issue_date?: string | null;
  /** The day that it came; today if not given. */
  received_on?: string | null;
  /** The day that it is to be paid by. */
  due_date?: string | null;
  /** Of all of its amounts; else that of the organization. */
  currency?: string | null;
  /** Without tax. */
  subtotal?: number | null;
  /** The tax. */
  tax_total?: number | null;
  /** With tax. */
  total?: number | null;
  /** What is to be paid; the total if not given. */
  amount_payable?: number | null;
  /** The tax by category and rate. */
  tax_breakdown?: Array<CreateBillTaxGroup> | null;
  /** Where it is to be paid to. */
  payment?: CreateBillPayment | null;
  /** The order that it is for. */
  order_reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What replaces the bill approval.
 */
export interface UpdateBillApproval {
  /** In the currency of the organization; left out if no bill needs a second person. */
  approval_above?: number | null;
}

/**
 * What replaces the customer.
 */
export interface UpdateCustomer {
  /** Name of the company or person. */
  name: string;
  /** E-mail address for documents. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where invoices go. */
  billing_address?: Address | null;
  /** Where goods go. */
  shipping_address?: Address | null;
  /** People at the customer. */
  contacts?: Array<Contact> | null;
  /** Currency of new documents; else the organization’s. */
  currency?: string | null;
  /** Language of documents, BCP 47. */
  locale?: string | null;
  /** When invoices are due; else the organization’s terms. */
  payment_terms?: PaymentTerms | null;
  /** The price list that gives prices to lines that name none; else the products’ own prices. */
  price_list_id?: string | null;
  /** Whether unapplied payments and credit notes settle a new invoice in the same currency once it is issued, the oldest first (`oldest_first`), or only when they are allocated (`off`); else as the organization says. */
  apply_credit?: 'off' | 'oldest_first' | null;
  /** What the customer withholds of invoices that say nothing of it. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Whether and why no tax is due. */
  tax_exemption?: 'none' | 'exempt' | 'reverse_charge' | null;
  /** Name that the customer is known by, if documents are to say it beside the name. */
  trading_name?: string | null;
  /** What the customer is known by, such as a GLN (scheme 0088). */
  identifiers?: Array<Identifier> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where electronic invoices are delivered to, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
  buyer_reference?: string | null;
  /** Where the customer books invoices, unless an invoice says it. */
  buyer_accounting_reference?: string | null;
  /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
  document_format?: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | null;
  /** Whether the reminder policy holds for late invoices of this customer (default), or only a person reminds (off). */
  reminders?: 'default' | 'off' | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What replaces the document settings.
 */
export interface UpdateDocumentSettings {
  /** A letter for envelopes with a window, or a plain page; classic if not given. */
  template?: 'classic' | 'plain' | null;
  /** Colour of headings and lines; text is never lighter than can be read. */
  accent_color?: string | null;
  /** Paper; a4 if not given. */
  paper?: 'a4' | 'letter' | null;
  /** Language of documents whose customer has none; en if not given. */
  locale?: string | null;
  /** Whether documents have a code that fills in a SEPA transfer; true if not given. */
  show_payment_code?: boolean | null;
  /** What the code gives as reference: the payment reference of the invoice or its number; payment_reference if not given. */
  payment_code_reference?: 'payment_reference' | 'number' | null;
  /** Columns at the foot of each page; else they follow from what is known of you. */
  footer?: Array<FooterColumn> | null;
  /** Printed before the lines. */
  intro?: string | null;
  /** Printed behind everything. */
  closing?: string | null;
  /** What happens to an invoice that is not valid in its customer’s format: `off` and `warn` issue it, `block` refuses to; warn if not given, which the panel shows. */
  preflight?: 'off' | 'warn' | 'block' | null;
  /** Where invoices are paid online: an https address in which `{number}`, `{amount}` and `{currency}` stand for what is to be paid. The customer’s page leads there. */
  payment_url?: string | null;
  /** For how many days links to a document work after nothing was left to be paid, unless a link says otherwise; 0 is without end; 90 if not given. */
  link_days_after_payment?: number | null;
}

/**
 * What replaces the invoice.
 */
export interface UpdateInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the tax of a line includes its share. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
  withholdings?: Array<WithholdingDetails> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: InvoiceTerms | null;
  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of `due_date`; of `payment_terms` a discount for paying all of it early is left. */
  payment_plan?: Array<InstalmentDetails> | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
  prepaid_amount?: number | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
}

/**
 * What replaces the invoice template.
 */
export interface UpdateInvoiceTemplate {
  /** What you call it. */
  name: string;
  /** What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it may be left out, the lines too. */
  content: TemplateContent;
}

/**
 * What replaces the logo.
 */
export interface UpdateLogo {
  /** The picture in base64, at most 256 KB of it. An SVG has shapes, groups and gradients only; a PNG or JPEG has at most 4 megapixels, in grey or RGB. */
  content: string;
  /** What it is. */
  media_type: 'image/svg+xml' | 'image/png' | 'image/jpeg';
}

/**
 * What replaces the mail settings.
 */
export interface UpdateMailSettings {
  /** Shown as the sender; the name of the organization if not given. */
  sender_name?: string | null;
  /** Needed with a mail server of your own. */
  sender_address?: string | null;
  /** Where answers go; else the organization’s address. */
  reply_to?: string | null;
  /** Get a hidden copy of every message. */
  bcc?: Array<string> | null;
  /** Ends every text. */
  signature?: string | null;
  /** Of messages to customers without a language; en if not given. */
  language?: 'en' | 'de' | 'fr' | null;
  /** A mail server of your own; else that of the installation. */
  smtp?: UpdateSmtpServer | null;
}

/**
 * What replaces the mail template.
 */
export interface UpdateMailTemplate {
  /** Subject line, with placeholders such as `{{invoice.number}}`. */
  subject: string;
  /** What it says, with placeholders. Plain text; an empty line begins a paragraph. */
  text: string;
}

/**
 * What replaces the matching rule.
 */
export interface UpdateMatchingRule {
  /** What you call it; proposals say it. */
  name: string;
  /** Its place among the rules: of two that say the same, the first is named. Behind the last if not given. */
  position?: number | null;
  /** Whether it is in use; true if not given. */
  is_active?: boolean | null;
  /** Only lines of this account. */
  bank_account_id?: string | null;
  /** Only money in, or only money out. */
  direction?: 'in' | 'out' | null;
  /** Only from or to this account. */
  counterparty_iban?: string | null;
  /** Only if the name has this in it; capitals and accents do not matter. */
  name_contains?: string | null;
  /** Only if the text or a reference has this in it; capitals and accents do not matter. */
  text_contains?: string | null;
  /** Only from this amount on, in the currency of the line and without its sign. */
  amount_from?: number | null;
  /** Only up to this amount. The same as `amount_from` for exactly that. */
  amount_to?: number | null;
  /** What such a line is: `customer` pays the oldest open invoices, `fee` is what the bank kept, `ignore` has nothing to do with the books. */
  outcome: 'customer' | 'fee' | 'ignore';
  /** Who pays; needed for `customer`. */
  customer_id?: string | null;
  /** Why; needed for `ignore`, possible for `fee`. */
  reason?: string | null;
  /** Whether what it says is `certain`, so that it can be booked without a person; false if not given. It needs the scope `payments:write`. */
  is_certain?: boolean | null;
}

/**
 * What replaces the member.
 */
export interface UpdateMember {
  /** What the member may do from now on. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor';
  /** When the membership ends by itself; never without it. An auditor needs one. */
  expires_at?: string | null;
}

/**
 * The numbering that is to change.
 */
export interface UpdateNumbering {
  /** For invoices; else it stays as it is. */
  invoice?: NumberingRule | null;
  /** For credit notes; else it stays as it is. */
  credit_note?: NumberingRule | null;
  /** For quotes; else it stays as it is. */
  quote?: NumberingRule | null;
}

/**
 * What replaces the organization.
 */
export interface UpdateOrganization {
  /** Name as it is used every day. */
  name: string;
  /** Name as documents print it; else the name. */
  legal_name?: string | null;
  /** Address as documents print it. */
  address?: Address | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where customers pay. */
  bank_details?: BankDetails | null;
  /** E-mail address for customers. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** What you are known by: your GLN (scheme 0088), DUNS number (0060) or a customer’s supplier number. */
  identifiers?: Array<Identifier> | null;
  /** Your entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** What the law wants on documents: managing directors, share capital, register court. */
  legal_info?: string | null;
  /** Where electronic invoices come from, such as your Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** Who answers questions about documents. */
  contact?: ContactPerson | null;
  /** Who answers to the tax office for you, if you are not registered there. */
  tax_representative?: TaxRepresentative | null;
  /** Currency of new documents, unless the customer has another one. */
  currency: string;
  /** Where the organization’s days begin and end. */
  time_zone: string;
  /** When invoices are due, unless customer or invoice say otherwise; without them after 14 days. */
  payment_terms?: PaymentTerms | null;
  /** Whether new documents round tax once per rate (`document`, the default) or on each line. */
  tax_rounding?: 'document' | 'line' | null;
  /** Whether unapplied payments and credit notes of a customer settle a new invoice in the same currency once it is issued, the oldest first (`oldest_first`), or only when they are allocated (`off`, the default). */
  apply_credit?: 'off' | 'oldest_first' | null;
  /** Whether a customer with an e-mail address gets a receipt once a payment is recorded (`on_receipt`), or only when somebody sends it (`off`, the default). Imported payments and lines that the bank account books by itself never send one. */
  send_receipts?: 'off' | 'on_receipt' | null;
  /** What becomes of small rests of invoices; without it only exact discounts in time are taken. */
  settling?: Settling | null;
  /** How documents get their numbers; what is left out stays as it is. */
  numbering?: UpdateNumbering | null;
}

/**
 * A page of prices.
 */
export interface UpdatePriceList {
  /** Name of the price list. */
  name: string;
  /** Currency of its prices. It is for invoices in this currency alone. */
  currency: string;
  /** Whether its prices include tax; false if not given. It is for invoices alike. */
  prices_include_tax?: boolean | null;
  /** The first day on which it holds. */
  valid_from?: string | null;
  /** The last day on which it holds. */
  valid_until?: string | null;
  /** The list that says what products cost that have no entry here, such as the one for all resellers beside the prices of one of them. It is in the same currency and based on no other one. */
  base_list_id?: string | null;
  /** What products without an entry cost less than in the list that this one is based on, or than the product’s own price: a percentage. Rounded to the decimals of the currency, or of the full price if it has more. */
  discount_percent?: number | null;
  /** The prices. */
  entries?: Array<PriceListEntryDetails> | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What replaces the product.
 */
export interface UpdateProduct {
  /** Name of the product. */
  name: string;
  /** Your own article number; unique. */
  sku?: string | null;
  /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
  gtin?: string | null;
  /** What it is. */
  description?: string | null;
  /** Proposed price per unit. */
  price?: number | null;
  /** Currency of the proposed price; else the organization’s. */
  currency?: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate?: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What a quantity counts. */
  unit?: Unit | null;
  /** Whether it is still sold; true if not given. For lists only: it can be invoiced all the same. */
  active?: boolean | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What replaces the profile.
 */
export interface UpdateProfile {
  /** Other members see it, and the audit log. */
  name: string;
}

/**
 * What replaces the quote.
 */
export interface UpdateQuote {
  /** The customer to whom it is offered. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateQuoteItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none; else as for invoices. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole quote, as off an invoice. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole quote, as to an invoice. */
  charges?: Array<DocumentAdjustment> | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** The last day on which it can be accepted; 30 days after the issue if not given. */
  valid_until?: string | null;
  /** What whoever accepts agrees to. */
  terms?: string | null;
  /** The customer’s own sign. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What holds for the dates to come.
 */
export interface UpdateRecurringInvoice {
  /** On which dates; or `rrule`. */
  rule?: Recurrence | null;
  /** The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last day. */
  rrule?: string | null;
  /** Ends after so many dates. */
  end_after?: number | null;
  /** No date after this day. */
  end_on?: string | null;
  /** Whether the time from the date on is invoiced, or that before it; in_advance if not given. */
  period?: 'in_advance' | 'in_arrears' | null;
  /** What you call it. */
  name: string;
  /** What each run makes an invoice of: what creating an invoice takes, without dates, service period and prepaid amount. In message, descriptions and what stands around lines, `{{period.from}}`, `{{period.to}}`, `{{month}}`, `{{quarter}}`, `{{year}}` and `{{number_of_run}}` are filled in, in the language of the customer. */
  content: InvoiceContent;
  /** The time of day, where the organization is; 06:00 if not given. */
  run_at?: string | null;
  /** What a run makes; a draft if not given. Of what a downtime left, the last three are sent, others are drafts. */
  action?: 'draft' | 'finalize' | 'finalize_and_send' | null;
  /** Prices as they are here, or as they are found now where there are none; or those at the run, of the customer’s price list or the products. Fixed if not given. */
  prices?: 'fixed' | 'product' | null;
  /** Which dates are run that passed while nothing ran; all if not given. The others are skipped. */
  catch_up?: 'all' | 'latest' | 'none' | null;
}

/**
 * What replaces the reminder level.
 */
export interface UpdateReminderLevel {
  /** Days after the due date; before it if negative. */
  days: number;
  /** A mail, or a task for a person, such as a call; email if not given. */
  channel?: 'email' | 'task' | null;
  /** What the letter of this level asks for beside the money, in the currency of the organization. It never changes an invoice. Only from the second level on, by mail, after the due date. */
  fee?: number | null;
}

/**
 * What replaces the reminder policy.
 */
export interface UpdateReminderPolicy {
  /** Whether reminders go out by themselves; false if not given. */
  enabled?: boolean | null;
  /** The time of day, where the organization is; 09:00 if not given. */
  send_at?: string | null;
  /** Not on Saturdays and Sundays; true if not given. */
  business_days_only?: boolean | null;
  /** Whose weekend and holidays are no business days; Saturdays and Sundays if not given. */
  holidays_of?: string | null;
  /** Less than this is not asked for, in whatever currency it is due; everything is if not given. */
  min_amount?: number | null;
  /** The steps, each later than the one before; 3, 14 and 28 days after the due date if not given. */
  levels?: Array<UpdateReminderLevel> | null;
}

/**
 * What replaces the retention.
 */
export interface UpdateRetention {
  /** Years for invoices. Without it, by the country of the seller. */
  invoices?: number | null;
  /** Years for credit notes. Without it, by the country of the seller. */
  credit_notes?: number | null;
  /** Years for payments. Without it, by the country of the seller. */
  payments?: number | null;
}

/**
 * What replaces the security.
 */
export interface UpdateSecurity {
  /** Of whom a second factor is required: owners and admins are managers. */
  require_second_factor: 'nobody' | 'managers' | 'everybody';
}

/**
 * What replaces the smtp server.
 */
export interface UpdateSmtpServer {
  /** Name of the server. */
  host: string;
  /** 465, 587, 25 or 2525. */
  port: number;
  /** `tls` from the first byte (port 465), `starttls` before anything is said, or `none` inside your own network; starttls if not given. */
  security?: 'tls' | 'starttls' | 'none' | null;
  /** Name to sign in with; none: no sign-in. */
  user?: string | null;
  /** Kept sealed and never shown. If not given, the one before stays while nothing else of the server changes. */
  password?: string | null;
}

/**
 * What replaces the supplier.
 */
export interface UpdateSupplier {
  /** Name of the company or person. */
  name: string;
  /** What it is known as, if that differs. */
  trading_name?: string | null;
  /** E-mail address. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** What they know you by. */
  our_number?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where their electronic invoices come from, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** Where they are. */
  address?: Address | null;
  /** The accounts that are known to be theirs. A bill that names another one is held back. */
  bank_accounts?: Array<SupplierAccount> | null;
  /** Currency that they bill in, as a rule. */
  currency?: string | null;
  /** When their bills are due, unless they say it. */
  payment_terms?: PaymentTerms | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * What replaces the webhook endpoint.
 */
export interface UpdateWebhookEndpoint {
  /** Where events are sent: https to a public host name, on port 443, 8443 or from 1024. */
  url: string;
  /** What it is for. */
  description?: string | null;
  /** Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without this field. */
  event_types?: Array<string> | null;
  /** Whether messages have the object (`full`, the default), or only its id and version (`thin`). */
  payload?: 'full' | 'thin' | null;
  /** Whether events of one object arrive in their order (`object`, the default): then one that fails holds up the later ones of the same object. `none`: they may arrive in any order. */
  ordering?: 'object' | 'none' | null;
  /** Headers of every request, such as Authorization. They are sealed and never shown again. */
  headers?: Record<string, string> | null;
}

/**
 * The use invoice template.
 */
export interface UseInvoiceTemplate {
  /** Who is to pay. */
  customer_id: string;
  /** What this invoice says instead of the template, each part as a whole: `items` replaces all lines. Null leaves out what the template says. */
  overrides?: TemplateOverrides | null;
}

/**
 * A person who signs in.
 */
export interface User {
  /** The identifier. */
  id: string;
  /** The e-mail address. */
  email: string;
  /** The name. */
  name: string;
  /** What the user may do in the organization. */
  role: 'owner' | 'admin' | 'bookkeeper' | 'member' | 'viewer' | 'auditor' | NewerValue;
}

/**
 * The webhook attempt.
 */
export interface WebhookAttempt {
  /** The how-manieth it is. */
  number: number;
  /** When it began. */
  at: string;
  /** Where it went. */
  url: string;
  /** The headers of the request, without signature and without values of your own. */
  request_headers: Record<string, string>;
  /** The status of the answer; null without one. */
  status: number | null;
  /** The first ten headers of the answer. */
  response_headers: Record<string, string> | null;
  /** The beginning of the answer, 1 KB. */
  response_text: string | null;
  /** How long it took, in milliseconds. */
  duration_ms: number;
  /** The address that was connected to. */
  address: string | null;
  /** Why it failed; null if it succeeded. */
  error: string | null;
}

/**
 * What `webhook_deliveries.list` may be asked.
 */
export interface WebhookDeliveriesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Only those for this endpoint. */
  endpoint_id?: string;
  /** Only those in this state. */
  status?: 'pending' | 'delivered' | 'failed' | 'cancelled';
  /** Only those of events of this type. */
  event_type?: string;
  /** Only those of events about this one thing. */
  object_id?: string;
  /** Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The webhook delivery.
 */
export interface WebhookDelivery {
  /** The identifier. */
  id: string;
  /** The endpoint, even if it was deleted. */
  endpoint_id: string;
  /** The event; null for a test. */
  event_id: string | null;
  /** The number of the event in the feed. */
  sequence: number | null;
  /** The type of the event. */
  event_type: string;
  /** What caused it. */
  origin: 'feed' | 'replay' | 'resend' | 'test' | NewerValue;
  /** `cancelled`: the endpoint was deleted before. */
  status: 'pending' | 'delivered' | 'failed' | 'cancelled' | NewerValue;
  /** How many attempts there were. */
  attempts: number;
  /** When it is tried next; null while it waits for an earlier event of the same object. */
  next_attempt_at: string | null;
  /** The status of the last answer. */
  last_status: number | null;
  /** Why the last attempt failed. */
  last_error: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ended. */
  ended_at: string | null;
  /** Every attempt of the last 30 days. */
  log: Array<WebhookAttempt>;
  /** The body as it would be sent now; null for a test, and when the endpoint was deleted. */
  body: string | null;
}

/**
 * What a list shows of the webhook delivery.
 */
export interface WebhookDeliverySummary {
  /** The identifier. */
  id: string;
  /** The endpoint, even if it was deleted. */
  endpoint_id: string;
  /** The event; null for a test. */
  event_id: string | null;
  /** The number of the event in the feed. */
  sequence: number | null;
  /** The type of the event. */
  event_type: string;
  /** What caused it. */
  origin: 'feed' | 'replay' | 'resend' | 'test' | NewerValue;
  /** `cancelled`: the endpoint was deleted before. */
  status: 'pending' | 'delivered' | 'failed' | 'cancelled' | NewerValue;
  /** How many attempts there were. */
  attempts: number;
  /** When it is tried next; null while it waits for an earlier event of the same object. */
  next_attempt_at: string | null;
  /** The status of the last answer. */
  last_status: number | null;
  /** Why the last attempt failed. */
  last_error: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ended. */
  ended_at: string | null;
}

/**
 * The webhook endpoint.
 */
export interface WebhookEndpoint {
  /** The identifier. */
  id: string;
  /** Counts the changes of the endpoint. */
  version: number;
  /** Where events are sent. */
  url: string;
  /** What it is for. */
  description: string | null;
  /** Which events it gets. */
  event_types: Array<string>;
  /** What messages show of the object. */
  payload: 'full' | 'thin' | NewerValue;
  /** What arrives in order. */
  ordering: 'object' | 'none' | NewerValue;
  /** The names of its own headers. */
  header_names: Array<string>;
  /** `failing` after ten failed requests in a row over at least an hour, `disabled` after five days without a success, after an answer 410, when its writer has left, or by somebody. */
  status: 'active' | 'failing' | 'disabled' | NewerValue;
  /** Why it is failing or disabled. */
  status_reason: string | null;
  /** When it was disabled because whoever wrote it last had left the organization, or the API key that did had ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read. */
  writer_left_at: string | null;
  /** Until when the secret before the present one signs, too. */
  previous_secret_ends_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
}

/**
 * The webhook endpoint health.
 */
export interface WebhookEndpointHealth {
  /** The state of the endpoint. */
  status: 'active' | 'failing' | 'disabled' | NewerValue;
  /** Why it is failing or disabled. */
  status_reason: string | null;
  /** How many events of the feed are not deliveries yet. */
  lag: number;
  /** How many deliveries wait. */
  pending: number;
  /** How many deliveries of the last 24 hours have arrived. */
  delivered_24h: number;
  /** How many deliveries of the last 24 hours failed at their last attempt. */
  failed_24h: number;
  /** Since when no request has succeeded. */
  failing_since: string | null;
  /** When a request succeeded last, to ten seconds. */
  last_success_at: string | null;
}

/**
 * The webhook endpoint with secret.
 */
export interface WebhookEndpointWithSecret {
  /** The identifier. */
  id: string;
  /** Counts the changes of the endpoint. */
  version: number;
  /** Where events are sent. */
  url: string;
  /** What it is for. */
  description: string | null;
  /** Which events it gets. */
  event_types: Array<string>;
  /** What messages show of the object. */
  payload: 'full' | 'thin' | NewerValue;
  /** What arrives in order. */
  ordering: 'object' | 'none' | NewerValue;
  /** The names of its own headers. */
  header_names: Array<string>;
  /** `failing` after ten failed requests in a row over at least an hour, `disabled` after five days without a success, after an answer 410, when its writer has left, or by somebody. */
  status: 'active' | 'failing' | 'disabled' | NewerValue;
  /** Why it is failing or disabled. */
  status_reason: string | null;
  /** When it was disabled because whoever wrote it last had left the organization, or the API key that did had ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read. */
  writer_left_at: string | null;
  /** Until when the secret before the present one signs, too. */
  previous_secret_ends_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Verifies messages (Standard Webhooks). It is shown this once and cannot be had again. */
  secret: string;
}

/**
 * What `webhook_endpoints.list` may be asked.
 */
export interface WebhookEndpointsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * The webhook test result.
 */
export interface WebhookTestResult {
  /** The how-manieth it is. */
  number: number;
  /** When it began. */
  at: string;
  /** Where it went. */
  url: string;
  /** The headers of the request, without signature and without values of your own. */
  request_headers: Record<string, string>;
  /** The status of the answer; null without one. */
  status: number | null;
  /** The first ten headers of the answer. */
  response_headers: Record<string, string> | null;
  /** The beginning of the answer, 1 KB. */
  response_text: string | null;
  /** How long it took, in milliseconds. */
  duration_ms: number;
  /** The address that was connected to. */
  address: string | null;
  /** Why it failed; null if it succeeded. */
  error: string | null;
  /** The delivery in the log. */
  delivery_id: string;
}

/**
 * The withheld report.
 */
export interface WithheldReport {
  /** Of the issue dates. */
  year: string;
  /** One for each currency. */
  data: Array<CurrencyWithheld>;
}

/**
 * The withholding.
 */
export interface Withholding {
  /** What the tax is called. */
  name: string;
  /** A percentage. */
  rate: number;
  /** The net that it is taken from. */
  base: number;
  /** What is withheld. */
  amount: number;
}

/**
 * The withholding details.
 */
export interface WithholdingDetails {
  /** What the tax is called. */
  name: string;
  /** A percentage of the net. */
  rate: number;
}

/** What events may be about, by the names that `eventObject` takes. */
export interface EventObjects {
  organization: Organization;
  security_change: SecurityChange;
  clock: Clock;
  retention_change: RetentionChange;
  bill_approval_change: BillApprovalChange;
  account: Account;
  api_key: ApiKey;
  customer: Customer;
  product: Product;
  invoice: Invoice;
  document_file: DocumentFile;
  payment: Payment;
  payment_line: PaymentLine;
  credit_note: CreditNote;
  webhook_endpoint: WebhookEndpoint;
  member: Member;
  invitation: Invitation;
  message: Message;
  mail_settings: MailSettings;
  anchor: Anchor;
  link: Link;
  export: Export;
  reminder_policy: ReminderPolicy;
  erasure: Erasure;
  personal_data_copy: PersonalDataCopy;
  recurring_invoice: RecurringInvoice;
  invoice_template: InvoiceTemplate;
  quote: Quote;
  bank_account: BankAccount;
  bank_statement: BankStatement;
  bank_line_state: BankLineState;
  price_list: PriceList;
  received_file_facts: ReceivedFileFacts;
  supplier_facts: SupplierFacts;
  bill_facts: BillFacts;
  data_export: DataExport;
  import_facts: ImportFacts;
  matching_rule_state: MatchingRuleState;
  supplier_payment_facts: SupplierPaymentFacts;
  payment_run_facts: PaymentRunFacts;
  approval_facts: ApprovalFacts;
}
