// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The due erasures. */
public final class DueErasures extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DueErasures(Map<String, Object> fields) {
    super(fields);
  }

  /** It is erased in the night to this day. */
  public LocalDate on() {
    return read("on", Values::date);
  }

  /** Erased customers whose next documents or payments may go then. */
  public Long customers() {
    return read("customers", Values::integer);
  }
}
