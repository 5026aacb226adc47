// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The import result. */
public final class ImportResult extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportResult(Map<String, Object> fields) {
    super(fields);
  }

  /** Rows that were created. */
  public Long created() {
    return read("created", Values::integer);
  }

  /** Rows whose customer or product was changed. */
  public Long changed() {
    return read("changed", Values::integer);
  }

  /** Rows that were left out. */
  public Long left() {
    return read("left", Values::integer);
  }

  /** Those that were taken back. */
  public Long takenBack() {
    return read("taken_back", Values::integer);
  }

  /** Those that were not, because somebody has used or changed them since. */
  public Long kept() {
    return read("kept", Values::integer);
  }
}
