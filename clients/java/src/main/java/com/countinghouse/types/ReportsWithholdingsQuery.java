// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>reports.withholdings</code> may be asked. */
public final class ReportsWithholdingsQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReportsWithholdingsQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ReportsWithholdingsQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The year of the issue dates; without it the year that it is now. */
    public Builder year(String value) {
      return set("year", value);
    }

    /** What was collected. */
    public ReportsWithholdingsQuery build() {
      return new ReportsWithholdingsQuery(fields());
    }
  }
}
