// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>approvals.list</code> may be asked. */
public final class ApprovalsListQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ApprovalsListQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of sort. */
  public enum Sort implements ApiEnum {
    CREATED_AT("created_at"),
    CREATED_AT_DESCENDING("-created_at");

    private final String wire;

    Sort(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of state. */
  public enum State implements ApiEnum {
    PENDING("pending"),
    APPROVED("approved"),
    REJECTED("rejected"),
    STALE("stale"),
    EXPIRED("expired");

    private final String wire;

    State(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ApprovalsListQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How many to return at most. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** Where to go on: <code>next_cursor</code> of the page before, unchanged, with the same filters and the same sort. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
    public Builder sort(Sort value) {
      return set("sort", value);
    }

    /** Only those in this state. */
    public Builder state(State value) {
      return set("state", value);
    }

    /** Only those of this operation. */
    public Builder operation(String value) {
      return set("operation", value);
    }

    /** Only those that this API key or member asked for. */
    public Builder askedBy(String value) {
      return set("asked_by", value);
    }

    /** Only those asked for then. As in <code>created_at[gte]</code>, with gte, gt, lte and lt. */
    public Builder createdAt(TimeRange value) {
      return set("created_at", value);
    }

    /** Whether to count all rows on all pages too, as <code>total_count</code>; it takes longer. */
    public Builder withTotal(Boolean value) {
      return set("with_total", value);
    }

    /** What was collected. */
    public ApprovalsListQuery build() {
      return new ApprovalsListQuery(fields());
    }
  }
}
