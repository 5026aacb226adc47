// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Bill;
import com.countinghouse.types.BillReason;
import com.countinghouse.types.BillSummary;
import com.countinghouse.types.BillsListQuery;
import com.countinghouse.types.CreateBill;
import com.countinghouse.types.OpenBill;
import com.countinghouse.types.UpdateBill;

/** What suppliers ask you to pay. */
public final class Bills {
  private final Transport transport;

  /** For the client, which has one. */
  public Bills(Transport transport) {
    this.transport = transport;
  }

  /** List bills. See {@link #list(BillsListQuery, CallOptions)}. */
  public Pages<BillSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List bills. See {@link #list(BillsListQuery, CallOptions)}. */
  public Pages<BillSummary> list(BillsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List bills.
   *
   * <p>The newest first, unless the request asks for another order. Their lines are left out.
   *
   * <p>Operation <code>bills.list</code>: GET /bills
   */
  public Pages<BillSummary> list(BillsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "bills").query(query);
    return transport.pages(request, "cursor", options, Values.object(BillSummary::new));
  }

  /** Add a bill. See {@link #create(CreateBill, CallOptions)}. */
  public Bill create(CreateBill body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a bill.
   *
   * <p>Takes the fields of a bill, or a received file alone: UBL, CII and a PDF that carries one of them (Factur-X or
   * ZUGFeRD) are read, and the totals are kept as the supplier says them. What does not fit is told in
   * <code>differences</code> and <code>findings</code>. A file that only people can read comes into the inbox.
   *
   * <p>Operation <code>bills.create</code>: POST /bills
   */
  public Bill create(CreateBill body, CallOptions options) {
    Request request = Request.of("POST", "bills").requiredBody(body);
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Get a bill. See {@link #get(String, CallOptions)}. */
  public Bill get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a bill.
   *
   * <p>What the supplier asks for, what was found, and what can be done.
   *
   * <p>Operation <code>bills.get</code>: GET /bills/{id}
   */
  public Bill get(String id, CallOptions options) {
    Request request = Request.of("GET", "bills", id);
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Update a bill. See {@link #update(String, UpdateBill, CallOptions)}. */
  public Bill update(String id, UpdateBill body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a bill.
   *
   * <p>Replaces what can be said of a bill that is not open; what is not given becomes empty. It is looked at again.
   * The lines and parties of its document stay.
   *
   * <p>Operation <code>bills.update</code>: PUT /bills/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Bill update(String id, UpdateBill body, CallOptions options) {
    Request request = Request.of("PUT", "bills", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Delete a bill. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a bill.
   *
   * <p>Deletes a bill that was never open. Its file stays, and goes after 30 days.
   *
   * <p>Operation <code>bills.delete</code>: DELETE /bills/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "bills", id).conditional();
    transport.nothing(request, options);
  }

  /** Open a bill. See {@link #open(String, OpenBill, CallOptions)}. */
  public Bill open(String id, OpenBill body) {
    return open(id, body, CallOptions.NONE);
  }

  /**
   * Open a bill.
   *
   * <p>Says that it is right as a document; its fields do not change any more. Findings that stop it have to be
   * accepted by their codes, which is kept with your name. An account that you accept is one of the supplier from
   * then on; that, and <code>approve</code>, need the scope <code>purchases:approve</code> and a session that was
   * confirmed. An approval is taken back.
   *
   * <p>Operation <code>bills.open</code>: POST /bills/{id}/open
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Bill open(String id, OpenBill body, CallOptions options) {
    Request request = Request.of("POST", "bills", id, "open").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Approve a bill. See {@link #approve(String, CallOptions)}. */
  public Bill approve(String id) {
    return approve(id, CallOptions.NONE);
  }

  /**
   * Approve a bill.
   *
   * <p>Says that an open bill may be paid. Above an amount that the organization decides, that is somebody else than
   * who opened it. <code>bills.open</code> takes it back.
   *
   * <p>Operation <code>bills.approve</code>: POST /bills/{id}/approve
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Bill approve(String id, CallOptions options) {
    Request request = Request.of("POST", "bills", id, "approve").conditional();
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Dispute a bill. See {@link #dispute(String, BillReason, CallOptions)}. */
  public Bill dispute(String id, BillReason body) {
    return dispute(id, body, CallOptions.NONE);
  }

  /**
   * Dispute a bill.
   *
   * <p>Says that it is not paid as it is. It can be opened again, or made void.
   *
   * <p>Operation <code>bills.dispute</code>: POST /bills/{id}/dispute
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Bill dispute(String id, BillReason body, CallOptions options) {
    Request request = Request.of("POST", "bills", id, "dispute").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Reject a bill. See {@link #reject(String, BillReason, CallOptions)}. */
  public Bill reject(String id, BillReason body) {
    return reject(id, body, CallOptions.NONE);
  }

  /**
   * Reject a bill.
   *
   * <p>Says that a bill which was never open does not count. The same one may come again.
   *
   * <p>Operation <code>bills.reject</code>: POST /bills/{id}/reject
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Bill reject(String id, BillReason body, CallOptions options) {
    Request request = Request.of("POST", "bills", id, "reject").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Bill::new));
  }

  /** Void a bill. See {@link #void_(String, BillReason, CallOptions)}. */
  public Bill void_(String id, BillReason body) {
    return void_(id, body, CallOptions.NONE);
  }

  /**
   * Void a bill.
   *
   * <p>Says that a bill which was open counts no more, such as one that was taken back.
   *
   * <p>Operation <code>bills.void</code>: POST /bills/{id}/void
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Bill void_(String id, BillReason body, CallOptions options) {
    Request request = Request.of("POST", "bills", id, "void").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Bill::new));
  }
}
