// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** A date to come of a recurring invoice. */
public final class Occurrence extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Occurrence(Map<String, Object> fields) {
    super(fields);
  }

  /** Its number, from 1. */
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

  /** Whether it is a Saturday or a Sunday. */
  public Boolean isWeekend() {
    return read("is_weekend", Values::bool);
  }
}
