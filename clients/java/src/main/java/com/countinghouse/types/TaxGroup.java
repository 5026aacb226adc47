// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The amounts of one tax category and rate. */
public final class TaxGroup extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TaxGroup(Map<String, Object> fields) {
    super(fields);
  }

  /** Tax category of EN 16931. */
  public String category() {
    return read("category", Values::text);
  }

  /** Tax rate as a percentage. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }

  /** Sum of the lines of this tax, with their part of the invoice’s discounts and charges. */
  public BigDecimal taxable() {
    return read("taxable", Values::decimal);
  }

  /** Tax on it. */
  public BigDecimal tax() {
    return read("tax", Values::decimal);
  }

  /** Why no tax is charged, where a reason is required. May be null. */
  public String exemptionReason() {
    return read("exemption_reason", Values::text);
  }

  /** The same as a code of the VATEX list, where it was given. May be null. */
  public String exemptionCode() {
    return read("exemption_code", Values::text);
  }

  /** The values of category that this version knows. */
  public interface Category {
    String S = "S";
    String Z = "Z";
    String E = "E";
    String AE = "AE";
    String K = "K";
    String G = "G";
    String O = "O";
    String L = "L";
    String M = "M";
  }
}
