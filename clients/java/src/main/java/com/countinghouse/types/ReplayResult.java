// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The replay result. */
public final class ReplayResult extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReplayResult(Map<String, Object> fields) {
    super(fields);
  }

  /** How many deliveries were ordered, 10 000 at most. */
  public Long deliveries() {
    return read("deliveries", Values::integer);
  }

  /** Where to go on; null when everything was looked at. May be null. */
  public Long nextSequence() {
    return read("next_sequence", Values::integer);
  }
}
