// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The reverse supplier payment. */
public final class ReverseSupplierPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReverseSupplierPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ReverseSupplierPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why it is taken back. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public ReverseSupplierPayment build() {
      return new ReverseSupplierPayment(fields());
    }
  }
}
