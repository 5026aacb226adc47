// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** How much of a credit note was paid out. */
public final class RefundCreditNote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RefundCreditNote(Map<String, Object> fields) {
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

    /** How it went out. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** When it went out: not before the credit note, and at the latest today; today by default. */
    public Builder refundedOn(LocalDate value) {
      return set("refunded_on", value);
    }

    /** What the bank statement says of it. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** What was collected. */
    public RefundCreditNote build() {
      return new RefundCreditNote(fields());
    }
  }
}
