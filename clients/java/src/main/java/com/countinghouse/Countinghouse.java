// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse;

import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;

/** The service, with one member per resource. Threads may share it. */
public final class Countinghouse {
  static final String BASE_PATH = "/v1";
  private final Transport transport;
  private final com.countinghouse.resources.ApiKeys apiKeys;
  private final com.countinghouse.resources.Approvals approvals;
  private final com.countinghouse.resources.Attachments attachments;
  private final com.countinghouse.resources.Audit audit;
  private final com.countinghouse.resources.Auth auth;
  private final com.countinghouse.resources.BankAccounts bankAccounts;
  private final com.countinghouse.resources.BankLines bankLines;
  private final com.countinghouse.resources.BankStatements bankStatements;
  private final com.countinghouse.resources.BillApproval billApproval;
  private final com.countinghouse.resources.BillPayments billPayments;
  private final com.countinghouse.resources.Bills bills;
  private final com.countinghouse.resources.CreditNoteDocuments creditNoteDocuments;
  private final com.countinghouse.resources.CreditNoteLinks creditNoteLinks;
  private final com.countinghouse.resources.CreditNotes creditNotes;
  private final com.countinghouse.resources.Customers customers;
  private final com.countinghouse.resources.Documents documents;
  private final com.countinghouse.resources.DryRuns dryRuns;
  private final com.countinghouse.resources.EventTypes eventTypes;
  private final com.countinghouse.resources.Events events;
  private final com.countinghouse.resources.Exports exports;
  private final com.countinghouse.resources.Imports imports;
  private final com.countinghouse.resources.Invitations invitations;
  private final com.countinghouse.resources.InvoiceTemplates invoiceTemplates;
  private final com.countinghouse.resources.Invoices invoices;
  private final com.countinghouse.resources.Links links;
  private final com.countinghouse.resources.MailSettings mailSettings;
  private final com.countinghouse.resources.MailTemplates mailTemplates;
  private final com.countinghouse.resources.MatchingRules matchingRules;
  private final com.countinghouse.resources.Members members;
  private final com.countinghouse.resources.Messages messages;
  private final com.countinghouse.resources.NumberSeries numberSeries;
  private final com.countinghouse.resources.Organization organization;
  private final com.countinghouse.resources.Organizations organizations;
  private final com.countinghouse.resources.PaymentRuns paymentRuns;
  private final com.countinghouse.resources.Payments payments;
  private final com.countinghouse.resources.PriceLists priceLists;
  private final com.countinghouse.resources.Products products;
  private final com.countinghouse.resources.QuoteLinks quoteLinks;
  private final com.countinghouse.resources.Quotes quotes;
  private final com.countinghouse.resources.ReceivedFiles receivedFiles;
  private final com.countinghouse.resources.RecurringInvoices recurringInvoices;
  private final com.countinghouse.resources.ReminderPolicy reminderPolicy;
  private final com.countinghouse.resources.Reminders reminders;
  private final com.countinghouse.resources.Reports reports;
  private final com.countinghouse.resources.Retention retention;
  private final com.countinghouse.resources.SecondFactor secondFactor;
  private final com.countinghouse.resources.Security security;
  private final com.countinghouse.resources.Suppliers suppliers;
  private final com.countinghouse.resources.Users users;
  private final com.countinghouse.resources.WebhookDeliveries webhookDeliveries;
  private final com.countinghouse.resources.WebhookEndpoints webhookEndpoints;

