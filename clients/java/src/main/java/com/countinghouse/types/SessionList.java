// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The sessions of the user. */
public final class SessionList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SessionList(Map<String, Object> fields) {
    super(fields);
  }

  /** The one used last first; at most 100. */
  public List<Session> data() {
    return read("data", Values.list(Values.object(Session::new)));
  }
}
