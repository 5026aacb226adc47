// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The second step. */
public final class SecondStep extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SecondStep(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of SecondStep. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The challenge of the first step. */
    public Builder challenge(String value) {
      return set("challenge", value);
    }

    /** The six digits that the authenticator app shows. Blanks and dashes between them are ignored. */
    public Builder code(String value) {
      return set("code", value);
    }

    /** A recovery code, in place of a code of the app. Each works once. */
    public Builder recoveryCode(String value) {
      return set("recovery_code", value);
    }

    /** What was collected. */
    public SecondStep build() {
      return new SecondStep(fields());
    }
  }
}
