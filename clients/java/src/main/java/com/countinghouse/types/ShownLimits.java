// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The shown limits. */
public final class ShownLimits extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ShownLimits(Map<String, Object> fields) {
    super(fields);
  }

  /** The most that one document or booking may come to. May be null. */
  public ShownAmount maxAmount() {
    return read("max_amount", Values.object(ShownAmount::new));
  }

  /** What a day may come to. May be null. */
  public ShownDayLimits perDay() {
    return read("per_day", Values.object(ShownDayLimits::new));
  }

  /** Whether it may only write drafts. */
  public Boolean draftOnly() {
    return read("draft_only", Values::bool);
  }

  /** The customers that it may write for. May be null. */
  public List<String> customerIds() {
    return read("customer_ids", Values.list(Values::text));
  }

  /** The products that it may sell. May be null. */
  public List<String> productIds() {
    return read("product_ids", Values.list(Values::text));
  }

  /** The writing operations that it may call. May be null. */
  public List<String> operations() {
    return read("operations", Values.list(Values::text));
  }

  /** What a person has to approve first. May be null. */
  public ShownNeededApproval needsApproval() {
    return read("needs_approval", Values.object(ShownNeededApproval::new));
  }
}
