// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of reminder tasks. */
public final class ReminderTaskList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReminderTaskList(Map<String, Object> fields) {
    super(fields);
  }

  /** What waits for a person, the oldest first. */
  public List<ReminderTask> data() {
    return read("data", Values.list(Values.object(ReminderTask::new)));
  }
}
