// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The calculated quote. */
public final class CalculatedQuote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CalculatedQuote(Map<String, Object> fields) {
    super(fields);
  }

  /** Sum of the lines, without tax. */
  public BigDecimal subtotal() {
    return read("subtotal", Values::decimal);
  }

  /** Sum of the quote’s own discounts, without tax. */
  public BigDecimal discountTotal() {
    return read("discount_total", Values::decimal);
  }

  /** Sum of the quote’s own charges, without tax. */
  public BigDecimal chargeTotal() {
    return read("charge_total", Values::decimal);
  }

  /** Sum of the taxes. */
  public BigDecimal taxTotal() {
    return read("tax_total", Values::decimal);
  }

  /** Subtotal less discounts, plus charges, plus tax. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** One group per tax category and rate, the highest rate first. */
  public List<TaxGroup> taxBreakdown() {
    return read("tax_breakdown", Values.list(Values.object(TaxGroup::new)));
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name when it was written. */
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

  /** Taken off the whole quote. */
  public List<AppliedDocumentAdjustment> discounts() {
    return read("discounts", Values.list(Values.object(AppliedDocumentAdjustment::new)));
  }

  /** Added to the whole quote. */
  public List<AppliedDocumentAdjustment> charges() {
    return read("charges", Values.list(Values.object(AppliedDocumentAdjustment::new)));
  }

  /** Subtotal less discounts, plus charges. */
  public BigDecimal totalExcludingTax() {
    return read("total_excluding_tax", Values::decimal);
  }

  /** The lines, in their order. */
  public List<CalculatedQuoteItem> items() {
    return read("items", Values.list(Values.object(CalculatedQuoteItem::new)));
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
