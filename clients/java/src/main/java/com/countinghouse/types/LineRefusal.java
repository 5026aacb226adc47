// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The line refusal. */
public final class LineRefusal extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LineRefusal(Map<String, Object> fields) {
    super(fields);
  }

  /** The code of the problem. */
  public String code() {
    return read("code", Values::text);
  }

  /** What was wrong. */
  public String detail() {
    return read("detail", Values::text);
  }
}
