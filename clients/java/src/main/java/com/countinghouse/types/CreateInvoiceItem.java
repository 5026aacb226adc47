// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
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

  /** Collects the fields of CreateInvoiceItem. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
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

    /** Unit price, without tax unless <code>prices_include_tax</code> says otherwise. */
    public Builder price(BigDecimal value) {
      return set("price", value);
    }

    /** Unit price, without tax unless <code>prices_include_tax</code> says otherwise. */
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

    /** Tax rate of this line as a percentage; else the invoice’s. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Tax rate of this line as a percentage; else the invoice’s. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Tax category of EN 16931 of this line; all but S have the rate 0. */
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

    /** What was collected. */
    public CreateInvoiceItem build() {
      return new CreateInvoiceItem(fields());
    }
  }
}
