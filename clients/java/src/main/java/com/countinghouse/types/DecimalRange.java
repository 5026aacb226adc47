// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** A range, with one bound or two. */
public final class DecimalRange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DecimalRange(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DecimalRange. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** This or more; of days and times, this or later. */
    public Builder gte(BigDecimal value) {
      return set("gte", value);
    }

    /** This or more; of days and times, this or later. */
    public Builder gte(long value) {
      return set("gte", value);
    }

    /** More than this; of days and times, later. */
    public Builder gt(BigDecimal value) {
      return set("gt", value);
    }

    /** More than this; of days and times, later. */
    public Builder gt(long value) {
      return set("gt", value);
    }

    /** This or less; of days and times, this or earlier. */
    public Builder lte(BigDecimal value) {
      return set("lte", value);
    }

    /** This or less; of days and times, this or earlier. */
    public Builder lte(long value) {
      return set("lte", value);
    }

    /** Less than this; of days and times, earlier. */
    public Builder lt(BigDecimal value) {
      return set("lt", value);
    }

    /** Less than this; of days and times, earlier. */
    public Builder lt(long value) {
      return set("lt", value);
    }

    /** What was collected. */
    public DecimalRange build() {
      return new DecimalRange(fields());
    }
  }
}
