// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The quote item. */
public final class QuoteItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public QuoteItem(Map<String, Object> fields) {
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

  /** What is printed above the line. Electronic invoices say it in the note of the line. May be null. */
  public List<TextAbove> above() {
    return read("above", Values.list(Values.object(TextAbove::new)));
  }

  /** What is printed below it, one subtotal at most. No amount depends on either. May be null. */
  public List<TextBelow> below() {
    return read("below", Values.list(Values.object(TextBelow::new)));
  }

  /** A note on the line. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** The buyer’s article number. May be null. */
  public String buyerItemId() {
    return read("buyer_item_id", Values::text);
  }

  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). May be null. */
  public Identifier standardId() {
    return read("standard_id", Values.object(Identifier::new));
  }

  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. May be null. */
  public List<Classification> classifications() {
    return read("classifications", Values.list(Values.object(Classification::new)));
  }

  /** Where it was made, ISO 3166-1 alpha-2. May be null. */
  public String originCountry() {
    return read("origin_country", Values::text);
  }

  /** Further properties of the article, such as its colour. May be null. */
  public List<Attribute> attributes() {
    return read("attributes", Values.list(Values.object(Attribute::new)));
  }

  /** Line of the buyer’s order. May be null. */
  public String orderLineReference() {
    return read("order_line_reference", Values::text);
  }

  /** Where the buyer books the line. May be null. */
  public String buyerAccountingReference() {
    return read("buyer_accounting_reference", Values::text);
  }

  /** What the line is about, such as a meter; scheme of UNTDID 1153. May be null. */
  public Identifier invoicedObject() {
    return read("invoiced_object", Values.object(Identifier::new));
  }

  /** The days that the line invoices. May be null. */
  public Period servicePeriod() {
    return read("service_period", Values.object(Period::new));
  }

  /** Whether <code>withholdings</code> are taken from it, too. May be null. */
  public Boolean withholdable() {
    return read("withholdable", Values::bool);
  }

  /** The product’s article number when the line was written. May be null. */
  public String sku() {
    return read("sku", Values::text);
  }

  /** Price before its discount. May be null. */
  public BigDecimal listPrice() {
    return read("list_price", Values::decimal);
  }

  /** What is taken off the list price. May be null. */
  public BigDecimal priceDiscount() {
    return read("price_discount", Values::decimal);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Whether the customer may leave it out. */
  public Boolean optional() {
    return read("optional", Values::bool);
  }

  /** One of the lines with this name holds. May be null. */
  public String group() {
    return read("group", Values::text);
  }

  /** Whether it is part of the totals that are proposed. */
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
