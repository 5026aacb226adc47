// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The approval result. */
public final class ApprovalResult extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ApprovalResult(Map<String, Object> fields) {
    super(fields);
  }

  /** The status of its answer. */
  public Long status() {
    return read("status", Values::integer);
  }

  /** The <code>id</code> of its answer: what was made or changed. May be null. */
  public String id() {
    return read("id", Values::text);
  }
}
