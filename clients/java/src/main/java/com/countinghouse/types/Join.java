// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The join. */
public final class Join extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Join(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Join. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The token of the link. */
    public Builder token(String value) {
      return set("token", value);
    }

    /** What was collected. */
    public Join build() {
      return new Join(fields());
    }
  }
}
