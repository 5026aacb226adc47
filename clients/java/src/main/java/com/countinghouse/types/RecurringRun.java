// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** What became of a date of a recurring invoice. */
public final class RecurringRun extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecurringRun(Map<String, Object> fields) {
    super(fields);
  }

  /** The number of the date, from 1. */
  public Long occurrence() {
    return read("occurrence", Values::integer);
  }

  /** The date by the rule. */
  public LocalDate plannedOn() {
    return read("planned_on", Values::date);
  }

  /** The first day that is invoiced. */
  public LocalDate periodStart() {
    return read("period_start", Values::date);
  }

  /** The last day that is invoiced. */
  public LocalDate periodEnd() {
    return read("period_end", Values::date);
  }

  /** What became of it. */
  public String state() {
    return read("state", Values::text);
  }

  /** The invoice that it made; a draft may be deleted since. May be null. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** Why it made nothing. May be null. */
  public RunProblem problem() {
    return read("problem", Values.object(RunProblem::new));
  }

  /** When. */
  public Instant at() {
    return read("at", Values::time);
  }

  /** The values of state that this version knows. */
  public interface State {
    String DONE = "done";
    String FAILED = "failed";
    String SKIPPED = "skipped";
  }
}
