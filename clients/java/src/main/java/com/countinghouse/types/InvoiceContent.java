// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The invoice content. */
public final class InvoiceContent extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceContent(Map<String, Object> fields) {
    super(fields);
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

  /** What a unit of the invoice’s currency is in the tax currency. May be null. */
  public BigDecimal taxExchangeRate() {
    return read("tax_exchange_rate", Values::decimal);
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

  /** Why no tax is charged, for each tax group; <code>tax_exemption_reason</code> is the short form of it. May be null. */
  public List<TaxExemption> taxExemptions() {
    return read("tax_exemptions", Values.list(Values.object(TaxExemption::new)));
  }

  /** The customer who is to pay. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The lines, in their order. */
  public List<CreateInvoiceItem> items() {
    return read("items", Values.list(Values.object(CreateInvoiceItem::new)));
  }

  /** Tax rate of all lines without one of their own, as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s <code>tax_exemption</code> says. May be null. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. May be null. */
  public String taxExemptionReason() {
    return read("tax_exemption_reason", Values::text);
  }

  /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. May be null. */
  public Boolean pricesIncludeTax() {
    return read("prices_include_tax", Values::bool);
  }

  /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (<code>unknown_tax_group</code>). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With <code>tax_rounding</code> line the tax of a line includes its share. May be null. */
  public List<DocumentAdjustment> discounts() {
    return read("discounts", Values.list(Values.object(DocumentAdjustment::new)));
  }

  /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (<code>unknown_tax_group</code>). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With <code>tax_rounding</code> line the tax of a line includes its share. May be null. */
  public List<DocumentAdjustment> charges() {
    return read("charges", Values.list(Values.object(DocumentAdjustment::new)));
  }

  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. May be null. */
  public BigDecimal roundPayableTo() {
    return read("round_payable_to", Values::decimal);
  }

  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of <code>round_payable_to</code>. May be null. */
  public BigDecimal payableRounding() {
    return read("payable_rounding", Values::decimal);
  }

  /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. May be null. */
  public List<WithholdingDetails> withholdings() {
    return read("withholdings", Values.list(Values.object(WithholdingDetails::new)));
  }

  /** Else the customer’s currency, else the organization’s. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Else the customer’s terms, else the organization’s. May be null. */
  public InvoiceTerms paymentTerms() {
    return read("payment_terms", Values.object(InvoiceTerms::new));
  }

  /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of <code>due_date</code>; of <code>payment_terms</code> a discount for paying all of it early is left. May be null. */
  public List<InstalmentDetails> paymentPlan() {
    return read("payment_plan", Values.list(Values.object(InstalmentDetails::new)));
  }

  /** The customer’s own sign, such as an order number. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Printed on the document. May be null. */
  public String message() {
    return read("message", Values::text);
  }

  /** Names and texts of your own; the service keeps them and gives them back. May be null. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
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

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of InvoiceContent. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
    public Builder buyerReference(String value) {
      return set("buyer_reference", value);
    }

    /** Number of the buyer’s order; else <code>reference</code>. */
    public Builder orderReference(String value) {
      return set("order_reference", value);
    }

    /** Number of your own order. */
    public Builder salesOrderReference(String value) {
      return set("sales_order_reference", value);
    }

    /** Number of the contract. */
    public Builder contractReference(String value) {
      return set("contract_reference", value);
    }

    /** Number of the project. */
    public Builder projectReference(String value) {
      return set("project_reference", value);
    }

    /** Number of the buyer’s receiving advice. */
    public Builder receivingAdviceReference(String value) {
      return set("receiving_advice_reference", value);
    }

    /** Number of your despatch advice. */
    public Builder despatchAdviceReference(String value) {
      return set("despatch_advice_reference", value);
    }

    /** Number of the tender or lot. */
    public Builder tenderReference(String value) {
      return set("tender_reference", value);
    }

    /** Where the buyer books it; else the customer’s. */
    public Builder buyerAccountingReference(String value) {
      return set("buyer_accounting_reference", value);
    }

    /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
    public Builder invoicedObject(Identifier value) {
      return set("invoiced_object", value);
    }

    /** What it calls itself; an invoice if not given. The construction types are those of France. */
    public Builder documentType(String value) {
      return set("document_type", value);
    }

    /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
    public Builder precedingInvoices(List<PrecedingInvoice> value) {
      return set("preceding_invoices", value);
    }

    /** Printed after the message. */
    public Builder notes(List<Note> value) {
      return set("notes", value);
    }

    /** Currency that you declare the tax in, if it is another one. */
    public Builder taxCurrency(String value) {
      return set("tax_currency", value);
    }

    /** What a unit of the invoice’s currency is in the tax currency. */
    public Builder taxExchangeRate(BigDecimal value) {
      return set("tax_exchange_rate", value);
    }

    /** What a unit of the invoice’s currency is in the tax currency. */
    public Builder taxExchangeRate(long value) {
      return set("tax_exchange_rate", value);
    }

    /** When tax falls due, if not on issue. */
    public Builder taxPointDate(LocalDate value) {
      return set("tax_point_date", value);
    }

    /** What tax falls due by, if no day is named. */
    public Builder taxPoint(String value) {
      return set("tax_point", value);
    }

    /** What was delivered when, to whom and where. */
    public Builder delivery(Delivery value) {
      return set("delivery", value);
    }

    /** How it is paid. */
    public Builder paymentInstructions(PaymentInstructions value) {
      return set("payment_instructions", value);
    }

    /** Who is paid, if it is not you. */
    public Builder payee(Payee value) {
      return set("payee", value);
    }

    /** Why no tax is charged, for each tax group; <code>tax_exemption_reason</code> is the short form of it. */
    public Builder taxExemptions(List<TaxExemption> value) {
      return set("tax_exemptions", value);
    }

    /** The customer who is to pay. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** The lines, in their order. */
    public Builder items(List<CreateInvoiceItem> value) {
      return set("items", value);
    }

    /** Tax rate of all lines without one of their own, as a percentage. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Tax rate of all lines without one of their own, as a percentage. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s <code>tax_exemption</code> says. */
    public Builder taxCategory(String value) {
      return set("tax_category", value);
    }

    /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
    public Builder taxExemptionReason(String value) {
      return set("tax_exemption_reason", value);
    }

    /** Whether prices, and with them discounts and charges, include tax; false if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate, rounded once, and its tax is the rest of the sum. */
    public Builder pricesIncludeTax(Boolean value) {
      return set("prices_include_tax", value);
    }

    /** Taken off the whole invoice, each from the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (<code>unknown_tax_group</code>). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With <code>tax_rounding</code> line the tax of a line includes its share. */
    public Builder discounts(List<DocumentAdjustment> value) {
      return set("discounts", value);
    }

    /** Added to the whole invoice, each to the sum of its lines. One that names a tax belongs to that tax group; a percentage or a discount must find lines there (<code>unknown_tax_group</code>). The others are shared among the tax groups, the highest rate first: a percentage takes the same part of every group; an amount goes to the groups with the sign of their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing goes to the largest remainders, among equal ones to the first. With <code>tax_rounding</code> line the tax of a line includes its share. */
    public Builder charges(List<DocumentAdjustment> value) {
      return set("charges", value);
    }

    /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
    public Builder roundPayableTo(BigDecimal value) {
      return set("round_payable_to", value);
    }

    /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
    public Builder roundPayableTo(long value) {
      return set("round_payable_to", value);
    }

    /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of <code>round_payable_to</code>. */
    public Builder payableRounding(BigDecimal value) {
      return set("payable_rounding", value);
    }

    /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of <code>round_payable_to</code>. */
    public Builder payableRounding(long value) {
      return set("payable_rounding", value);
    }

    /** What the customer withholds of the net and pays to the authority (IRPF, ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up; together they are at most 100 %. Else the customer’s; an empty list says that nothing is withheld. */
    public Builder withholdings(List<WithholdingDetails> value) {
      return set("withholdings", value);
    }

    /** Else the customer’s currency, else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Else the customer’s terms, else the organization’s. */
    public Builder paymentTerms(InvoiceTerms value) {
      return set("payment_terms", value);
    }

    /** Lets it be paid in instalments, the first one first, each due after the one before. They add up to the total with its rounding: percentages to 100, shared by the largest remainder. What is prepaid, paid or credited settles the oldest. In place of <code>due_date</code>; of <code>payment_terms</code> a discount for paying all of it early is left. */
    public Builder paymentPlan(List<InstalmentDetails> value) {
      return set("payment_plan", value);
    }

    /** The customer’s own sign, such as an order number. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Printed on the document. */
    public Builder message(String value) {
      return set("message", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public InvoiceContent build() {
      return new InvoiceContent(fields());
    }
  }
}
