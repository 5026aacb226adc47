// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Invoice.
 */
public final class Invoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Invoice(Map<String, Object> fields) {
    super(fields);
  }

  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the invoice. */
  public Long version() {
    return read("version", Values::integer);
  }

  public String status() {
    return read("status", Values::text);
  }

  /** How far it is settled. */
  public String paymentStatus() {
    return read("payment_status", Values::text);
  }

  /** Whether it is open and its due date has passed where the organization is. */
  public Boolean overdue() {
    return read("overdue", Values::bool);
  }

  /** Whether it is a legal document, which never changes. */
  public Boolean immutable() {
    return read("immutable", Values::bool);
  }

  /** What may be done with it now. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** A draft has none. May be null. */
  public String number() {
    return read("number", Values::text);
  }

  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name when the invoice was written. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Tax rate of lines without one of their own, as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** May be null. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Null: the due date was named. May be null. */
  public PaymentTerms paymentTerms() {
    return read("payment_terms", Values.object(PaymentTerms::new));
  }

  /** May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** For yourselves; never printed. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** When you expect the money. May be null. */
  public LocalDate expectedPaymentDate() {
    return read("expected_payment_date", Values::date);
  }

  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** Sum of the lines, without tax. */
  public BigDecimal subtotal() {
    return read("subtotal", Values::decimal);
  }

  /** Sum of the taxes. */
  public BigDecimal taxTotal() {
    return read("tax_total", Values::decimal);
  }

  /** What the customer has to pay. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  public BigDecimal amountPaid() {
    return read("amount_paid", Values::decimal);
  }

  /** What credit notes have lowered the amount due by. */
  public BigDecimal amountCredited() {
    return read("amount_credited", Values::decimal);
  }

  /** What all credit notes that stand have taken back, paid or not. */
  public BigDecimal creditNotesTotal() {
    return read("credit_notes_total", Values::decimal);
  }

  /** What is still to pay. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** One group per tax rate, the highest first. */
  public List<TaxGroup> taxBreakdown() {
    return read("tax_breakdown", Values.list(Values.object(TaxGroup::new)));
  }

  /** The invoice that this one stands in for. May be null. */
  public String correctsInvoiceId() {
    return read("corrects_invoice_id", Values::text);
  }

  /** May be null. */
  public Instant finalizedAt() {
    return read("finalized_at", Values::time);
  }

  /** May be null. */
  public Instant paidAt() {
    return read("paid_at", Values::time);
  }

  /** May be null. */
  public Instant voidedAt() {
    return read("voided_at", Values::time);
  }

  /** May be null. */
  public Instant markedUncollectibleAt() {
    return read("marked_uncollectible_at", Values::time);
  }

  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** Who issues it, frozen on issue; a draft has none. May be null. */
  public Seller seller() {
    return read("seller", Values.object(Seller::new));
  }

  /** To whom, frozen on issue; a draft has none. May be null. */
  public Buyer buyer() {
    return read("buyer", Values.object(Buyer::new));
  }

  /** The lines, in their order. */
  public List<InvoiceItem> items() {
    return read("items", Values.list(Values.object(InvoiceItem::new)));
  }

  /** The values of status that this version knows. */
  public static final class Status {
    public static final String DRAFT = "draft";
    public static final String OPEN = "open";
    public static final String PAID = "paid";
    public static final String VOID = "void";
    public static final String UNCOLLECTIBLE = "uncollectible";

    private Status() {}
  }

  /** The values of payment_status that this version knows. */
  public static final class PaymentStatus {
    public static final String UNPAID = "unpaid";
    public static final String PARTIALLY_PAID = "partially_paid";
    public static final String PAID = "paid";

    private PaymentStatus() {}
  }

  /** The values of available_actions that this version knows. */
  public static final class AvailableActions {
    public static final String UPDATE = "update";
    public static final String DELETE = "delete";
    public static final String FINALIZE = "finalize";
    public static final String VOID = "void";
    public static final String MARK_UNCOLLECTIBLE = "mark_uncollectible";
    public static final String RECORD_PAYMENT = "record_payment";
    public static final String CREDIT = "credit";
    public static final String CORRECT = "correct";

    private AvailableActions() {}
  }
}
