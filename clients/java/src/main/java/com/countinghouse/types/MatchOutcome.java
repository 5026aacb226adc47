// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The match outcome. */
public final class MatchOutcome extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MatchOutcome(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of kind. */
  public enum Kind implements ApiEnum {
    PAYMENT("payment"),
    RECORDED_PAYMENT("recorded_payment"),
    REVERSAL("reversal"),
    REFUND("refund"),
    RECORDED_REFUND("recorded_refund"),
    BILL_PAYMENT("bill_payment"),
    RECORDED_BILL_PAYMENT("recorded_bill_payment"),
    PAYMENT_RUN("payment_run"),
    FEE("fee"),
    IGNORE("ignore");

    private final String wire;

    Kind(String wire) {
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

  /** Collects the fields of MatchOutcome. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** <code>payment</code> is recorded, <code>recorded_payment</code> was; <code>reversal</code> takes a payment back that did come in before; <code>refund</code> is recorded, <code>recorded_refund</code> was; <code>bill_payment</code> to a supplier is recorded, <code>recorded_bill_payment</code> was; <code>payment_run</code> was executed as one amount; <code>fee</code> is what the bank kept; <code>ignore</code> has nothing to do with the books. */
    public Builder kind(Kind value) {
      return set("kind", value);
    }

    /** How much it is. A fee, a refund, a reversal and what suppliers get are money that goes out. */
    public Builder amount(BigDecimal value) {
      return set("amount", value);
    }

    /** How much it is. A fee, a refund, a reversal and what suppliers get are money that goes out. */
    public Builder amount(long value) {
      return set("amount", value);
    }

    /** Who pays, for <code>payment</code>. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Which invoices a <code>payment</code> settles. What is left is the customer’s credit. */
    public Builder allocations(List<CreateAllocation> value) {
      return set("allocations", value);
    }

    /** The payment that it is, or that it is of. */
    public Builder paymentId(String value) {
      return set("payment_id", value);
    }

    /** The credit note that a <code>recorded_refund</code> is of. */
    public Builder creditNoteId(String value) {
      return set("credit_note_id", value);
    }

    /** Who was paid, for <code>bill_payment</code>. */
    public Builder supplierId(String value) {
      return set("supplier_id", value);
    }

    /** Which bills a <code>bill_payment</code> settles. What is left is kept with the supplier. */
    public Builder bills(List<BankBillAllocation> value) {
      return set("bills", value);
    }

    /** The payment to a supplier that it is. */
    public Builder billPaymentId(String value) {
      return set("bill_payment_id", value);
    }

    /** The run that it is, for <code>payment_run</code>: <code>amount</code> is what no line is yet of it. */
    public Builder paymentRunId(String value) {
      return set("payment_run_id", value);
    }

    /** Why; needed for <code>ignore</code>. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public MatchOutcome build() {
      return new MatchOutcome(fields());
    }
  }
}
