// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a customer is asked to pay, from draft to paid. */
public final class Invoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Invoice(Map<String, Object> fields) {
    super(fields);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Tax rate of lines without one of their own, as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Tax category of such lines. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** Why no tax is charged, as it was given. May be null. */
  public String taxExemptionReason() {
    return read("tax_exemption_reason", Values::text);
  }

  /** Whether tax is rounded once per tax group or once per line. */
  public String taxRounding() {
    return read("tax_rounding", Values::text);
  }

  /** Whether prices, discounts and charges include tax. */
  public Boolean pricesIncludeTax() {
    return read("prices_include_tax", Values::bool);
  }

  /** Taken off the whole invoice. */
  public List<AppliedDocumentAdjustment> discounts() {
    return read("discounts", Values.list(Values.object(AppliedDocumentAdjustment::new)));
  }

  /** Added to the whole invoice. */
  public List<AppliedDocumentAdjustment> charges() {
    return read("charges", Values.list(Values.object(AppliedDocumentAdjustment::new)));
  }

  /** Sum of the lines, without tax. */
  public BigDecimal subtotal() {
    return read("subtotal", Values::decimal);
  }

  /** Sum of the invoice’s own discounts, without tax. */
  public BigDecimal discountTotal() {
    return read("discount_total", Values::decimal);
  }

  /** Sum of the invoice’s own charges, without tax. */
  public BigDecimal chargeTotal() {
    return read("charge_total", Values::decimal);
  }

  /** Subtotal less discounts, plus charges. */
  public BigDecimal totalExcludingTax() {
    return read("total_excluding_tax", Values::decimal);
  }

  /** Sum of the taxes. */
  public BigDecimal taxTotal() {
    return read("tax_total", Values::decimal);
  }

  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** What the customer withholds. */
  public List<Withholding> withholdings() {
    return read("withholdings", Values.list(Values.object(Withholding::new)));
  }

  /** Its sum. */
  public BigDecimal withholdingTotal() {
    return read("withholding_total", Values::decimal);
  }

  /** What is to be paid is a multiple of this; null: it is not rounded. May be null. */
  public BigDecimal roundPayableTo() {
    return read("round_payable_to", Values::decimal);
  }

  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  public BigDecimal payableRounding() {
    return read("payable_rounding", Values::decimal);
  }

  /** What had been paid before. */
  public BigDecimal prepaidAmount() {
    return read("prepaid_amount", Values::decimal);
  }

  /** What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  public BigDecimal amountPayable() {
    return read("amount_payable", Values::decimal);
  }

  /** What payments have settled so far. */
  public BigDecimal amountPaid() {
    return read("amount_paid", Values::decimal);
  }

  /** What credit notes have lowered the amount due by. */
  public BigDecimal amountCredited() {
    return read("amount_credited", Values::decimal);
  }

  /** What is still to pay. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** One group per tax category and rate, the highest rate first. */
  public List<TaxGroup> taxBreakdown() {
    return read("tax_breakdown", Values.list(Values.object(TaxGroup::new)));
  }

  /** What credit notes have taken back of what is withheld. */
  public BigDecimal withholdingCredited() {
    return read("withholding_credited", Values::decimal);
  }

  /** What confirms that the customer has paid it. */
  public List<Certificate> certificates() {
    return read("certificates", Values.list(Values.object(Certificate::new)));
  }

