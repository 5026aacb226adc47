// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AcceptQuote;
import com.countinghouse.types.CalculatedQuote;
import com.countinghouse.types.CreateQuote;
import com.countinghouse.types.CreateQuoteInvoice;
import com.countinghouse.types.DeclineQuote;
import com.countinghouse.types.DuplicateQuote;
import com.countinghouse.types.ExtendQuote;
import com.countinghouse.types.Invoice;
import com.countinghouse.types.Message;
import com.countinghouse.types.MessagePreview;
import com.countinghouse.types.Quote;
import com.countinghouse.types.QuoteCalculation;
import com.countinghouse.types.QuoteInvoicing;
import com.countinghouse.types.QuoteSummary;
import com.countinghouse.types.QuotesListQuery;
import com.countinghouse.types.SendQuote;
import com.countinghouse.types.UpdateQuote;

/** What is offered to customers, from draft to acceptance. */
public final class Quotes {
  private final Transport transport;

  /** For the client, which has one. */
  public Quotes(Transport transport) {
    this.transport = transport;
  }

  /** List quotes. See {@link #list(QuotesListQuery, CallOptions)}. */
  public Pages<QuoteSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List quotes. See {@link #list(QuotesListQuery, CallOptions)}. */
  public Pages<QuoteSummary> list(QuotesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List quotes.
   *
   * <p>The newest first, unless the request asks for another order.
   *
   * <p>Operation <code>quotes.list</code>: GET /quotes
   */
  public Pages<QuoteSummary> list(QuotesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "quotes").query(query);
    return transport.pages(request, "cursor", options, Values.object(QuoteSummary::new));
  }

  /** Add a quote. See {@link #create(CreateQuote, CallOptions)}. */
  public Quote create(CreateQuote body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a quote.
   *
   * <p>Keeps a draft. Its amounts are computed as those of an invoice, out of the lines that hold: optional ones do
   * not until they are chosen, and of the lines of a group the first does.
   *
   * <p>Operation <code>quotes.create</code>: POST /quotes
   */
  public Quote create(CreateQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes").requiredBody(body);
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Get a quote. See {@link #get(String, CallOptions)}. */
  public Quote get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a quote.
   *
   * <p>With its lines, its terms, and what proves that it was accepted.
   *
   * <p>Operation <code>quotes.get</code>: GET /quotes/{id}
   */
  public Quote get(String id, CallOptions options) {
    Request request = Request.of("GET", "quotes", id);
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Update a quote. See {@link #update(String, UpdateQuote, CallOptions)}. */
  public Quote update(String id, UpdateQuote body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a quote.
   *
   * <p>Replaces a draft and all of its lines. An issued quote never changes; revise it instead.
   *
   * <p>Operation <code>quotes.update</code>: PUT /quotes/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote update(String id, UpdateQuote body, CallOptions options) {
    Request request = Request.of("PUT", "quotes", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Delete a quote. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a quote.
   *
   * <p>Deletes a draft for good. An issued quote stays; cancel it instead.
   *
   * <p>Operation <code>quotes.delete</code>: DELETE /quotes/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "quotes", id).conditional();
    transport.nothing(request, options);
  }

  /** Duplicate a quote. See {@link #duplicate(String, DuplicateQuote, CallOptions)}. */
  public Quote duplicate(String id, DuplicateQuote body) {
    return duplicate(id, body, CallOptions.NONE);
  }

  /**
   * Duplicate a quote.
   *
   * <p>Makes a draft with the same content, whatever state the quote is in: lines with what is optional and which are
   * alternatives, discounts, charges, taxes, currency, terms and words. Number, dates, the customer’s own sign and
   * the answer are not taken over, and it revises nothing; another customer has its own terms and details. Names
   * come from the products as they are now. An archived customer or product is refused.
   *
   * <p>Operation <code>quotes.duplicate</code>: POST /quotes/{id}/duplicate
   */
  public Quote duplicate(String id, DuplicateQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "duplicate").requiredBody(body);
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Calculate a quote. See {@link #calculate(CreateQuote, CallOptions)}. */
  public CalculatedQuote calculate(CreateQuote body) {
    return calculate(body, CallOptions.NONE);
  }

  /**
   * Calculate a quote.
   *
   * <p>Answers every amount that a quote would have, and stores nothing. Takes what creating one takes, and refuses
   * what that would refuse. The totals are those of the lines that hold as long as nobody chooses.
   *
   * <p>Operation <code>quotes.calculate</code>: POST /quotes/calculate
   */
  public CalculatedQuote calculate(CreateQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", "calculate").requiredBody(body);
    return transport.json(request, options, Values.object(CalculatedQuote::new));
  }

  /** Explain the amounts of a quote. See {@link #calculation(String, CallOptions)}. */
  public QuoteCalculation calculation(String id) {
    return calculation(id, CallOptions.NONE);
  }

  /**
   * Explain the amounts of a quote.
   *
   * <p>Every step of the calculation of the lines that hold, as of an invoice: those that were accepted, else those
   * that are proposed.
   *
   * <p>Operation <code>quotes.calculation</code>: GET /quotes/{id}/calculation
   */
  public QuoteCalculation calculation(String id, CallOptions options) {
    Request request = Request.of("GET", "quotes", id, "calculation");
    return transport.json(request, options, Values.object(QuoteCalculation::new));
  }

  /** Issue a quote. See {@link #issue(String, CallOptions)}. */
  public Quote issue(String id) {
    return issue(id, CallOptions.NONE);
  }

  /**
   * Issue a quote.
   *
   * <p>Gives a draft its number, its date and both parties, and puts it into the chain of quotes; from then on it
   * never changes. The quote that it revises is superseded.
   *
   * <p>Operation <code>quotes.issue</code>: POST /quotes/{id}/issue
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote issue(String id, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "issue").conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Revise a quote. See {@link #revise(String, CallOptions)}. */
  public Quote revise(String id) {
    return revise(id, CallOptions.NONE);
  }

  /**
   * Revise a quote.
   *
   * <p>Makes a draft with the same content. Its issue supersedes this quote, which stays as it is.
   *
   * <p>Operation <code>quotes.revise</code>: POST /quotes/{id}/revise
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote revise(String id, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "revise").conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Accept a quote. See {@link #accept(String, AcceptQuote, CallOptions)}. */
  public Quote accept(String id, AcceptQuote body) {
    return accept(id, body, CallOptions.NONE);
  }

  /**
   * Accept a quote.
   *
   * <p>Notes that the customer has accepted, as you were told: who, how, and which optional lines and alternatives.
   * Kept with it are the moment, the hashes of the quote and of its terms, and the sums of the lines that hold.
   *
   * <p>Operation <code>quotes.accept</code>: POST /quotes/{id}/accept
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote accept(String id, AcceptQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "accept").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Decline a quote. See {@link #decline(String, DeclineQuote, CallOptions)}. */
  public Quote decline(String id, DeclineQuote body) {
    return decline(id, body, CallOptions.NONE);
  }

  /**
   * Decline a quote.
   *
   * <p>Notes that the customer does not want it, and why.
   *
   * <p>Operation <code>quotes.decline</code>: POST /quotes/{id}/decline
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote decline(String id, DeclineQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "decline").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Extend a quote. See {@link #extend(String, ExtendQuote, CallOptions)}. */
  public Quote extend(String id, ExtendQuote body) {
    return extend(id, body, CallOptions.NONE);
  }

  /**
   * Extend a quote.
   *
   * <p>Gives it a later last day. One that has expired is open again.
   *
   * <p>Operation <code>quotes.extend</code>: POST /quotes/{id}/extend
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote extend(String id, ExtendQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "extend").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** Cancel a quote. See {@link #cancel(String, CallOptions)}. */
  public Quote cancel(String id) {
    return cancel(id, CallOptions.NONE);
  }

  /**
   * Cancel a quote.
   *
   * <p>Withdraws an open or expired quote. It keeps its number.
   *
   * <p>Operation <code>quotes.cancel</code>: POST /quotes/{id}/cancel
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Quote cancel(String id, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "cancel").conditional();
    return transport.json(request, options, Values.object(Quote::new));
  }

  /** See what of a quote is invoiced. See {@link #invoices(String, CallOptions)}. */
  public QuoteInvoicing invoices(String id) {
    return invoices(id, CallOptions.NONE);
  }

  /**
   * See what of a quote is invoiced.
   *
   * <p>The invoices that were made of it, and how much of each accepted line is left.
   *
   * <p>Operation <code>quotes.invoices</code>: GET /quotes/{id}/invoices
   */
  public QuoteInvoicing invoices(String id, CallOptions options) {
    Request request = Request.of("GET", "quotes", id, "invoices");
    return transport.json(request, options, Values.object(QuoteInvoicing::new));
  }

  /** Invoice a quote. See {@link #createInvoice(String, CreateQuoteInvoice, CallOptions)}. */
  public Invoice createInvoice(String id, CreateQuoteInvoice body) {
    return createInvoice(id, body, CallOptions.NONE);
  }

  /**
   * Invoice a quote.
   *
   * <p>Makes a draft of what was accepted: all that is left, some lines, or a deposit. Fully invoiced, the invoices
   * add up to the quote in each tax group; the last of a group takes what rounding left. An invoice that is
   * deleted, void or credited as a whole gives its part back.
   *
   * <p>Operation <code>quotes.create_invoice</code>: POST /quotes/{id}/invoices
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Invoice createInvoice(String id, CreateQuoteInvoice body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "invoices").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Invoice::new));
  }

  /** Download a quote. See {@link #pdf(String, CallOptions)}. */
  public byte[] pdf(String id) {
    return pdf(id, CallOptions.NONE);
  }

  /**
   * Download a quote.
   *
   * <p>The quote as a PDF that looks like your invoices, in the language of its customer: what was issued, whatever
   * became of it since, or a preview of a draft as it would be issued today. Optional lines and alternatives say
   * so; the totals are those of the lines that hold as long as nobody chooses. It asks for no payment. Nothing of
   * it is kept.
   *
   * <p>Operation <code>quotes.pdf</code>: GET /quotes/{id}/pdf
   */
  public byte[] pdf(String id, CallOptions options) {
    Request request = Request.of("GET", "quotes", id, "pdf");
    return transport.bytes(request, options);
  }

  /** Download a quote. See {@link #pdfStream(String, CallOptions)}. */
  public Download pdfStream(String id) {
    return pdfStream(id, CallOptions.NONE);
  }

  /**
   * Download a quote.
   *
   * <p>The quote as a PDF that looks like your invoices, in the language of its customer: what was issued, whatever
   * became of it since, or a preview of a draft as it would be issued today. Optional lines and alternatives say
   * so; the totals are those of the lines that hold as long as nobody chooses. It asks for no payment. Nothing of
   * it is kept.
   *
   * <p>Operation <code>quotes.pdf</code>: GET /quotes/{id}/pdf
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download pdfStream(String id, CallOptions options) {
    Request request = Request.of("GET", "quotes", id, "pdf");
    return transport.download(request, options);
  }

  /** Send a quote. See {@link #send(String, SendQuote, CallOptions)}. */
  public Message send(String id) {
    return send(id, null, CallOptions.NONE);
  }

  /** Send a quote. See {@link #send(String, SendQuote, CallOptions)}. */
  public Message send(String id, SendQuote body) {
    return send(id, body, CallOptions.NONE);
  }

  /**
   * Send a quote.
   *
   * <p>Queues a mail to the customer with the quote as a PDF and a link to its page. A draft needs
   * <code>issue</code>, which issues it in the same step. A mail that still waits when the quote is answered,
   * revised or withdrawn, or has expired, is cancelled. Each request is one mail: use an Idempotency-Key.
   *
   * <p>Operation <code>quotes.send</code>: POST /quotes/{id}/send
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message send(String id, SendQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "send").body(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Preview the mail with a quote. See {@link #previewMessage(String, SendQuote, CallOptions)}. */
  public MessagePreview previewMessage(String id) {
    return previewMessage(id, null, CallOptions.NONE);
  }

  /** Preview the mail with a quote. See {@link #previewMessage(String, SendQuote, CallOptions)}. */
  public MessagePreview previewMessage(String id, SendQuote body) {
    return previewMessage(id, body, CallOptions.NONE);
  }

  /**
   * Preview the mail with a quote.
   *
   * <p>The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.
   *
   * <p>Operation <code>quotes.preview_message</code>: POST /quotes/{id}/send-preview
   */
  public MessagePreview previewMessage(String id, SendQuote body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "send-preview").body(body);
    return transport.json(request, options, Values.object(MessagePreview::new));
  }
}
