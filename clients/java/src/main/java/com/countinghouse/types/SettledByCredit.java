// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The settled by credit. */
public final class SettledByCredit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SettledByCredit(Map<String, Object> fields) {
    super(fields);
  }

  /** The payment that has settled it. May be null. */
  public String paymentId() {
    return read("payment_id", Values::text);
  }

  /** The credit note that has settled it. May be null. */
  public String creditNoteId() {
    return read("credit_note_id", Values::text);
  }

  /** The identifier of the invoice. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** How much of the invoice it has settled. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }
}
