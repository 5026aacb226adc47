// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The open discount. */
public final class OpenDiscount extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public OpenDiscount(Map<String, Object> fields) {
    super(fields);
  }

  /** As the payment terms name it. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** What it takes off. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Its last day. */
  public LocalDate until() {
    return read("until", Values::date);
  }

  /** What settles the invoice until then. */
  public BigDecimal pays() {
    return read("pays", Values::decimal);
  }
}
