// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The agreed withholding. */
public final class AgreedWithholding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AgreedWithholding(Map<String, Object> fields) {
    super(fields);
  }

  /** What the tax is called. */
  public String name() {
    return read("name", Values::text);
  }

  /** A percentage of the net. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }
}
