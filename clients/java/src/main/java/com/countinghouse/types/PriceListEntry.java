// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The price list entry. */
public final class PriceListEntry extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PriceListEntry(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the product. */
  public String productId() {
    return read("product_id", Values::text);
  }

  /** What one unit costs. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** The quantity from which it costs that; null if any. May be null. */
  public BigDecimal minQuantity() {
    return read("min_quantity", Values::decimal);
  }
}
