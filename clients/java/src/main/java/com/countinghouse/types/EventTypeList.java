// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of event types. */
public final class EventTypeList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EventTypeList(Map<String, Object> fields) {
    super(fields);
  }

  /** The rows, in their order; of an event, what changed. */
  public List<EventType> data() {
    return read("data", Values.list(Values.object(EventType::new)));
  }
}
