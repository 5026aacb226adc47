// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The export. */
public final class Export extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Export(Map<String, Object> fields) {
    super(fields);
  }

  /** Its identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The operation that gave the file. */
  public String name() {
    return read("name", Values::text);
  }

  /** What was exported, where that is one thing; else null. May be null. */
  public String of() {
    return read("of", Values::text);
  }

  /** The parameters of the request. */
  public Map<String, String> parameters() {
    return read("parameters", Values.map(Values::text));
  }
}
