// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The invoice early payment. */
public final class InvoiceEarlyPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceEarlyPayment(Map<String, Object> fields) {
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

  /** What the percentage is of, where that is not the whole amount. May be null. */
  public BigDecimal baseAmount() {
    return read("base_amount", Values::decimal);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of InvoiceEarlyPayment. */
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

    /** What the percentage is of, where that is not the whole amount. */
    public Builder baseAmount(BigDecimal value) {
      return set("base_amount", value);
    }

    /** What the percentage is of, where that is not the whole amount. */
    public Builder baseAmount(long value) {
      return set("base_amount", value);
    }

    /** What was collected. */
    public InvoiceEarlyPayment build() {
      return new InvoiceEarlyPayment(fields());
    }
  }
}
