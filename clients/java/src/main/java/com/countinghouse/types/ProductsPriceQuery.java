// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** What <code>products.price</code> may be asked. */
public final class ProductsPriceQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ProductsPriceQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ProductsPriceQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Whose price is asked; without one, the product’s own. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** How many are sold; one if it is not given. Below zero, of a return, it is the price of as many. */
    public Builder quantity(BigDecimal value) {
      return set("quantity", value);
    }

    /** How many are sold; one if it is not given. Below zero, of a return, it is the price of as many. */
    public Builder quantity(long value) {
      return set("quantity", value);
    }

    /** On which day; without it today. */
    public Builder on(LocalDate value) {
      return set("on", value);
    }

    /** In which currency; without it the customer’s, else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** What was collected. */
    public ProductsPriceQuery build() {
      return new ProductsPriceQuery(fields());
    }
  }
}
