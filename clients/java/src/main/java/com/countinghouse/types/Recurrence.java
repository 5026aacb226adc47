// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A rule that gives dates. */
public final class Recurrence extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Recurrence(Map<String, Object> fields) {
    super(fields);
  }

  /** Every so many units. */
  public Long every() {
    return read("every", Values::integer);
  }

  /** What is counted. */
  public String unit() {
    return read("unit", Values::text);
  }

  /** Of weeks: the days; else that of the first date. May be null. */
  public List<String> weekdays() {
    return read("weekdays", Values.list(Values::text));
  }

  /** Of months and years: the day, or the last day of a month that is shorter; else that of the start. May be null. */
  public Long day() {
    return read("day", Values::integer);
  }

  /** Of months and years, in place of a day. May be null. */
  public String weekday() {
    return read("weekday", Values::text);
  }

  /** Which such weekday of the month; 5 is the last one, 1 if not given. May be null. */
  public Long nth() {
    return read("nth", Values::integer);
  }

  /** Of years: the month; else that of the start. May be null. */
  public Long month() {
    return read("month", Values::integer);
  }

  /** The values of unit that this version knows. */
  public interface Unit {
    String DAY = "day";
    String WEEK = "week";
    String MONTH = "month";
    String YEAR = "year";
  }

  /** The values of weekdays that this version knows. */
  public interface Weekdays {
    String MONDAY = "monday";
    String TUESDAY = "tuesday";
    String WEDNESDAY = "wednesday";
    String THURSDAY = "thursday";
    String FRIDAY = "friday";
    String SATURDAY = "saturday";
    String SUNDAY = "sunday";
  }

  /** The values of weekday that this version knows. */
  public interface Weekday {
    String MONDAY = "monday";
    String TUESDAY = "tuesday";
    String WEDNESDAY = "wednesday";
    String THURSDAY = "thursday";
    String FRIDAY = "friday";
    String SATURDAY = "saturday";
    String SUNDAY = "sunday";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Recurrence. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Every so many units. */
    public Builder every(long value) {
      return set("every", value);
    }

    /** What is counted. */
    public Builder unit(String value) {
      return set("unit", value);
    }

    /** Of weeks: the days; else that of the first date. */
    public Builder weekdays(List<String> value) {
      return set("weekdays", value);
    }

    /** Of months and years: the day, or the last day of a month that is shorter; else that of the start. */
    public Builder day(Long value) {
      return set("day", value);
    }

    /** Of months and years: the day, or the last day of a month that is shorter; else that of the start. */
    public Builder day(long value) {
      return set("day", value);
    }

    /** Of months and years, in place of a day. */
    public Builder weekday(String value) {
      return set("weekday", value);
    }

    /** Which such weekday of the month; 5 is the last one, 1 if not given. */
    public Builder nth(Long value) {
      return set("nth", value);
    }

    /** Which such weekday of the month; 5 is the last one, 1 if not given. */
    public Builder nth(long value) {
      return set("nth", value);
    }

    /** Of years: the month; else that of the start. */
    public Builder month(Long value) {
      return set("month", value);
    }

    /** Of years: the month; else that of the start. */
    public Builder month(long value) {
      return set("month", value);
    }

    /** What was collected. */
    public Recurrence build() {
      return new Recurrence(fields());
    }
  }
}
