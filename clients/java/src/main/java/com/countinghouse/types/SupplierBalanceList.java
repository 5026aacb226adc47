// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of supplier balances. */
public final class SupplierBalanceList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SupplierBalanceList(Map<String, Object> fields) {
    super(fields);
  }

  /** One entry per currency, in their order. */
  public List<SupplierBalance> data() {
    return read("data", Values.list(Values.object(SupplierBalance::new)));
  }
}
