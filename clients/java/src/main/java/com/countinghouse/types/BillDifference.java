// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bill difference. */
public final class BillDifference extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillDifference(Map<String, Object> fields) {
    super(fields);
  }

  /** The sum that does not fit its parts. */
  public String what() {
    return read("what", Values::text);
  }

  /** The place in tax_breakdown, from 0. May be null. */
  public Long at() {
    return read("at", Values::integer);
  }

  /** As the supplier says it. */
  public BigDecimal given() {
    return read("given", Values::decimal);
  }

  /** By the parts. */
  public BigDecimal computed() {
    return read("computed", Values::decimal);
  }

  /** The one without the other. */
  public BigDecimal difference() {
    return read("difference", Values::decimal);
  }

  /** The rule of EN 16931 that it breaks. */
  public String rule() {
    return read("rule", Values::text);
  }

  /** The values of what that this version knows. */
  public interface What {
    String LINES = "lines";
    String SUBTOTAL = "subtotal";
    String TAX_BREAKDOWN = "tax_breakdown";
    String TAX_TOTAL = "tax_total";
    String TOTAL = "total";
    String AMOUNT_PAYABLE = "amount_payable";
  }
}
