// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The applied credit. */
public final class AppliedCredit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AppliedCredit(Map<String, Object> fields) {
    super(fields);
  }

  /** What was settled, in the order in which it was. */
  public List<SettledByCredit> settled() {
    return read("settled", Values.list(Values.object(SettledByCredit::new)));
  }

  /** The balance of the customer afterwards. */
  public List<CustomerBalance> balance() {
    return read("balance", Values.list(Values.object(CustomerBalance::new)));
  }
}
