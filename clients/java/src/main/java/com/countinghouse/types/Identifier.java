// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** An identifier by a scheme of ISO 6523. */
public final class Identifier extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Identifier(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier itself. */
  public String value() {
    return read("value", Values::text);
  }

  /** Whose identifier it is, as a code of the list that the field names: 0088 is a GLN. May be null. */
  public String scheme() {
    return read("scheme", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Identifier. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The identifier itself. */
    public Builder value(String value) {
      return set("value", value);
    }

    /** Whose identifier it is, as a code of the list that the field names: 0088 is a GLN. */
    public Builder scheme(String value) {
      return set("scheme", value);
    }

    /** What was collected. */
    public Identifier build() {
      return new Identifier(fields());
    }
  }
}
