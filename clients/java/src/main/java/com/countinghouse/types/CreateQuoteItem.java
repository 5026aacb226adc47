// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What a new quote item is made of. */
public final class CreateQuoteItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateQuoteItem(Map<String, Object> fields) {
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

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateQuoteItem. */
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
    public Builder taxCategory(TaxCategory value) {
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

    /** Whether the customer may leave it out. It is part of the total once it is chosen. */
    public Builder optional(Boolean value) {
      return set("optional", value);
    }

    /** Lines with the same name are alternatives: one of them holds, the first until another is chosen. Where all of them are optional, none may. */
    public Builder group(String value) {
      return set("group", value);
    }

    /** What was collected. */
    public CreateQuoteItem build() {
      return new CreateQuoteItem(fields());
    }
  }
}
