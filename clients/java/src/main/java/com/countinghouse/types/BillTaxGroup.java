// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bill tax group. */
public final class BillTaxGroup extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillTaxGroup(Map<String, Object> fields) {
    super(fields);
  }

  /** Category of UNTDID 5305. */
  public String category() {
    return read("category", Values::text);
  }

  /** As a percentage. May be null. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }

  /** What the tax is due on. */
  public BigDecimal taxable() {
    return read("taxable", Values::decimal);
  }

  /** The tax. */
  public BigDecimal tax() {
    return read("tax", Values::decimal);
  }
}
