// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The report message. */
public final class ReportMessage extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReportMessage(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of outcome. */
  public enum Outcome implements ApiEnum {
    DELIVERED("delivered"),
    BOUNCED("bounced"),
    COMPLAINED("complained");

    private final String wire;

    Outcome(String wire) {
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

  /** Collects the fields of ReportMessage. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What became of it. */
    public Builder outcome(Outcome value) {
      return set("outcome", value);
    }

    /** What the server or the person said. */
    public Builder detail(String value) {
      return set("detail", value);
    }

    /** What was collected. */
    public ReportMessage build() {
      return new ReportMessage(fields());
    }
  }
}
