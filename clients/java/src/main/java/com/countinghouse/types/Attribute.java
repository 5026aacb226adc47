// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A property of an item by its name, such as a color. */
public final class Attribute extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Attribute(Map<String, Object> fields) {
    super(fields);
  }

  /** The property that the value describes. */
  public String name() {
    return read("name", Values::text);
  }

  /** Its value. */
  public String value() {
    return read("value", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Attribute. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The property that the value describes. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Its value. */
    public Builder value(String value) {
      return set("value", value);
    }

    /** What was collected. */
    public Attribute build() {
      return new Attribute(fields());
    }
  }
}
