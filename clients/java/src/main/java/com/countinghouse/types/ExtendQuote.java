// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The extend quote. */
public final class ExtendQuote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ExtendQuote(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ExtendQuote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The new last day, later than the one that holds. */
    public Builder validUntil(LocalDate value) {
      return set("valid_until", value);
    }

    /** What was collected. */
    public ExtendQuote build() {
      return new ExtendQuote(fields());
    }
  }
}
