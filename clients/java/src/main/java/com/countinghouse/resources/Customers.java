// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AppliedCredit;
import com.countinghouse.types.CreateCustomer;
import com.countinghouse.types.Customer;
import com.countinghouse.types.CustomerBalanceList;
import com.countinghouse.types.CustomerMerge;
import com.countinghouse.types.CustomersBalanceQuery;
import com.countinghouse.types.CustomersListQuery;
import com.countinghouse.types.CustomersStatementPdfQuery;
import com.countinghouse.types.CustomersStatementQuery;
import com.countinghouse.types.EraseCustomer;
import com.countinghouse.types.Erasure;
import com.countinghouse.types.LikeCustomerList;
import com.countinghouse.types.MergeCustomer;
import com.countinghouse.types.Message;
import com.countinghouse.types.PatchCustomer;
import com.countinghouse.types.SendStatement;
import com.countinghouse.types.Statement;
import com.countinghouse.types.UpdateCustomer;

/** Whom you sell to. */
public final class Customers {
  private final Transport transport;

  /** For the client, which has one. */
  public Customers(Transport transport) {
    this.transport = transport;
  }

  /** Settle open invoices with the credit of a customer. See {@link #applyCredit(String, CallOptions)}. */
  public AppliedCredit applyCredit(String id) {
    return applyCredit(id, CallOptions.NONE);
  }

  /**
   * Settle open invoices with the credit of a customer.
   *
   * <p>Lets unallocated payments, the first received first, and then what is left of credit notes settle the open
   * invoices of the customer, the first due first, within each currency. Up to 50 payments and credit notes and
   * 200 invoices at a time; <code>balance</code> says whether credit and open invoices are left. Where nothing can
   * be settled, nothing changes. <code>POST /dry-runs</code> says beforehand what it would do.
   *
   * <p>Operation <code>customers.apply_credit</code>: POST /customers/{id}/apply-credit
   */
  public AppliedCredit applyCredit(String id, CallOptions options) {
    Request request = Request.of("POST", "customers", id, "apply-credit");
    return transport.json(request, options, Values.object(AppliedCredit::new));
  }

  /** List customers. See {@link #list(CustomersListQuery, CallOptions)}. */
  public Pages<Customer> list() {
    return list(null, CallOptions.NONE);
  }

