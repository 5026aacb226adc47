// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The reject approval. */
public final class RejectApproval extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RejectApproval(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of RejectApproval. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Why, in words for whoever asked. Kept as long as what was sent; the event keeps it, too. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public RejectApproval build() {
      return new RejectApproval(fields());
    }
  }
}
