// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a new sandbox is made of. */
public final class CreateSandbox extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateSandbox(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of copy. */
  public enum Copy implements ApiEnum {
    SETTINGS("settings"),
    CUSTOMERS("customers"),
    PRODUCTS("products");

    private final String wire;

    Copy(String wire) {
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

  /** Collects the fields of CreateSandbox. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Its name; else that of the organization with “Test”. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What is taken over; the settings alone without this field. What is copied has new identifiers. */
    public Builder copy(List<Copy> value) {
      return set("copy", value);
    }

    /** What was collected. */
    public CreateSandbox build() {
      return new CreateSandbox(fields());
    }
  }
}
