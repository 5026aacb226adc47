// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/**
 * CreateInvoiceItem.
 */
public final class CreateInvoiceItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateInvoiceItem(Map<String, Object> fields) {
    super(fields);
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

    /** Price of one unit, without tax. */
    public Builder price(BigDecimal value) {
      return set("price", value);
    }

    /** Price of one unit, without tax. */
    public Builder price(long value) {
      return set("price", value);
    }

    /** Tax rate of this line as a percentage; else the invoice’s. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Tax rate of this line as a percentage; else the invoice’s. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
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
