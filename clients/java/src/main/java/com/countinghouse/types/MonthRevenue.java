// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The revenue of one month. */
public final class MonthRevenue extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MonthRevenue(Map<String, Object> fields) {
    super(fields);
  }

  /** Issued invoices that are not void, by their issue date. */
  public DocumentSums invoiced() {
    return read("invoiced", Values.object(DocumentSums::new));
  }

  /** Credit notes that are not void, by their own issue date. */
  public DocumentSums credited() {
    return read("credited", Values.object(DocumentSums::new));
  }

  /** What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the money; what ends again counts from the day that it ended. It lowers turnover and tax. */
  public RevenueSums discounted() {
    return read("discounted", Values.object(RevenueSums::new));
  }

  /** Rests that were let go because a bank kept them; a cost, which lowers no tax. */
  public BigDecimal bankFees() {
    return read("bank_fees", Values::decimal);
  }

  /** Invoiced less credited and discounted, without tax. */
  public BigDecimal netRevenue() {
    return read("net_revenue", Values::decimal);
  }

  /** Payments received, by the day they came in, before refunds; reversed ones are not counted. */
  public BigDecimal paymentsReceived() {
    return read("payments_received", Values::decimal);
  }

  /** Given back out of payments, by the day it went out; credit notes paid out are not counted. */
  public BigDecimal paymentsRefunded() {
    return read("payments_refunded", Values::decimal);
  }

  /** The month, as YYYY-MM. */
  public String month() {
    return read("month", Values::text);
  }
}
