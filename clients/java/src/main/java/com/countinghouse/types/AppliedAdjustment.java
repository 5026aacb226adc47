// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** A discount or a charge on a line, with the amount that it came to. */
public final class AppliedAdjustment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AppliedAdjustment(Map<String, Object> fields) {
    super(fields);
  }

  /** Null: an amount was given. May be null. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** What it comes to; with tax where prices include it. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Why. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** What the percentage is of, where it was given. May be null. */
  public BigDecimal baseAmount() {
    return read("base_amount", Values::decimal);
  }

  /** Code of the reason, where it was given. May be null. */
  public String reasonCode() {
    return read("reason_code", Values::text);
  }
}
