// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** For whom an invoice is copied, and at which prices. */
public final class DuplicateInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DuplicateInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of prices. */
  public enum Prices implements ApiEnum {
    KEEP("keep"),
    PRODUCT("product");

    private final String wire;

    Prices(String wire) {
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

  /** Collects the fields of DuplicateInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Who is to pay; else the customer of the invoice. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Whether the lines keep price, unit and tax, or take those that hold now: the price of the customer’s price list, else of the product, and its unit and tax. A line without tax, or with one of another category than S, keeps its tax in any case. */
    public Builder prices(Prices value) {
      return set("prices", value);
    }

    /** What was collected. */
    public DuplicateInvoice build() {
      return new DuplicateInvoice(fields());
    }
  }
}
