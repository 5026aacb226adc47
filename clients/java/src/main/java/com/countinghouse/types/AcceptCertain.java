// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The accept certain. */
public final class AcceptCertain extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptCertain(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AcceptCertain. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Only lines behind this one: the <code>next_after</code> of the call before. */
    public Builder after(String value) {
      return set("after", value);
    }

    /** What was collected. */
    public AcceptCertain build() {
      return new AcceptCertain(fields());
    }
  }
}
