// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What a new dry run is made of. */
public final class CreateDryRun extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateDryRun(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateDryRun. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The operation to try, as this reference calls it: every one that writes, except what the guide to dry runs lists. */
    public Builder operation(String value) {
      return set("operation", value);
    }

    /** What stands in its path: the identifier of the one thing that it is about, or the name of a template. */
    public Builder id(String value) {
      return set("id", value);
    }

    /** Its query parameters. */
    public Builder query(Map<String, String> value) {
      return set("query", value);
    }

    /** Its body, as it would be sent. */
    public Builder body(Map<String, Object> value) {
      return set("body", value);
    }

    /** Its header If-Match: the version that it may change. */
    public Builder ifMatch(String value) {
      return set("if_match", value);
    }

    /** What was collected. */
    public CreateDryRun build() {
      return new CreateDryRun(fields());
    }
  }
}
