// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a credit note is to settle. */
public final class AllocateCreditNote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AllocateCreditNote(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AllocateCreditNote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Which invoices the credit settles. */
    public Builder allocations(List<CreateAllocation> value) {
      return set("allocations", value);
    }

    /** What was collected. */
    public AllocateCreditNote build() {
      return new AllocateCreditNote(fields());
    }
  }
}
