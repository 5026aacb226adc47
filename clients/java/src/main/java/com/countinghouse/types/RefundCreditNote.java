// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** How much of a credit note was paid out. */
public final class RefundCreditNote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RefundCreditNote(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of RefundCreditNote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How much was paid out; all of the credit when it is not said. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much was paid out; all of the credit when it is not said. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What was collected. */
    public RefundCreditNote build() {
      return new RefundCreditNote(fields());
    }
  }
}
