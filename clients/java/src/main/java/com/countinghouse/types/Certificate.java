// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The certificate. */
public final class Certificate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Certificate(Map<String, Object> fields) {
    super(fields);
  }

  /** What it is called by. */
  public String number() {
    return read("number", Values::text);
  }

  /** Its day. */
  public LocalDate date() {
    return read("date", Values::date);
  }

  /** What it confirms of this invoice. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }
}