  /** List customers. See {@link #list(CustomersListQuery, CallOptions)}. */
  public Pages<Customer> list(CustomersListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List customers.
   *
   * <p>The newest first and without archived ones, unless it is asked otherwise.
   *
   * <p>Operation <code>customers.list</code>: GET /customers
   */
  public Pages<Customer> list(CustomersListQuery query, CallOptions options) {
    Request request = Request.of("GET", "customers").query(query);
    return transport.pages(request, "cursor", options, Values.object(Customer::new));
  }

  /** Add a customer. See {@link #create(CreateCustomer, CallOptions)}. */
  public Customer create(CreateCustomer body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a customer.
   *
   * <p>Only the name is required. What is not given is empty, and may be given later.
   *
   * <p>Operation <code>customers.create</code>: POST /customers
   */
  public Customer create(CreateCustomer body, CallOptions options) {
    Request request = Request.of("POST", "customers").requiredBody(body);
    return transport.json(request, options, Values.object(Customer::new));
  }

  /** Get a customer. See {@link #get(String, CallOptions)}. */
  public Customer get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a customer.
   *
   * <p>Archived ones can still be read, because documents speak of them, and so can one that was merged:
   * <code>merged_into</code> says where everything of it is.
   *
   * <p>Operation <code>customers.get</code>: GET /customers/{id}
   */
  public Customer get(String id, CallOptions options) {
    Request request = Request.of("GET", "customers", id);
    return transport.json(request, options, Values.object(Customer::new));
  }

  /** Update a customer. See {@link #update(String, UpdateCustomer, CallOptions)}. */
  public Customer update(String id, UpdateCustomer body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a customer.
   *
   * <p>Replaces the customer wholly; what is not given becomes empty or its default. Documents never change.
   *
   * <p>Operation <code>customers.update</code>: PUT /customers/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Customer update(String id, UpdateCustomer body, CallOptions options) {
    Request request = Request.of("PUT", "customers", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Customer::new));
  }

  /** Change a customer. See {@link #patch(String, PatchCustomer, CallOptions)}. */
  public Customer patch(String id, PatchCustomer body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Change a customer.
   *
   * <p>Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and
   * other names stay.
   *
   * <p>Operation <code>customers.patch</code>: PATCH /customers/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Customer patch(String id, PatchCustomer body, CallOptions options) {
    Request request = Request.of("PATCH", "customers", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Customer::new));
  }

  /** Delete a customer. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a customer.
   *
   * <p>Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.
   *
   * <p>Operation <code>customers.delete</code>: DELETE /customers/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "customers", id).conditional();
    transport.nothing(request, options);
  }

  /** Unarchive a customer. See {@link #unarchive(String, CallOptions)}. */
  public Customer unarchive(String id) {
    return unarchive(id, CallOptions.NONE);
  }

  /**
   * Unarchive a customer.
   *
   * <p>Shows an archived customer in lists again. One that is not archived is answered as it is.
   *
   * <p>Operation <code>customers.unarchive</code>: POST /customers/{id}/unarchive
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Customer unarchive(String id, CallOptions options) {
    Request request = Request.of("POST", "customers", id, "unarchive").conditional();
    return transport.json(request, options, Values.object(Customer::new));
  }

  /** Get the balance of a customer. See {@link #balance(String, CustomersBalanceQuery, CallOptions)}. */
  public CustomerBalanceList balance(String id) {
    return balance(id, null, CallOptions.NONE);
  }

  /** Get the balance of a customer. See {@link #balance(String, CustomersBalanceQuery, CallOptions)}. */
  public CustomerBalanceList balance(String id, CustomersBalanceQuery query) {
    return balance(id, query, CallOptions.NONE);
  }

  /**
   * Get the balance of a customer.
   *
   * <p>By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments and
   * credit notes. A currency without any of them is not there. With <code>as_of</code> the same at the end of an
   * earlier day, and with <code>known_at</code> as far as it had been recorded by an instant.
   *
   * <p>Operation <code>customers.balance</code>: GET /customers/{id}/balance
   */
  public CustomerBalanceList balance(String id, CustomersBalanceQuery query, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "balance").query(query);
    return transport.json(request, options, Values.object(CustomerBalanceList::new));
  }

  /** Merge a customer into another one. See {@link #merge(String, MergeCustomer, CallOptions)}. */
  public CustomerMerge merge(String id, MergeCustomer body) {
    return merge(id, body, CallOptions.NONE);
  }

  /**
   * Merge a customer into another one.
   *
   * <p>Everything that names the customer moves to the other one: drafts and issued documents, payments, credit,
   * quotes, schedules, rules, mails, and with them files and links; contacts and the note are added. Other fields
   * of the customer that stays do not change. Issued documents say what they said, with the old identifier and
   * name in the chain and in their files. The merged customer is archived and can be read, with
   * <code>merged_into</code>. Nothing undoes it: ask with <code>dry_run</code> first. Needs the right to write
   * whatever moves, such as <code>invoices:write</code> and <code>payments:write</code>.
   *
   * <p>Operation <code>customers.merge</code>: POST /customers/{id}/merge
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public CustomerMerge merge(String id, MergeCustomer body, CallOptions options) {
    Request request = Request.of("POST", "customers", id, "merge").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(CustomerMerge::new));
  }

  /** List customers that may be the same. See {@link #duplicates(String, CallOptions)}. */
  public LikeCustomerList duplicates(String id) {
    return duplicates(id, CallOptions.NONE);
  }

  /**
   * List customers that may be the same.
   *
   * <p>Those that share a tax number, the account that payments came from, the e-mail address, or the name in the
   * same town, without archived ones. Whether they are the same is for you to say.
   *
   * <p>Operation <code>customers.duplicates</code>: GET /customers/{id}/duplicates
   */
  public LikeCustomerList duplicates(String id, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "duplicates");
    return transport.json(request, options, Values.object(LikeCustomerList::new));
  }

  /** Download the personal data of a customer. See {@link #personalData(String, CallOptions)}. */
  public byte[] personalData(String id) {
    return personalData(id, CallOptions.NONE);
  }

