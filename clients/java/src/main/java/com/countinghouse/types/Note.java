// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A text on the document, and what it is about. */
public final class Note extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Note(Map<String, Object> fields) {
    super(fields);
  }

  /** What is printed. */
  public String text() {
    return read("text", Values::text);
  }

  /** What it is about, as a code of UNTDID 4451, such as AAI or REG. May be null. */
  public String subjectCode() {
    return read("subject_code", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Note. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What is printed. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** What it is about, as a code of UNTDID 4451, such as AAI or REG. */
    public Builder subjectCode(String value) {
      return set("subject_code", value);
    }

    /** What was collected. */
    public Note build() {
      return new Note(fields());
    }
  }
}
