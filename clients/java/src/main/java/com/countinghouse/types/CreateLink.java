// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** What a new link is made of. */
public final class CreateLink extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateLink(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateLink. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Until when it works; else for some time after nothing was left to be paid, as the document settings say. */
    public Builder expiresAt(Instant value) {
      return set("expires_at", value);
    }

    /** What was collected. */
    public CreateLink build() {
      return new CreateLink(fields());
    }
  }
}
