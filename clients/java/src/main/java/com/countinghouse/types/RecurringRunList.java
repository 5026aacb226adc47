// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of recurring runs. */
public final class RecurringRunList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecurringRunList(Map<String, Object> fields) {
    super(fields);
  }

  /** The latest 200 runs, the last one first. */
  public List<RecurringRun> data() {
    return read("data", Values.list(Values.object(RecurringRun::new)));
  }
}
