// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The organization that a session is for. */
public final class SessionOrganization extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SessionOrganization(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }
}
