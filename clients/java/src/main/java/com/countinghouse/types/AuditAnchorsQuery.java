// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>audit.anchors</code> may be asked. */
public final class AuditAnchorsQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditAnchorsQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AuditAnchorsQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The <code>next_cursor</code> of the page that you have; the answer goes on behind it. */
    public Builder before(long value) {
      return set("before", value);
    }

    /** How many to return at most. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** What was collected. */
    public AuditAnchorsQuery build() {
      return new AuditAnchorsQuery(fields());
    }
  }
}
