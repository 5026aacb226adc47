// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The shown day limits. */
public final class ShownDayLimits extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ShownDayLimits(Map<String, Object> fields) {
    super(fields);
  }

  /** The sum of a day. May be null. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** The currency of that sum. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** How many documents and bookings in a day. May be null. */
  public Long count() {
    return read("count", Values::integer);
  }
}
