// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** The bill allocation. */
public final class BillAllocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillAllocation(Map<String, Object> fields) {
    super(fields);
  }

  /** What is settled. */
  public String billId() {
    return read("bill_id", Values::text);
  }

  /** How much of it, without a sign. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** What the supplier has let go for paying early. */
  public BigDecimal discount() {
    return read("discount", Values::decimal);
  }

  /** Whether it is credit, which adds to the money of the payment. */
  public Boolean isCredit() {
    return read("is_credit", Values::bool);
  }

  /** Since when. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }
}
