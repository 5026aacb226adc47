// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The import numbering. */
public final class ImportNumbering extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportNumbering(Map<String, Object> fields) {
    super(fields);
  }

  /** The latest number of the file. */
  public String lastNumber() {
    return read("last_number", Values::text);
  }

  /** What the next one would be today. */
  public String nextNumber() {
    return read("next_number", Values::text);
  }

  /** How the numbers are written. */
  public String format() {
    return read("format", Values::text);
  }

  /** When the count begins again. */
  public String reset() {
    return read("reset", Values::text);
  }

  /** The count of the next one. */
  public Long firstNumber() {
    return read("first_number", Values::integer);
  }

  /** The values of reset that this version knows. */
  public interface Reset {
    String NEVER = "never";
    String YEARLY = "yearly";
    String MONTHLY = "monthly";
  }
}
