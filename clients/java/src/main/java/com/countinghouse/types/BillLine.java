// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bill line. */
public final class BillLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillLine(Map<String, Object> fields) {
    super(fields);
  }

  /** What it is for. May be null. */
  public String description() {
    return read("description", Values::text);
  }

  /** How much. May be null. */
  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }

  /** Code of UN/ECE Recommendation 20 or 21. May be null. */
  public String unit() {
    return read("unit", Values::text);
  }

  /** Of a unit, without tax. May be null. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** What the line comes to, without tax. May be null. */
  public BigDecimal net() {
    return read("net", Values::decimal);
  }

  /** Category of its tax. May be null. */
  public String category() {
    return read("category", Values::text);
  }

  /** Rate of its tax. May be null. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }
}
