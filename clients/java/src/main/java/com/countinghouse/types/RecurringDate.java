// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The recurring date. */
public final class RecurringDate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecurringDate(Map<String, Object> fields) {
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

  /** Which one runs then. */
  public String recurringInvoiceId() {
    return read("recurring_invoice_id", Values::text);
  }

  /** What you call it. */
  public String name() {
    return read("name", Values::text);
  }

  /** Who is to pay. */
  public String customerId() {
    return read("customer_id", Values::text);
  }
}
