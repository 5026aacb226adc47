// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** A booked entry of a bank account. */
public final class BankLine extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankLine(Map<String, Object> fields) {
    super(fields);
  }

  /** Who paid or was paid. May be null. */
  public String counterpartyName() {
    return read("counterparty_name", Values::text);
  }

  /** An IBAN, or the number of an account without one. May be null. */
  public String counterpartyIban() {
    return read("counterparty_iban", Values::text);
  }

  /** The bank of that account. May be null. */
  public String counterpartyBic() {
    return read("counterparty_bic", Values::text);
  }

  /** What the payment is for. May be null. */
  public String text() {
    return read("text", Values::text);
  }

  /** The reference that goes from end to end. May be null. */
  public String endToEndId() {
    return read("end_to_end_id", Values::text);
  }

  /** The mandate of a direct debit. May be null. */
  public String mandateId() {
    return read("mandate_id", Values::text);
  }

  /** Who collects a direct debit. May be null. */
  public String creditorId() {
    return read("creditor_id", Values::text);
  }

  /** A creditor reference or a QR reference. May be null. */
  public String structuredReference() {
    return read("structured_reference", Values::text);
  }

  /** Why it came back, such as MS03. May be null. */
  public String returnReason() {
    return read("return_reason", Values::text);
  }

  /** What was ordered, where that is said. May be null. */
  public String originalAmount() {
    return read("original_amount", Values::text);
  }

  /** In which currency. May be null. */
  public String originalCurrency() {
    return read("original_currency", Values::text);
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

  /** The statement that brought it. */
  public String bankStatementId() {
    return read("bank_statement_id", Values::text);
  }

  /** The line of the file that it begins in. */
  public Long position() {
    return read("position", Values::integer);
  }

  /** The day that it was booked. */
  public LocalDate bookedOn() {
    return read("booked_on", Values::date);
  }

  /** The day that interest counts from. May be null. */
  public LocalDate valuedOn() {
    return read("valued_on", Values::date);
  }

  /** Money in is above zero, money out below. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Of the account. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The reference of the bank. May be null. */
  public String bankReference() {
    return read("bank_reference", Values::text);
  }

  /** The batch that it is the sum of. May be null. */
  public String batchReference() {
    return read("batch_reference", Values::text);
  }

  /** Its kind by ISO 20022. May be null. */
  public String bankCode() {
    return read("bank_code", Values::text);
  }

  /** Its kind by the code of German banks. May be null. */
  public String transactionCode() {
    return read("transaction_code", Values::text);
  }

  /** What the bank kept of it. May be null. */
  public BigDecimal charges() {
    return read("charges", Values::decimal);
  }

  /** How many payments it is the sum of, if it is. */
  public Long detailsCount() {
    return read("details_count", Values::integer);
  }

  /** How much of it is said what it is. */
  public BigDecimal matchedAmount() {
    return read("matched_amount", Values::decimal);
  }

  /** Whether it is to be looked at. */
  public String state() {
    return read("state", Values::text);
  }

  /** What can be done with it. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** Until when it is held. May be null. */
  public LocalDate holdUntil() {
    return read("hold_until", Values::date);
  }

  /** Why it is held or ignored. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The payments that it is the sum of. */
  public List<LineDetail> details() {
    return read("details", Values.list(Values.object(LineDetail::new)));
  }

  /** The values of state that this version knows. */
  public interface State {
    String NEW = "new";
    String HELD = "held";
    String IGNORED = "ignored";
    String MATCHED = "matched";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String HOLD = "hold";
    String IGNORE = "ignore";
    String REOPEN = "reopen";
    String MATCH = "match";
    String UNMATCH = "unmatch";
  }
}
