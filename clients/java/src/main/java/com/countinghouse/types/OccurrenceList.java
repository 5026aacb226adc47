// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of occurrences. */
public final class OccurrenceList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public OccurrenceList(Map<String, Object> fields) {
    super(fields);
  }

  /** The dates to come, the next one first. */
  public List<Occurrence> data() {
    return read("data", Values.list(Values.object(Occurrence::new)));
  }
}
