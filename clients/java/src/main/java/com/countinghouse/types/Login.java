// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Who wants to sign in. */
public final class Login extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Login(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Login. */
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

    /** The password. */
    public Builder password(String value) {
      return set("password", value);
    }

    /** The organization to work in; by default the one joined first. */
    public Builder organizationId(String value) {
      return set("organization_id", value);
    }

    /** What was collected. */
    public Login build() {
      return new Login(fields());
    }
  }
}
