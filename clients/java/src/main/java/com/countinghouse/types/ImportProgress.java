// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The import progress. */
public final class ImportProgress extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportProgress(Map<String, Object> fields) {
    super(fields);
  }

  /** Rows that are through. */
  public Long done() {
    return read("done", Values::integer);
  }

  /** All rows. */
  public Long of() {
    return read("of", Values::integer);
  }
}
