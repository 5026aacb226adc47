// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** A line of a credit note. */
public final class CreditNoteItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreditNoteItem(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The item of the invoice; null for an amount of a tax rate. May be null. */
  public String itemId() {
    return read("item_id", Values::text);
  }

  /** What is printed as its name. */
  public String description() {
    return read("description", Values::text);
  }

  /** The product’s name on the item of the invoice. It and the fields that follow are null for an amount of a tax rate, and on credit notes from before they had them. May be null. */
  public String productName() {
    return read("product_name", Values::text);
  }

  /** The description on the item of the invoice. May be null. */
  public String itemDescription() {
    return read("item_description", Values::text);
  }

  /** The note on the item of the invoice. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** What the quantity counts. May be null. */
  public Unit unit() {
    return read("unit", Values.object(Unit::new));
  }

  /** The price on the invoice, where the quantity times it is the amount. May be null. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** How many units the price is for. May be null. */
  public BigDecimal priceBaseQuantity() {
    return read("price_base_quantity", Values::decimal);
  }

  /** The days that the item invoices. May be null. */
  public Period servicePeriod() {
    return read("service_period", Values.object(Period::new));
  }

  /** Null: only an amount is credited. May be null. */
  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }

  /** Without tax. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Tax rate as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** The category of the tax, EN 16931. */
  public String taxCategory() {
    return read("tax_category", Values::text);
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
