// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What customers owe, by currency and by age. */
public final class Receivables extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Receivables(Map<String, Object> fields) {
    super(fields);
  }

  /** The day that all of it is of: today where the organization is, or the day that was asked for. */
  public LocalDate asOf() {
    return read("as_of", Values::date);
  }

  /** Only what had been recorded by this instant is told, if that was asked for. May be null. */
  public Instant knownAt() {
    return read("known_at", Values::time);
  }

  /** Time zone of the organization. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** One entry per currency; the organization’s own comes first and is always there. */
  public List<CurrencyReceivables> data() {
    return read("data", Values.list(Values.object(CurrencyReceivables::new)));
  }
}
