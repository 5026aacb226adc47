// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** What <code>reports.revenue</code> may be asked. */
public final class ReportsRevenueQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReportsRevenueQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ReportsRevenueQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The first month; without it 12 months end with <code>to</code>. */
    public Builder from(String value) {
      return set("from", value);
    }

    /** The last month, at most 36 after the first; without it the month that it is now. */
    public Builder to(String value) {
      return set("to", value);
    }

    /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
    public Builder knownAt(Instant value) {
      return set("known_at", value);
    }

    /** What was collected. */
    public ReportsRevenueQuery build() {
      return new ReportsRevenueQuery(fields());
    }
  }
}
