// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The text below. */
public final class TextBelow extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TextBelow(Map<String, Object> fields) {
    super(fields);
  }

  /** <code>subtotal</code> prints what the lines since the last one, or since their heading, come to. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** What is printed; of a subtotal its name, else the usual word. May be null. */
  public String text() {
    return read("text", Values::text);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String TEXT = "text";
    String SUBTOTAL = "subtotal";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of TextBelow. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** <code>subtotal</code> prints what the lines since the last one, or since their heading, come to. */
    public Builder kind(String value) {
      return set("kind", value);
    }

    /** What is printed; of a subtotal its name, else the usual word. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** What was collected. */
    public TextBelow build() {
      return new TextBelow(fields());
    }
  }
}
