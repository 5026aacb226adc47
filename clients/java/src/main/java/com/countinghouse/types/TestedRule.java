// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The tested rule. */
public final class TestedRule extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TestedRule(Map<String, Object> fields) {
    super(fields);
  }

  /** How many lines were looked at: the newest. */
  public Long lookedAt() {
    return read("looked_at", Values::integer);
  }

  /** How many of them it meets. */
  public Long met() {
    return read("met", Values::integer);
  }

  /** Up to 20 of those, the newest first. */
  public List<BankLineSummary> lines() {
    return read("lines", Values.list(Values.object(BankLineSummary::new)));
  }
}
