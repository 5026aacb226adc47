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
     * Archives a customer with issued documents. Drafts and open invoices stand in the way.
     *
     * Operation `customers.delete`: DELETE /customers/{id}
     */
    delete(id: string, options?: ChangeOptions): Promise<void>;
}
/** What happened, in order and without gaps. Beyond the specification. */
export declare class EventsResource {
    private readonly transport;
    constructor(transport: Transport);
    /**
     * Read what happened.
     *
     * The events of the organization in the order of their numbers, which have no gaps. Ask again with
     * `after` set to the last number that you have; nothing is ever skipped.
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
/** Invoices, from draft to paid. */
export declare class InvoicesResource {
    private readonly transport;
    constructor(transport: Transport);
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
    export(id: string, options?: CallOptions): Promise<Uint8Array>;
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
/** The service, with one member per resource. */
export declare class Countinghouse {
    /** Credentials of machines, as in Settings > API. Beyond the specification. */
    readonly apiKeys: ApiKeysResource;
    /** Sign in and obtain a token. */
    readonly auth: AuthResource;
    /** Whom you sell to. */
    readonly customers: CustomersResource;
    /** What happened, in order and without gaps. Beyond the specification. */
    readonly events: EventsResource;
    /** Invoices, from draft to paid. */
    readonly invoices: InvoicesResource;
    /** Numbers without gaps, and the proof of it. Beyond the specification. */
    readonly numberSeries: NumberSeriesResource;
    /** What you sell. */
    readonly products: ProductsResource;
    /** Takes at least the address of the service; all but signing in needs an API key or a login token too. */
    constructor(settings: Settings);
}
