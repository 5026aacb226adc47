// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The planned instalment. */
public final class PlannedInstalment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PlannedInstalment(Map<String, Object> fields) {
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

  /** Where it was said as a percentage. May be null. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** Where it was said in days after the issue date. May be null. */
  public Long days() {
    return read("days", Values::integer);
  }
}
