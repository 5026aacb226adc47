// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The dry run message. */
public final class DryRunMessage extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DryRunMessage(Map<String, Object> fields) {
    super(fields);
  }

  /** Addresses of recipients. */
  public List<String> to() {
    return read("to", Values.list(Values::text));
  }

  /** Subject line. */
  public String subject() {
    return read("subject", Values::text);
  }
}
