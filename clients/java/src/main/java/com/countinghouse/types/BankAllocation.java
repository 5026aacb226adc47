// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bank allocation. */
public final class BankAllocation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankAllocation(Map<String, Object> fields) {
    super(fields);
  }

  /** The invoice that it settles. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** With how much. */
  public BigDecimal amount() {
    return read("amount", Values::decimal);
  }

  /** What the rest of the invoice is let go as. May be null. */
  public String settleRest() {
    return read("settle_rest", Values::text);
  }

  /** The values of settle_rest that this version knows. */
  public interface SettleRest {
    String BANK_FEE = "bank_fee";
    String ROUNDING = "rounding";
    String GOODWILL = "goodwill";
    String EARLY_PAYMENT = "early_payment";
    String NONE = "none";
  }
}
