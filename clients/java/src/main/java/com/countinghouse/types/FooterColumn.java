// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** One column of the footer. */
public final class FooterColumn extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public FooterColumn(Map<String, Object> fields) {
    super(fields);
  }

  /** Its lines, separated by line ends. */
  public String text() {
    return read("text", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of FooterColumn. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Its lines, separated by line ends. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** What was collected. */
    public FooterColumn build() {
      return new FooterColumn(fields());
    }
  }
}
