// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The recurring calendar. */
public final class RecurringCalendar extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecurringCalendar(Map<String, Object> fields) {
    super(fields);
  }

  /** The dates, the soonest first. */
  public List<RecurringDate> data() {
    return read("data", Values.list(Values.object(RecurringDate::new)));
  }

  /** Whether there are later ones that are not told. */
  public Boolean hasMore() {
    return read("has_more", Values::bool);
  }
}
