// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The needed approval. */
public final class NeededApproval extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public NeededApproval(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of NeededApproval. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The operations that always wait for an approval. */
    public Builder operations(List<String> value) {
      return set("operations", value);
    }

    /** Any document or booking above this waits for an approval, and so does one in another currency. */
    public Builder above(LimitedAmount value) {
      return set("above", value);
    }

    /** What was collected. */
    public NeededApproval build() {
      return new NeededApproval(fields());
    }
  }
}
