// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bank bill allocation. */
public final class BankBillAllocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankBillAllocation(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of BankBillAllocation. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** An approved bill or credit note of the supplier. */
    public Builder billId(String value) {
      return set("bill_id", value);
    }

    /** How much of what is due, without a sign; that of a credit note adds to the money. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much of what is due, without a sign; that of a credit note adds to the money. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** What the supplier lets go for paying early: all that is left of the bill then. */
    public Builder discount(BigDecimal value) {
      return set("discount", value);
    }

    /** What the supplier lets go for paying early: all that is left of the bill then. */
    public Builder discount(long value) {
      return set("discount", value);
    }

    /** What was collected. */
    public BankBillAllocation build() {
      return new BankBillAllocation(fields());
    }
  }
}
