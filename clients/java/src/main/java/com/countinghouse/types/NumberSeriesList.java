// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of number series. */
public final class NumberSeriesList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public NumberSeriesList(Map<String, Object> fields) {
    super(fields);
  }

  /** All of them, that of invoices first. */
  public List<NumberSeries> data() {
    return read("data", Values.list(Values.object(NumberSeries::new)));
  }
}
