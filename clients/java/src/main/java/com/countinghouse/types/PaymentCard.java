// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The card that was paid with. */
public final class PaymentCard extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentCard(Map<String, Object> fields) {
    super(fields);
  }

  /** The last four to six digits of the card; never all of them. */
  public String lastDigits() {
    return read("last_digits", Values::text);
  }

  /** Whose card it is. May be null. */
  public String holder() {
    return read("holder", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PaymentCard. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The last four to six digits of the card; never all of them. */
    public Builder lastDigits(String value) {
      return set("last_digits", value);
    }

    /** Whose card it is. */
    public Builder holder(String value) {
      return set("holder", value);
    }

    /** What was collected. */
    public PaymentCard build() {
      return new PaymentCard(fields());
    }
  }
}
