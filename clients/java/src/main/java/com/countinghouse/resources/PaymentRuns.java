// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreatePaymentRun;
import com.countinghouse.types.PaymentRun;
import com.countinghouse.types.PaymentRunFacts;
import com.countinghouse.types.PaymentRunsListQuery;
import com.countinghouse.types.SettlePaymentRun;

/** Bills that are paid together, and the file for the bank. */
public final class PaymentRuns {
  private final Transport transport;

  /** For the client, which has one. */
  public PaymentRuns(Transport transport) {
    this.transport = transport;
  }

  /** List payment runs. See {@link #list(PaymentRunsListQuery, CallOptions)}. */
  public Pages<PaymentRunFacts> list() {
    return list(null, CallOptions.NONE);
  }

  /** List payment runs. See {@link #list(PaymentRunsListQuery, CallOptions)}. */
  public Pages<PaymentRunFacts> list(PaymentRunsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List payment runs.
   *
   * <p>Without their transfers. The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>payment_runs.list</code>: GET /payment-runs
   */
  public Pages<PaymentRunFacts> list(PaymentRunsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "payment-runs").query(query);
    return transport.pages(request, "cursor", options, Values.object(PaymentRunFacts::new));
  }

  /** Propose a payment run. See {@link #create(CreatePaymentRun, CallOptions)}. */
  public PaymentRun create(CreatePaymentRun body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Propose a payment run.
   *
   * <p>Puts approved bills in euros together that are paid from one account: those that are named, or those that are
   * due by a day. Each is paid what is due of it, to an account that its supplier is known for. A bill is in one
   * run at a time; what is due and cannot be paid so is told in <code>left_out</code>.
   *
   * <p>Operation <code>payment_runs.create</code>: POST /payment-runs
   */
  public PaymentRun create(CreatePaymentRun body, CallOptions options) {
    Request request = Request.of("POST", "payment-runs").requiredBody(body);
    return transport.json(request, options, Values.object(PaymentRun::new));
  }

  /** Get a payment run. See {@link #get(String, CallOptions)}. */
  public PaymentRun get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a payment run.
   *
   * <p>The run with its transfers.
   *
   * <p>Operation <code>payment_runs.get</code>: GET /payment-runs/{id}
   */
  public PaymentRun get(String id, CallOptions options) {
    Request request = Request.of("GET", "payment-runs", id);
    return transport.json(request, options, Values.object(PaymentRun::new));
  }

  /** Release a payment run. See {@link #release(String, CallOptions)}. */
  public PaymentRun release(String id) {
    return release(id, CallOptions.NONE);
  }

  /**
   * Release a payment run.
   *
   * <p>Writes the file for the bank for good: a SEPA credit transfer, ISO 20022 pain.001.001.09. It sends no money;
   * you hand the file to the bank.
   *
   * <p>Operation <code>payment_runs.release</code>: POST /payment-runs/{id}/release
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public PaymentRun release(String id, CallOptions options) {
    Request request = Request.of("POST", "payment-runs", id, "release").conditional();
    return transport.json(request, options, Values.object(PaymentRun::new));
  }

  /** Download the file of a payment run. See {@link #pain001(String, CallOptions)}. */
  public byte[] pain001(String id) {
    return pain001(id, CallOptions.NONE);
  }

  /**
   * Download the file of a payment run.
   *
   * <p>The file as it was released; <code>file_sha256</code> of the run is its digest.
   *
   * <p>Operation <code>payment_runs.pain001</code>: GET /payment-runs/{id}/pain001
   */
  public byte[] pain001(String id, CallOptions options) {
    Request request = Request.of("GET", "payment-runs", id, "pain001");
    return transport.bytes(request, options);
  }

  /** Download the file of a payment run. See {@link #pain001Stream(String, CallOptions)}. */
  public Download pain001Stream(String id) {
    return pain001Stream(id, CallOptions.NONE);
  }

  /**
   * Download the file of a payment run.
   *
   * <p>The file as it was released; <code>file_sha256</code> of the run is its digest.
   *
   * <p>Operation <code>payment_runs.pain001</code>: GET /payment-runs/{id}/pain001
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download pain001Stream(String id, CallOptions options) {
    Request request = Request.of("GET", "payment-runs", id, "pain001");
    return transport.download(request, options);
  }

  /** Settle a payment run. See {@link #settle(String, SettlePaymentRun, CallOptions)}. */
  public PaymentRun settle(String id, SettlePaymentRun body) {
    return settle(id, body, CallOptions.NONE);
  }

  /**
   * Settle a payment run.
   *
   * <p>Says that the bank has executed it: a payment of each bill is recorded, and the bills are paid. A transfer
   * that comes back later is a payment that you reverse.
   *
   * <p>Operation <code>payment_runs.settle</code>: POST /payment-runs/{id}/settle
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public PaymentRun settle(String id, SettlePaymentRun body, CallOptions options) {
    Request request = Request.of("POST", "payment-runs", id, "settle").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(PaymentRun::new));
  }

  /** Cancel a payment run. See {@link #cancel(String, CallOptions)}. */
  public PaymentRun cancel(String id) {
    return cancel(id, CallOptions.NONE);
  }

  /**
   * Cancel a payment run.
   *
   * <p>Frees its bills. Of a released run, make sure first that the bank does not execute the file, which nobody here
   * can take back.
   *
   * <p>Operation <code>payment_runs.cancel</code>: POST /payment-runs/{id}/cancel
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public PaymentRun cancel(String id, CallOptions options) {
    Request request = Request.of("POST", "payment-runs", id, "cancel").conditional();
    return transport.json(request, options, Values.object(PaymentRun::new));
  }
}
