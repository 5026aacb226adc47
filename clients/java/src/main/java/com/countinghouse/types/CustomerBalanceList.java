// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of customer balances. */
public final class CustomerBalanceList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CustomerBalanceList(Map<String, Object> fields) {
    super(fields);
  }

  /** One entry per currency, in their order. */
  public List<CustomerBalance> data() {
    return read("data", Values.list(Values.object(CustomerBalance::new)));
  }
}
