// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What an item is in a public scheme, such as CPV. */
public final class Classification extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Classification(Map<String, Object> fields) {
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

  /** Version of the classification. May be null. */
  public String version() {
    return read("version", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Classification. */
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

    /** Version of the classification. */
    public Builder version(String value) {
      return set("version", value);
    }

    /** What was collected. */
    public Classification build() {
      return new Classification(fields());
    }
  }
}
