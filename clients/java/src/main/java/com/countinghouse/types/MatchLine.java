// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The match line. */
public final class MatchLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MatchLine(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of MatchLine. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What the line is, or a part of it: together no more than what is left of it. */
    public Builder outcomes(List<MatchOutcome> value) {
      return set("outcomes", value);
    }

    /** What was collected. */
    public MatchLine build() {
      return new MatchLine(fields());
    }
  }
}
