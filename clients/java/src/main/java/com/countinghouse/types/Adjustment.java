// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** A discount or a charge on a line: a percentage or an amount. */
public final class Adjustment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Adjustment(Map<String, Object> fields) {
    super(fields);
  }

  /** A percentage; this or an amount. May be null. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. May be null. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). May be null. */
  public BigDecimal baseAmount() {
    return read("base_amount", Values::decimal);
  }

  /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. May be null. */
  public String reasonCode() {
    return read("reason_code", Values::text);
  }

  /** What it is for, as it is printed. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Adjustment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A percentage; this or an amount. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** A percentage; this or an amount. */
    public Builder percent(long value) {
      return set("percent", value);
    }

    /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** An amount, with no more decimals than the currency; this or a percentage. Below zero in a calculation only. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
    public Builder baseAmount(BigDecimal value) {
      return set("base_amount", value);
    }

    /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
    public Builder baseAmount(long value) {
      return set("base_amount", value);
    }

    /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. */
    public Builder reasonCode(String value) {
      return set("reason_code", value);
    }

    /** What it is for, as it is printed. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public Adjustment build() {
      return new Adjustment(fields());
    }
  }
}
