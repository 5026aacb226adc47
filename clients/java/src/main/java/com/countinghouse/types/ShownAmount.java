// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The shown amount. */
public final class ShownAmount extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ShownAmount(Map<String, Object> fields) {
    super(fields);
  }

  /** In whole units of the currency. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** The currency. */
  public String currency() {
    return read("currency", Values::text);
  }
}
