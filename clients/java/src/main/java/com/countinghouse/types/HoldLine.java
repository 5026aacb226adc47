// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** Until when a line waits, and why. */
public final class HoldLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public HoldLine(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of HoldLine. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Until when it waits. */
    public Builder until(LocalDate value) {
      return set("until", value);
    }

    /** Why. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** What was collected. */
    public HoldLine build() {
      return new HoldLine(fields());
    }
  }
}
