// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The payment run. */
public final class PaymentRun extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentRun(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the run. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Once it is <code>released</code> it has its file, which does not change. */
  public String status() {
    return read("status", Values::text);
  }

  /** The account that pays. */
  public String bankAccountId() {
    return read("bank_account_id", Values::text);
  }

  /** When the bank is to execute it. */
  public LocalDate executeOn() {
    return read("execute_on", Values::date);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What all transfers come to. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** How many transfers it has: one for each bill. */
  public Long transfers() {
    return read("transfers", Values::integer);
  }

  /** SHA-256 of its file, in hexadecimal digits. May be null. */
  public String fileSha256() {
    return read("file_sha256", Values::text);
  }

  /** When it was released. May be null. */
  public Instant releasedAt() {
    return read("released_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** What can be done with it. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** Its transfers. */
  public List<PaymentRunItem> items() {
    return read("items", Values.list(Values.object(PaymentRunItem::new)));
  }

  /** Bills that are due by the day that was asked for, and not paid by it: the first hundred. */
  public List<LeftOutBill> leftOut() {
    return read("left_out", Values.list(Values.object(LeftOutBill::new)));
  }

  /** The values of status that this version knows. */
  public interface Status {
    String PROPOSED = "proposed";
    String RELEASED = "released";
    String SETTLED = "settled";
    String CANCELLED = "cancelled";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String RELEASE = "release";
    String SETTLE = "settle";
    String CANCEL = "cancel";
  }
}
