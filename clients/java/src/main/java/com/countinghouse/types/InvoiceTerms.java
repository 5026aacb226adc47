// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The invoice terms. */
public final class InvoiceTerms extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceTerms(Map<String, Object> fields) {
    super(fields);
  }

  /** Days after the issue date. */
  public Long netDays() {
    return read("net_days", Values::integer);
  }

  /** Then on to the last day of that month. May be null. */
  public Boolean endOfMonth() {
    return read("end_of_month", Values::bool);
  }

  /** Then on to this day of the following month. May be null. */
  public Long dayOfFollowingMonth() {
    return read("day_of_following_month", Values::integer);
  }

  /** Discounts for paying early, the first one first. May be null. */
  public List<InvoiceEarlyPayment> earlyPayment() {
    return read("early_payment", Values.list(Values.object(InvoiceEarlyPayment::new)));
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of InvoiceTerms. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Days after the issue date. */
    public Builder netDays(long value) {
      return set("net_days", value);
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

    /** Discounts for paying early, the first one first. */
    public Builder earlyPayment(List<InvoiceEarlyPayment> value) {
      return set("early_payment", value);
    }

    /** What was collected. */
    public InvoiceTerms build() {
      return new InvoiceTerms(fields());
    }
  }
}
