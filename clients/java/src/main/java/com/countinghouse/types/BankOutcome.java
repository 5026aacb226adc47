// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The bank outcome. */
public final class BankOutcome extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankOutcome(Map<String, Object> fields) {
    super(fields);
  }

  /** What it is. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** How much of the line it is, above zero. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Who pays. May be null. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** What a new payment settles. */
  public List<BankAllocation> allocations() {
    return read("allocations", Values.list(Values.object(BankAllocation::new)));
  }

  /** The payment on record. May be null. */
  public String paymentId() {
    return read("payment_id", Values::text);
  }

  /** The credit note that was refunded. May be null. */
  public String creditNoteId() {
    return read("credit_note_id", Values::text);
  }

  /** The supplier who was paid. May be null. */
  public String supplierId() {
    return read("supplier_id", Values::text);
  }

  /** What a new payment to a supplier settles. */
  public List<BankBill> bills() {
    return read("bills", Values.list(Values.object(BankBill::new)));
  }

  /** The payment to a supplier on record. May be null. */
  public String billPaymentId() {
    return read("bill_payment_id", Values::text);
  }

  /** The payment run that was executed. May be null. */
  public String paymentRunId() {
    return read("payment_run_id", Values::text);
  }

  /** Why it has nothing to do with the books, by a rule. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String PAYMENT = "payment";
    String RECORDED_PAYMENT = "recorded_payment";
    String REVERSAL = "reversal";
    String REFUND = "refund";
    String RECORDED_REFUND = "recorded_refund";
    String BILL_PAYMENT = "bill_payment";
    String RECORDED_BILL_PAYMENT = "recorded_bill_payment";
    String PAYMENT_RUN = "payment_run";
    String FEE = "fee";
    String IGNORE = "ignore";
  }
}
