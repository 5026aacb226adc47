// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The reminder level. */
public final class ReminderLevel extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReminderLevel(Map<String, Object> fields) {
    super(fields);
  }

  /** Days after the due date; before it if negative. */
  public Long days() {
    return read("days", Values::integer);
  }

  /** A mail, or a task for a person. */
  public String channel() {
    return read("channel", Values::text);
  }

  /** What its letter asks for beside the money, in the currency of the organization. May be null. */
  public BigDecimal fee() {
    return read("fee", Values::decimal);
  }

  /** The values of channel that this version knows. */
  public interface Channel {
    String EMAIL = "email";
    String TASK = "task";
  }
}
