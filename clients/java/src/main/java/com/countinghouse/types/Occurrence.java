// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
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

  /** Whether it is a Saturday or a Sunday. */
  public Boolean isWeekend() {
    return read("is_weekend", Values::bool);
  }

  /** Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
  public Boolean isBankHoliday() {
    return read("is_bank_holiday", Values::bool);
  }

  /** What an invoice comes to, as far as is known; null where it would be refused. May be null. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** Of the total. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The first day that is invoiced. */
  public LocalDate periodStart() {
    return read("period_start", Values::date);
  }

  /** The last day that is invoiced. */
  public LocalDate periodEnd() {
    return read("period_end", Values::date);
  }
}
