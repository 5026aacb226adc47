// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The payables. */
public final class Payables extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Payables(Map<String, Object> fields) {
    super(fields);
  }

  /** Today where the organization is. */
  public LocalDate asOf() {
    return read("as_of", Values::date);
  }

  /** Time zone of the organization. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** One entry per currency, in their order. */
  public List<CurrencyPayables> data() {
    return read("data", Values.list(Values.object(CurrencyPayables::new)));
  }
}
