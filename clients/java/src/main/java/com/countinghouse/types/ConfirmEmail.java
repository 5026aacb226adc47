// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The confirm email. */
public final class ConfirmEmail extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ConfirmEmail(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ConfirmEmail. */
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
    public ConfirmEmail build() {
      return new ConfirmEmail(fields());
    }
  }
}
