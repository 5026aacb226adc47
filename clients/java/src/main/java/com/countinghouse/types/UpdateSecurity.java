// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the security. */
public final class UpdateSecurity extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateSecurity(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of require_second_factor. */
  public enum RequireSecondFactor implements ApiEnum {
    NOBODY("nobody"),
    MANAGERS("managers"),
    EVERYBODY("everybody");

    private final String wire;

    RequireSecondFactor(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateSecurity. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Of whom a second factor is required: owners and admins are managers. */
    public Builder requireSecondFactor(RequireSecondFactor value) {
      return set("require_second_factor", value);
    }

    /** What was collected. */
    public UpdateSecurity build() {
      return new UpdateSecurity(fields());
    }
  }
}
