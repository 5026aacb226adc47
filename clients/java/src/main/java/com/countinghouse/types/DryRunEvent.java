// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The dry run event. */
public final class DryRunEvent extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DryRunEvent(Map<String, Object> fields) {
    super(fields);
  }

  /** What would happen. */
  public String type() {
    return read("type", Values::text);
  }

  /** What the event would say. */
  public EventData data() {
    return read("data", Values.object(EventData::new));
  }
}
