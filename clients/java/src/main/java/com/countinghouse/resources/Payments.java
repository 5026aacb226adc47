// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AllocatePayment;
import com.countinghouse.types.CancelRefund;
import com.countinghouse.types.CreatePayment;
import com.countinghouse.types.Message;
import com.countinghouse.types.Payment;
import com.countinghouse.types.PaymentRemarks;
import com.countinghouse.types.PaymentSummary;
import com.countinghouse.types.PaymentsListQuery;
import com.countinghouse.types.PaymentsPdfQuery;
import com.countinghouse.types.RefundPayment;
import com.countinghouse.types.ReversePayment;
import com.countinghouse.types.SendReceipt;
import com.countinghouse.types.UnallocatePayment;

/** Mails about documents, as they were sent, and what became of them. */
public final class Payments {
  private final Transport transport;

  /** For the client, which has one. */
  public Payments(Transport transport) {
    this.transport = transport;
  }

  /** Send the receipt of a payment. See {@link #send(String, SendReceipt, CallOptions)}. */
  public Message send(String id) {
    return send(id, null, CallOptions.NONE);
  }

  /** Send the receipt of a payment. See {@link #send(String, SendReceipt, CallOptions)}. */
  public Message send(String id, SendReceipt body) {
    return send(id, body, CallOptions.NONE);
  }

  /**
   * Send the receipt of a payment.
   *
   * <p>Queues a mail to the customer with the receipt as a PDF, which says what holds when the mail leaves. Not of a
   * reversed payment; a mail that still waits when the payment is reversed is cancelled. Each request is one mail:
   * use an Idempotency-Key.
   *
   * <p>Operation <code>payments.send</code>: POST /payments/{id}/send
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Message send(String id, SendReceipt body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "send").body(body).conditional();
    return transport.json(request, options, Values.object(Message::new));
  }

  /** Download the receipt of a payment. See {@link #pdf(String, PaymentsPdfQuery, CallOptions)}. */
  public byte[] pdf(String id) {
    return pdf(id, null, CallOptions.NONE);
  }

  /** Download the receipt of a payment. See {@link #pdf(String, PaymentsPdfQuery, CallOptions)}. */
  public byte[] pdf(String id, PaymentsPdfQuery query) {
    return pdf(id, query, CallOptions.NONE);
  }

  /**
   * Download the receipt of a payment.
   *
   * <p>What was paid, when and how, the invoices that it settles with the discount that was taken, what is still open
   * of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of it is kept. A reversed
   * payment has none.
   *
   * <p>Operation <code>payments.pdf</code>: GET /payments/{id}/pdf
   */
  public byte[] pdf(String id, PaymentsPdfQuery query, CallOptions options) {
    Request request = Request.of("GET", "payments", id, "pdf").query(query);
    return transport.bytes(request, options);
  }

  /** Download the receipt of a payment. See {@link #pdfStream(String, PaymentsPdfQuery, CallOptions)}. */
  public Download pdfStream(String id) {
    return pdfStream(id, null, CallOptions.NONE);
  }

  /** Download the receipt of a payment. See {@link #pdfStream(String, PaymentsPdfQuery, CallOptions)}. */
  public Download pdfStream(String id, PaymentsPdfQuery query) {
    return pdfStream(id, query, CallOptions.NONE);
  }

