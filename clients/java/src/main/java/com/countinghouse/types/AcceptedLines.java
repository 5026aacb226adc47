// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The accepted lines. */
public final class AcceptedLines extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptedLines(Map<String, Object> fields) {
    super(fields);
  }

  /** How many are booked. */
  public Long booked() {
    return read("booked", Values::integer);
  }

  /** How many are left. */
  public Long left() {
    return read("left", Values::integer);
  }

  /** What became of each, the older first. */
  public List<AcceptedLine> lines() {
    return read("lines", Values.list(Values.object(AcceptedLine::new)));
  }

  /** What to send as <code>after</code> to go on; null if no line is left to be looked at. May be null. */
  public String nextAfter() {
    return read("next_after", Values::text);
  }
}
