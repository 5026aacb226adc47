// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The left out bill. */
public final class LeftOutBill extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LeftOutBill(Map<String, Object> fields) {
    super(fields);
  }

  /** A bill that is due. */
  public String billId() {
    return read("bill_id", Values::text);
  }

  /** Why it is not paid. */
  public String reason() {
    return read("reason", Values::text);
  }

  /** The same in words, and what to do. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** The values of reason that this version knows. */
  public interface Reason {
    String NOT_APPROVED = "not_approved";
    String IN_PAYMENT_RUN = "in_payment_run";
    String IS_CREDIT = "is_credit";
    String NOT_IN_EUROS = "not_in_euros";
    String NOTHING_DUE = "nothing_due";
    String AMOUNT_TOO_LARGE = "amount_too_large";
    String NO_ACCOUNT = "no_account";
    String UNKNOWN_ACCOUNT = "unknown_account";
  }
}
