// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a payment shall settle no longer. */
public final class UnallocatePayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UnallocatePayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UnallocatePayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** From which invoices it is taken back. */
    public Builder allocations(List<Unallocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public UnallocatePayment build() {
      return new UnallocatePayment(fields());
    }
  }
}
