// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The preview recurring invoice. */
public final class PreviewRecurringInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PreviewRecurringInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of period. */
  public enum Period implements ApiEnum {
    IN_ADVANCE("in_advance"),
    IN_ARREARS("in_arrears");

    private final String wire;

    Period(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of prices. */
  public enum Prices implements ApiEnum {
    FIXED("fixed"),
    PRODUCT("product");

    private final String wire;

    Prices(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PreviewRecurringInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** On which dates; or <code>rrule</code>. */
    public Builder rule(Recurrence value) {
      return set("rule", value);
    }

    /** The rule as a text of RFC 5545, in place of <code>rule</code>: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and <code>rule</code> takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last day. */
    public Builder rrule(String value) {
      return set("rrule", value);
    }

    /** Ends after so many dates. */
    public Builder endAfter(Long value) {
      return set("end_after", value);
    }

    /** Ends after so many dates. */
    public Builder endAfter(long value) {
      return set("end_after", value);
    }

    /** No date after this day. */
    public Builder endOn(LocalDate value) {
      return set("end_on", value);
    }

    /** Whether the time from the date on is invoiced, or that before it; in_advance if not given. */
    public Builder period(Period value) {
      return set("period", value);
    }

    /** No date before this day; today if not given. */
    public Builder startOn(LocalDate value) {
      return set("start_on", value);
    }

    /** What invoices are made of; without it only the dates are answered. */
    public Builder content(InvoiceContent value) {
      return set("content", value);
    }

    /** Prices as they are here, or those of the products; fixed if not given. */
    public Builder prices(Prices value) {
      return set("prices", value);
    }

    /** What was collected. */
    public PreviewRecurringInvoice build() {
      return new PreviewRecurringInvoice(fields());
    }
  }
}
