// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What becomes of dates that passed meanwhile. */
public final class ResumeRecurringInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ResumeRecurringInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of catch_up. */
  public enum CatchUp implements ApiEnum {
    ALL("all"),
    LATEST("latest"),
    NONE("none");

    private final String wire;

    CatchUp(String wire) {
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

  /** Collects the fields of ResumeRecurringInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Which dates are run that passed meanwhile; as it was said before if not given. */
    public Builder catchUp(CatchUp value) {
      return set("catch_up", value);
    }

    /** What was collected. */
    public ResumeRecurringInvoice build() {
      return new ResumeRecurringInvoice(fields());
    }
  }
}
