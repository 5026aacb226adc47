// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AllocatePayment;
import com.countinghouse.types.CreatePayment;
import com.countinghouse.types.Payment;
import com.countinghouse.types.PaymentSummary;
import com.countinghouse.types.PaymentsListQuery;
import com.countinghouse.types.ReversePayment;

/** Money that came in, and what it settles. */
public final class Payments {
  private final Transport transport;

  /** For the client, which has one. */
  public Payments(Transport transport) {
    this.transport = transport;
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
   * <p>Settles any number of invoices of one customer and currency. What is left is the customer’s credit.
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

  /** Allocate a payment. See {@link #allocate(String, AllocatePayment, CallOptions)}. */
  public Payment allocate(String id, AllocatePayment body) {
    return allocate(id, body, CallOptions.NONE);
  }

  /**
   * Allocate a payment.
   *
   * <p>Settles invoices with what is left of a payment. What is allocated once stays so.
   *
   * <p>Operation <code>payments.allocate</code>: POST /payments/{id}/allocate
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Payment allocate(String id, AllocatePayment body, CallOptions options) {
    Request request = Request.of("POST", "payments", id, "allocate").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Payment::new));
  }

  /** Reverse a payment. See {@link #reverse(String, ReversePayment, CallOptions)}. */
  public Payment reverse(String id, ReversePayment body) {
    return reverse(id, body, CallOptions.NONE);
  }

  /**
   * Reverse a payment.
   *
   * <p>Takes a payment back, wholly: what it has settled is due again. A reversed one is answered as it is.
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
