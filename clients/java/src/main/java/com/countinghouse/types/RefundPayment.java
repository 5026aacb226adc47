// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** How much of a payment was given back, and how. */
public final class RefundPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RefundPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of method. */
  public enum Method implements ApiEnum {
    BANK_TRANSFER("bank_transfer"),
    CARD("card"),
    CASH("cash"),
    CHECK("check"),
    OTHER("other");

    private final String wire;

    Method(String wire) {
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

  /** Collects the fields of RefundPayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How much was given back; all that settles nothing when it is not said. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much was given back; all that settles nothing when it is not said. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** How it went out; as it came in when it is not said. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** When it went out: not before the payment came in, and at the latest today; today by default. */
    public Builder refundedOn(LocalDate value) {
      return set("refunded_on", value);
    }

    /** What the bank statement says of it. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** Why it was given back. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public RefundPayment build() {
      return new RefundPayment(fields());
    }
  }
}
