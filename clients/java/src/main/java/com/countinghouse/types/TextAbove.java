// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The text above. */
public final class TextAbove extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TextAbove(Map<String, Object> fields) {
    super(fields);
  }

  /** <code>heading</code> begins a section, whose lines are numbered 1.1, 1.2; <code>page_break</code> begins a page. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** What is printed; a page break has none. May be null. */
  public String text() {
    return read("text", Values::text);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String HEADING = "heading";
    String TEXT = "text";
    String PAGE_BREAK = "page_break";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of TextAbove. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** <code>heading</code> begins a section, whose lines are numbered 1.1, 1.2; <code>page_break</code> begins a page. */
    public Builder kind(String value) {
      return set("kind", value);
    }

    /** What is printed; a page break has none. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** What was collected. */
    public TextAbove build() {
      return new TextAbove(fields());
    }
  }
}
