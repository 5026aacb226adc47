// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** A document that takes back an invoice or a part of it. */
public final class CreditNote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreditNote(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the credit note. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The state that it is in. */
  public String status() {
    return read("status", Values::text);
  }

  /** The number of the document. */
  public String number() {
    return read("number", Values::text);
  }

  /** What it takes back. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** The number of the invoice. */
  public String invoiceNumber() {
    return read("invoice_number", Values::text);
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** As it stands on the invoice. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The day on which it was issued. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** Why. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** What is printed for the customer. May be null. */
  public String message() {
    return read("message", Values::text);
  }

  /** For yourselves; never printed. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** Sum of the items, without tax. */
  public BigDecimal subtotal() {
    return read("subtotal", Values::decimal);
  }

  /** Sum of the taxes. */
  public BigDecimal taxTotal() {
    return read("tax_total", Values::decimal);
  }

  /** What is taken back. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** What it takes back of what the customer withholds. */
  public List<Withholding> withholdings() {
    return read("withholdings", Values.list(Values.object(Withholding::new)));
  }

  /** Its sum; total less this is given back. */
  public BigDecimal withholdingTotal() {
    return read("withholding_total", Values::decimal);
  }

  /** How the invoice’s amount payable was rounded, when nothing is left of the invoice after this. */
  public BigDecimal payableRounding() {
    return read("payable_rounding", Values::decimal);
  }

  /** The allocations that lowered the amount due of invoices, its own invoice first. */
  public BigDecimal appliedAmount() {
    return read("applied_amount", Values::decimal);
  }

  /** What was paid out. */
  public BigDecimal refundedAmount() {
    return read("refunded_amount", Values::decimal);
  }

  /** What is the customer’s credit. */
  public BigDecimal unappliedAmount() {
    return read("unapplied_amount", Values::decimal);
  }

  /** One group per tax rate, in the order of the invoice. */
  public List<TaxGroup> taxBreakdown() {
    return read("tax_breakdown", Values.list(Values.object(TaxGroup::new)));
  }

  /** What may be done with it now. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** When it was voided; null if it was not. May be null. */
  public Instant voidedAt() {
    return read("voided_at", Values::time);
  }

  /** When it was last sent. May be null. */
  public Instant sentAt() {
    return read("sent_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** Who issued the invoice. */
  public Seller seller() {
    return read("seller", Values.object(Seller::new));
  }

  /** To whom. */
  public Buyer buyer() {
    return read("buyer", Values.object(Buyer::new));
  }

  /** What is taken back. */
  public List<CreditNoteItem> items() {
    return read("items", Values.list(Values.object(CreditNoteItem::new)));
  }

  /** What it has settled, in order; of a void one, what it had settled. */
  public List<Allocation> allocations() {
    return read("allocations", Values.list(Values.object(Allocation::new)));
  }

  /** What was paid out of it, in order. */
  public List<CreditRefund> refunds() {
    return read("refunds", Values.list(Values.object(CreditRefund::new)));
  }

  /** The values of status that this version knows. */
  public interface Status {
    String ISSUED = "issued";
    String VOID = "void";
  }

  /** The values of reason that this version knows. */
  public interface Reason {
    String DUPLICATE = "duplicate";
    String ORDER_CHANGE = "order_change";
    String PRODUCT_UNSATISFACTORY = "product_unsatisfactory";
    String ORDER_CANCELLATION = "order_cancellation";
    String OTHER = "other";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String ALLOCATE = "allocate";
    String MARK_REFUNDED = "mark_refunded";
    String VOID = "void";
    String SEND = "send";
  }
}
