// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The receivables in one currency. */
public final class CurrencyReceivables extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CurrencyReceivables(Map<String, Object> fields) {
    super(fields);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What is due on open invoices, overdue ones among them. */
  public BigDecimal due() {
    return read("due", Values::decimal);
  }

  /** What is due on invoices whose due date has passed. */
  public BigDecimal overdue() {
    return read("overdue", Values::decimal);
  }

  /** Open invoices, overdue ones among them. */
  public Long openInvoices() {
    return read("open_invoices", Values::integer);
  }

  /** Invoices whose due date has passed. */
  public Long overdueInvoices() {
    return read("overdue_invoices", Values::integer);
  }

  /** Every bucket, from not due to the oldest. */
  public List<AgingBucket> aging() {
    return read("aging", Values.list(Values.object(AgingBucket::new)));
  }

  /** What customers have to their credit: of payments and credit notes, not settling an invoice yet. */
  public BigDecimal unappliedCredit() {
    return read("unapplied_credit", Values::decimal);
  }
}
