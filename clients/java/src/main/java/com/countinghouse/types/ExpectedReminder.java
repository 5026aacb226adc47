// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The expected reminder. */
public final class ExpectedReminder extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ExpectedReminder(Map<String, Object> fields) {
    super(fields);
  }

  /** A mail, or a task for a person. */
  public String channel() {
    return read("channel", Values::text);
  }

  /** The highest step of its invoices. */
  public Long level() {
    return read("level", Values::integer);
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name on the invoice. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What is due of all of them. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** What is asked for beside it. May be null. */
  public BigDecimal fee() {
    return read("fee", Values::decimal);
  }

  /** Those of one mail, the longest overdue first; a task has one. */
  public List<ExpectedInvoice> invoices() {
    return read("invoices", Values.list(Values.object(ExpectedInvoice::new)));
  }

  /** The values of channel that this version knows. */
  public interface Channel {
    String EMAIL = "email";
    String TASK = "task";
  }
}
