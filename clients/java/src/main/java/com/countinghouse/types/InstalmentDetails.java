// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The instalment details. */
public final class InstalmentDetails extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InstalmentDetails(Map<String, Object> fields) {
    super(fields);
  }

  /** A percentage of what there is to pay; this or an amount, the same in the whole plan. May be null. */
  public BigDecimal percent() {
    return read("percent", Values::decimal);
  }

  /** An amount, with tax. May be null. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Due as many days after the issue date; this or a day, the same in the whole plan. May be null. */
  public Long days() {
    return read("days", Values::integer);
  }

  /** Due on this day. May be null. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of InstalmentDetails. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A percentage of what there is to pay; this or an amount, the same in the whole plan. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** A percentage of what there is to pay; this or an amount, the same in the whole plan. */
    public Builder percent(long value) {
      return set("percent", value);
    }

    /** An amount, with tax. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** An amount, with tax. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Due as many days after the issue date; this or a day, the same in the whole plan. */
    public Builder days(Long value) {
      return set("days", value);
    }

    /** Due as many days after the issue date; this or a day, the same in the whole plan. */
    public Builder days(long value) {
      return set("days", value);
    }

    /** Due on this day. */
    public Builder dueDate(LocalDate value) {
      return set("due_date", value);
    }

    /** What was collected. */
    public InstalmentDetails build() {
      return new InstalmentDetails(fields());
    }
  }
}
