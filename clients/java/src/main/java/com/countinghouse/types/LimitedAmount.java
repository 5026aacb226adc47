// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The limited amount. */
public final class LimitedAmount extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LimitedAmount(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of LimitedAmount. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** In whole units of the currency. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** In whole units of the currency. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Amounts in another currency are refused. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** What was collected. */
    public LimitedAmount build() {
      return new LimitedAmount(fields());
    }
  }
}
