// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The statement invoice. */
public final class StatementInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public StatementInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The invoice. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** Its number. */
  public String number() {
    return read("number", Values::text);
  }

  /** The day that it bears. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** When it is due. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Days since the due date; 0 before. */
  public Long daysOverdue() {
    return read("days_overdue", Values::integer);
  }

  /** Its total. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** What is still to be paid. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }
}