  /** Their sum. */
  public BigDecimal certifiedAmount() {
    return read("certified_amount", Values::decimal);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the invoice. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The state that it is in. */
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

  /** What the payer gives as reference, set when it is finalized: yours of <code>payment_instructions</code>, else a structured one after ISO 11649. May be null. */
  public String paymentReference() {
    return read("payment_reference", Values::text);
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name when the invoice was written. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** The day on which it was issued. May be null. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of the first one that is open. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** The due date that the document says; a draft has none. May be null. */
  public LocalDate issuedDueDate() {
    return read("issued_due_date", Values::date);
  }

  /** How the due date has moved since, the first one first. */
  public List<DueDateExtension> extensions() {
    return read("extensions", Values.list(Values.object(DueDateExtension::new)));
  }

  /** Null: the due date was named. May be null. */
  public InvoiceTerms paymentTerms() {
    return read("payment_terms", Values.object(InvoiceTerms::new));
  }

  /** The instalments that were agreed. Null: it is paid at once. May be null. */
  public List<PlannedInstalment> paymentPlan() {
    return read("payment_plan", Values.list(Values.object(PlannedInstalment::new)));
  }

  /** What has become of the instalments; none where it is paid at once. */
  public List<Instalment> instalments() {
    return read("instalments", Values.list(Values.object(Instalment::new)));
  }

  /** What the other side knows it by. May be null. */
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

  /** Before this day no reminder goes out by itself. May be null. */
  public LocalDate remindersPausedUntil() {
    return read("reminders_paused_until", Values::date);
  }

  /** Printed on the document. May be null. */
  public String message() {
    return read("message", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** What all credit notes that stand have taken back, whatever became of it. */
  public BigDecimal creditNotesTotal() {
    return read("credit_notes_total", Values::decimal);
  }

  /** What stands of discounts for paying early; the rest of it was paid in time. */
  public BigDecimal amountDiscounted() {
    return read("amount_discounted", Values::decimal);
  }

  /** What stands of small rests that were let go. */
  public BigDecimal amountWaived() {
    return read("amount_waived", Values::decimal);
  }

  /** What has settled it, and what is still owed today. */
  public Settlement settlement() {
    return read("settlement", Values.object(Settlement::new));
  }

  /** The invoice that this one replaces. May be null. */
  public String correctsInvoiceId() {
    return read("corrects_invoice_id", Values::text);
  }

  /** The recurring invoice that made it. May be null. */
  public String recurringInvoiceId() {
    return read("recurring_invoice_id", Values::text);
  }

  /** The quote that it was made of. May be null. */
  public String quoteId() {
    return read("quote_id", Values::text);
  }

  /** Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files, and is never sent. */
  public Boolean imported() {
    return read("imported", Values::bool);
  }

  /** The <code>source</code> of its import. May be null. */
  public String importedFrom() {
    return read("imported_from", Values::text);
  }

  /** Its identifier where it was issued. May be null. */
  public String externalId() {
    return read("external_id", Values::text);
  }

  /** When it was issued by the clock, or brought along. May be null. */
  public Instant finalizedAt() {
    return read("finalized_at", Values::time);
  }

  /** When nothing was due any more; null while something is. May be null. */
  public Instant paidAt() {
    return read("paid_at", Values::time);
  }

  /** When it was voided; null if it was not. May be null. */
  public Instant voidedAt() {
    return read("voided_at", Values::time);
  }

  /** When it was written off; null if it was not. May be null. */
  public Instant markedUncollectibleAt() {
    return read("marked_uncollectible_at", Values::time);
  }

  /** When it was last sent. May be null. */
  public Instant sentAt() {
    return read("sent_at", Values::time);
  }

  /** How it was last sent. May be null. */
  public String sentVia() {
    return read("sent_via", Values::text);
  }

  /** When its customer first looked at it by a link. May be null. */
  public Instant viewedAt() {
    return read("viewed_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. May be null. */
  public String buyerReference() {
    return read("buyer_reference", Values::text);
  }

  /** Number of the buyer’s order; else <code>reference</code>. May be null. */
  public String orderReference() {
    return read("order_reference", Values::text);
  }

  /** Number of your own order. May be null. */
  public String salesOrderReference() {
    return read("sales_order_reference", Values::text);
  }

  /** Number of the contract. May be null. */
  public String contractReference() {
    return read("contract_reference", Values::text);
  }

  /** Number of the project. May be null. */
  public String projectReference() {
    return read("project_reference", Values::text);
  }

  /** Number of the buyer’s receiving advice. May be null. */
  public String receivingAdviceReference() {
    return read("receiving_advice_reference", Values::text);
  }

  /** Number of your despatch advice. May be null. */
  public String despatchAdviceReference() {
    return read("despatch_advice_reference", Values::text);
  }

  /** Number of the tender or lot. May be null. */
  public String tenderReference() {
    return read("tender_reference", Values::text);
  }

  /** Where the buyer books it; else the customer’s. May be null. */
  public String buyerAccountingReference() {
    return read("buyer_accounting_reference", Values::text);
  }

  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. May be null. */
  public Identifier invoicedObject() {
    return read("invoiced_object", Values.object(Identifier::new));
  }

  /** What it calls itself; an invoice if not given. The construction types are those of France. May be null. */
  public String documentType() {
    return read("document_type", Values::text);
  }

  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. May be null. */
  public List<PrecedingInvoice> precedingInvoices() {
    return read("preceding_invoices", Values.list(Values.object(PrecedingInvoice::new)));
  }

  /** Printed after the message. May be null. */
  public List<Note> notes() {
    return read("notes", Values.list(Values.object(Note::new)));
  }

  /** Currency that you declare the tax in, if it is another one. May be null. */
  public String taxCurrency() {
    return read("tax_currency", Values::text);
  }

  /** When tax falls due, if not on issue. May be null. */
  public LocalDate taxPointDate() {
    return read("tax_point_date", Values::date);
  }

  /** What tax falls due by, if no day is named. May be null. */
  public String taxPoint() {
    return read("tax_point", Values::text);
  }

  /** What was delivered when, to whom and where. May be null. */
  public Delivery delivery() {
    return read("delivery", Values.object(Delivery::new));
  }

  /** How it is paid. May be null. */
  public PaymentInstructions paymentInstructions() {
    return read("payment_instructions", Values.object(PaymentInstructions::new));
  }

  /** Who is paid, if it is not you. May be null. */
  public Payee payee() {
    return read("payee", Values.object(Payee::new));
  }

  /** The days that are invoiced. May be null. */
  public Period servicePeriod() {
    return read("service_period", Values.object(Period::new));
  }

  /** What a unit of the currency is in the tax currency. May be null. */
  public BigDecimal taxExchangeRate() {
    return read("tax_exchange_rate", Values::decimal);
  }

  /** Sum of the taxes in the tax currency, where one is named. May be null. */
  public BigDecimal taxTotalInTaxCurrency() {
    return read("tax_total_in_tax_currency", Values::decimal);
  }

  /** Why no tax is charged, for each tax group. May be null. */
  public List<StatedExemption> taxExemptions() {
    return read("tax_exemptions", Values.list(Values.object(StatedExemption::new)));
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

  /** What goes with it; absent where nothing does. May be null. */
  public List<Attachment> attachments() {
    return read("attachments", Values.list(Values.object(Attachment::new)));
  }

  /** The values of tax_category that this version knows. */
  public interface TaxCategory {
    String S = "S";
    String Z = "Z";
    String E = "E";
    String AE = "AE";
    String K = "K";
    String G = "G";
    String O = "O";
    String L = "L";
    String M = "M";
  }

  /** The values of tax_rounding that this version knows. */
  public interface TaxRounding {
    String DOCUMENT = "document";
    String LINE = "line";
  }

  /** The values of status that this version knows. */
  public interface Status {
    String DRAFT = "draft";
    String OPEN = "open";
    String PAID = "paid";
    String VOID = "void";
    String UNCOLLECTIBLE = "uncollectible";
  }

  /** The values of payment_status that this version knows. */
  public interface PaymentStatus {
    String UNPAID = "unpaid";
    String PARTIALLY_PAID = "partially_paid";
    String PAID = "paid";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String UPDATE = "update";
    String DELETE = "delete";
    String FINALIZE = "finalize";
    String VOID = "void";
    String MARK_UNCOLLECTIBLE = "mark_uncollectible";
    String RECORD_PAYMENT = "record_payment";
    String CREDIT = "credit";
    String CORRECT = "correct";
    String SEND = "send";
    String REMIND = "remind";
    String EXTEND = "extend";
  }

  /** The values of sent_via that this version knows. */
  public interface SentVia {
    String EMAIL = "email";
    String POST = "post";
    String NETWORK = "network";
    String OTHER = "other";
  }

  /** The values of document_type that this version knows. */
  public interface DocumentType {
    String INVOICE = "invoice";
    String PARTIAL = "partial";
    String CORRECTED = "corrected";
    String SELF_BILLED = "self_billed";
    String CONSTRUCTION_PARTIAL = "construction_partial";
    String CONSTRUCTION_PARTIAL_FINAL = "construction_partial_final";
    String CONSTRUCTION_FINAL = "construction_final";
  }

  /** The values of tax_point that this version knows. */
  public interface TaxPoint {
    String ISSUE = "issue";
    String DELIVERY = "delivery";
    String PAYMENT = "payment";
  }
}
