// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the profile. */
public final class UpdateProfile extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateProfile(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateProfile. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Other members see it, and the audit log. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What was collected. */
    public UpdateProfile build() {
      return new UpdateProfile(fields());
    }
  }
}
