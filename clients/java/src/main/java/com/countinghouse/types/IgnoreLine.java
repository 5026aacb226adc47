// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Why a line has nothing to do with the books. */
public final class IgnoreLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public IgnoreLine(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of IgnoreLine. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why it has nothing to do with the books. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public IgnoreLine build() {
      return new IgnoreLine(fields());
    }
  }
}
