// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What is counted: a label, and its code of UN/ECE Recommendation 20. */
public final class Unit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Unit(Map<String, Object> fields) {
    super(fields);
  }

  /** As it is printed. */
  public String label() {
    return read("label", Values::text);
  }

  /** UN/ECE Recommendation 20 code. May be null. */
  public String code() {
    return read("code", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Unit. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** As it is printed. */
    public Builder label(String value) {
      return set("label", value);
    }

    /** UN/ECE Recommendation 20 code. */
    public Builder code(String value) {
      return set("code", value);
    }

    /** What was collected. */
    public Unit build() {
      return new Unit(fields());
    }
  }
}
