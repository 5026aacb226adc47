// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The left item. */
public final class LeftItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public LeftItem(Map<String, Object> fields) {
    super(fields);
  }

  /** A line that was accepted. */
  public String quoteItemId() {
    return read("quote_item_id", Values::text);
  }

  /** How much of it is on no invoice. */
  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }
}
