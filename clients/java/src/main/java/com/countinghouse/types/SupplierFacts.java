// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The supplier facts. */
public final class SupplierFacts extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SupplierFacts(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the supplier. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Currency that they bill in, as a rule. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Since when lists hide it. May be null. */
  public Instant archivedAt() {
    return read("archived_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }
}
