// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** A range, with one bound or two. */
public final class TimeRange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TimeRange(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of TimeRange. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** This or more; of days and times, this or later. */
    public Builder gte(Instant value) {
      return set("gte", value);
    }

    /** More than this; of days and times, later. */
    public Builder gt(Instant value) {
      return set("gt", value);
    }

    /** This or less; of days and times, this or earlier. */
    public Builder lte(Instant value) {
      return set("lte", value);
    }

    /** Less than this; of days and times, earlier. */
    public Builder lt(Instant value) {
      return set("lt", value);
    }

    /** What was collected. */
    public TimeRange build() {
      return new TimeRange(fields());
    }
  }
}
