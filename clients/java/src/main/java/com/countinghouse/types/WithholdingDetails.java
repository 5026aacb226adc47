// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The withholding details. */
public final class WithholdingDetails extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public WithholdingDetails(Map<String, Object> fields) {
    super(fields);
  }

  /** What the tax is called. */
  public String name() {
    return read("name", Values::text);
  }

  /** A percentage of the net. */
  public BigDecimal rate() {
    return read("rate", Values::decimal);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of WithholdingDetails. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What the tax is called. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** A percentage of the net. */
    public Builder rate(BigDecimal value) {
      return set("rate", value);
    }

    /** A percentage of the net. */
    public Builder rate(long value) {
      return set("rate", value);
    }

    /** What was collected. */
    public WithholdingDetails build() {
      return new WithholdingDetails(fields());
    }
  }
}
