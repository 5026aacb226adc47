// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The next reminder. */
public final class NextReminder extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public NextReminder(Map<String, Object> fields) {
    super(fields);
  }

  /** The step, from 1 on. */
  public Long level() {
    return read("level", Values::integer);
  }

  /** A mail, or a task for a person. */
  public String channel() {
    return read("channel", Values::text);
  }

  /** The day, where the organization is. */
  public LocalDate on() {
    return read("on", Values::date);
  }

  /** The values of channel that this version knows. */
  public interface Channel {
    String EMAIL = "email";
    String TASK = "task";
  }
}
