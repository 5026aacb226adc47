// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** The product price. */
public final class ProductPrice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ProductPrice(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the product. */
  public String productId() {
    return read("product_id", Values::text);
  }

  /** The identifier of the customer. May be null. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** How many are sold. */
  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }

  /** The day that was asked about. */
  public LocalDate on() {
    return read("on", Values::date);
  }

  /** The currency of the price. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** What one unit costs; null if there is no price. May be null. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** Whether it includes tax, as its price list says; null of a product’s own price. May be null. */
  public Boolean pricesIncludeTax() {
    return read("prices_include_tax", Values::bool);
  }

  /** Where the price comes from. May be null. */
  public PriceSource priceSource() {
    return read("price_source", Values.object(PriceSource::new));
  }

  /** Why there is no price, if there is none. May be null. */
  public NoPrice noPrice() {
    return read("no_price", Values.object(NoPrice::new));
  }
}
