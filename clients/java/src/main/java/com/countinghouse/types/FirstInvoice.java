// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The first invoice. */
public final class FirstInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public FirstInvoice(Map<String, Object> fields) {
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

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name as it is now. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** The day on which it was issued. May be null. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** The last day to pay. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** The instalments; null where it is paid at once. May be null. */
  public List<PlannedInstalment> paymentPlan() {
    return read("payment_plan", Values.list(Values.object(PlannedInstalment::new)));
  }

  /** The lines, in their order. */
  public List<CalculatedItem> items() {
    return read("items", Values.list(Values.object(CalculatedItem::new)));
  }

  /** With its placeholders filled in. May be null. */
  public String message() {
    return read("message", Values::text);
  }

  /** The days that are invoiced. May be null. */
  public Period servicePeriod() {
    return read("service_period", Values.object(Period::new));
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
}
