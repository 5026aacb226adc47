// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** A part of a payment that was given back. */
public final class Refund extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Refund(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** How much was given back, in the currency of the payment. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** How it went out. */
  public String method() {
    return read("method", Values::text);
  }

  /** When it went out. */
  public LocalDate refundedOn() {
    return read("refunded_on", Values::date);
  }

  /** What the bank statement says of it. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** Why it was given back. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** When it was cancelled; it counts no longer since then. May be null. */
  public Instant cancelledAt() {
    return read("cancelled_at", Values::time);
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
