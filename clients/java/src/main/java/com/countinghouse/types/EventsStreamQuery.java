// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>events.stream</code> may be asked. */
public final class EventsStreamQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EventsStreamQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of EventsStreamQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The <code>sequence</code> of the last event that you have. Without it, the stream begins now. */
    public Builder after(long value) {
      return set("after", value);
    }

    /** Only events of these types, separated by commas. */
    public Builder type(String value) {
      return set("type", value);
    }

    /** Only events about this one thing: its history. There is none of what does not exist. */
    public Builder objectId(String value) {
      return set("object_id", value);
    }

    /** What was collected. */
    public EventsStreamQuery build() {
      return new EventsStreamQuery(fields());
    }
  }
}
