// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the mail template. */
public final class UpdateMailTemplate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateMailTemplate(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateMailTemplate. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Subject line, with placeholders such as <code>{{invoice.number}}</code>. */
    public Builder subject(String value) {
      return set("subject", value);
    }

    /** What it says, with placeholders. Plain text; an empty line begins a paragraph. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** What was collected. */
    public UpdateMailTemplate build() {
      return new UpdateMailTemplate(fields());
    }
  }
}