  Countinghouse(Transport transport) {
    this.transport = transport;
    apiKeys = new com.countinghouse.resources.ApiKeys(transport);
    approvals = new com.countinghouse.resources.Approvals(transport);
    attachments = new com.countinghouse.resources.Attachments(transport);
    audit = new com.countinghouse.resources.Audit(transport);
    auth = new com.countinghouse.resources.Auth(transport);
    bankAccounts = new com.countinghouse.resources.BankAccounts(transport);
    bankLines = new com.countinghouse.resources.BankLines(transport);
    bankStatements = new com.countinghouse.resources.BankStatements(transport);
    billApproval = new com.countinghouse.resources.BillApproval(transport);
    billPayments = new com.countinghouse.resources.BillPayments(transport);
    bills = new com.countinghouse.resources.Bills(transport);
    creditNoteDocuments = new com.countinghouse.resources.CreditNoteDocuments(transport);
    creditNoteLinks = new com.countinghouse.resources.CreditNoteLinks(transport);
    creditNotes = new com.countinghouse.resources.CreditNotes(transport);
    customers = new com.countinghouse.resources.Customers(transport);
    documents = new com.countinghouse.resources.Documents(transport);
    dryRuns = new com.countinghouse.resources.DryRuns(transport);
    eventTypes = new com.countinghouse.resources.EventTypes(transport);
    events = new com.countinghouse.resources.Events(transport);
    exports = new com.countinghouse.resources.Exports(transport);
    imports = new com.countinghouse.resources.Imports(transport);
    invitations = new com.countinghouse.resources.Invitations(transport);
    invoiceTemplates = new com.countinghouse.resources.InvoiceTemplates(transport);
    invoices = new com.countinghouse.resources.Invoices(transport);
    links = new com.countinghouse.resources.Links(transport);
    mailSettings = new com.countinghouse.resources.MailSettings(transport);
    mailTemplates = new com.countinghouse.resources.MailTemplates(transport);
    matchingRules = new com.countinghouse.resources.MatchingRules(transport);
    members = new com.countinghouse.resources.Members(transport);
    messages = new com.countinghouse.resources.Messages(transport);
    numberSeries = new com.countinghouse.resources.NumberSeries(transport);
    organization = new com.countinghouse.resources.Organization(transport);
    organizations = new com.countinghouse.resources.Organizations(transport);
    paymentRuns = new com.countinghouse.resources.PaymentRuns(transport);
    payments = new com.countinghouse.resources.Payments(transport);
    priceLists = new com.countinghouse.resources.PriceLists(transport);
    products = new com.countinghouse.resources.Products(transport);
    quoteLinks = new com.countinghouse.resources.QuoteLinks(transport);
    quotes = new com.countinghouse.resources.Quotes(transport);
    receivedFiles = new com.countinghouse.resources.ReceivedFiles(transport);
    recurringInvoices = new com.countinghouse.resources.RecurringInvoices(transport);
    reminderPolicy = new com.countinghouse.resources.ReminderPolicy(transport);
    reminders = new com.countinghouse.resources.Reminders(transport);
    reports = new com.countinghouse.resources.Reports(transport);
    retention = new com.countinghouse.resources.Retention(transport);
    secondFactor = new com.countinghouse.resources.SecondFactor(transport);
    security = new com.countinghouse.resources.Security(transport);
    suppliers = new com.countinghouse.resources.Suppliers(transport);
    users = new com.countinghouse.resources.Users(transport);
    webhookDeliveries = new com.countinghouse.resources.WebhookDeliveries(transport);
    webhookEndpoints = new com.countinghouse.resources.WebhookEndpoints(transport);
  }

  /** Begins a client, which needs the address of the service. */
  public static Settings builder() {
    return new Settings();
  }

  /**
   * What a call gives, with the status, the headers and the request id of its (last) answer: {@code
   * client.withResponse(c -> c.customers().get(id))}.
   */
  public <T> Answer<T> withResponse(Function<Countinghouse, T> call) {
    Transport own = new Transport(transport.terms());
    T data = call.apply(new Countinghouse(own));
    return own.answer(data);
  }

  /**
   * Calls without waiting: {@code client.async(c -> c.customers().get(id))}. To cancel the future ends the call.
   *
   * <p>Each call that runs has a thread of the executor that {@link Settings#executor} names; give it virtual threads
   * where Java has them.
   */
  public <T> CompletableFuture<T> async(Function<Countinghouse, T> call) {
    CompletableFuture<T> future = new CompletableFuture<>();
    transport.terms().executor().execute(() -> {
      Thread thread = Thread.currentThread();
      Object lock = new Object();
      boolean[] isOver = {false};
      future.whenComplete((value, error) -> {
        synchronized (lock) {
          if (future.isCancelled() && !isOver[0]) {
            thread.interrupt();
          }
        }
      });
      try {
        future.complete(call.apply(this));
      } catch (Throwable error) {
        future.completeExceptionally(error);
      } finally {
        synchronized (lock) {
          isOver[0] = true;
        }
        // The thread's next work is not to be ended.
        Thread.interrupted();
      }
    });
    return future;
  }

  /**
   * The newest {@code Consistency-Token} that the service has sent, to be handed to another client's {@link
   * #readAfter}. Null before the first change, and without a replica.
   */
  public String consistencyToken() {
    return transport.terms().tokens().of(transport.terms().url());
  }

