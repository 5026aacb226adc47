// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The statement entry. */
public final class StatementEntry extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public StatementEntry(Map<String, Object> fields) {
    super(fields);
  }

  /** The day that it counts from. */
  public LocalDate date() {
    return read("date", Values::date);
  }

  /** What happened. */
  public String type() {
    return read("type", Values::text);
  }

  /** The invoice, credit note or payment. */
  public String objectId() {
    return read("object_id", Values::text);
  }

  /** Number of the document, or reference of the payment. May be null. */
  public String number() {
    return read("number", Values::text);
  }

  /** When an invoice is due. May be null. */
  public LocalDate dueDate() {
    return read("due_date", Values::date);
  }

  /** Above zero, the customer owes more by it. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** The balance after it. */
  public BigDecimal balance() {
    return read("balance", Values::decimal);
  }

  /** The values of type that this version knows. */
  public interface Type {
    String INVOICE = "invoice";
    String INVOICE_VOIDED = "invoice_voided";
    String INVOICE_WRITTEN_OFF = "invoice_written_off";
    String WRITE_OFF_ENDED = "write_off_ended";
    String CREDIT_NOTE = "credit_note";
    String CREDIT_NOTE_REFUNDED = "credit_note_refunded";
    String CREDIT_NOTE_VOIDED = "credit_note_voided";
    String PAYMENT = "payment";
    String PAYMENT_REVERSED = "payment_reversed";
    String PAYMENT_RESTORED = "payment_restored";
    String REFUND = "refund";
    String REFUND_CANCELLED = "refund_cancelled";
    String DISCOUNT = "discount";
    String DISCOUNT_ENDED = "discount_ended";
    String DEDUCTION = "deduction";
    String DEDUCTION_ENDED = "deduction_ended";
  }
}
