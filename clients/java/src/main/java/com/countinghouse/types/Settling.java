// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The settling. */
public final class Settling extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Settling(Map<String, Object> fields) {
    super(fields);
  }

  /** Whether a discount for paying early is taken by itself, or only where a payment says so. */
  public String discounts() {
    return read("discounts", Values::text);
  }

  /** By how much money may differ from what a discount asks for; without it by nothing. May be null. */
  public BigDecimal tolerance() {
    return read("tolerance", Values::decimal);
  }

  /** The most that <code>settle_rest</code> lets go; without it a tenth of what was to be paid. May be null. */
  public BigDecimal restMax() {
    return read("rest_max", Values::decimal);
  }

  /** The values of discounts that this version knows. */
  public interface Discounts {
    String AUTO = "auto";
    String NEVER = "never";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Settling. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Whether a discount for paying early is taken by itself, or only where a payment says so. */
    public Builder discounts(String value) {
      return set("discounts", value);
    }

    /** By how much money may differ from what a discount asks for; without it by nothing. */
    public Builder tolerance(BigDecimal value) {
      return set("tolerance", value);
    }

    /** By how much money may differ from what a discount asks for; without it by nothing. */
    public Builder tolerance(long value) {
      return set("tolerance", value);
    }

    /** The most that <code>settle_rest</code> lets go; without it a tenth of what was to be paid. */
    public Builder restMax(BigDecimal value) {
      return set("rest_max", value);
    }

    /** The most that <code>settle_rest</code> lets go; without it a tenth of what was to be paid. */
    public Builder restMax(long value) {
      return set("rest_max", value);
    }

    /** What was collected. */
    public Settling build() {
      return new Settling(fields());
    }
  }
}
