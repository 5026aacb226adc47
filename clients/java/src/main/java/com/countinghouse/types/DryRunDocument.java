// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The dry run document. */
public final class DryRunDocument extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DryRunDocument(Map<String, Object> fields) {
    super(fields);
  }

  /** What it would be written as. */
  public String format() {
    return read("format", Values::text);
  }

  /** Whether it would keep the rules of that format. */
  public Boolean valid() {
    return read("valid", Values::bool);
  }
}
