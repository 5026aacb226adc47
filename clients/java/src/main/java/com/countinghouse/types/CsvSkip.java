// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Which rows of a CSV file are not booked. */
public final class CsvSkip extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CsvSkip(Map<String, Object> fields) {
    super(fields);
  }

  /** Header of the column. */
  public String column() {
    return read("column", Values::text);
  }

  /** Rows with this value. */
  public String value() {
    return read("value", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CsvSkip. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Header of the column. */
    public Builder column(String value) {
      return set("column", value);
    }

    /** Rows with this value. */
    public Builder value(String value) {
      return set("value", value);
    }

    /** What was collected. */
    public CsvSkip build() {
      return new CsvSkip(fields());
    }
  }
}
