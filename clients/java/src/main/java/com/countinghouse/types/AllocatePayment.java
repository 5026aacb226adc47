// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a payment is to settle. */
public final class AllocatePayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AllocatePayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AllocatePayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Which invoices the rest of it settles. */
    public Builder allocations(List<CreateAllocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public AllocatePayment build() {
      return new AllocatePayment(fields());
    }
  }
}
