// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Why an entry is refused: what creating a single invoice would have answered. */
public final class EntryProblem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EntryProblem(Map<String, Object> fields) {
    super(fields);
  }

  /** Address of the page that explains the code. */
  public String type() {
    return read("type", Values::text);
  }

  /** The name of the problem. */
  public String title() {
    return read("title", Values::text);
  }

  /** The HTTP status of a single request. */
  public Long status() {
    return read("status", Values::integer);
  }

  /** A sentence about this occurrence. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** What is wrong, for programs. */
  public String code() {
    return read("code", Values::text);
  }

  /** All faults at once. May be null. */
  public List<EntryFault> errors() {
    return read("errors", Values.list(Values.object(EntryFault::new)));
  }
}
