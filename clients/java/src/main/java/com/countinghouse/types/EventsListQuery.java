// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>events.list</code> may be asked. */
public final class EventsListQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EventsListQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of order. */
  public enum Order implements ApiEnum {
    ASC("asc"),
    DESC("desc");

    private final String wire;

    Order(String wire) {
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

  /** Collects the fields of EventsListQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The <code>sequence</code> of the last event that you have; the answer goes on after it. */
    public Builder after(long value) {
      return set("after", value);
    }

    /** Which events come first: <code>asc</code> the oldest, for following the feed; <code>desc</code> the newest. Downwards, <code>after</code> is the <code>sequence</code> of the last event that you have, too, and 0 begins with the newest. */
    public Builder order(Order value) {
      return set("order", value);
    }

    /** Only events of these types, separated by commas. */
    public Builder type(String value) {
      return set("type", value);
    }

    /** Only events about this one thing: its history. There is none of what does not exist. */
    public Builder objectId(String value) {
      return set("object_id", value);
    }

    /** How many to return at most. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** For how many seconds to wait for an event if there is none: the answer comes as soon as there is one, and is empty otherwise. Only for <code>order=asc</code>. */
    public Builder wait_(long value) {
      return set("wait", value);
    }

    /** What was collected. */
    public EventsListQuery build() {
      return new EventsListQuery(fields());
    }
  }
}
