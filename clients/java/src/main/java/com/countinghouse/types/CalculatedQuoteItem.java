// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The calculated quote item. */
public final class CalculatedQuoteItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CalculatedQuoteItem(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the product. */
  public String productId() {
    return read("product_id", Values::text);
  }

  /** The product’s name when the line was written. */
  public String productName() {
    return read("product_name", Values::text);
  }

  /** What it is, for people to read. May be null. */
  public String description() {
    return read("description", Values::text);
  }

  /** How much of it. */
  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }

  /** What the quantity counts, as the product had it when the line was written. May be null. */
  public Unit unit() {
    return read("unit", Values.object(Unit::new));
  }

  /** Unit price; with tax where prices include it. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** Where the price comes from; left out where the request named it. May be null. */
  public PriceSource priceSource() {
    return read("price_source", Values.object(PriceSource::new));
  }

  /** How many units the price is for. */
  public BigDecimal priceBaseQuantity() {
    return read("price_base_quantity", Values::decimal);
  }

  /** Tax rate of this line as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Tax category of EN 16931. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  public BigDecimal gross() {
    return read("gross", Values::decimal);
  }

  /** Taken off the line. */
  public List<AppliedAdjustment> discounts() {
    return read("discounts", Values.list(Values.object(AppliedAdjustment::new)));
  }

  /** Added to the line. */
  public List<AppliedAdjustment> charges() {
    return read("charges", Values.list(Values.object(AppliedAdjustment::new)));
  }

  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  public BigDecimal net() {
    return read("net", Values::decimal);
  }

  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  public BigDecimal taxable() {
    return read("taxable", Values::decimal);
  }

  /** Whether the customer may leave it out. */
  public Boolean optional() {
    return read("optional", Values::bool);
  }

  /** One of the lines with this name holds. May be null. */
  public String group() {
    return read("group", Values::text);
  }

  /** Whether it is part of the totals. */
  public Boolean chosen() {
    return read("chosen", Values::bool);
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
}
