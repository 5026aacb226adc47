// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The bill approval change. */
public final class BillApprovalChange extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillApprovalChange(Map<String, Object> fields) {
    super(fields);
  }

  /** Bills of more than this, with tax, need a second person; null if none do. May be null. */
  public BigDecimal approvalAbove() {
    return read("approval_above", Values::decimal);
  }

  /** The currency of that amount. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }
}
