// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A link to a new password, and the password. */
public final class ResetPassword extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ResetPassword(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ResetPassword. */
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

    /** The new password: 8 to 128 characters of any kind, but none of the common ones. */
    public Builder password(String value) {
      return set("password", value);
    }

    /** What was collected. */
    public ResetPassword build() {
      return new ResetPassword(fields());
    }
  }
}
