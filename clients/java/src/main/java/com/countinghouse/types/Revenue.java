// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What was invoiced, credited, received and refunded, by currency and month. */
public final class Revenue extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Revenue(Map<String, Object> fields) {
    super(fields);
  }

  /** The first month. */
  public String from() {
    return read("from", Values::text);
  }

  /** The last month. */
  public String to() {
    return read("to", Values::text);
  }

  /** Only what had been recorded by this instant is told, if that was asked for. May be null. */
  public Instant knownAt() {
    return read("known_at", Values::time);
  }

  /** One entry per currency, with its figures over all months; the organization’s own comes first and is always there. */
  public List<CurrencyRevenue> data() {
    return read("data", Values.list(Values.object(CurrencyRevenue::new)));
  }
}
