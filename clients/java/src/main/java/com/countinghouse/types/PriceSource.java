// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The price source. */
public final class PriceSource extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PriceSource(Map<String, Object> fields) {
    super(fields);
  }

  /** The price list of the customer, or the product’s own price. */
  public String from() {
    return read("from", Values::text);
  }

  /** The list. May be null. */
  public String priceListId() {
    return read("price_list_id", Values::text);
  }

  /** The quantity from which the price holds, unless it holds for any. May be null. */
  public BigDecimal minQuantity() {
    return read("min_quantity", Values::decimal);
  }

  /** What the list takes off, as a percentage, where it has no price of its own. May be null. */
  public BigDecimal discountPercent() {
    return read("discount_percent", Values::decimal);
  }

  /** The values of from that this version knows. */
  public interface From {
    String PRICE_LIST = "price_list";
    String PRODUCT = "product";
  }
}
