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

  /** What is told. */
  public String name() {
    return read("name", Values::text);
  }

  /** What it is. */
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

    /** What is told. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What it is. */
    public Builder value(String value) {
      return set("value", value);
    }

    /** What was collected. */
    public Attribute build() {
      return new Attribute(fields());
    }
  }
}
