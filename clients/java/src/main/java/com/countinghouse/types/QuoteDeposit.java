// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The quote deposit. */
public final class QuoteDeposit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public QuoteDeposit(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of QuoteDeposit. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A percentage of the quote; this or an amount. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** A percentage of the quote; this or an amount. */
    public Builder percent(long value) {
      return set("percent", value);
    }

    /** An amount with tax; this or a percentage. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** An amount with tax; this or a percentage. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What was collected. */
    public QuoteDeposit build() {
      return new QuoteDeposit(fields());
    }
  }
}
