// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Where the user wants to work next. */
public final class SwitchOrganization extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SwitchOrganization(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of SwitchOrganization. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The organization to work in. */
    public Builder organizationId(String value) {
      return set("organization_id", value);
    }

    /** Whether the current session ends. */
    public Builder endCurrent(Boolean value) {
      return set("end_current", value);
    }

    /** What was collected. */
    public SwitchOrganization build() {
      return new SwitchOrganization(fields());
    }
  }
}
