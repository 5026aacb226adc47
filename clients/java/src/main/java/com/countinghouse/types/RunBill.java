// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The run bill. */
public final class RunBill extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RunBill(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of RunBill. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** An approved bill. */
    public Builder billId(String value) {
      return set("bill_id", value);
    }

    /** What was collected. */
    public RunBill build() {
      return new RunBill(fields());
    }
  }
}
