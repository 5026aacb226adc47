// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The change email. */
public final class ChangeEmail extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ChangeEmail(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ChangeEmail. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The address to sign in with from now on. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** What was collected. */
    public ChangeEmail build() {
      return new ChangeEmail(fields());
    }
  }
}
