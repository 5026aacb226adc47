// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** A discount for those who pay early. */
public final class EarlyPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EarlyPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Days after the issue date. */
  public Long days() {
    return read("days", Values::integer);
  }

  /** What may be taken off, as a percentage. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of EarlyPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Days after the issue date. */
    public Builder days(long value) {
      return set("days", value);
    }

    /** What may be taken off, as a percentage. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** What may be taken off, as a percentage. */
    public Builder percent(long value) {
      return set("percent", value);
    }

    /** What was collected. */
    public EarlyPayment build() {
      return new EarlyPayment(fields());
    }
  }
}
