// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/**
 * BankDetails.
 */
public final class BankDetails extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankDetails(Map<String, Object> fields) {
    super(fields);
  }

  /** May be null. */
  public String accountHolder() {
    return read("account_holder", Values::text);
  }

  /** May be null. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** May be null. */
  public String bic() {
    return read("bic", Values::text);
  }

  /** May be null. */
  public String bankName() {
    return read("bank_name", Values::text);
  }

  /** May be null. */
  public String accountNumber() {
    return read("account_number", Values::text);
  }

  /** May be null. */
  public String routingNumber() {
    return read("routing_number", Values::text);
  }
}
