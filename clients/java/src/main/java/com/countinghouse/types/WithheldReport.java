// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The withheld report. */
public final class WithheldReport extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public WithheldReport(Map<String, Object> fields) {
    super(fields);
  }

  /** Of the issue dates. */
  public String year() {
    return read("year", Values::text);
  }

  /** One for each currency. */
  public List<CurrencyWithheld> data() {
    return read("data", Values.list(Values.object(CurrencyWithheld::new)));
  }
}
