// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The retention change. */
public final class RetentionChange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RetentionChange(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** For how many years each kind is kept now. */
  public RetentionYears years() {
    return read("years", Values.object(RetentionYears::new));
  }
}
