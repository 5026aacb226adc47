// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The accepted line. */
public final class AcceptedLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptedLine(Map<String, Object> fields) {
    super(fields);
  }

  /** The line. */
  public String bankLineId() {
    return read("bank_line_id", Values::text);
  }

  /** Why it is left; null if it is booked. <code>no_proposal</code>: nothing was found. <code>not_certain</code>: a person must look. <code>several_certain</code>: two were. <code>taken_back</code>: somebody has undone a match of it. <code>refused</code>: the books refuse it. <code>changed</code>: somebody else was faster. May be null. */
  public String left() {
    return read("left", Values::text);
  }

  /** The best proposal as a sentence. If it is booked, it is that. May be null. */
  public String sentence() {
    return read("sentence", Values::text);
  }

  /** What the books refused. May be null. */
  public LineRefusal problem() {
    return read("problem", Values.object(LineRefusal::new));
  }

  /** The values of left that this version knows. */
  public interface Left {
    String NO_PROPOSAL = "no_proposal";
    String NOT_CERTAIN = "not_certain";
    String SEVERAL_CERTAIN = "several_certain";
    String TAKEN_BACK = "taken_back";
    String REFUSED = "refused";
    String CHANGED = "changed";
  }
}