  /**
   * What is read from now on has what another client had written when it had this token: {@code
   * client.readAfter(other.consistencyToken())}.
   *
   * <p>What the client has written itself it reads anyway. Null and an empty text are none.
   */
  public void readAfter(String token) {
    transport.terms().tokens().keep(transport.terms().url(), token == null ? "" : token);
  }

  /** Calls an operation that this version has no method for; see the longer {@code request}. */
  public Answer<Object> request(String method, String path) {
    return request(method, path, Map.of(), null, CallOptions.NONE);
  }

  /**
   * Calls an operation that this version has no method for: {@code request("GET", "/customers", Map.of("limit", 1), null,
   * CallOptions.NONE)}.
   *
   * <p>The data is JSON's value (maps, lists, texts, BigDecimal), null for nothing, and bytes for anything else.
   *
   * @param path without {@code /v1}
   * @param body a Map or an ApiObject; null for none
   */
  public Answer<Object> request(
      String method, String path, Map<String, ?> query, Object body, CallOptions options) {
    // Its own, as other threads may hear something else meanwhile.
    return new Transport(transport.terms()).anything(Request.raw(method, path, query, body), options);
  }

  /**
   * The server-sent events of an operation that this version has no method for, as they come. To be closed, unless it
   * is read to its end.
   */
  public Stream<ServerSentEvent> stream(String path, Map<String, ?> query, CallOptions options) {
    return transport.events(Request.raw("GET", path, query, null), options);
  }

  /** Credentials of machines, as in Settings &gt; API. */
  public com.countinghouse.resources.ApiKeys apiKeys() {
    return apiKeys;
  }

  /** Requests of API keys and members that wait for a person. */
  public com.countinghouse.resources.Approvals approvals() {
    return approvals;
  }

  /** Invoices and credit notes as files, and what they lack. */
  public com.countinghouse.resources.Attachments attachments() {
    return attachments;
  }

  /** Who changed what, when, and from where. */
  public com.countinghouse.resources.Audit audit() {
    return audit;
  }

  /** Sign in and obtain a token, and passwords. */
  public com.countinghouse.resources.Auth auth() {
    return auth;
  }

  /** The accounts that statements are imported for. */
  public com.countinghouse.resources.BankAccounts bankAccounts() {
    return bankAccounts;
  }

  /** Statements that were imported, and their lines. */
  public com.countinghouse.resources.BankLines bankLines() {
    return bankLines;
  }

  /** Statements that were imported, and their lines. */
  public com.countinghouse.resources.BankStatements bankStatements() {
    return bankStatements;
  }

  /** What suppliers ask you to pay. */
  public com.countinghouse.resources.BillApproval billApproval() {
    return billApproval;
  }

  /** Money that went to suppliers, and which bills it settles. */
  public com.countinghouse.resources.BillPayments billPayments() {
    return billPayments;
  }

  /** What suppliers ask you to pay. */
  public com.countinghouse.resources.Bills bills() {
    return bills;
  }

  /** Invoices and credit notes as files, and what they lack. */
  public com.countinghouse.resources.CreditNoteDocuments creditNoteDocuments() {
    return creditNoteDocuments;
  }

  /** Pages that show an invoice, a credit note or a quote to its customer. */
  public com.countinghouse.resources.CreditNoteLinks creditNoteLinks() {
    return creditNoteLinks;
  }

  /** Invoices and credit notes as files, and what they lack. */
  public com.countinghouse.resources.CreditNotes creditNotes() {
    return creditNotes;
  }

  /** Whom you sell to. */
  public com.countinghouse.resources.Customers customers() {
    return customers;
  }

  /** Invoices and credit notes as files, and what they lack. */
  public com.countinghouse.resources.Documents documents() {
    return documents;
  }

  /** Trying a request without doing it. */
  public com.countinghouse.resources.DryRuns dryRuns() {
    return dryRuns;
  }

  /** Events, pushed to addresses of yours. */
  public com.countinghouse.resources.EventTypes eventTypes() {
    return eventTypes;
  }

  /** What happened, in order and without gaps. */
  public com.countinghouse.resources.Events events() {
    return events;
  }

  /** Everything of your books as a file that you can take away. */
  public com.countinghouse.resources.Exports exports() {
    return exports;
  }

