// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The reminder forecast. */
public final class ReminderForecast extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReminderForecast(Map<String, Object> fields) {
    super(fields);
  }

  /** Whether they go out; if not, it is what would. */
  public Boolean enabled() {
    return read("enabled", Values::bool);
  }

  /** When they go out. */
  public Instant at() {
    return read("at", Values::time);
  }

  /** Each mail and each task. */
  public List<ExpectedReminder> data() {
    return read("data", Values.list(Values.object(ExpectedReminder::new)));
  }
}
