// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The decline quote. */
public final class DeclineQuote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DeclineQuote(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DeclineQuote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why the customer does not want it. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public DeclineQuote build() {
      return new DeclineQuote(fields());
    }
  }
}
