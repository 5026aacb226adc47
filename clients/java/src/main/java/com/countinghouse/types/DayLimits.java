// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The day limits. */
public final class DayLimits extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DayLimits(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DayLimits. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The sum of a day, with its currency. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** The sum of a day, with its currency. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Amounts in another currency are refused. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** How many documents and bookings in a day. */
    public Builder count(Long value) {
      return set("count", value);
    }

    /** How many documents and bookings in a day. */
    public Builder count(long value) {
      return set("count", value);
    }

    /** What was collected. */
    public DayLimits build() {
      return new DayLimits(fields());
    }
  }
}
