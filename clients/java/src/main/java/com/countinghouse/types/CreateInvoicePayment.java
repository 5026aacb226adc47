// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** A payment of one invoice. */
public final class CreateInvoicePayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateInvoicePayment(Map<String, Object> fields) {
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

  /** The values of settle_rest. */
  public enum SettleRest implements ApiEnum {
    BANK_FEE("bank_fee"),
    ROUNDING("rounding"),
    GOODWILL("goodwill"),
    EARLY_PAYMENT("early_payment"),
    NONE("none");

    private final String wire;

    SettleRest(String wire) {
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

  /** Collects the fields of CreateInvoicePayment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How it came in. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** When it came in, at the latest today; today when it is not said. */
    public Builder receivedOn(LocalDate value) {
      return set("received_on", value);
    }

    /** What the bank statement says, or the number of a receipt. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** How much of what is due; all of it when it is not said. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much of what is due; all of it when it is not said. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than <code>settling</code> of the organization allows, and says why: a bank kept it, a difference of cents, or goodwill. The latter two lower turnover and tax. <code>early_payment</code> takes a discount although the money came late, and <code>none</code> leaves the rest due, even in time. Without it, a discount for paying early settles the rest where it asks for that amount. */
    public Builder settleRest(SettleRest value) {
      return set("settle_rest", value);
    }

    /** What was collected. */
    public CreateInvoicePayment build() {
      return new CreateInvoicePayment(fields());
    }
  }
}
