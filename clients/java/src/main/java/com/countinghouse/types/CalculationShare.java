// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The part of an amount that falls to a line or to a tax group. */
public final class CalculationShare extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CalculationShare(Map<String, Object> fields) {
    super(fields);
  }

  /** To whom it was given. */
  public String scope() {
    return read("scope", Values::text);
  }

  /** Before rounding; <code>…</code> where it goes on. */
  public String exact() {
    return read("exact", Values::text);
  }

  /** How much, in the currency of the document. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }
}
