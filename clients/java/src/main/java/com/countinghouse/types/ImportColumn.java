// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The import column. */
public final class ImportColumn extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportColumn(Map<String, Object> fields) {
    super(fields);
  }

  /** Its header, or its place, such as <code>#5</code>, where it has none of its own. */
  public String header() {
    return read("header", Values::text);
  }

  /** The field that it is read into. May be null. */
  public String field() {
    return read("field", Values::text);
  }

  /** What its first cells say. */
  public List<String> samples() {
    return read("samples", Values.list(Values::text));
  }
}
