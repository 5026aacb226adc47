// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** One of the payments that a bank line is the sum of. */
public final class LineDetail extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LineDetail(Map<String, Object> fields) {
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

  /** Null where the bank does not say it. May be null. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }
}
