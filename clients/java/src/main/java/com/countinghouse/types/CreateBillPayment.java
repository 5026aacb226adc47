// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What a new bill payment is made of. */
public final class CreateBillPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateBillPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateBillPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The account, as the bill says it; it is kept even if it is no IBAN. */
    public Builder iban(String value) {
      return set("iban", value);
    }

    /** Its bank, outside of SEPA. */
    public Builder bic(String value) {
      return set("bic", value);
    }

    /** Whose account it is. */
    public Builder accountHolder(String value) {
      return set("account_holder", value);
    }

    /** What the payment has to say. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** What was collected. */
    public CreateBillPayment build() {
      return new CreateBillPayment(fields());
    }
  }
}
