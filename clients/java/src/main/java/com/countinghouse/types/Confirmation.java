// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The confirmation. */
public final class Confirmation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Confirmation(Map<String, Object> fields) {
    super(fields);
  }

  /** Until then, sensitive operations do not ask again. */
  public Instant confirmedUntil() {
    return read("confirmed_until", Values::time);
  }
}