  /**
   * Download the personal data of a customer.
   *
   * <p>Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links and
   * events as JSON, and the files of documents, mails and attachments. <code>about.json</code> in it says what
   * each file holds and why it is kept. Customers that were merged into this one are in it. It is for whoever asks
   * for a copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and is not kept; that it
   * was taken stands in the audit log.
   *
   * <p>Operation <code>customers.personal_data</code>: GET /customers/{id}/personal-data
   */
  public byte[] personalData(String id, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "personal-data");
    return transport.bytes(request, options);
  }

  /** Download the personal data of a customer. See {@link #personalDataStream(String, CallOptions)}. */
  public Download personalDataStream(String id) {
    return personalDataStream(id, CallOptions.NONE);
  }

  /**
   * Download the personal data of a customer.
   *
   * <p>Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links and
   * events as JSON, and the files of documents, mails and attachments. <code>about.json</code> in it says what
   * each file holds and why it is kept. Customers that were merged into this one are in it. It is for whoever asks
   * for a copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and is not kept; that it
   * was taken stands in the audit log.
   *
   * <p>Operation <code>customers.personal_data</code>: GET /customers/{id}/personal-data
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download personalDataStream(String id, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "personal-data");
    return transport.download(request, options);
  }

  /** Erase the personal data of a customer. See {@link #erase(String, EraseCustomer, CallOptions)}. */
  public Erasure erase(String id, EraseCustomer body) {
    return erase(id, body, CallOptions.NONE);
  }

  /**
   * Erase the personal data of a customer.
   *
   * <p>For good: name, addresses, contacts, notes and metadata of the customer and of drafts, mails, links, search
   * terms, and the values in events. Documents and payments stay as long as the law asks, and are erased by
   * themselves on the first night after that; numbers, dates and amounts stay, so that the chain of documents can
   * be verified. Customers that were merged into this one are erased with it. Ask with <code>dry_run</code> first.
   * Open invoices and credit stand in the way.
   *
   * <p>Operation <code>customers.erase</code>: POST /customers/{id}/erase
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Erasure erase(String id, EraseCustomer body, CallOptions options) {
    Request request = Request.of("POST", "customers", id, "erase").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Erasure::new));
  }

  /** Get a statement of account. See {@link #statement(String, CustomersStatementQuery, CallOptions)}. */
  public Statement statement(String id) {
    return statement(id, null, CallOptions.NONE);
  }

  /** Get a statement of account. See {@link #statement(String, CustomersStatementQuery, CallOptions)}. */
  public Statement statement(String id, CustomersStatementQuery query) {
    return statement(id, query, CallOptions.NONE);
  }

  /**
   * Get a statement of account.
   *
   * <p>What happened on the account of a customer in one currency between two days, with the balance after each
   * entry, what is open today by its age, and the credit. A statement up to today closes with the balance of the
   * customer. With <code>known_at</code> only what had been recorded by then is told. At most 2000 entries.
   *
   * <p>Operation <code>customers.statement</code>: GET /customers/{id}/statement
   */
  public Statement statement(String id, CustomersStatementQuery query, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "statement").query(query);
    return transport.json(request, options, Values.object(Statement::new));
  }

  /** Download a statement of account. See {@link #statementPdf(String, CustomersStatementPdfQuery, CallOptions)}. */
  public byte[] statementPdf(String id) {
    return statementPdf(id, null, CallOptions.NONE);
  }

  /** Download a statement of account. See {@link #statementPdf(String, CustomersStatementPdfQuery, CallOptions)}. */
  public byte[] statementPdf(String id, CustomersStatementPdfQuery query) {
    return statementPdf(id, query, CallOptions.NONE);
  }

  /**
   * Download a statement of account.
   *
   * <p>The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is kept.
   *
   * <p>Operation <code>customers.statement_pdf</code>: GET /customers/{id}/statement/pdf
   */
  public byte[] statementPdf(String id, CustomersStatementPdfQuery query, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "statement", "pdf").query(query);
    return transport.bytes(request, options);
  }

  /** Download a statement of account. See {@link #statementPdfStream(String, CustomersStatementPdfQuery, CallOptions)}. */
  public Download statementPdfStream(String id) {
    return statementPdfStream(id, null, CallOptions.NONE);
  }

  /** Download a statement of account. See {@link #statementPdfStream(String, CustomersStatementPdfQuery, CallOptions)}. */
  public Download statementPdfStream(String id, CustomersStatementPdfQuery query) {
    return statementPdfStream(id, query, CallOptions.NONE);
  }

  /**
   * Download a statement of account.
   *
   * <p>The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is kept.
   *
   * <p>Operation <code>customers.statement_pdf</code>: GET /customers/{id}/statement/pdf
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download statementPdfStream(String id, CustomersStatementPdfQuery query, CallOptions options) {
    Request request = Request.of("GET", "customers", id, "statement", "pdf").query(query);
    return transport.download(request, options);
  }

  /** Send a statement of account. See {@link #sendStatement(String, SendStatement, CallOptions)}. */
  public Message sendStatement(String id) {
    return sendStatement(id, null, CallOptions.NONE);
  }

  /** Send a statement of account. See {@link #sendStatement(String, SendStatement, CallOptions)}. */
  public Message sendStatement(String id, SendStatement body) {
    return sendStatement(id, body, CallOptions.NONE);
  }

  /**
   * Send a statement of account.
   *
   * <p>Queues a mail to the customer with the statement as a PDF, as it is now. Each request is one mail: use an
   * Idempotency-Key.
   *
   * <p>Operation <code>customers.send_statement</code>: POST /customers/{id}/statement/send
   */
  public Message sendStatement(String id, SendStatement body, CallOptions options) {
    Request request = Request.of("POST", "customers", id, "statement", "send").body(body);
    return transport.json(request, options, Values.object(Message::new));
  }
}
