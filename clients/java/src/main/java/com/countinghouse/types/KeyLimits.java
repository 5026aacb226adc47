// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The key limits. */
public final class KeyLimits extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public KeyLimits(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of KeyLimits. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The most that one document or booking may come to, with tax. */
    public Builder maxAmount(LimitedAmount value) {
      return set("max_amount", value);
    }

    /** What a day of the organization may come to. A document counts once a day, with its largest amount; each payment, refund and write-off counts. */
    public Builder perDay(DayLimits value) {
      return set("per_day", value);
    }

    /** Whether it may only write drafts: nothing that binds, books money or is sent. */
    public Builder draftOnly(Boolean value) {
      return set("draft_only", value);
    }

    /** The customers that it may write for. It can make no others. */
    public Builder customerIds(List<String> value) {
      return set("customer_ids", value);
    }

    /** The products that it may sell. Each line must name one of them. */
    public Builder productIds(List<String> value) {
      return set("product_ids", value);
    }

    /** The writing operations that it may call. What it may read follows from its scopes. */
    public Builder operations(List<String> value) {
      return set("operations", value);
    }

    /** What a person has to approve first: such a request is answered with 202 and an approval, and nothing else happens until it is approved. The other limits hold besides. */
    public Builder needsApproval(NeededApproval value) {
      return set("needs_approval", value);
    }

    /** What was collected. */
    public KeyLimits build() {
      return new KeyLimits(fields());
    }
  }
}
