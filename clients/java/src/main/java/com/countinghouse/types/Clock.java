// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The clock. */
public final class Clock extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Clock(Map<String, Object> fields) {
    super(fields);
  }

  /** Whether the books count, or are for trying. */
  public String mode() {
    return read("mode", Values::text);
  }

  /** The instant that the books go by. */
  public Instant now() {
    return read("now", Values::time);
  }

  /** The day of the books, in the time zone of the organization. */
  public LocalDate today() {
    return read("today", Values::date);
  }

  /** That of the organization, an IANA name. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** How many seconds the clock is ahead of real time. Always 0 for live books. */
  public Long aheadSeconds() {
    return read("ahead_seconds", Values::integer);
  }

  /** The values of mode that this version knows. */
  public interface Mode {
    String LIVE = "live";
    String TEST = "test";
  }
}
