// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The bill unallocation. */
public final class BillUnallocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillUnallocation(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of BillUnallocation. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A bill that it settles, and shall settle no longer. */
    public Builder billId(String value) {
      return set("bill_id", value);
    }

    /** What was collected. */
    public BillUnallocation build() {
      return new BillUnallocation(fields());
    }
  }
}
