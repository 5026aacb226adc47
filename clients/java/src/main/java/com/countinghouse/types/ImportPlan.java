// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The import plan. */
public final class ImportPlan extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportPlan(Map<String, Object> fields) {
    super(fields);
  }

  /** Rows that would be created. */
  public Long create() {
    return read("create", Values::integer);
  }

  /** Rows whose customer or product would be changed. */
  public Long change() {
    return read("change", Values::integer);
  }

  /** Rows that would be left out. */
  public Long leave() {
    return read("leave", Values::integer);
  }

  /** Rows that break a rule. */
  public Long faulty() {
    return read("faulty", Values::integer);
  }
}
