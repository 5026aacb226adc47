// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What replaces the bill approval. */
public final class UpdateBillApproval extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateBillApproval(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateBillApproval. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** In the currency of the organization; left out if no bill needs a second person. */
    public Builder approvalAbove(BigDecimal value) {
      return set("approval_above", value);
    }

    /** In the currency of the organization; left out if no bill needs a second person. */
    public Builder approvalAbove(long value) {
      return set("approval_above", value);
    }

    /** What was collected. */
    public UpdateBillApproval build() {
      return new UpdateBillApproval(fields());
    }
  }
}
