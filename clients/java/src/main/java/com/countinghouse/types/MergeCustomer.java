// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The merge customer. */
public final class MergeCustomer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MergeCustomer(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of MergeCustomer. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The customer that stays, and gets everything. */
    public Builder into(String value) {
      return set("into", value);
    }

    /** True tells what would be moved, and changes nothing. False moves it, for good. */
    public Builder dryRun(Boolean value) {
      return set("dry_run", value);
    }

    /** What was collected. */
    public MergeCustomer build() {
      return new MergeCustomer(fields());
    }
  }
}
