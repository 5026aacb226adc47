// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** SeriesEnd. */
public final class SeriesEnd extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SeriesEnd(Map<String, Object> fields) {
    super(fields);
  }

  public String number() {
    return read("number", Values::text);
  }

  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }
}
