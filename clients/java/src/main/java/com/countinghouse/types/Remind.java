// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The remind. */
public final class Remind extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Remind(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Remind. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What it says, in place of the text of the template. Plain text. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** What was collected. */
    public Remind build() {
      return new Remind(fields());
    }
  }
}
