// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** A page of bank matchs. */
public final class BankMatchList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankMatchList(Map<String, Object> fields) {
    super(fields);
  }

  /** In their order. */
  public List<BankMatch> data() {
    return read("data", Values.list(Values.object(BankMatch::new)));
  }
}
