// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The enable endpoint. */
public final class EnableEndpoint extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EnableEndpoint(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of from. */
  public enum From implements ApiEnum {
    CURSOR("cursor"),
    NOW("now");

    private final String wire;

    From(String wire) {
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

  /** Collects the fields of EnableEndpoint. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** <code>cursor</code>, the default: it gets all that it missed. <code>now</code>: what waits for it is cancelled. */
    public Builder from(From value) {
      return set("from", value);
    }

    /** It gets what it missed from this number of the feed on. */
    public Builder fromSequence(Long value) {
      return set("from_sequence", value);
    }

    /** It gets what it missed from this number of the feed on. */
    public Builder fromSequence(long value) {
      return set("from_sequence", value);
    }

    /** What was collected. */
    public EnableEndpoint build() {
      return new EnableEndpoint(fields());
    }
  }
}
