// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The bill reason. */
public final class BillReason extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillReason(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of BillReason. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public BillReason build() {
      return new BillReason(fields());
    }
  }
}
