// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The kept request. */
public final class KeptRequest extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public KeptRequest(Map<String, Object> fields) {
    super(fields);
  }

  /** Its query parameters. */
  public Map<String, String> query() {
    return read("query", Values.map(Values::text));
  }

  /** Its body; null for none. May be null. */
  public Map<String, Object> body() {
    return read("body", Values.map(Values::any));
  }

  /** Its header If-Match. May be null. */
  public String ifMatch() {
    return read("if_match", Values::text);
  }
}
