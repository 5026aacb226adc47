// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The settle payment run. */
public final class SettlePaymentRun extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SettlePaymentRun(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of SettlePaymentRun. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** When the money went out; the day of the run if not given, but not after today. */
    public Builder paidOn(LocalDate value) {
      return set("paid_on", value);
    }

    /** What was collected. */
    public SettlePaymentRun build() {
      return new SettlePaymentRun(fields());
    }
  }
}
