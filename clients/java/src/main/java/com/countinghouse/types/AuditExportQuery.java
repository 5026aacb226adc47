// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** What <code>audit.export</code> may be asked. */
public final class AuditExportQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditExportQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of AuditExportQuery. */
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

    /** Only events of these types, separated by commas. */
    public Builder type(String value) {
      return set("type", value);
    }

    /** Only what this user or API key did. */
    public Builder actorId(String value) {
      return set("actor_id", value);
    }

    /** Only events about this one thing. */
    public Builder objectId(String value) {
      return set("object_id", value);
    }

    /** Only what was done from this address. */
    public Builder ip(String value) {
      return set("ip", value);
    }

    /** Only events since this instant. */
    public Builder from(Instant value) {
      return set("from", value);
    }

    /** Only events before this instant. */
    public Builder to(Instant value) {
      return set("to", value);
    }

    /** What was collected. */
    public AuditExportQuery build() {
      return new AuditExportQuery(fields());
    }
  }
}
