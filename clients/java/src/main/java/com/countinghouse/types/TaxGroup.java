// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/**
 * TaxGroup.
 */
public final class TaxGroup extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TaxGroup(Map<String, Object> fields) {
    super(fields);
  }

  /** Tax rate as a percentage. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }

  /** Sum of the lines of this rate. */
  public BigDecimal taxable() {
    return read("taxable", Values::decimal);
  }

  /** Tax on it, rounded once. */
  public BigDecimal tax() {
    return read("tax", Values::decimal);
  }
}
