// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** From one day to another, both included. */
public final class Period extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Period(Map<String, Object> fields) {
    super(fields);
  }

  /** First day. May be null. */
  public LocalDate start() {
    return read("start", Values::date);
  }

  /** Last day. May be null. */
  public LocalDate end() {
    return read("end", Values::date);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Period. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** First day. */
    public Builder start(LocalDate value) {
      return set("start", value);
    }

    /** Last day. */
    public Builder end(LocalDate value) {
      return set("end", value);
    }

    /** What was collected. */
    public Period build() {
      return new Period(fields());
    }
  }
}
