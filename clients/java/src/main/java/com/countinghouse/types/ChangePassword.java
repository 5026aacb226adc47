// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The password as it is, and as it is to be. */
public final class ChangePassword extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ChangePassword(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ChangePassword. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The password as it is now. */
    public Builder currentPassword(String value) {
      return set("current_password", value);
    }

    /** The new password: 8 to 128 characters of any kind, but none of the common ones. */
    public Builder newPassword(String value) {
      return set("new_password", value);
    }

    /** What was collected. */
    public ChangePassword build() {
      return new ChangePassword(fields());
    }
  }
}
