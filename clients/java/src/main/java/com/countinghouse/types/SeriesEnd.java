// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The first or the last document of a number series. */
public final class SeriesEnd extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SeriesEnd(Map<String, Object> fields) {
    super(fields);
  }

  /** The number of the document. */
  public String number() {
    return read("number", Values::text);
  }

  /** The day on which it was issued. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }
}
