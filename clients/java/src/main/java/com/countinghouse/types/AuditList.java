// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of audits. */
public final class AuditList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditList(Map<String, Object> fields) {
    super(fields);
  }

  /** The newest first. */
  public List<AuditEntry> data() {
    return read("data", Values.list(Values.object(AuditEntry::new)));
  }

  /** Whether there are more. */
  public Boolean hasMore() {
    return read("has_more", Values::bool);
  }

  /** Ask again with it as <code>before</code>; null at the end. May be null. */
  public String nextCursor() {
    return read("next_cursor", Values::text);
  }
}
