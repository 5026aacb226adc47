// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** How much of one invoice a payment shall settle no longer. */
public final class Unallocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Unallocation(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Unallocation. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The invoice that it settles, and shall settle no longer. */
    public Builder invoiceId(String value) {
      return set("invoice_id", value);
    }

    /** How much of it is taken back; all that settles this invoice when it is not said. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much of it is taken back; all that settles this invoice when it is not said. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What was collected. */
    public Unallocation build() {
      return new Unallocation(fields());
    }
  }
}
