// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What checked the document, and by which rules. */
public final class CheckedBy extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CheckedBy(Map<String, Object> fields) {
    super(fields);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** Rules with their versions. */
  public String rules() {
    return read("rules", Values::text);
  }

  /** Countries of the parties whose national rules are among them. */
  public List<String> countries() {
    return read("countries", Values.list(Values::text));
  }

  /** Countries of the parties whose national rules are not checked; <code>valid</code> says nothing of them. */
  public List<String> countriesNotChecked() {
    return read("countries_not_checked", Values.list(Values::text));
  }
}
