// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** The part of a payment or of a credit note that settles one invoice. */
public final class Allocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Allocation(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the invoice. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** How much, in the currency of the document. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }
}
