// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The withholding. */
public final class Withholding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Withholding(Map<String, Object> fields) {
    super(fields);
  }

  /** What the tax is called. */
  public String name() {
    return read("name", Values::text);
  }

  /** A percentage. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }

  /** The net that it is taken from. */
  public BigDecimal base() {
    return read("base", Values::decimal);
  }

  /** What is withheld. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }
}
