// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What replaces the invoice. */
public final class UpdateInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of tax_category. */
  public enum TaxCategory implements ApiEnum {
    S("S"),
    Z("Z"),
    E("E"),
    AE("AE"),
    K("K"),
    G("G"),
    O("O");

    private final String wire;

    TaxCategory(String wire) {
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

  /** Collects the fields of UpdateInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
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

    /** What has been paid before; at most the total. */
    public Builder prepaidAmount(BigDecimal value) {
      return set("prepaid_amount", value);
    }

    /** What has been paid before; at most the total. */
    public Builder prepaidAmount(long value) {
      return set("prepaid_amount", value);
    }

    /** Else the customer’s currency, else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** The issue date, as far as it is known. */
    public Builder issueDate(LocalDate value) {
      return set("issue_date", value);
    }

    /** When it is due; else it follows from the payment terms. */
    public Builder dueDate(LocalDate value) {
      return set("due_date", value);
    }

    /** Else the customer’s terms, else the organization’s. */
    public Builder paymentTerms(PaymentTerms value) {
      return set("payment_terms", value);
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
    public UpdateInvoice build() {
      return new UpdateInvoice(fields());
    }
  }
}
