// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of preflight reports. */
public final class PreflightReportList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PreflightReportList(Map<String, Object> fields) {
    super(fields);
  }

  /** One for each format. */
  public List<PreflightReport> data() {
    return read("data", Values.list(Values.object(PreflightReport::new)));
  }
}
