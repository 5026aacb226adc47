// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** What events tell of a bank line: nothing that names anybody. */
public final class BankLineState extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankLineState(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the line. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The account. */
  public String bankAccountId() {
    return read("bank_account_id", Values::text);
  }

  /** The day that it was booked. */
  public LocalDate bookedOn() {
    return read("booked_on", Values::date);
  }

  /** Money in is above zero, money out below. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Of the account. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** How much of it is said what it is. */
  public BigDecimal matchedAmount() {
    return read("matched_amount", Values::decimal);
  }

  /** Whether it is to be looked at. */
  public String state() {
    return read("state", Values::text);
  }

  /** Until when it is held. May be null. */
  public LocalDate holdUntil() {
    return read("hold_until", Values::date);
  }

  /** In <code>bank_line.matched</code>, how it came to be: by a request, by booking all that is certain, or by the setting of the bank account; null elsewhere. May be null. */
  public String matchedBy() {
    return read("matched_by", Values::text);
  }

  /** The values of state that this version knows. */
  public interface State {
    String NEW = "new";
    String HELD = "held";
    String IGNORED = "ignored";
    String MATCHED = "matched";
  }

  /** The values of matched_by that this version knows. */
  public interface MatchedBy {
    String REQUEST = "request";
    String ACCEPT_CERTAIN = "accept_certain";
    String AUTO_CERTAIN = "auto_certain";
  }
}
