// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** Something in a statement that is worth a look. */
public final class StatementFinding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public StatementFinding(Map<String, Object> fields) {
    super(fields);
  }

  /** What was found. */
  public String code() {
    return read("code", Values::text);
  }

  /** How many lines. */
  public Long count() {
    return read("count", Values::integer);
  }

  /** The first day of them. */
  public LocalDate day() {
    return read("day", Values::date);
  }

  /** The values of code that this version knows. */
  public interface Code {
    String LINES_MISSING = "lines_missing";
    String REFERENCE_DAMAGED = "reference_damaged";
  }
}
