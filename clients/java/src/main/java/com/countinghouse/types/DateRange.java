// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** A range, with one bound or two. */
public final class DateRange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DateRange(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DateRange. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** This or more; of days and times, this or later. */
    public Builder gte(LocalDate value) {
      return set("gte", value);
    }

    /** More than this; of days and times, later. */
    public Builder gt(LocalDate value) {
      return set("gt", value);
    }

    /** This or less; of days and times, this or earlier. */
    public Builder lte(LocalDate value) {
      return set("lte", value);
    }

    /** Less than this; of days and times, earlier. */
    public Builder lt(LocalDate value) {
      return set("lt", value);
    }

    /** What was collected. */
    public DateRange build() {
      return new DateRange(fields());
    }
  }
}
