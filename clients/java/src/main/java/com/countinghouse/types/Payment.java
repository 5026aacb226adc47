// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Money that came in, what it settles, and what was given back. */
public final class Payment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Payment(Map<String, Object> fields) {
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

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** As it was when the payment was recorded. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** How much came in. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** How much of it settles invoices; none of a reversed one. */
  public BigDecimal appliedAmount() {
    return read("applied_amount", Values::decimal);
  }

  /** How much of it is the customer’s credit. */
  public BigDecimal unappliedAmount() {
    return read("unapplied_amount", Values::decimal);
  }

  /** How much of it was given back. */
  public BigDecimal refundedAmount() {
    return read("refunded_amount", Values::decimal);
  }

  /** How the money came. */
  public String method() {
    return read("method", Values::text);
  }

  /** The day on which it came in. */
  public LocalDate receivedOn() {
    return read("received_on", Values::date);
  }

  /** What the other side knows it by. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** When it was reversed; null if it was not. May be null. */
  public Instant reversedAt() {
    return read("reversed_at", Values::time);
  }

  /** Why it was reversed. May be null. */
  public String reversalReason() {
    return read("reversal_reason", Values::text);
  }

  /** When a receipt was sent by mail, the last time. It stays when the payment is reversed. May be null. */
  public Instant receiptSentAt() {
    return read("receipt_sent_at", Values::time);
  }

  /** What may be done with it now. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** What it has settled, in order; of a reversed payment, what it had settled. */
  public List<Allocation> allocations() {
    return read("allocations", Values.list(Values.object(Allocation::new)));
  }

  /** What was given back out of it, in order. */
  public List<Refund> refunds() {
    return read("refunds", Values.list(Values.object(Refund::new)));
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

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String ALLOCATE = "allocate";
    String UNALLOCATE = "unallocate";
    String REFUND = "refund";
    String CANCEL_REFUND = "cancel_refund";
    String REVERSE = "reverse";
    String SEND = "send";
  }
}
