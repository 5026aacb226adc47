// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The member usage. */
public final class MemberUsage extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MemberUsage(Map<String, Object> fields) {
    super(fields);
  }

  /** The limits; null for none. May be null. */
  public ShownLimits limits() {
    return read("limits", Values.object(ShownLimits::new));
  }

  /** The version of these limits. */
  public Long limitsVersion() {
    return read("limits_version", Values::integer);
  }

  /** The day that it is where the organization is. */
  public LocalDate day() {
    return read("day", Values::date);
  }

  /** What was done today, by currency. */
  public List<ShownAmount> amounts() {
    return read("amounts", Values.list(Values.object(ShownAmount::new)));
  }

  /** How many documents and bookings today. */
  public Long count() {
    return read("count", Values::integer);
  }

  /** What is left today of the amount of a day; null without such a limit. May be null. */
  public BigDecimal leftAmount() {
    return read("left_amount", Values::decimal);
  }

  /** What is left today of the number of a day; null without such a limit. May be null. */
  public Long leftCount() {
    return read("left_count", Values::integer);
  }

  /** The user. */
  public String userId() {
    return read("user_id", Values::text);
  }
}
