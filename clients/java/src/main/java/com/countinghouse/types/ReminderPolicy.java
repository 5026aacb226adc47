// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The reminder policy. */
public final class ReminderPolicy extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReminderPolicy(Map<String, Object> fields) {
    super(fields);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Whether reminders go out by themselves. */
  public Boolean enabled() {
    return read("enabled", Values::bool);
  }

  /** The time of day, where the organization is. */
  public String sendAt() {
    return read("send_at", Values::text);
  }

  /** Not on Saturdays and Sundays, or on the days off of <code>holidays_of</code>. */
  public Boolean businessDaysOnly() {
    return read("business_days_only", Values::bool);
  }

  /** A country or a region of ISO 3166. May be null. */
  public String holidaysOf() {
    return read("holidays_of", Values::text);
  }

  /** Less than this is not asked for. May be null. */
  public BigDecimal minAmount() {
    return read("min_amount", Values::decimal);
  }

  /** The steps, in their order. */
  public List<ReminderLevel> levels() {
    return read("levels", Values.list(Values.object(ReminderLevel::new)));
  }
}
