// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The supplier payment facts. */
public final class SupplierPaymentFacts extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SupplierPaymentFacts(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the payment. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The state that it is in. */
  public String status() {
    return read("status", Values::text);
  }

  /** Who was paid. */
  public String supplierId() {
    return read("supplier_id", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** How much went out. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** How much of it settles no bill. */
  public BigDecimal unappliedAmount() {
    return read("unapplied_amount", Values::decimal);
  }

  /** How it went out. */
  public String method() {
    return read("method", Values::text);
  }

  /** When it went out. */
  public LocalDate paidOn() {
    return read("paid_on", Values::date);
  }

  /** When it was taken back. May be null. */
  public Instant reversedAt() {
    return read("reversed_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of status that this version knows. */
  public interface Status {
    String RECORDED = "recorded";
    String REVERSED = "reversed";
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
