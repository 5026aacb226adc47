// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The payment run item. */
public final class PaymentRunItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentRunItem(Map<String, Object> fields) {
    super(fields);
  }

  /** The bill that it pays. */
  public String billId() {
    return read("bill_id", Values::text);
  }

  /** What is transferred. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** Whose account it goes to. */
  public String creditorName() {
    return read("creditor_name", Values::text);
  }

  /** The account. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** What the transfer says, before it is written in the characters of banks. */
  public String remittance() {
    return read("remittance", Values::text);
  }

  /** The payment that settling it has recorded. May be null. */
  public String paymentId() {
    return read("payment_id", Values::text);
  }
}
