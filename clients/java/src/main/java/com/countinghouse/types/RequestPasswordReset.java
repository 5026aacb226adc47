// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Whose password is to be set anew. */
public final class RequestPasswordReset extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RequestPasswordReset(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of RequestPasswordReset. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The e-mail address of the user. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** What was collected. */
    public RequestPasswordReset build() {
      return new RequestPasswordReset(fields());
    }
  }
}
