// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The event type. */
public final class EventType extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EventType(Map<String, Object> fields) {
    super(fields);
  }

  /** The name: <code>&lt;object&gt;.&lt;what happened&gt;</code>. */
  public String type() {
    return read("type", Values::text);
  }

  /** What it means, in a sentence. */
  public String meaning() {
    return read("meaning", Values::text);
  }

  /** The schema of the object in the API document. */
  public String schema() {
    return read("schema", Values::text);
  }

  /** An object as an event shows it. */
  public Map<String, Object> example() {
    return read("example", Values.map(Values::any));
  }
}
