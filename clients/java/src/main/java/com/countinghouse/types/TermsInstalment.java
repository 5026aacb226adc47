// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The terms instalment. */
public final class TermsInstalment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TermsInstalment(Map<String, Object> fields) {
    super(fields);
  }

  /** How much of what there is to pay. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** Days after the issue date. */
  public Long days() {
    return read("days", Values::integer);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of TermsInstalment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How much of what there is to pay. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** How much of what there is to pay. */
    public Builder percent(long value) {
      return set("percent", value);
    }

    /** Days after the issue date. */
    public Builder days(long value) {
      return set("days", value);
    }

    /** What was collected. */
    public TermsInstalment build() {
      return new TermsInstalment(fields());
    }
  }
}
