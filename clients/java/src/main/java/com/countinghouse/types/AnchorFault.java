// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The anchor fault. */
public final class AnchorFault extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AnchorFault(Map<String, Object> fields) {
    super(fields);
  }

  /** The number of the anchor. */
  public Long anchor() {
    return read("anchor", Values::integer);
  }

  /** What is wrong, for programs. */
  public String code() {
    return read("code", Values::text);
  }

  /** What is wrong, in a sentence. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** The values of code that this version knows. */
  public interface Code {
    String ANCHOR_CHANGED = "anchor_changed";
    String NOT_CHAINED = "not_chained";
    String EVENT_MISSING = "event_missing";
    String EVENTS_CHANGED = "events_changed";
  }
}
