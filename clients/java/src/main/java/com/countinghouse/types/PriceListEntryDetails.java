// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The price list entry details. */
public final class PriceListEntryDetails extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PriceListEntryDetails(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PriceListEntryDetails. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The product. */
    public Builder productId(String value) {
      return set("product_id", value);
    }

    /** What one unit costs. */
    public Builder price(BigDecimal value) {
      return set("price", value);
    }

    /** What one unit costs. */
    public Builder price(long value) {
      return set("price", value);
    }

    /** The quantity from which it costs that; any quantity if it is not given. */
    public Builder minQuantity(BigDecimal value) {
      return set("min_quantity", value);
    }

    /** The quantity from which it costs that; any quantity if it is not given. */
    public Builder minQuantity(long value) {
      return set("min_quantity", value);
    }

    /** What was collected. */
    public PriceListEntryDetails build() {
      return new PriceListEntryDetails(fields());
    }
  }
}
