// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What replaces the reminder policy. */
public final class UpdateReminderPolicy extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateReminderPolicy(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateReminderPolicy. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Whether reminders go out by themselves; false if not given. */
    public Builder enabled(Boolean value) {
      return set("enabled", value);
    }

    /** The time of day, where the organization is; 09:00 if not given. */
    public Builder sendAt(String value) {
      return set("send_at", value);
    }

    /** Not on Saturdays and Sundays; true if not given. */
    public Builder businessDaysOnly(Boolean value) {
      return set("business_days_only", value);
    }

    /** Whose weekend and holidays are no business days; Saturdays and Sundays if not given. */
    public Builder holidaysOf(String value) {
      return set("holidays_of", value);
    }

    /** Less than this is not asked for, in whatever currency it is due; everything is if not given. */
    public Builder minAmount(BigDecimal value) {
      return set("min_amount", value);
    }

    /** Less than this is not asked for, in whatever currency it is due; everything is if not given. */
    public Builder minAmount(long value) {
      return set("min_amount", value);
    }

    /** The steps, each later than the one before; 3, 14 and 28 days after the due date if not given. */
    public Builder levels(List<UpdateReminderLevel> value) {
      return set("levels", value);
    }

    /** What was collected. */
    public UpdateReminderPolicy build() {
      return new UpdateReminderPolicy(fields());
    }
  }
}
