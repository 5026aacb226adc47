// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The payment line. */
public final class PaymentLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentLine(Map<String, Object> fields) {
    super(fields);
  }

  /** The payment, of a customer or to a supplier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The line. */
  public String bankLineId() {
    return read("bank_line_id", Values::text);
  }

  /** Its bank account. */
  public String bankAccountId() {
    return read("bank_account_id", Values::text);
  }

  /** The day that it was booked. */
  public LocalDate bookedOn() {
    return read("booked_on", Values::date);
  }

  /** How much of it; money that goes out is below zero. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Of the account. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What the line is of the payment. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** How they came to be matched. */
  public String matchedBy() {
    return read("matched_by", Values::text);
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
    String FEE = "fee";
    String IGNORE = "ignore";
  }

  /** The values of matched_by that this version knows. */
  public interface MatchedBy {
    String REQUEST = "request";
    String ACCEPT_CERTAIN = "accept_certain";
    String AUTO_CERTAIN = "auto_certain";
  }
}
