// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What a customer owes and has as credit in one currency. */
public final class CustomerBalance extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CustomerBalance(Map<String, Object> fields) {
    super(fields);
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The amount due of open invoices. */
  public BigDecimal due() {
    return read("due", Values::decimal);
  }

  /** The part of it whose due date has passed where you are. */
  public BigDecimal overdue() {
    return read("overdue", Values::decimal);
  }

  /** What payments and credit notes have that settles nothing yet. */
  public BigDecimal credit() {
    return read("credit", Values::decimal);
  }
}
