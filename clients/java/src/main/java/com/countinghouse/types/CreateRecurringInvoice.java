// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** A recurring invoice, and from when on. */
public final class CreateRecurringInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateRecurringInvoice(Map<String, Object> fields) {
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

  /** The values of action. */
  public enum Action implements ApiEnum {
    DRAFT("draft"),
    FINALIZE("finalize"),
    FINALIZE_AND_SEND("finalize_and_send");

    private final String wire;

    Action(String wire) {
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

  /** The values of catch_up. */
  public enum CatchUp implements ApiEnum {
    ALL("all"),
    LATEST("latest"),
    NONE("none");

    private final String wire;

    CatchUp(String wire) {
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

  /** Collects the fields of CreateRecurringInvoice. */
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

    /** What you call it. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What each run makes an invoice of: what creating an invoice takes, without dates, service period and prepaid amount. In message, descriptions and what stands around lines, <code>{{period.from}}</code>, <code>{{period.to}}</code>, <code>{{month}}</code>, <code>{{quarter}}</code>, <code>{{year}}</code> and <code>{{number_of_run}}</code> are filled in, in the language of the customer. */
    public Builder content(InvoiceContent value) {
      return set("content", value);
    }

    /** The time of day, where the organization is; 06:00 if not given. */
    public Builder runAt(String value) {
      return set("run_at", value);
    }

    /** What a run makes; a draft if not given. Of what a downtime left, the last three are sent, others are drafts. */
    public Builder action(Action value) {
      return set("action", value);
    }

    /** Prices as they are here, or as they are found now where there are none; or those at the run, of the customer’s price list or the products. Fixed if not given. */
    public Builder prices(Prices value) {
      return set("prices", value);
    }

    /** Which dates are run that passed while nothing ran; all if not given. The others are skipped. */
    public Builder catchUp(CatchUp value) {
      return set("catch_up", value);
    }

    /** No date before this day; today if not given. Days and weeks are counted from it. */
    public Builder startOn(LocalDate value) {
      return set("start_on", value);
    }

    /** What was collected. */
    public CreateRecurringInvoice build() {
      return new CreateRecurringInvoice(fields());
    }
  }
}
