// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The reminder task. */
public final class ReminderTask extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReminderTask(Map<String, Object> fields) {
    super(fields);
  }

  /** The step, from 1 on. */
  public Long level() {
    return read("level", Values::integer);
  }

  /** What is due. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The identifier of the invoice. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** The number of the invoice. */
  public String number() {
    return read("number", Values::text);
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name on the invoice. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** The last day to pay. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Since when. */
  public LocalDate askedOn() {
    return read("asked_on", Values::date);
  }
}
