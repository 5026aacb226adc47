// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The staleness. */
public final class Staleness extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Staleness(Map<String, Object> fields) {
    super(fields);
  }

  /** <code>changed</code>: what it is about, or what it comes to, is not what was shown. <code>refused</code>: it is not possible any more. <code>erased</code>: it held personal data that was erased. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** The fields that are others now, of what it is about or of the answer. */
  public List<String> fields() {
    return read("fields", Values.list(Values::text));
  }

  /** The code of the problem that refused it. May be null. */
  public String problem() {
    return read("problem", Values::text);
  }

  /** The values of reason that this version knows. */
  public interface Reason {
    String CHANGED = "changed";
    String REFUSED = "refused";
    String ERASED = "erased";
  }
}
