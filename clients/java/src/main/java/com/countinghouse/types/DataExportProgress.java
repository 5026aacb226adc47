// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The data export progress. */
public final class DataExportProgress extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DataExportProgress(Map<String, Object> fields) {
    super(fields);
  }

  /** Rows that were written. */
  public Long done() {
    return read("done", Values::integer);
  }

  /** All rows; null until they are counted. May be null. */
  public Long of() {
    return read("of", Values::integer);
  }
}
