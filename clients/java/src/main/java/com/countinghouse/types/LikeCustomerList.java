// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of like customers. */
public final class LikeCustomerList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LikeCustomerList(Map<String, Object> fields) {
    super(fields);
  }

  /** At most 20, the most alike first. */
  public List<LikeCustomer> data() {
    return read("data", Values.list(Values.object(LikeCustomer::new)));
  }
}
