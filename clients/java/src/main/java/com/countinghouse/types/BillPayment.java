// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The bill payment. */
public final class BillPayment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillPayment(Map<String, Object> fields) {
    super(fields);
  }

  /** The account. May be null. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** Its bank. May be null. */
  public String bic() {
    return read("bic", Values::text);
  }

  /** Whose account it is. May be null. */
  public String accountHolder() {
    return read("account_holder", Values::text);
  }

  /** What the payment has to say. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }
}
