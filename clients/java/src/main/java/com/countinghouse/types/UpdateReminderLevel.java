// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** What replaces the reminder level. */
public final class UpdateReminderLevel extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateReminderLevel(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of channel. */
  public enum Channel implements ApiEnum {
    EMAIL("email"),
    TASK("task");

    private final String wire;

    Channel(String wire) {
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

  /** Collects the fields of UpdateReminderLevel. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Days after the due date; before it if negative. */
    public Builder days(long value) {
      return set("days", value);
    }

    /** A mail, or a task for a person, such as a call; email if not given. */
    public Builder channel(Channel value) {
      return set("channel", value);
    }

    /** What the letter of this level asks for beside the money, in the currency of the organization. It never changes an invoice. Only from the second level on, by mail, after the due date. */
    public Builder fee(BigDecimal value) {
      return set("fee", value);
    }

    /** What the letter of this level asks for beside the money, in the currency of the organization. It never changes an invoice. Only from the second level on, by mail, after the due date. */
    public Builder fee(long value) {
      return set("fee", value);
    }

    /** What was collected. */
    public UpdateReminderLevel build() {
      return new UpdateReminderLevel(fields());
    }
  }
}