  /**
   * Download the receipt of a payment.
   *
   * <p>What was paid, when and how, the invoices that it settles with the discount that was taken, what is still open
   * of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of it is kept. A reversed
   * payment has none.
   *
   * <p>Operation <code>payments.pdf</code>: GET /payments/{id}/pdf
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download pdfStream(String id, PaymentsPdfQuery query, CallOptions options) {
    Request request = Request.of("GET", "payments", id, "pdf").query(query);
    return transport.download(request, options);
  }

  /** List payments. See {@link #list(PaymentsListQuery, CallOptions)}. */
  public Pages<PaymentSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List payments. See {@link #list(PaymentsListQuery, CallOptions)}. */
  public Pages<PaymentSummary> list(PaymentsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List payments.
   *
   * <p>Without what they settle. The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>payments.list</code>: GET /payments
   */
  public Pages<PaymentSummary> list(PaymentsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "payments").query(query);
    return transport.pages(request, "cursor", options, Values.object(PaymentSummary::new));
  }

  /** Record a payment. See {@link #create(CreatePayment, CallOptions)}. */
  public Payment create(CreatePayment body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Record a payment.
   *
   * <p>Settles any number of invoices of one customer and currency. What is left is the customer’s credit. A discount
   * for paying early settles the rest of an invoice that is paid but for it in time; <code>settle_rest</code> lets
   * another small rest go.
   *
   * <p>Operation <code>payments.create</code>: POST /payments
   */
  public Payment create(CreatePayment body, CallOptions options) {
    Request request = Request.of("POST", "payments").requiredBody(body);
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Get a payment. See {@link #get(String, CallOptions)}. */
  public Payment get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a payment.
   *
   * <p>The payment with the invoices that it settles.
   *
   * <p>Operation <code>payments.get</code>: GET /payments/{id}
   */
  public Payment get(String id, CallOptions options) {
    Request request = Request.of("GET", "payments", id);
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Remark on a payment. See {@link #patch(String, PaymentRemarks, CallOptions)}. */
  public Payment patch(String id, PaymentRemarks body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Remark on a payment.
   *
   * <p>Changes what is not about the money, in any state: reference, note and metadata. What is not given stays; null
   * takes a value away; in metadata, null takes a name away and other names stay.
   *
   * <p>Operation <code>payments.patch</code>: PATCH /payments/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment patch(String id, PaymentRemarks body, CallOptions options) {
    Request request = Request.of("PATCH", "payments", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Allocate a payment. See {@link #allocate(String, AllocatePayment, CallOptions)}. */
  public Payment allocate(String id, AllocatePayment body) {
    return allocate(id, body, CallOptions.NONE);
  }

  /**
   * Allocate a payment.
   *
   * <p>Settles invoices with what is left of a payment. Whether a discount for paying early is taken depends on the
   * day that the payment came in.
   *
   * <p>Operation <code>payments.allocate</code>: POST /payments/{id}/allocate
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment allocate(String id, AllocatePayment body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "allocate").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Unallocate a payment. See {@link #unallocate(String, UnallocatePayment, CallOptions)}. */
  public Payment unallocate(String id, UnallocatePayment body) {
    return unallocate(id, body, CallOptions.NONE);
  }

  /**
   * Unallocate a payment.
   *
   * <p>Takes back what a payment settles, all of an invoice or a part: it is due again, and the customer’s credit.
   * Credit of the invoice’s own credit notes settles it again, wherever that credit is.
   *
   * <p>Operation <code>payments.unallocate</code>: POST /payments/{id}/unallocate
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment unallocate(String id, UnallocatePayment body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "unallocate").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Refund a payment. See {@link #refund(String, RefundPayment, CallOptions)}. */
  public Payment refund(String id, RefundPayment body) {
    return refund(id, body, CallOptions.NONE);
  }

  /**
   * Refund a payment.
   *
   * <p>Notes that money was given back to the customer, out of what settles no invoice. Unallocate first what does.
   * Without an amount, one of which everything left is refunded is answered as it is.
   *
   * <p>Operation <code>payments.refund</code>: POST /payments/{id}/refund
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment refund(String id, RefundPayment body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "refund").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Cancel a refund. See {@link #cancelRefund(String, CancelRefund, CallOptions)}. */
  public Payment cancelRefund(String id, CancelRefund body) {
    return cancelRefund(id, body, CallOptions.NONE);
  }

  /**
   * Cancel a refund.
   *
   * <p>Says that a refund did not take place, because it came back or was noted by mistake. It stays on record and is
   * the customer’s credit again. A cancelled one is answered as it is.
   *
   * <p>Operation <code>payments.cancel_refund</code>: POST /payments/{id}/cancel-refund
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment cancelRefund(String id, CancelRefund body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "cancel-refund").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Reverse a payment. See {@link #reverse(String, ReversePayment, CallOptions)}. */
  public Payment reverse(String id, ReversePayment body) {
    return reverse(id, body, CallOptions.NONE);
  }

  /**
   * Reverse a payment.
   *
   * <p>Takes a payment back, wholly, because it did not come in: what it has settled is due again. Credit of the own
   * credit notes of such an invoice settles it again, wherever that credit is. Not while a part of it is refunded.
   * A reversed one is answered as it is.
   *
   * <p>Operation <code>payments.reverse</code>: POST /payments/{id}/reverse
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment reverse(String id, ReversePayment body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "reverse").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }
}
