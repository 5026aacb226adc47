// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** What <code>reports.receivables</code> may be asked. */
public final class ReportsReceivablesQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReportsReceivablesQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ReportsReceivablesQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The day at whose end it is; without it today, at this moment. */
    public Builder asOf(LocalDate value) {
      return set("as_of", value);
    }

    /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
    public Builder knownAt(Instant value) {
      return set("known_at", value);
    }

    /** What was collected. */
    public ReportsReceivablesQuery build() {
      return new ReportsReceivablesQuery(fields());
    }
  }
}
