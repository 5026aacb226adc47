// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** How long customers may take to pay. */
public final class PaymentTerms extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentTerms(Map<String, Object> fields) {
    super(fields);
  }

  /** From the last day of the month of issue. May be null. */
  public Boolean endOfMonthFirst() {
    return read("end_of_month_first", Values::bool);
  }

  /** Months: to the same day, or to the last one. May be null. */
  public Long netMonths() {
    return read("net_months", Values::integer);
  }

  /** Days after the issue date. */
  public Long netDays() {
    return read("net_days", Values::integer);
  }

  /** Then business days. May be null. */
  public Long netBusinessDays() {
    return read("net_business_days", Values::integer);
  }

  /** Then on to the last day of that month. May be null. */
  public Boolean endOfMonth() {
    return read("end_of_month", Values::bool);
  }

  /** Then on to this day of the following month. May be null. */
  public Long dayOfFollowingMonth() {
    return read("day_of_following_month", Values::integer);
  }

  /** Then on to the next of these days of a month. May be null. */
  public List<Long> daysOfMonth() {
    return read("days_of_month", Values.list(Values::integer));
  }

  /** Then off a day on which nobody works; never before the issue date. May be null. */
  public String ifDayOff() {
    return read("if_day_off", Values::text);
  }

  /** Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone. May be null. */
  public String holidaysOf() {
    return read("holidays_of", Values::text);
  }

  /** The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with too little to pay is due at once by the rules above. May be null. */
  public List<TermsInstalment> instalments() {
    return read("instalments", Values.list(Values.object(TermsInstalment::new)));
  }

  /** Discounts for paying early, the first one first. May be null. */
  public List<EarlyPayment> earlyPayment() {
    return read("early_payment", Values.list(Values.object(EarlyPayment::new)));
  }

  /** The values of if_day_off that this version knows. */
  public interface IfDayOff {
    String NEXT_BUSINESS_DAY = "next_business_day";
    String PREVIOUS_BUSINESS_DAY = "previous_business_day";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PaymentTerms. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** From the last day of the month of issue. */
    public Builder endOfMonthFirst(Boolean value) {
      return set("end_of_month_first", value);
    }

    /** Months: to the same day, or to the last one. */
    public Builder netMonths(Long value) {
      return set("net_months", value);
    }

    /** Months: to the same day, or to the last one. */
    public Builder netMonths(long value) {
      return set("net_months", value);
    }

    /** Days after the issue date. */
    public Builder netDays(long value) {
      return set("net_days", value);
    }

    /** Then business days. */
    public Builder netBusinessDays(Long value) {
      return set("net_business_days", value);
    }

    /** Then business days. */
    public Builder netBusinessDays(long value) {
      return set("net_business_days", value);
    }

    /** Then on to the last day of that month. */
    public Builder endOfMonth(Boolean value) {
      return set("end_of_month", value);
    }

    /** Then on to this day of the following month. */
    public Builder dayOfFollowingMonth(Long value) {
      return set("day_of_following_month", value);
    }

    /** Then on to this day of the following month. */
    public Builder dayOfFollowingMonth(long value) {
      return set("day_of_following_month", value);
    }

    /** Then on to the next of these days of a month. */
    public Builder daysOfMonth(List<Long> value) {
      return set("days_of_month", value);
    }

    /** Then off a day on which nobody works; never before the issue date. */
    public Builder ifDayOff(String value) {
      return set("if_day_off", value);
    }

    /** Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone. */
    public Builder holidaysOf(String value) {
      return set("holidays_of", value);
    }

    /** The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with too little to pay is due at once by the rules above. */
    public Builder instalments(List<TermsInstalment> value) {
      return set("instalments", value);
    }

    /** Discounts for paying early, the first one first. */
    public Builder earlyPayment(List<EarlyPayment> value) {
      return set("early_payment", value);
    }

    /** What was collected. */
    public PaymentTerms build() {
      return new PaymentTerms(fields());
    }
  }
}
