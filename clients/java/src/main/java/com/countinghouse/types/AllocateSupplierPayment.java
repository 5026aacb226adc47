// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The allocate supplier payment. */
public final class AllocateSupplierPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AllocateSupplierPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AllocateSupplierPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Which bills the rest of it settles. */
    public Builder allocations(List<CreateBillAllocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public AllocateSupplierPayment build() {
      return new AllocateSupplierPayment(fields());
    }
  }
}
