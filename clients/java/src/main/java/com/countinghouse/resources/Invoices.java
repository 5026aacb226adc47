// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CalculatedInvoice;
import com.countinghouse.types.Calculation;
import com.countinghouse.types.CorrectInvoice;
import com.countinghouse.types.Correction;
import com.countinghouse.types.CreateCreditNote;
import com.countinghouse.types.CreateInvoice;
import com.countinghouse.types.CreateInvoicePayment;
import com.countinghouse.types.CreateInvoices;
import com.countinghouse.types.CreditNote;
import com.countinghouse.types.CreditNoteSummary;
import com.countinghouse.types.DuplicateInvoice;
import com.countinghouse.types.ExtendInvoice;
import com.countinghouse.types.FinalizeInvoice;
import com.countinghouse.types.Invoice;
import com.countinghouse.types.InvoiceBatch;
import com.countinghouse.types.InvoiceRemarks;
import com.countinghouse.types.InvoiceReminders;
import com.countinghouse.types.InvoiceSummary;
import com.countinghouse.types.InvoicesListCreditNotesQuery;
import com.countinghouse.types.InvoicesListPaymentsQuery;
import com.countinghouse.types.InvoicesListQuery;
import com.countinghouse.types.InvoicesPreflightQuery;
import com.countinghouse.types.MarkSent;
import com.countinghouse.types.Message;
import com.countinghouse.types.MessagePreview;
import com.countinghouse.types.Payment;
import com.countinghouse.types.PaymentSummary;
import com.countinghouse.types.PreflightInvoice;
import com.countinghouse.types.PreflightReport;
import com.countinghouse.types.PreflightReportList;
import com.countinghouse.types.Remind;
import com.countinghouse.types.SendInvoice;
import com.countinghouse.types.UpdateInvoice;

/** Invoices and credit notes as files, and what they lack. */
public final class Invoices {
  private final Transport transport;

  /** For the client, which has one. */
  public Invoices(Transport transport) {
    this.transport = transport;
  }

  /** Check an invoice against a format. See {@link #preflight(String, InvoicesPreflightQuery, CallOptions)}. */
  public PreflightReport preflight(String id) {
    return preflight(id, null, CallOptions.NONE);
  }

  /** Check an invoice against a format. See {@link #preflight(String, InvoicesPreflightQuery, CallOptions)}. */
  public PreflightReport preflight(String id, InvoicesPreflightQuery query) {
    return preflight(id, query, CallOptions.NONE);
  }

