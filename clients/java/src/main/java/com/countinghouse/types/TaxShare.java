// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The part of a discount or charge that falls to one tax group, without tax. */
public final class TaxShare extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TaxShare(Map<String, Object> fields) {
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

  /** What falls into the tax group, without tax. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** The whole that it is a part of: the lines of the group, without tax. */
  public BigDecimal baseAmount() {
    return read("base_amount", Values::decimal);
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
