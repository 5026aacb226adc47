// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Which refund did not take place. */
public final class CancelRefund extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CancelRefund(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CancelRefund. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The refund that did not take place. */
    public Builder refundId(String value) {
      return set("refund_id", value);
    }

    /** What was collected. */
    public CancelRefund build() {
      return new CancelRefund(fields());
    }
  }
}
