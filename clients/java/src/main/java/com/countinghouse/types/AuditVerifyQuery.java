// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>audit.verify</code> may be asked. */
public final class AuditVerifyQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditVerifyQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AuditVerifyQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The number of the first anchor. */
    public Builder from(long value) {
      return set("from", value);
    }

    /** The number of the last anchor; the newest if absent. */
    public Builder to(long value) {
      return set("to", value);
    }

    /** What was collected. */
    public AuditVerifyQuery build() {
      return new AuditVerifyQuery(fields());
    }
  }
}
