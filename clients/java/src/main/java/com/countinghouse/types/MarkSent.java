// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The mark sent. */
public final class MarkSent extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MarkSent(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of channel. */
  public enum Channel implements ApiEnum {
    EMAIL("email"),
    POST("post"),
    NETWORK("network"),
    OTHER("other");

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

  /** Collects the fields of MarkSent. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How it was sent; <code>network</code> is one such as Peppol; other if not given. */
    public Builder channel(Channel value) {
      return set("channel", value);
    }

    /** What was collected. */
    public MarkSent build() {
      return new MarkSent(fields());
    }
  }
}
