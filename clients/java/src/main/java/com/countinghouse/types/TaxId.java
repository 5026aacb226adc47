// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A tax number. */
public final class TaxId extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TaxId(Map<String, Object> fields) {
    super(fields);
  }

  /** What kind of number it is. */
  public String type() {
    return read("type", Values::text);
  }

  /** The number. */
  public String value() {
    return read("value", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of TaxId. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What kind of number it is. */
    public Builder type(String value) {
      return set("type", value);
    }

    /** The number. */
    public Builder value(String value) {
      return set("value", value);
    }

    /** What was collected. */
    public TaxId build() {
      return new TaxId(fields());
    }
  }
}
