// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The replay. */
public final class Replay extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Replay(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Replay. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The first number of the feed. */
    public Builder fromSequence(long value) {
      return set("from_sequence", value);
    }

    /** The last number of the feed. */
    public Builder toSequence(Long value) {
      return set("to_sequence", value);
    }

    /** The last number of the feed. */
    public Builder toSequence(long value) {
      return set("to_sequence", value);
    }

    /** Only events of these types, among those that the endpoint gets. */
    public Builder eventTypes(List<String> value) {
      return set("event_types", value);
    }

    /** Only events whose delivery has failed. */
    public Builder onlyFailed(Boolean value) {
      return set("only_failed", value);
    }

    /** What was collected. */
    public Replay build() {
      return new Replay(fields());
    }
  }
}
