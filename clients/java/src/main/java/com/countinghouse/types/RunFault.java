// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What was wrong with one field of a recurring invoice when it ran. */
public final class RunFault extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RunFault(Map<String, Object> fields) {
    super(fields);
  }

  /** The place in the recurring invoice. */
  public String pointer() {
    return read("pointer", Values::text);
  }

  /** The code of the fault. */
  public String code() {
    return read("code", Values::text);
  }

  /** What is wrong. */
  public String detail() {
    return read("detail", Values::text);
  }
}
