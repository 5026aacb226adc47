// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The expected invoice. */
public final class ExpectedInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ExpectedInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the invoice. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** The number of the invoice. */
  public String number() {
    return read("number", Values::text);
  }

  /** The last day to pay. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Its own step, from 1 on. */
  public Long level() {
    return read("level", Values::integer);
  }

  /** What is due. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }
}
