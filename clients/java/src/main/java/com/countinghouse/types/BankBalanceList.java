// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of bank balances. */
public final class BankBalanceList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankBalanceList(Map<String, Object> fields) {
    super(fields);
  }

  /** The latest 400, the oldest of them first. */
  public List<BankBalance> data() {
    return read("data", Values.list(Values.object(BankBalance::new)));
  }
}
