// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a new invoice is made of. */
public final class CreateInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of document_type. */
  public enum DocumentType implements ApiEnum {
    INVOICE("invoice"),
    PARTIAL("partial"),
    CORRECTED("corrected"),
    SELF_BILLED("self_billed"),
    CONSTRUCTION_PARTIAL("construction_partial"),
    CONSTRUCTION_PARTIAL_FINAL("construction_partial_final"),
    CONSTRUCTION_FINAL("construction_final");

    private final String wire;

    DocumentType(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of tax_point. */
  public enum TaxPoint implements ApiEnum {
    ISSUE("issue"),
    DELIVERY("delivery"),
    PAYMENT("payment");

    private final String wire;

    TaxPoint(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of tax_category. */
  public enum TaxCategory implements ApiEnum {
    S("S"),
    Z("Z"),
    E("E"),
    AE("AE"),
    K("K"),
    G("G"),
    O("O"),
    L("L"),
    M("M");

    private final String wire;

    TaxCategory(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of require. */
  public enum Require implements ApiEnum {
    UBL("ubl"),
    CII("cii"),
    FACTUR_X("factur_x"),
    XRECHNUNG_UBL("xrechnung_ubl"),
    XRECHNUNG_CII("xrechnung_cii"),
    PEPPOL("peppol");

    private final String wire;

    Require(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateInvoice. */
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
    public Builder documentType(DocumentType value) {
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
    public Builder taxPoint(TaxPoint value) {
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
    public Builder taxCategory(TaxCategory value) {
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

    /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (<code>document_type: partial</code>, named in <code>preceding_invoices</code>) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
    public Builder prepaidAmount(BigDecimal value) {
      return set("prepaid_amount", value);
    }

    /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A deposit that has an invoice of its own (<code>document_type: partial</code>, named in <code>preceding_invoices</code>) is taken off by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in a calculation only. */
    public Builder prepaidAmount(long value) {
      return set("prepaid_amount", value);
    }

    /** The issue date, as far as it is known. */
    public Builder issueDate(LocalDate value) {
      return set("issue_date", value);
    }

    /** When it is due; else it follows from the payment terms. */
    public Builder dueDate(LocalDate value) {
      return set("due_date", value);
    }

    /** The days that are invoiced. */
    public Builder servicePeriod(Period value) {
      return set("service_period", value);
    }

    /** Issues the invoice at once, instead of keeping a draft. */
    public Builder finalize(Boolean value) {
      return set("finalize", value);
    }

    /** Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where the organization’s settings for documents say so. */
    public Builder require(List<Require> value) {
      return set("require", value);
    }

    /** What was collected. */
    public CreateInvoice build() {
      return new CreateInvoice(fields());
    }
  }
}
