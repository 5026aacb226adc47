// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The invoiced item. */
public final class InvoicedItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoicedItem(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of InvoicedItem. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A line that was accepted. */
    public Builder quoteItemId(String value) {
      return set("quote_item_id", value);
    }

    /** How much of it; all that is left if not given. */
    public Builder quantity(BigDecimal value) {
      return set("quantity", value);
    }

    /** How much of it; all that is left if not given. */
    public Builder quantity(long value) {
      return set("quantity", value);
    }

    /** What was collected. */
    public InvoicedItem build() {
      return new InvoicedItem(fields());
    }
  }
}
