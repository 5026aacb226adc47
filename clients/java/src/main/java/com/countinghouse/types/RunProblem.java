// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Why a run made nothing. */
public final class RunProblem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RunProblem(Map<String, Object> fields) {
    super(fields);
  }

  /** The code of the problem. */
  public String code() {
    return read("code", Values::text);
  }

  /** What it means. */
  public String title() {
    return read("title", Values::text);
  }

  /** Each fault, where fields are at fault. May be null. */
  public List<RunFault> errors() {
    return read("errors", Values.list(Values.object(RunFault::new)));
  }
}
