// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The move clock. */
public final class MoveClock extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MoveClock(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of MoveClock. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Where the clock is to stand. It only moves forward, and at most to fifty years ahead of real time. */
    public Builder now(Instant value) {
      return set("now", value);
    }

    /** What was collected. */
    public MoveClock build() {
      return new MoveClock(fields());
    }
  }
}