  /** Your customers, products and invoices of before, brought along in two steps. */
  public com.countinghouse.resources.Imports imports() {
    return imports;
  }

  /** Asking somebody to work in your books. */
  public com.countinghouse.resources.Invitations invitations() {
    return invitations;
  }

  /** Contents of invoices that are kept under a name. */
  public com.countinghouse.resources.InvoiceTemplates invoiceTemplates() {
    return invoiceTemplates;
  }

  /** Invoices and credit notes as files, and what they lack. */
  public com.countinghouse.resources.Invoices invoices() {
    return invoices;
  }

  /** Pages that show an invoice, a credit note or a quote to its customer. */
  public com.countinghouse.resources.Links links() {
    return links;
  }

  /** How mails leave, and what they say. */
  public com.countinghouse.resources.MailSettings mailSettings() {
    return mailSettings;
  }

  /** How mails leave, and what they say. */
  public com.countinghouse.resources.MailTemplates mailTemplates() {
    return mailTemplates;
  }

  /** What bank lines with something in common are. */
  public com.countinghouse.resources.MatchingRules matchingRules() {
    return matchingRules;
  }

  /** Who works in your books, and in which role. */
  public com.countinghouse.resources.Members members() {
    return members;
  }

  /** Mails about documents, as they were sent, and what became of them. */
  public com.countinghouse.resources.Messages messages() {
    return messages;
  }

  /** Numbers without gaps, and the proof of it. */
  public com.countinghouse.resources.NumberSeries numberSeries() {
    return numberSeries;
  }

  /** Invoices and credit notes as files, and what they lack. */
  public com.countinghouse.resources.Organization organization() {
    return organization;
  }

  /** Your organizations: opening, listing and closing them. */
  public com.countinghouse.resources.Organizations organizations() {
    return organizations;
  }

  /** Bills that are paid together, and the file for the bank. */
  public com.countinghouse.resources.PaymentRuns paymentRuns() {
    return paymentRuns;
  }

  /** Mails about documents, as they were sent, and what became of them. */
  public com.countinghouse.resources.Payments payments() {
    return payments;
  }

  /** What products cost which customers. */
  public com.countinghouse.resources.PriceLists priceLists() {
    return priceLists;
  }

  /** What you sell. */
  public com.countinghouse.resources.Products products() {
    return products;
  }

  /** Pages that show an invoice, a credit note or a quote to its customer. */
  public com.countinghouse.resources.QuoteLinks quoteLinks() {
    return quoteLinks;
  }

  /** What is offered to customers, from draft to acceptance. */
  public com.countinghouse.resources.Quotes quotes() {
    return quotes;
  }

  /** Bills and other files that others have sent to you. */
  public com.countinghouse.resources.ReceivedFiles receivedFiles() {
    return receivedFiles;
  }

  /** Invoices that are made again and again, each date once. */
  public com.countinghouse.resources.RecurringInvoices recurringInvoices() {
    return recurringInvoices;
  }

  /** Asking for money that is late, and what was asked. */
  public com.countinghouse.resources.ReminderPolicy reminderPolicy() {
    return reminderPolicy;
  }

  /** Asking for money that is late, and what was asked. */
  public com.countinghouse.resources.Reminders reminders() {
    return reminders;
  }

  /** Figures over many documents. */
  public com.countinghouse.resources.Reports reports() {
    return reports;
  }

  /** Copies of personal data, erasing it, and what has to stay for how long. */
  public com.countinghouse.resources.Retention retention() {
    return retention;
  }

  /** Codes of an authenticator app, and who must have them. */
  public com.countinghouse.resources.SecondFactor secondFactor() {
    return secondFactor;
  }

  /** Codes of an authenticator app, and who must have them. */
  public com.countinghouse.resources.Security security() {
    return security;
  }

  /** Whom you buy from. */
  public com.countinghouse.resources.Suppliers suppliers() {
    return suppliers;
  }

  /** Your own account: name, address, a copy of your data, and its end. */
  public com.countinghouse.resources.Users users() {
    return users;
  }

  /** Events, pushed to addresses of yours. */
  public com.countinghouse.resources.WebhookDeliveries webhookDeliveries() {
    return webhookDeliveries;
  }

  /** Events, pushed to addresses of yours. */
  public com.countinghouse.resources.WebhookEndpoints webhookEndpoints() {
    return webhookEndpoints;
  }
}