  /**
   * Check an invoice against a format.
   *
   * <p>Every rule of EN 16931, XRechnung or Peppol that it breaks, with the field that puts it right. A draft is
   * checked as if it were issued today. The answer is a report: 200, whether it is valid or not.
   *
   * <p>Operation <code>invoices.preflight</code>: GET /invoices/{id}/preflight
   */
  public PreflightReport preflight(String id, InvoicesPreflightQuery query, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "preflight").query(query);
    return transport.json(request, options, Values.object(PreflightReport::new));
  }

  /** Check an invoice before it exists. See {@link #preflightDetails(PreflightInvoice, CallOptions)}. */
  public PreflightReportList preflightDetails(PreflightInvoice body) {
    return preflightDetails(body, CallOptions.NONE);
  }

  /**
   * Check an invoice before it exists.
   *
   * <p>Takes what creating an invoice takes, and the formats; stores nothing. Refuses what creating it would refuse.
   *
   * <p>Operation <code>invoices.preflight_details</code>: POST /invoices/preflight
   */
  public PreflightReportList preflightDetails(PreflightInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", "preflight").requiredBody(body);
    return transport.json(request, options, Values.object(PreflightReportList::new));
  }

  /** Correct an invoice. See {@link #correct(String, CorrectInvoice, CallOptions)}. */
  public Correction correct(String id, CorrectInvoice body) {
    return correct(id, body, CallOptions.NONE);
  }

  /**
   * Correct an invoice.
   *
   * <p>Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one that was
   * neither sent nor paid is voided and issued anew; any other one is credited wholly and issued anew, and what
   * the customer has paid settles the new one. What was prepaid counts once: it is handed on where the old invoice
   * is voided, and is credit that settles the new one where it is credited; only what <code>prepaid_amount</code>
   * says above it is new money. The new invoice names the old one in <code>corrects_invoice_id</code>, and keeps
   * its currency if the request names none.
   *
   * <p>Operation <code>invoices.correct</code>: POST /invoices/{id}/correct
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Correction correct(String id, CorrectInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "correct").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Correction::new));
  }

  /** List the credit notes of an invoice. See {@link #listCreditNotes(String, InvoicesListCreditNotesQuery, CallOptions)}. */
  public Pages<CreditNoteSummary> listCreditNotes(String id) {
    return listCreditNotes(id, null, CallOptions.NONE);
  }

  /** List the credit notes of an invoice. See {@link #listCreditNotes(String, InvoicesListCreditNotesQuery, CallOptions)}. */
  public Pages<CreditNoteSummary> listCreditNotes(String id, InvoicesListCreditNotesQuery query) {
    return listCreditNotes(id, query, CallOptions.NONE);
  }

  /**
   * List the credit notes of an invoice.
   *
   * <p>Those against it, void ones too. The same as /credit-notes with the filter invoice_id.
   *
   * <p>Operation <code>invoices.list_credit_notes</code>: GET /invoices/{id}/credit-notes
   */
  public Pages<CreditNoteSummary> listCreditNotes(String id, InvoicesListCreditNotesQuery query, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "credit-notes").query(query);
    return transport.pages(request, "cursor", options, Values.object(CreditNoteSummary::new));
  }

  /** Credit an invoice. See {@link #credit(String, CreateCreditNote, CallOptions)}. */
  public CreditNote credit(String id, CreateCreditNote body) {
    return credit(id, body, CallOptions.NONE);
  }

  /**
   * Credit an invoice.
   *
   * <p>Takes back all that is left of an issued invoice, or the items that are named: never more than is left of a
   * line or of a tax rate. First that lowers what is due; the rest is the customer’s credit. The credit note is
   * found under /credit-notes.
   *
   * <p>Operation <code>invoices.credit</code>: POST /invoices/{id}/credit-notes
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public CreditNote credit(String id, CreateCreditNote body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "credit-notes").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(CreditNote::new));
  }

  /** Duplicate an invoice. See {@link #duplicate(String, DuplicateInvoice, CallOptions)}. */
  public Invoice duplicate(String id, DuplicateInvoice body) {
    return duplicate(id, body, CallOptions.NONE);
  }

  /**
   * Duplicate an invoice.
   *
   * <p>Makes a draft with the same content, whatever state the invoice is in: lines, discounts, charges, taxes,
   * currency and words. Numbers, dates, periods, prepaid amounts, attachments and references to orders and other
   * documents are not taken over; another customer has its own terms and details. Names come from the products as
   * they are now. An archived customer or product is refused, and the pointer names the line of the invoice.
   *
   * <p>Operation <code>invoices.duplicate</code>: POST /invoices/{id}/duplicate
   */
  public Invoice duplicate(String id, DuplicateInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "duplicate").requiredBody(body);
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Send an invoice. See {@link #send(String, SendInvoice, CallOptions)}. */
  public Message send(String id) {
    return send(id, null, CallOptions.NONE);
  }

  /** Send an invoice. See {@link #send(String, SendInvoice, CallOptions)}. */
  public Message send(String id, SendInvoice body) {
    return send(id, body, CallOptions.NONE);
  }

  /**
   * Send an invoice.
   *
   * <p>Queues a mail to the customer with the documents of the invoice. A draft needs <code>finalize</code>, which
   * issues it in the same step. Each request is one mail: use an Idempotency-Key.
   *
   * <p>Operation <code>invoices.send</code>: POST /invoices/{id}/send
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message send(String id, SendInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "send").body(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Preview the mail with an invoice. See {@link #previewMessage(String, SendInvoice, CallOptions)}. */
  public MessagePreview previewMessage(String id) {
    return previewMessage(id, null, CallOptions.NONE);
  }

  /** Preview the mail with an invoice. See {@link #previewMessage(String, SendInvoice, CallOptions)}. */
  public MessagePreview previewMessage(String id, SendInvoice body) {
    return previewMessage(id, body, CallOptions.NONE);
  }

  /**
   * Preview the mail with an invoice.
   *
   * <p>The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.
   *
   * <p>Operation <code>invoices.preview_message</code>: POST /invoices/{id}/send-preview
   */
  public MessagePreview previewMessage(String id, SendInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "send-preview").body(body);
    return transport.json(request, options, Values.object(MessagePreview::new));
  }

  /** List invoices. See {@link #list(InvoicesListQuery, CallOptions)}. */
  public Pages<InvoiceSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List invoices. See {@link #list(InvoicesListQuery, CallOptions)}. */
  public Pages<InvoiceSummary> list(InvoicesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List invoices.
   *
   * <p>Without their lines. The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>invoices.list</code>: GET /invoices
   */
  public Pages<InvoiceSummary> list(InvoicesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "invoices").query(query);
    return transport.pages(request, "cursor", options, Values.object(InvoiceSummary::new));
  }

  /** Create an invoice. See {@link #create(CreateInvoice, CallOptions)}. */
  public Invoice create(CreateInvoice body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Create an invoice.
   *
   * <p>Makes a draft with all amounts computed. When one line is refused, nothing is stored.
   *
   * <p>Operation <code>invoices.create</code>: POST /invoices
   */
  public Invoice create(CreateInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices").requiredBody(body);
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Get an invoice. See {@link #get(String, CallOptions)}. */
  public Invoice get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get an invoice.
   *
   * <p>The invoice with its lines and tax groups.
   *
   * <p>Operation <code>invoices.get</code>: GET /invoices/{id}
   */
  public Invoice get(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id);
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Update an invoice. See {@link #update(String, UpdateInvoice, CallOptions)}. */
  public Invoice update(String id, UpdateInvoice body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update an invoice.
   *
   * <p>Replaces a draft wholly, lines included; what is not given becomes empty or its default.
   *
   * <p>Operation <code>invoices.update</code>: PUT /invoices/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice update(String id, UpdateInvoice body, CallOptions options) {
    Request request = Request.of("PUT", "invoices", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Remark on an invoice. See {@link #patch(String, InvoiceRemarks, CallOptions)}. */
  public Invoice patch(String id, InvoiceRemarks body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Remark on an invoice.
   *
   * <p>Changes what is no part of the document, in any state: note, expected payment date, certificates of what was
   * withheld, and metadata. What is not given stays; null takes a value away; in metadata, null takes a name away
   * and other names stay.
   *
   * <p>Operation <code>invoices.patch</code>: PATCH /invoices/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice patch(String id, InvoiceRemarks body, CallOptions options) {
    Request request = Request.of("PATCH", "invoices", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Delete an invoice. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete an invoice.
   *
   * <p>Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.
   *
   * <p>Operation <code>invoices.delete</code>: DELETE /invoices/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "invoices", id).conditional();
    transport.nothing(request, options);
  }

  /** Create up to 100 invoices. See {@link #createBatch(CreateInvoices, CallOptions)}. */
  public InvoiceBatch createBatch(CreateInvoices body) {
    return createBatch(body, CallOptions.NONE);
  }

  /**
   * Create up to 100 invoices.
   *
   * <p>Creates each as a single request would, in one transaction and under one <code>Idempotency-Key</code>, several
   * times as fast. Those with <code>finalize</code> get their numbers in the order of the list. Usually all or
   * nothing is stored: one that is refused refuses the request, with pointers such as
   * <code>#/invoices/3/customer_id</code>. With <code>atomic: false</code> each is stored or refused by itself,
   * and a refused one uses no number. A body of more than 20 000 values in all is refused with 413
   * <code>body_too_large</code>, as of any request: an invoice with 500 lines of six fields has 3 000.
   *
   * <p>Operation <code>invoices.create_batch</code>: POST /invoices/batch
   */
  public InvoiceBatch createBatch(CreateInvoices body, CallOptions options) {
    Request request = Request.of("POST", "invoices", "batch").requiredBody(body);
    return transport.json(request, options, Values.object(InvoiceBatch::new));
  }

  /** Finalize an invoice. See {@link #finalize(String, FinalizeInvoice, CallOptions)}. */
  public Invoice finalize(String id) {
    return finalize(id, null, CallOptions.NONE);
  }

  /** Finalize an invoice. See {@link #finalize(String, FinalizeInvoice, CallOptions)}. */
  public Invoice finalize(String id, FinalizeInvoice body) {
    return finalize(id, body, CallOptions.NONE);
  }

  /**
   * Finalize an invoice.
   *
   * <p>Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer, lines,
   * taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue date it is
   * issued today. Credit of the customer settles it where <code>apply_credit</code> says so. With
   * <code>require</code>, it is issued only if it is valid in these formats. Done again, it answers with the
   * invoice as it is.
   *
   * <p>Operation <code>invoices.finalize</code>: POST /invoices/{id}/finalize
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice finalize(String id, FinalizeInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "finalize").body(body).conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Void an invoice. See {@link #void_(String, CallOptions)}. */
  public Invoice void_(String id) {
    return void_(id, CallOptions.NONE);
  }

  /**
   * Void an invoice.
   *
   * <p>Declares that an issued invoice never counted. Only while nothing is paid, no credit note stands and the
   * customer was neither sent it nor has opened it: what a customer holds is credited or corrected. One over 0 can
   * be voided all the same, because no credit note can be written of it. What was prepaid on it is the customer’s
   * credit then, as an unallocated payment. A deposit that its lines took off stays on the deposit invoice, with
   * its money. Its number stays used.
   *
   * <p>Operation <code>invoices.void</code>: POST /invoices/{id}/void
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice void_(String id, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "void").conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Mark an invoice as uncollectible. See {@link #markUncollectible(String, CallOptions)}. */
  public Invoice markUncollectible(String id) {
    return markUncollectible(id, CallOptions.NONE);
  }

  /**
   * Mark an invoice as uncollectible.
   *
   * <p>Says that you no longer expect the money. A payment that comes all the same settles it.
   *
   * <p>Operation <code>invoices.mark_uncollectible</code>: POST /invoices/{id}/mark-uncollectible
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice markUncollectible(String id, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "mark-uncollectible").conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Mark an invoice as sent. See {@link #markSent(String, MarkSent, CallOptions)}. */
  public Invoice markSent(String id) {
    return markSent(id, null, CallOptions.NONE);
  }

  /** Mark an invoice as sent. See {@link #markSent(String, MarkSent, CallOptions)}. */
  public Invoice markSent(String id, MarkSent body) {
    return markSent(id, body, CallOptions.NONE);
  }

  /**
   * Mark an invoice as sent.
   *
   * <p>Notes that an issued invoice went to its customer without this service: printed, by a messenger or over a
   * network.
   *
   * <p>Operation <code>invoices.mark_sent</code>: POST /invoices/{id}/mark-sent
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice markSent(String id, MarkSent body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "mark-sent").body(body).conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Move the due date of an issued invoice. See {@link #extend(String, ExtendInvoice, CallOptions)}. */
  public Invoice extend(String id, ExtendInvoice body) {
    return extend(id, body, CallOptions.NONE);
  }

  /**
   * Move the due date of an issued invoice.
   *
   * <p>Lets the money of an open invoice come later. The document stays as it was issued, with its due date
   * (<code>issued_due_date</code>) and its days for paying early; what is owed follows the new day: whether it is
   * overdue, reminders, mails, the customer’s page, statements and reports. An earlier day than that of the
   * document is refused. Done again with the same day, it changes nothing.
   *
   * <p>Operation <code>invoices.extend</code>: POST /invoices/{id}/extend
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice extend(String id, ExtendInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "extend").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Calculate an invoice. See {@link #calculate(CreateInvoice, CallOptions)}. */
  public CalculatedInvoice calculate(CreateInvoice body) {
    return calculate(body, CallOptions.NONE);
  }

  /**
   * Calculate an invoice.
   *
   * <p>Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes, and
   * refuses what that would refuse, but for a total below zero.
   *
   * <p>Operation <code>invoices.calculate</code>: POST /invoices/calculate
   */
  public CalculatedInvoice calculate(CreateInvoice body, CallOptions options) {
    Request request = Request.of("POST", "invoices", "calculate").requiredBody(body);
    return transport.json(request, options, Values.object(CalculatedInvoice::new));
  }

  /** Explain the amounts of an invoice. See {@link #calculation(String, CallOptions)}. */
  public Calculation calculation(String id) {
    return calculation(id, CallOptions.NONE);
  }

  /**
   * Explain the amounts of an invoice.
   *
   * <p>Every step of the calculation in its order: the formula with its numbers, the value before rounding, how it
   * was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the amounts that are
   * frozen.
   *
   * <p>Operation <code>invoices.calculation</code>: GET /invoices/{id}/calculation
   */
  public Calculation calculation(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "calculation");
    return transport.json(request, options, Values.object(Calculation::new));
  }

  /** List the payments of an invoice. See {@link #listPayments(String, InvoicesListPaymentsQuery, CallOptions)}. */
  public Pages<PaymentSummary> listPayments(String id) {
    return listPayments(id, null, CallOptions.NONE);
  }

  /** List the payments of an invoice. See {@link #listPayments(String, InvoicesListPaymentsQuery, CallOptions)}. */
  public Pages<PaymentSummary> listPayments(String id, InvoicesListPaymentsQuery query) {
    return listPayments(id, query, CallOptions.NONE);
  }

  /**
   * List the payments of an invoice.
   *
   * <p>Those that settle it, or did before they were reversed. The same as /payments with the filter invoice_id.
   *
   * <p>Operation <code>invoices.list_payments</code>: GET /invoices/{id}/payments
   */
  public Pages<PaymentSummary> listPayments(String id, InvoicesListPaymentsQuery query, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "payments").query(query);
    return transport.pages(request, "cursor", options, Values.object(PaymentSummary::new));
  }

  /** Record a payment of an invoice. See {@link #recordPayment(String, CreateInvoicePayment, CallOptions)}. */
  public Payment recordPayment(String id, CreateInvoicePayment body) {
    return recordPayment(id, body, CallOptions.NONE);
  }

  /**
   * Record a payment of an invoice.
   *
   * <p>The short form for one invoice: by default all that is due, and never more. The payment is found under
   * /payments. If exactly what a discount for paying early asks for came in time, the discount settles the rest;
   * the invoice answers it in <code>settlement</code>. Another small rest is let go by <code>settle_rest</code>.
   *
   * <p>Operation <code>invoices.record_payment</code>: POST /invoices/{id}/payments
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment recordPayment(String id, CreateInvoicePayment body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "payments").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Remind of an invoice. See {@link #remind(String, Remind, CallOptions)}. */
  public Message remind(String id) {
    return remind(id, null, CallOptions.NONE);
  }

  /** Remind of an invoice. See {@link #remind(String, Remind, CallOptions)}. */
  public Message remind(String id, Remind body) {
    return remind(id, body, CallOptions.NONE);
  }

  /**
   * Remind of an invoice.
   *
   * <p>Queues a mail at the next level, at any time and whatever the policy says: once more at the last level, where
   * it is not overdue yet or the levels would not keep their distance. From the second level on a letter goes
   * along. What is not overdue is asked for in a friendly way, without a fee, and what credit of the customer
   * covers is not asked for. Each request is one mail: use an Idempotency-Key.
   *
   * <p>Operation <code>invoices.remind</code>: POST /invoices/{id}/remind
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message remind(String id, Remind body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "remind").body(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Get the reminders of an invoice. See {@link #reminders(String, CallOptions)}. */
  public InvoiceReminders reminders(String id) {
    return reminders(id, CallOptions.NONE);
  }

  /**
   * Get the reminders of an invoice.
   *
   * <p>What was asked, and what comes next if nothing is paid.
   *
   * <p>Operation <code>invoices.reminders</code>: GET /invoices/{id}/reminders
   */
  public InvoiceReminders reminders(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "reminders");
    return transport.json(request, options, Values.object(InvoiceReminders::new));
  }

  /** Preview the letter of the next reminder. See {@link #reminderLetter(String, CallOptions)}. */
  public byte[] reminderLetter(String id) {
    return reminderLetter(id, CallOptions.NONE);
  }

  /**
   * Preview the letter of the next reminder.
   *
   * <p>The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first reminder goes
   * without one. Nothing of it is kept; the letter of a reminder that was sent is the file of its message.
   *
   * <p>Operation <code>invoices.reminder_letter</code>: GET /invoices/{id}/reminder-letter
   */
  public byte[] reminderLetter(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "reminder-letter");
    return transport.bytes(request, options);
  }

  /** Preview the letter of the next reminder. See {@link #reminderLetterStream(String, CallOptions)}. */
  public Download reminderLetterStream(String id) {
    return reminderLetterStream(id, CallOptions.NONE);
  }

  /**
   * Preview the letter of the next reminder.
   *
   * <p>The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first reminder goes
   * without one. Nothing of it is kept; the letter of a reminder that was sent is the file of its message.
   *
   * <p>Operation <code>invoices.reminder_letter</code>: GET /invoices/{id}/reminder-letter
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download reminderLetterStream(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "reminder-letter");
    return transport.download(request, options);
  }

  /** Finish the reminder tasks of an invoice. See {@link #finishReminderTasks(String, CallOptions)}. */
  public InvoiceReminders finishReminderTasks(String id) {
    return finishReminderTasks(id, CallOptions.NONE);
  }

  /**
   * Finish the reminder tasks of an invoice.
   *
   * <p>Notes that a person has asked for the money. Doing it again changes nothing.
   *
   * <p>Operation <code>invoices.finish_reminder_tasks</code>: POST /invoices/{id}/finish-reminder-tasks
   */
  public InvoiceReminders finishReminderTasks(String id, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "finish-reminder-tasks");
    return transport.json(request, options, Values.object(InvoiceReminders::new));
  }
}
