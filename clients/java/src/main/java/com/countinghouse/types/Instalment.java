// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The instalment. */
public final class Instalment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Instalment(Map<String, Object> fields) {
    super(fields);
  }

  /** The last day to pay. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** How much, in the currency of the document. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** What is still owed of it. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** <code>paid</code> by whatever settles an invoice; <code>overdue</code> whether a part of it is paid or not. */
  public String state() {
    return read("state", Values::text);
  }

  /** The values of state that this version knows. */
  public interface State {
    String OPEN = "open";
    String PARTLY_PAID = "partly_paid";
    String PAID = "paid";
    String OVERDUE = "overdue";
    String WRITTEN_OFF = "written_off";
    String VOID = "void";
  }
}
