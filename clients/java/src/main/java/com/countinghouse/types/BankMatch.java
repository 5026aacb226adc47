// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The bank match. */
public final class BankMatch extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankMatch(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The line. */
  public String bankLineId() {
    return read("bank_line_id", Values::text);
  }

  /** What a part of the line is. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** How much; money that goes out is below zero. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** The payment. May be null. */
  public String paymentId() {
    return read("payment_id", Values::text);
  }

  /** The refund of the payment. May be null. */
  public String refundId() {
    return read("refund_id", Values::text);
  }

  /** The credit note that was refunded. May be null. */
  public String creditNoteId() {
    return read("credit_note_id", Values::text);
  }

  /** The payment to a supplier. May be null. */
  public String billPaymentId() {
    return read("bill_payment_id", Values::text);
  }

  /** Whether it was recorded with this, so that undoing takes it back. */
  public Boolean isMade() {
    return read("is_made", Values::bool);
  }

  /** Why, where somebody said so. May be null. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** What was proposed, where it was. May be null. */
  public String verdict() {
    return read("verdict", Values::text);
  }

  /** What spoke for it then. */
  public List<String> facts() {
    return read("facts", Values.list(Values::text));
  }

  /** <code>request</code>: a request said what the line is. <code>accept_certain</code>: one had all booked that is certain. <code>auto_certain</code>: the setting of the bank account had. */
  public String matchedBy() {
    return read("matched_by", Values::text);
  }

  /** The rule that it follows; it may be deleted by now. May be null. */
  public String matchingRuleId() {
    return read("matching_rule_id", Values::text);
  }

  /** When it was taken back. May be null. */
  public Instant undoneAt() {
    return read("undone_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
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

  /** The values of verdict that this version knows. */
  public interface Verdict {
    String CERTAIN = "certain";
    String LIKELY = "likely";
    String POSSIBLE = "possible";
  }

  /** The values of facts that this version knows. */
  public interface Facts {
    String RECORDED = "recorded";
    String RELEASED = "released";
    String RETURNED = "returned";
    String REFERENCE = "reference";
    String NUMBER_IN_TEXT = "number_in_text";
    String DUE_EXACT = "due_exact";
    String DUE_LESS_DISCOUNT = "due_less_discount";
    String SUM_EXACT = "sum_exact";
    String PART = "part";
    String OVER = "over";
    String AMOUNT_EXACT = "amount_exact";
    String IBAN_KNOWN = "iban_known";
    String NAME_EQUAL = "name_equal";
    String ONLY_ONE = "only_one";
    String RULE = "rule";
    String RULE_CERTAIN = "rule_certain";
    String IBAN_OF_OTHER = "iban_of_other";
    String OTHER_NUMBER_NAMED = "other_number_named";
    String PAID_ALREADY = "paid_already";
  }

  /** The values of matched_by that this version knows. */
  public interface MatchedBy {
    String REQUEST = "request";
    String ACCEPT_CERTAIN = "accept_certain";
    String AUTO_CERTAIN = "auto_certain";
  }
}
