// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The token of an invitation, and who accepts it. */
public final class AcceptInvitation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptInvitation(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AcceptInvitation. */
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

    /** The password of the account with this address, or the password of the new one: 8 to 128 characters of any kind, but none of the common ones. */
    public Builder password(String value) {
      return set("password", value);
    }

    /** The name of a new user; without it the beginning of the address. Ignored for an address with an account. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What was collected. */
    public AcceptInvitation build() {
      return new AcceptInvitation(fields());
    }
  }
}
