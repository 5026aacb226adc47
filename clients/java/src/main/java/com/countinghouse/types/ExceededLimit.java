// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The exceeded limit. */
public final class ExceededLimit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ExceededLimit(Map<String, Object> fields) {
    super(fields);
  }

  /** Where it stands in <code>limits</code> of the key. */
  public String name() {
    return read("name", Values::text);
  }

  /** The amount or the number that is allowed; null for a limit that is none. May be null. */
  public BigDecimal value() {
    return read("value", Values::decimal);
  }

  /** What was asked: an amount, or a number. May be null. */
  public BigDecimal asked() {
    return read("asked", Values::decimal);
  }

  /** What is left of it today, for limits of a day. May be null. */
  public BigDecimal leftToday() {
    return read("left_today", Values::decimal);
  }

  /** The currency of the limit. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What is allowed, for limits that are lists. May be null. */
  public List<String> allowed() {
    return read("allowed", Values.list(Values::text));
  }

  /** The values of name that this version knows. */
  public interface Name {
    String OPERATIONS = "operations";
    String DRAFT_ONLY = "draft_only";
    String CUSTOMER_IDS = "customer_ids";
    String PRODUCT_IDS = "product_ids";
    String MAX_AMOUNT = "max_amount";
    String PER_DAY_AMOUNT = "per_day.amount";
    String PER_DAY_COUNT = "per_day.count";
    String NEEDS_APPROVAL = "needs_approval";
  }
}
