// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The currency payables. */
public final class CurrencyPayables extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CurrencyPayables(Map<String, Object> fields) {
    super(fields);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What is due on open and approved bills. */
  public BigDecimal due() {
    return read("due", Values::decimal);
  }

  /** The part of it whose due date has passed where you are. */
  public BigDecimal overdue() {
    return read("overdue", Values::decimal);
  }

  /** What disputed bills ask for besides. */
  public BigDecimal disputed() {
    return read("disputed", Values::decimal);
  }

  /** What credit notes and payments have that settles nothing yet. */
  public BigDecimal credit() {
    return read("credit", Values::decimal);
  }

  /** Every bucket, from not due to the oldest. */
  public List<PayablesBucket> aging() {
    return read("aging", Values.list(Values.object(PayablesBucket::new)));
  }
}
