// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Payables;
import com.countinghouse.types.Receivables;
import com.countinghouse.types.ReportsReceivablesQuery;
import com.countinghouse.types.ReportsRevenueQuery;
import com.countinghouse.types.ReportsWithholdingsQuery;
import com.countinghouse.types.Revenue;
import com.countinghouse.types.WithheldReport;

/** Figures over many documents. */
public final class Reports {
  private final Transport transport;

  /** For the client, which has one. */
  public Reports(Transport transport) {
    this.transport = transport;
  }

  /** See what customers owe. See {@link #receivables(ReportsReceivablesQuery, CallOptions)}. */
  public Receivables receivables() {
    return receivables(null, CallOptions.NONE);
  }

  /** See what customers owe. See {@link #receivables(ReportsReceivablesQuery, CallOptions)}. */
  public Receivables receivables(ReportsReceivablesQuery query) {
    return receivables(query, CallOptions.NONE);
  }

  /**
   * See what customers owe.
   *
   * <p>What is due and overdue today on open invoices, sorted by age, and what customers have to their credit; with
   * <code>as_of</code> the same at the end of an earlier day, such as the last one of a year. Money counts from
   * the day that it was received on, so that what is recorded later changes the past, unless <code>known_at</code>
   * leaves it out. Uncollectible invoices are not counted from the day that they are marked on. Sums are decimal
   * texts, which may need more digits than a JSON number keeps.
   *
   * <p>Operation <code>reports.receivables</code>: GET /reports/receivables
   */
  public Receivables receivables(ReportsReceivablesQuery query, CallOptions options) {
    Request request = Request.of("GET", "reports", "receivables").query(query);
    return transport.json(request, options, Values.object(Receivables::new));
  }

  /** See revenue by month. See {@link #revenue(ReportsRevenueQuery, CallOptions)}. */
  public Revenue revenue() {
    return revenue(null, CallOptions.NONE);
  }

  /** See revenue by month. See {@link #revenue(ReportsRevenueQuery, CallOptions)}. */
  public Revenue revenue(ReportsRevenueQuery query) {
    return revenue(query, CallOptions.NONE);
  }

  /**
   * See revenue by month.
   *
   * <p>What was invoiced, credited and received in each month, by currency. An invoice that becomes void leaves the
   * month of its issue date; with <code>known_at</code> only what had been recorded by then is told, as it stood
   * then. Sums are decimal texts, which may need more digits than a JSON number keeps.
   *
   * <p>Operation <code>reports.revenue</code>: GET /reports/revenue
   */
  public Revenue revenue(ReportsRevenueQuery query, CallOptions options) {
    Request request = Request.of("GET", "reports", "revenue").query(query);
    return transport.json(request, options, Values.object(Revenue::new));
  }

  /** See what customers withhold in a year. See {@link #withholdings(ReportsWithholdingsQuery, CallOptions)}. */
  public WithheldReport withholdings() {
    return withholdings(null, CallOptions.NONE);
  }

  /** See what customers withhold in a year. See {@link #withholdings(ReportsWithholdingsQuery, CallOptions)}. */
  public WithheldReport withholdings(ReportsWithholdingsQuery query) {
    return withholdings(query, CallOptions.NONE);
  }

  /**
   * See what customers withhold in a year.
   *
   * <p>What customers withhold of the invoices issued in a year, and how much of it certificates confirm. The
   * invoices without them are listed with <code>withholding=uncertified</code>.
   *
   * <p>Operation <code>reports.withholdings</code>: GET /reports/withholdings
   */
  public WithheldReport withholdings(ReportsWithholdingsQuery query, CallOptions options) {
    Request request = Request.of("GET", "reports", "withholdings").query(query);
    return transport.json(request, options, Values.object(WithheldReport::new));
  }

  /** See what you owe suppliers. See {@link #payables(CallOptions)}. */
  public Payables payables() {
    return payables(CallOptions.NONE);
  }

  /**
   * See what you owe suppliers.
   *
   * <p>What is due and overdue today on open and approved bills, sorted by age, what is disputed besides, and the
   * credit out of credit notes and payments. A bill without a due date is not overdue.
   *
   * <p>Operation <code>reports.payables</code>: GET /reports/payables
   */
  public Payables payables(CallOptions options) {
    Request request = Request.of("GET", "reports", "payables");
    return transport.json(request, options, Values.object(Payables::new));
  }
}
