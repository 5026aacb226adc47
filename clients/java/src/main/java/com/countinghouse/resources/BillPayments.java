// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AllocateSupplierPayment;
import com.countinghouse.types.BillPaymentsListQuery;
import com.countinghouse.types.CreateSupplierPayment;
import com.countinghouse.types.ReverseSupplierPayment;
import com.countinghouse.types.SupplierPayment;
import com.countinghouse.types.SupplierPaymentFacts;
import com.countinghouse.types.UnallocateSupplierPayment;

/** Money that went to suppliers, and which bills it settles. */
public final class BillPayments {
  private final Transport transport;

  /** For the client, which has one. */
  public BillPayments(Transport transport) {
    this.transport = transport;
  }

  /** List payments to suppliers. See {@link #list(BillPaymentsListQuery, CallOptions)}. */
  public Pages<SupplierPaymentFacts> list() {
    return list(null, CallOptions.NONE);
  }

  /** List payments to suppliers. See {@link #list(BillPaymentsListQuery, CallOptions)}. */
  public Pages<SupplierPaymentFacts> list(BillPaymentsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List payments to suppliers.
   *
   * <p>Without what they settle. The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>bill_payments.list</code>: GET /bill-payments
   */
  public Pages<SupplierPaymentFacts> list(BillPaymentsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "bill-payments").query(query);
    return transport.pages(request, "cursor", options, Values.object(SupplierPaymentFacts::new));
  }

  /** Record a payment to a supplier. See {@link #create(CreateSupplierPayment, CallOptions)}. */
  public SupplierPayment create(CreateSupplierPayment body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Record a payment to a supplier.
   *
   * <p>Says that money went out, and which approved bills of one supplier and currency it settles: each in part or
   * wholly. A credit note that is named adds to the money. With <code>discount</code> the rest of a bill is let go
   * for paying early. What is left can be allocated later. It moves no money.
   *
   * <p>Operation <code>bill_payments.create</code>: POST /bill-payments
   */
  public SupplierPayment create(CreateSupplierPayment body, CallOptions options) {
    Request request = Request.of("POST", "bill-payments").requiredBody(body);
    return transport.json(request, options, Values.object(SupplierPayment::new));
  }

  /** Get a payment to a supplier. See {@link #get(String, CallOptions)}. */
  public SupplierPayment get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a payment to a supplier.
   *
   * <p>The payment with the bills that it settles.
   *
   * <p>Operation <code>bill_payments.get</code>: GET /bill-payments/{id}
   */
  public SupplierPayment get(String id, CallOptions options) {
    Request request = Request.of("GET", "bill-payments", id);
    return transport.json(request, options, Values.object(SupplierPayment::new));
  }

  /** Allocate a payment to a supplier. See {@link #allocate(String, AllocateSupplierPayment, CallOptions)}. */
  public SupplierPayment allocate(String id, AllocateSupplierPayment body) {
    return allocate(id, body, CallOptions.NONE);
  }

  /**
   * Allocate a payment to a supplier.
   *
   * <p>Settles approved bills with what is left of a payment.
   *
   * <p>Operation <code>bill_payments.allocate</code>: POST /bill-payments/{id}/allocate
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public SupplierPayment allocate(String id, AllocateSupplierPayment body, CallOptions options) {
    Request request = Request.of("POST", "bill-payments", id, "allocate").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(SupplierPayment::new));
  }

  /** Unallocate a payment to a supplier. See {@link #unallocate(String, UnallocateSupplierPayment, CallOptions)}. */
  public SupplierPayment unallocate(String id, UnallocateSupplierPayment body) {
    return unallocate(id, body, CallOptions.NONE);
  }

  /**
   * Unallocate a payment to a supplier.
   *
   * <p>Takes back what a payment settles of some bills, a discount included: they are due again, and the money can be
   * allocated anew. Credit that settles other bills of the payment is taken back together with them.
   *
   * <p>Operation <code>bill_payments.unallocate</code>: POST /bill-payments/{id}/unallocate
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public SupplierPayment unallocate(String id, UnallocateSupplierPayment body, CallOptions options) {
    Request request = Request.of("POST", "bill-payments", id, "unallocate").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(SupplierPayment::new));
  }

  /** Reverse a payment to a supplier. See {@link #reverse(String, ReverseSupplierPayment, CallOptions)}. */
  public SupplierPayment reverse(String id, ReverseSupplierPayment body) {
    return reverse(id, body, CallOptions.NONE);
  }

  /**
   * Reverse a payment to a supplier.
   *
   * <p>Takes a payment back, wholly, because it did not go out or came back: its bills are due again. A reversed one
   * is answered as it is.
   *
   * <p>Operation <code>bill_payments.reverse</code>: POST /bill-payments/{id}/reverse
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public SupplierPayment reverse(String id, ReverseSupplierPayment body, CallOptions options) {
    Request request = Request.of("POST", "bill-payments", id, "reverse").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(SupplierPayment::new));
  }
}
