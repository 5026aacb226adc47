// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The rotate secret. */
public final class RotateSecret extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RotateSecret(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of RotateSecret. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** For how many hours the secret before signs, too, 0 to 168; 24 without this field. */
    public Builder previousValidForHours(Long value) {
      return set("previous_valid_for_hours", value);
    }

    /** For how many hours the secret before signs, too, 0 to 168; 24 without this field. */
    public Builder previousValidForHours(long value) {
      return set("previous_valid_for_hours", value);
    }

    /** What was collected. */
    public RotateSecret build() {
      return new RotateSecret(fields());
    }
  }
}
