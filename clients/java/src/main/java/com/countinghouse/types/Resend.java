// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The resend. */
public final class Resend extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Resend(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Resend. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Other recipients than before. */
    public Builder to(List<String> value) {
      return set("to", value);
    }

    /** Sends although mail to an address has come back before, and forgets that it has. */
    public Builder sendToSuppressed(Boolean value) {
      return set("send_to_suppressed", value);
    }

    /** What was collected. */
    public Resend build() {
      return new Resend(fields());
    }
  }
}
