// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The due date extension. */
public final class DueDateExtension extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DueDateExtension(Map<String, Object> fields) {
    super(fields);
  }

  /** Due on this day from then on. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Due on this day until then. */
  public LocalDate previousDueDate() {
    return read("previous_due_date", Values::date);
  }

  /** When it was granted. */
  public LocalDate extendedOn() {
    return read("extended_on", Values::date);
  }

  /** The instant of it; absent where only the day was kept. May be null. */
  public Instant extendedAt() {
    return read("extended_at", Values::time);
  }

  /** Why; absent where it was erased with the data of its customer. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }
}
