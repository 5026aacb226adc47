// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The confirm second factor. */
public final class ConfirmSecondFactor extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ConfirmSecondFactor(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ConfirmSecondFactor. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The six digits that the authenticator app shows. Blanks and dashes between them are ignored. */
    public Builder code(String value) {
      return set("code", value);
    }

    /** What was collected. */
    public ConfirmSecondFactor build() {
      return new ConfirmSecondFactor(fields());
    }
  }
}
