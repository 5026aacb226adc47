// @generated from src/generated/resources.ts by npm run generate.
import type { Pages } from '../pages.js';
import { Transport, type CallOptions, type ChangeOptions, type Settings } from '../transport.js';
import type * as types from './types.js';
/** Credentials of machines, as in Settings > API. Beyond the specification. */
export declare class ApiKeysResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * List the API keys.
     *
     * The newest first, revoked ones included. The keys themselves are never shown again.
     *
     * Operation `api_keys.list`: GET /api-keys
     */
    list(query?: types.ApiKeysListQuery, options?: CallOptions): Pages<types.ApiKey>;
    /**
     * Create an API key.
     *
     * Only a signed-in owner or admin can. The answer shows the key itself, this once.
     *
     * Operation `api_keys.create`: POST /api-keys
     */
    create(body: types.CreateApiKey, options?: CallOptions): Promise<types.CreatedApiKey>;
    /**
     * Revoke an API key.
     *
     * The key stops working at once, everywhere. It stays in the list, with the time of its end.
     *
     * Operation `api_keys.revoke`: DELETE /api-keys/{id}
     */
    revoke(id: string, options?: CallOptions): Promise<void>;
}
/** Sign in and obtain a token. */
export declare class AuthResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * Sign in and obtain a token.
     *
     * The token is used like an API key. It ends 12 hours later, or after 60 minutes without use.
     *
     * Operation `auth.login`: POST /auth/login
     */
    login(body: types.Login, options?: CallOptions): Promise<types.LoginResult>;
    /**
     * Sign out.
     *
     * Ends the session of the login token at once. An API key has no session; then nothing happens.
     *
     * Operation `auth.logout`: POST /auth/logout
     */
    logout(options?: CallOptions): Promise<void>;
    /**
     * Tell who one is.
     *
     * The user or API key behind the credential, its organization, and what it may do.
     *
     * Operation `auth.me`: GET /auth/me
     */
    me(options?: CallOptions): Promise<types.Me>;
}
/** What is taken back of invoices. Beyond the specification. */
export declare class CreditNotesResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * List credit notes.
     *
     * Without their lines. The newest first, unless it is asked otherwise.
     *
     * Operation `credit_notes.list`: GET /credit-notes
     */
    list(query?: types.CreditNotesListQuery, options?: CallOptions): Pages<types.CreditNoteSummary>;
    /**
     * Get a credit note.
     *
     * The credit note with its lines and what it has settled.
     *
     * Operation `credit_notes.get`: GET /credit-notes/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.CreditNote>;
    /**
     * Allocate a credit note.
     *
     * Settles invoices of the customer with the credit that is left of a credit note.
     *
     * Operation `credit_notes.allocate`: POST /credit-notes/{id}/allocate
     */
    allocate(id: string, body: types.AllocateCreditNote, options?: ChangeOptions): Promise<types.CreditNote>;
    /**
     * Mark credit as refunded.
     *
     * Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.
     *
     * Operation `credit_notes.mark_refunded`: POST /credit-notes/{id}/mark-refunded
     */
    markRefunded(id: string, body: types.RefundCreditNote, options?: ChangeOptions): Promise<types.CreditNote>;
    /**
     * Void a credit note.
     *
     * Possible as long as nothing of it was refunded or settles another invoice, and no invoice that
     * corrects its own counts: the sale would be charged twice. Its number stays used, and its invoice is
     * due again. A void one is answered as it is.
     *
     * Operation `credit_notes.void`: POST /credit-notes/{id}/void
     */
    void(id: string, options?: ChangeOptions): Promise<types.CreditNote>;
}
/** Whom you sell to. */
export declare class CustomersResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * List customers.
     *
     * The newest first and without archived ones, unless it is asked otherwise.
     *
     * Operation `customers.list`: GET /customers
     */
    list(query?: types.CustomersListQuery, options?: CallOptions): Pages<types.Customer>;
    /**
     * Add a customer.
     *
     * Only the name is required. What is not given is empty, and may be given later.
     *
     * Operation `customers.create`: POST /customers
     */
    create(body: types.CreateCustomer, options?: CallOptions): Promise<types.Customer>;
    /**
     * Get a customer.
     *
     * Archived ones can still be read, because documents speak of them.
     *
     * Operation `customers.get`: GET /customers/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.Customer>;
    /**
     * Update a customer.
     *
     * Replaces the customer wholly; what is not given becomes empty or its default. Documents never
     * change.
     *
     * Operation `customers.update`: PUT /customers/{id}
     */
    update(id: string, body: types.UpdateCustomer, options?: ChangeOptions): Promise<types.Customer>;
    /**
     * Delete a customer.
     *
     * Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.
     *
     * Operation `customers.delete`: DELETE /customers/{id}
     */
    delete(id: string, options?: ChangeOptions): Promise<void>;
    /**
     * Get the balance of a customer.
     *
     * By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments
     * and credit notes. A currency without any of them is not there.
     *
     * Operation `customers.balance`: GET /customers/{id}/balance
     */
    balance(id: string, options?: CallOptions): Promise<types.CustomerBalanceList>;
}
/** What happened, in order and without gaps. Beyond the specification. */
export declare class EventsResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * Read what happened.
     *
     * The events of the organization in the order of their numbers, which have no gaps. Ask again with
     * `after` set to the last number that you have; nothing is ever skipped. With `order=desc` it is read
     * from its end, and with `object_id` it is the history of one thing.
     *
     * Operation `events.list`: GET /events
     */
    list(query?: types.EventsListQuery, options?: CallOptions): Pages<types.Event>;
    /**
     * Get an event.
     *
     * One event: what changed, who changed it, and how it was before.
     *
     * Operation `events.get`: GET /events/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.Event>;
}
/** From draft to legal document and to its end. Beyond the specification. */
export declare class InvoicesResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * Correct an invoice.
     *
     * Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one
     * that nobody has paid is voided and issued anew; any other one is credited wholly and issued anew,
     * and what the customer has paid settles the new one. The new invoice names the old one in
     * `corrects_invoice_id`.
     *
     * Operation `invoices.correct`: POST /invoices/{id}/correct
     */
    correct(id: string, body: types.CorrectInvoice, options?: ChangeOptions): Promise<types.Correction>;
    /**
     * Credit an invoice.
     *
     * Takes back all that is left of an issued invoice, or the items that are named: never more than is
     * left of a line or of a tax rate. First that lowers what is due; the rest is the customer’s credit.
     * The credit note is found under /credit-notes.
     *
     * Operation `invoices.credit`: POST /invoices/{id}/credit-notes
     */
    credit(id: string, body: types.CreateCreditNote, options?: ChangeOptions): Promise<types.CreditNote>;
    /**
     * List invoices.
     *
     * Without their lines. The newest first, unless it is asked otherwise.
     *
     * Operation `invoices.list`: GET /invoices
     */
    list(query?: types.InvoicesListQuery, options?: CallOptions): Pages<types.InvoiceSummary>;
    /**
     * Create an invoice.
     *
     * Makes a draft with all amounts computed. When one line is refused, nothing is stored.
     *
     * Operation `invoices.create`: POST /invoices
     */
    create(body: types.CreateInvoice, options?: CallOptions): Promise<types.Invoice>;
    /**
     * Get an invoice.
     *
     * The invoice with its lines and tax groups.
     *
     * Operation `invoices.get`: GET /invoices/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.Invoice>;
    /**
     * Update an invoice.
     *
     * Replaces a draft wholly, lines included; what is not given becomes empty or its default.
     *
     * Operation `invoices.update`: PUT /invoices/{id}
     */
    update(id: string, body: types.UpdateInvoice, options?: ChangeOptions): Promise<types.Invoice>;
    /**
     * Remark on an invoice.
     *
     * Changes what is no part of the document, in any state: note, expected payment date and metadata.
     * What is not given stays; null takes a value away; metadata is replaced as a whole.
     *
     * Operation `invoices.patch`: PATCH /invoices/{id}
     */
    patch(id: string, body: types.InvoiceRemarks, options?: ChangeOptions): Promise<types.Invoice>;
    /**
     * Delete an invoice.
     *
     * Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.
     *
     * Operation `invoices.delete`: DELETE /invoices/{id}
     */
    delete(id: string, options?: ChangeOptions): Promise<void>;
    /**
     * Finalize an invoice.
     *
     * Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer,
     * lines, taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue
     * date it is issued today. Done again, it answers with the invoice as it is.
     *
     * Operation `invoices.finalize`: POST /invoices/{id}/finalize
     */
    finalize(id: string, options?: ChangeOptions): Promise<types.Invoice>;
    /**
     * Void an invoice.
     *
     * Declares that an issued invoice never counted. Only while nothing is paid and no credit note stands;
     * its number stays used.
     *
     * Operation `invoices.void`: POST /invoices/{id}/void
     */
    void(id: string, options?: ChangeOptions): Promise<types.Invoice>;
    /**
     * Mark an invoice as uncollectible.
     *
     * Says that you no longer expect the money. A payment that comes all the same settles it.
     *
     * Operation `invoices.mark_uncollectible`: POST /invoices/{id}/mark-uncollectible
     */
    markUncollectible(id: string, options?: ChangeOptions): Promise<types.Invoice>;
    /**
     * Calculate an invoice.
     *
     * Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes,
     * and refuses what that would refuse.
     *
     * Operation `invoices.calculate`: POST /invoices/calculate
     */
    calculate(body: types.CreateInvoice, options?: CallOptions): Promise<types.CalculatedInvoice>;
    /**
     * Explain the amounts of an invoice.
     *
     * Every step of the calculation in its order: the formula with its numbers, the value before rounding,
     * how it was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the
     * amounts that are frozen.
     *
     * Operation `invoices.calculation`: GET /invoices/{id}/calculation
     */
    calculation(id: string, options?: CallOptions): Promise<types.Calculation>;
    /**
     * Record a payment of an invoice.
     *
     * The short form for one invoice: by default all that is due, and never more. The payment is found
     * under /payments.
     *
     * Operation `invoices.record_payment`: POST /invoices/{id}/payments
     */
    recordPayment(id: string, body: types.CreateInvoicePayment, options?: ChangeOptions): Promise<types.Payment>;
}
/** Numbers without gaps, and the proof of it. Beyond the specification. */
export declare class NumberSeriesResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * List number series.
     *
     * One for each kind of document, with the number that comes next.
     *
     * Operation `number_series.list`: GET /number-series
     */
    list(options?: CallOptions): Promise<types.NumberSeriesList>;
    /**
     * Get a number series.
     *
     * Its format, how far it has counted, and the end of its hash chain.
     *
     * Operation `number_series.get`: GET /number-series/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.NumberSeries>;
    /**
     * Prove a number series.
     *
     * Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that
     * run backwards, and whether each hash follows from the document and its predecessor.
     *
     * Operation `number_series.audit`: GET /number-series/{id}/audit
     */
    audit(id: string, options?: CallOptions): Promise<types.SeriesAudit>;
    /**
     * Export the documents of a series.
     *
     * Every document exactly as it was issued, one JSON object per line after a first line about the
     * series. `npm run verify-export -- FILE` checks such a file without the service.
     *
     * Operation `number_series.export`: GET /number-series/{id}/export
     */
    export(id: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
}
/** Your own data, as in the settings. Beyond the specification. */
export declare class OrganizationResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * Get the organization.
     *
     * The one that the credential belongs to. Every credential may read it.
     *
     * Operation `organization.get`: GET /organization
     */
    get(options?: CallOptions): Promise<types.Organization>;
    /**
     * Update the organization.
     *
     * Replaces all settings; what is not given becomes empty or its default. Only numbering that is not
     * given stays as it is. Issued documents never change. For owners and admins who are signed in.
     *
     * Operation `organization.update`: PUT /organization
     */
    update(body: types.UpdateOrganization, options?: ChangeOptions): Promise<types.Organization>;
}
/** Money that came in, and what it settles. Beyond the specification. */
export declare class PaymentsResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * List payments.
     *
     * Without what they settle. The newest first, unless it is asked otherwise.
     *
     * Operation `payments.list`: GET /payments
     */
    list(query?: types.PaymentsListQuery, options?: CallOptions): Pages<types.PaymentSummary>;
    /**
     * Record a payment.
     *
     * Settles any number of invoices of one customer and currency. What is left is the customer’s credit.
     *
     * Operation `payments.create`: POST /payments
     */
    create(body: types.CreatePayment, options?: CallOptions): Promise<types.Payment>;
    /**
     * Get a payment.
     *
     * The payment with the invoices that it settles.
     *
     * Operation `payments.get`: GET /payments/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.Payment>;
    /**
     * Allocate a payment.
     *
     * Settles invoices with what is left of a payment. What is allocated once stays so.
     *
     * Operation `payments.allocate`: POST /payments/{id}/allocate
     */
    allocate(id: string, body: types.AllocatePayment, options?: ChangeOptions): Promise<types.Payment>;
    /**
     * Reverse a payment.
     *
     * Takes a payment back, wholly: what it has settled is due again. A reversed one is answered as it is.
     *
     * Operation `payments.reverse`: POST /payments/{id}/reverse
     */
    reverse(id: string, body: types.ReversePayment, options?: ChangeOptions): Promise<types.Payment>;
}
/** What you sell. */
export declare class ProductsResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * List products.
     *
     * The newest first and without archived ones, unless it is asked otherwise.
     *
     * Operation `products.list`: GET /products
     */
    list(query?: types.ProductsListQuery, options?: CallOptions): Pages<types.Product>;
    /**
     * Add a product.
     *
     * Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.
     *
     * Operation `products.create`: POST /products
     */
    create(body: types.CreateProduct, options?: CallOptions): Promise<types.Product>;
    /**
     * Get a product.
     *
     * Archived ones can still be read, because documents speak of them.
     *
     * Operation `products.get`: GET /products/{id}
     */
    get(id: string, options?: CallOptions): Promise<types.Product>;
    /**
     * Update a product.
     *
     * Replaces the product wholly; what is not given becomes empty or its default. Documents never change.
     *
     * Operation `products.update`: PUT /products/{id}
     */
    update(id: string, body: types.UpdateProduct, options?: ChangeOptions): Promise<types.Product>;
    /**
     * Delete a product.
     *
     * Deletes a product that no line names, archives one that is named.
     *
     * Operation `products.delete`: DELETE /products/{id}
     */
    delete(id: string, options?: ChangeOptions): Promise<void>;
}
/** Figures over many documents. Beyond the specification. */
export declare class ReportsResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * See what customers owe.
     *
     * What is due and overdue today on open invoices, sorted by age, and what customers have to their
     * credit. Uncollectible invoices are not counted. Sums are decimal texts, which may need more digits
     * than a JSON number keeps.
     *
     * Operation `reports.receivables`: GET /reports/receivables
     */
    receivables(options?: CallOptions): Promise<types.Receivables>;
    /**
     * See revenue by month.
     *
     * What was invoiced, credited and received in each month, by currency. An invoice that becomes void
     * leaves the month of its issue date. Sums are decimal texts, which may need more digits than a JSON
     * number keeps.
     *
     * Operation `reports.revenue`: GET /reports/revenue
     */
    revenue(query?: types.ReportsRevenueQuery, options?: CallOptions): Promise<types.Revenue>;
}
/** The service, with one member per resource. */
export declare class Countinghouse {
    /** Credentials of machines, as in Settings > API. Beyond the specification. */
    readonly apiKeys: ApiKeysResource;
    /** Sign in and obtain a token. */
    readonly auth: AuthResource;
    /** What is taken back of invoices. Beyond the specification. */
    readonly creditNotes: CreditNotesResource;
    /** Whom you sell to. */
    readonly customers: CustomersResource;
    /** What happened, in order and without gaps. Beyond the specification. */
    readonly events: EventsResource;
    /** From draft to legal document and to its end. Beyond the specification. */
    readonly invoices: InvoicesResource;
    /** Numbers without gaps, and the proof of it. Beyond the specification. */
    readonly numberSeries: NumberSeriesResource;
    /** Your own data, as in the settings. Beyond the specification. */
    readonly organization: OrganizationResource;
    /** Money that came in, and what it settles. Beyond the specification. */
    readonly payments: PaymentsResource;
    /** What you sell. */
    readonly products: ProductsResource;
    /** Figures over many documents. Beyond the specification. */
    readonly reports: ReportsResource;
    /** Takes at least the address of the service; all but signing in needs an API key or a login token too. */
    constructor(settings: Settings);
}
