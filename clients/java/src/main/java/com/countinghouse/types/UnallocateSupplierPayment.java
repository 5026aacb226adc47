// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The unallocate supplier payment. */
public final class UnallocateSupplierPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UnallocateSupplierPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UnallocateSupplierPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** From which bills it is taken back, wholly. */
    public Builder allocations(List<BillUnallocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public UnallocateSupplierPayment build() {
      return new UnallocateSupplierPayment(fields());
    }
  }
}
