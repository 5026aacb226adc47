// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The bill. */
public final class Bill extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Bill(Map<String, Object> fields) {
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

  /** What can be done with it. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** How the supplier was found. May be null. */
  public BillSupplierMatch supplierMatch() {
    return read("supplier_match", Values.object(BillSupplierMatch::new));
  }

  /** The number that the supplier gave it. May be null. */
  public String supplierNumber() {
    return read("supplier_number", Values::text);
  }

  /** The day that it came. */
  public LocalDate receivedOn() {
    return read("received_on", Values::date);
  }

  /** Without tax, as the supplier says it. May be null. */
  public BigDecimal subtotal() {
    return read("subtotal", Values::decimal);
  }

  /** The tax, as the supplier says it. May be null. */
  public BigDecimal taxTotal() {
    return read("tax_total", Values::decimal);
  }

  /** The tax by category and rate, as the supplier says it. */
  public List<BillTaxGroup> taxBreakdown() {
    return read("tax_breakdown", Values.list(Values.object(BillTaxGroup::new)));
  }

  /** Who sent it, as the document says. May be null. */
  public BillParty seller() {
    return read("seller", Values.object(BillParty::new));
  }

  /** Who is to pay, as the document says. May be null. */
  public BillParty buyer() {
    return read("buyer", Values.object(BillParty::new));
  }

  /** Where it is to be paid to. */
  public BillPayment payment() {
    return read("payment", Values.object(BillPayment::new));
  }

  /** The order that it is for. May be null. */
  public String orderReference() {
    return read("order_reference", Values::text);
  }

  /** Where its sums do not fit each other. */
  public List<BillDifference> differences() {
    return read("differences", Values.list(Values.object(BillDifference::new)));
  }

  /** What you should know of it, the gravest first. */
  public List<BillFinding> findings() {
    return read("findings", Values.list(Values.object(BillFinding::new)));
  }

  /** What somebody has looked at and let pass. */
  public List<AcceptedFinding> acceptedFindings() {
    return read("accepted_findings", Values.list(Values.object(AcceptedFinding::new)));
  }

  /** Who opened it last: a user or an API key. May be null. */
  public String openedBy() {
    return read("opened_by", Values::text);
  }

  /** Who approved it, if it is approved. May be null. */
  public String approvedBy() {
    return read("approved_by", Values::text);
  }

  /** Why it was rejected, disputed or made void. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** What it is for, where the document could be read. */
  public List<BillLine> lines() {
    return read("lines", Values.list(Values.object(BillLine::new)));
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

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String UPDATE = "update";
    String DELETE = "delete";
    String OPEN = "open";
    String APPROVE = "approve";
    String DISPUTE = "dispute";
    String REJECT = "reject";
    String VOID = "void";
  }
}
