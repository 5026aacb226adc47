// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bank bill. */
public final class BankBill extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankBill(Map<String, Object> fields) {
    super(fields);
  }

  /** The bill that it settles. */
  public String billId() {
    return read("bill_id", Values::text);
  }

  /** With how much. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** What the supplier lets go for paying early. May be null. */
  public BigDecimal discount() {
    return read("discount", Values::decimal);
  }
}
