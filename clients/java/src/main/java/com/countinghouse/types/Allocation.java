// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** Allocation. */
public final class Allocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Allocation(Map<String, Object> fields) {
    super(fields);
  }

  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  public Instant createdAt() {
    return read("created_at", Values::time);
  }
}
