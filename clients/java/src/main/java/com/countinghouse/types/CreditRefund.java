// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The credit refund. */
public final class CreditRefund extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreditRefund(Map<String, Object> fields) {
    super(fields);
  }

  /** How much was paid out, in the currency of the credit note. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** How it went out, where somebody said. May be null. */
  public String method() {
    return read("method", Values::text);
  }

  /** When it went out; null where it was recorded before days were kept. May be null. */
  public LocalDate refundedOn() {
    return read("refunded_on", Values::date);
  }

  /** What the bank statement says of it. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** When it was recorded. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** The values of method that this version knows. */
  public interface Method {
    String BANK_TRANSFER = "bank_transfer";
    String CARD = "card";
    String CASH = "cash";
    String CHECK = "check";
    String OTHER = "other";
  }
}
