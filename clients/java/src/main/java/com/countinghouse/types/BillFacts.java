// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The bill facts. */
public final class BillFacts extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillFacts(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the bill. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** In the <code>inbox</code> no total is known. Once it is open its fields do not change. Payments make an approved one <code>paid</code>. */
  public String status() {
    return read("status", Values::text);
  }

  /** A credit note takes back what bills ask for. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** Who sent it; null until that is known. May be null. */
  public String supplierId() {
    return read("supplier_id", Values::text);
  }

  /** The file that it came as. May be null. */
  public String fileId() {
    return read("file_id", Values::text);
  }

  /** The day that it says it was issued. May be null. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** The day that it is to be paid by. May be null. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Of all of its amounts. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** With tax, as the supplier says it. May be null. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** What is to be paid, as the supplier says it. May be null. */
  public BigDecimal amountPayable() {
    return read("amount_payable", Values::decimal);
  }

  /** What payments and credit notes have settled of it. May be null. */
  public BigDecimal amountPaid() {
    return read("amount_paid", Values::decimal);
  }

  /** What the supplier has let go for paying early. May be null. */
  public BigDecimal amountDiscounted() {
    return read("amount_discounted", Values::decimal);
  }

  /** What is still to be paid of it. May be null. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** The payment run that is to pay it, while that is open. May be null. */
  public String paymentRunId() {
    return read("payment_run_id", Values::text);
  }

  /** When it was last opened. May be null. */
  public Instant openedAt() {
    return read("opened_at", Values::time);
  }

  /** When it was approved, if it is. May be null. */
  public Instant approvedAt() {
    return read("approved_at", Values::time);
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
    String INBOX = "inbox";
    String DRAFT = "draft";
    String OPEN = "open";
    String APPROVED = "approved";
    String PAID = "paid";
    String DISPUTED = "disputed";
    String REJECTED = "rejected";
    String VOID = "void";
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String INVOICE = "invoice";
    String CREDIT_NOTE = "credit_note";
  }
}
