// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** Why one tax group is free of tax. */
public final class StatedExemption extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public StatedExemption(Map<String, Object> fields) {
    super(fields);
  }

  /** Category of the tax group. */
  public String category() {
    return read("category", Values::text);
  }

  /** Why no tax is charged, in words. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** The same as a code of the VATEX list. May be null. */
  public String code() {
    return read("code", Values::text);
  }

  /** Else all of the category. May be null. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
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
