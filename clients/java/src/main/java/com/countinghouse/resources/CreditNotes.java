// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AllocateCreditNote;
import com.countinghouse.types.CreditNote;
import com.countinghouse.types.CreditNoteRemarks;
import com.countinghouse.types.CreditNoteSummary;
import com.countinghouse.types.CreditNotesListQuery;
import com.countinghouse.types.CreditNotesPreflightQuery;
import com.countinghouse.types.Message;
import com.countinghouse.types.MessagePreview;
import com.countinghouse.types.PreflightReport;
import com.countinghouse.types.RefundCreditNote;
import com.countinghouse.types.Send;

/** Invoices and credit notes as files, and what they lack. */
public final class CreditNotes {
  private final Transport transport;

  /** For the client, which has one. */
  public CreditNotes(Transport transport) {
    this.transport = transport;
  }

  /** Check a credit note against a format. See {@link #preflight(String, CreditNotesPreflightQuery, CallOptions)}. */
  public PreflightReport preflight(String id) {
    return preflight(id, null, CallOptions.NONE);
  }

  /** Check a credit note against a format. See {@link #preflight(String, CreditNotesPreflightQuery, CallOptions)}. */
  public PreflightReport preflight(String id, CreditNotesPreflightQuery query) {
    return preflight(id, query, CallOptions.NONE);
  }

  /**
   * Check a credit note against a format.
   *
   * <p>The same of a credit note, with what it repeats of its invoice.
   *
   * <p>Operation <code>credit_notes.preflight</code>: GET /credit-notes/{id}/preflight
   */
  public PreflightReport preflight(String id, CreditNotesPreflightQuery query, CallOptions options) {
    Request request = Request.of("GET", "credit-notes", id, "preflight").query(query);
    return transport.json(request, options, Values.object(PreflightReport::new));
  }

  /** List credit notes. See {@link #list(CreditNotesListQuery, CallOptions)}. */
  public Pages<CreditNoteSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List credit notes. See {@link #list(CreditNotesListQuery, CallOptions)}. */
  public Pages<CreditNoteSummary> list(CreditNotesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List credit notes.
   *
   * <p>Without their lines. The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>credit_notes.list</code>: GET /credit-notes
   */
  public Pages<CreditNoteSummary> list(CreditNotesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "credit-notes").query(query);
    return transport.pages(request, "cursor", options, Values.object(CreditNoteSummary::new));
  }

  /** Get a credit note. See {@link #get(String, CallOptions)}. */
  public CreditNote get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a credit note.
   *
   * <p>The credit note with its lines and what it has settled.
   *
   * <p>Operation <code>credit_notes.get</code>: GET /credit-notes/{id}
   */
  public CreditNote get(String id, CallOptions options) {
    Request request = Request.of("GET", "credit-notes", id);
    return transport.json(request, options, Values.object(CreditNote::new));
  }

  /** Remark on a credit note. See {@link #patch(String, CreditNoteRemarks, CallOptions)}. */
  public CreditNote patch(String id, CreditNoteRemarks body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Remark on a credit note.
   *
   * <p>Changes what is no part of the document, in any state: note and metadata. What is not given stays; null takes
   * a value away; in metadata, null takes a name away and other names stay.
   *
   * <p>Operation <code>credit_notes.patch</code>: PATCH /credit-notes/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public CreditNote patch(String id, CreditNoteRemarks body, CallOptions options) {
    Request request = Request.of("PATCH", "credit-notes", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(CreditNote::new));
  }

  /** Allocate a credit note. See {@link #allocate(String, AllocateCreditNote, CallOptions)}. */
  public CreditNote allocate(String id, AllocateCreditNote body) {
    return allocate(id, body, CallOptions.NONE);
  }

  /**
   * Allocate a credit note.
   *
   * <p>Settles invoices of the customer with the credit that is left of a credit note.
   *
   * <p>Operation <code>credit_notes.allocate</code>: POST /credit-notes/{id}/allocate
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public CreditNote allocate(String id, AllocateCreditNote body, CallOptions options) {
    Request request = Request.of("POST", "credit-notes", id, "allocate").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(CreditNote::new));
  }

  /** Mark credit as refunded. See {@link #markRefunded(String, RefundCreditNote, CallOptions)}. */
  public CreditNote markRefunded(String id, RefundCreditNote body) {
    return markRefunded(id, body, CallOptions.NONE);
  }

  /**
   * Mark credit as refunded.
   *
   * <p>Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.
   *
   * <p>Operation <code>credit_notes.mark_refunded</code>: POST /credit-notes/{id}/mark-refunded
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public CreditNote markRefunded(String id, RefundCreditNote body, CallOptions options) {
    Request request = Request.of("POST", "credit-notes", id, "mark-refunded").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(CreditNote::new));
  }

  /** Void a credit note. See {@link #void_(String, CallOptions)}. */
  public CreditNote void_(String id) {
    return void_(id, CallOptions.NONE);
  }

  /**
   * Void a credit note.
   *
   * <p>Possible as long as it was not sent, nothing of it was refunded or settles another invoice, and no invoice
   * that corrects its own counts: the sale would be charged twice. Its number stays used, and its invoice is due
   * again. A void one is answered as it is. One that its customer has stays: a new invoice charges again what it
   * took back, and names it in preceding_invoices.
   *
   * <p>Operation <code>credit_notes.void</code>: POST /credit-notes/{id}/void
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public CreditNote void_(String id, CallOptions options) {
    Request request = Request.of("POST", "credit-notes", id, "void").conditional();
    return transport.json(request, options, Values.object(CreditNote::new));
  }

  /** Send a credit note. See {@link #send(String, Send, CallOptions)}. */
  public Message send(String id) {
    return send(id, null, CallOptions.NONE);
  }

  /** Send a credit note. See {@link #send(String, Send, CallOptions)}. */
  public Message send(String id, Send body) {
    return send(id, body, CallOptions.NONE);
  }

  /**
   * Send a credit note.
   *
   * <p>Queues a mail to the customer with the documents of the credit note.
   *
   * <p>Operation <code>credit_notes.send</code>: POST /credit-notes/{id}/send
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message send(String id, Send body, CallOptions options) {
    Request request = Request.of("POST", "credit-notes", id, "send").body(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Preview the mail with a credit note. See {@link #previewMessage(String, Send, CallOptions)}. */
  public MessagePreview previewMessage(String id) {
    return previewMessage(id, null, CallOptions.NONE);
  }

  /** Preview the mail with a credit note. See {@link #previewMessage(String, Send, CallOptions)}. */
  public MessagePreview previewMessage(String id, Send body) {
    return previewMessage(id, body, CallOptions.NONE);
  }

  /**
   * Preview the mail with a credit note.
   *
   * <p>The mail as it would be sent. Takes what sending takes, and stores nothing.
   *
   * <p>Operation <code>credit_notes.preview_message</code>: POST /credit-notes/{id}/send-preview
   */
  public MessagePreview previewMessage(String id, Send body, CallOptions options) {
    Request request = Request.of("POST", "credit-notes", id, "send-preview").body(body);
    return transport.json(request, options, Values.object(MessagePreview::new));
  }
}
