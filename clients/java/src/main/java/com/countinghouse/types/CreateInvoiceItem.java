// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What a new invoice item is made of. */
public final class CreateInvoiceItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateInvoiceItem(Map<String, Object> fields) {
    super(fields);
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

  /** Price before its discount; less <code>price_discount</code> it must be the price. May be null. */
  public BigDecimal listPrice() {
    return read("list_price", Values::decimal);
  }

  /** What is taken off the list price. May be null. */
  public BigDecimal priceDiscount() {
    return read("price_discount", Values::decimal);
  }

  /** Whether <code>withholdings</code> are taken from it, too. May be null. */
  public Boolean withholdable() {
    return read("withholdable", Values::bool);
  }

  /** The product that is sold. */
  public String productId() {
    return read("product_id", Values::text);
  }

  /** How much of it; a negative quantity is a return. */
  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }

  /** Unit price, without tax unless <code>prices_include_tax</code> says otherwise. Without it, the one of the customer’s price list on the issue date, else of the product. The answer says which, in <code>price_source</code>. May be null. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** How many units the price is for; else one. May be null. */
  public BigDecimal priceBaseQuantity() {
    return read("price_base_quantity", Values::decimal);
  }

  /** What the quantity counts; else the product’s unit. May be null. */
  public Unit unit() {
    return read("unit", Values.object(Unit::new));
  }

  /** Tax rate of this line as a percentage; else the invoice’s. May be null. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Tax category of EN 16931 of this line; all but S, L and M have the rate 0. May be null. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** Taken off the line, each from quantity times price and rounded by itself, never from what another one left. May be null. */
  public List<Adjustment> discounts() {
    return read("discounts", Values.list(Values.object(Adjustment::new)));
  }

  /** Added to the line, each to quantity times price and rounded by itself. May be null. */
  public List<Adjustment> charges() {
    return read("charges", Values.list(Values.object(Adjustment::new)));
  }

  /** What is printed beside the name. May be null. */
  public String description() {
    return read("description", Values::text);
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

  /** Collects the fields of CreateInvoiceItem. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What is printed above the line. Electronic invoices say it in the note of the line. */
    public Builder above(List<TextAbove> value) {
      return set("above", value);
    }

    /** What is printed below it, one subtotal at most. No amount depends on either. */
    public Builder below(List<TextBelow> value) {
      return set("below", value);
    }

    /** A note on the line. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** The buyer’s article number. */
    public Builder buyerItemId(String value) {
      return set("buyer_item_id", value);
    }

    /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
    public Builder standardId(Identifier value) {
      return set("standard_id", value);
    }

    /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
    public Builder classifications(List<Classification> value) {
      return set("classifications", value);
    }

    /** Where it was made, ISO 3166-1 alpha-2. */
    public Builder originCountry(String value) {
      return set("origin_country", value);
    }

    /** Further properties of the article, such as its colour. */
    public Builder attributes(List<Attribute> value) {
      return set("attributes", value);
    }

    /** Line of the buyer’s order. */
    public Builder orderLineReference(String value) {
      return set("order_line_reference", value);
    }

    /** Where the buyer books the line. */
    public Builder buyerAccountingReference(String value) {
      return set("buyer_accounting_reference", value);
    }

    /** What the line is about, such as a meter; scheme of UNTDID 1153. */
    public Builder invoicedObject(Identifier value) {
      return set("invoiced_object", value);
    }

    /** The days that the line invoices. */
    public Builder servicePeriod(Period value) {
      return set("service_period", value);
    }

    /** Price before its discount; less <code>price_discount</code> it must be the price. */
    public Builder listPrice(BigDecimal value) {
      return set("list_price", value);
    }

    /** Price before its discount; less <code>price_discount</code> it must be the price. */
    public Builder listPrice(long value) {
      return set("list_price", value);
    }

    /** What is taken off the list price. */
    public Builder priceDiscount(BigDecimal value) {
      return set("price_discount", value);
    }

    /** What is taken off the list price. */
    public Builder priceDiscount(long value) {
      return set("price_discount", value);
    }

    /** Whether <code>withholdings</code> are taken from it, too. */
    public Builder withholdable(Boolean value) {
      return set("withholdable", value);
    }

    /** The product that is sold. */
    public Builder productId(String value) {
      return set("product_id", value);
    }

    /** How much of it; a negative quantity is a return. */
    public Builder quantity(BigDecimal value) {
      return set("quantity", value);
    }

    /** How much of it; a negative quantity is a return. */
    public Builder quantity(long value) {
      return set("quantity", value);
    }

    /** Unit price, without tax unless <code>prices_include_tax</code> says otherwise. Without it, the one of the customer’s price list on the issue date, else of the product. The answer says which, in <code>price_source</code>. */
    public Builder price(BigDecimal value) {
      return set("price", value);
    }

    /** Unit price, without tax unless <code>prices_include_tax</code> says otherwise. Without it, the one of the customer’s price list on the issue date, else of the product. The answer says which, in <code>price_source</code>. */
    public Builder price(long value) {
      return set("price", value);
    }

    /** How many units the price is for; else one. */
    public Builder priceBaseQuantity(BigDecimal value) {
      return set("price_base_quantity", value);
    }

    /** How many units the price is for; else one. */
    public Builder priceBaseQuantity(long value) {
      return set("price_base_quantity", value);
    }

    /** What the quantity counts; else the product’s unit. */
    public Builder unit(Unit value) {
      return set("unit", value);
    }

    /** Tax rate of this line as a percentage; else the invoice’s. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Tax rate of this line as a percentage; else the invoice’s. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Tax category of EN 16931 of this line; all but S, L and M have the rate 0. */
    public Builder taxCategory(String value) {
      return set("tax_category", value);
    }

    /** Taken off the line, each from quantity times price and rounded by itself, never from what another one left. */
    public Builder discounts(List<Adjustment> value) {
      return set("discounts", value);
    }

    /** Added to the line, each to quantity times price and rounded by itself. */
    public Builder charges(List<Adjustment> value) {
      return set("charges", value);
    }

    /** What is printed beside the name. */
    public Builder description(String value) {
      return set("description", value);
    }

    /** What was collected. */
    public CreateInvoiceItem build() {
      return new CreateInvoiceItem(fields());
    }
  }
}
