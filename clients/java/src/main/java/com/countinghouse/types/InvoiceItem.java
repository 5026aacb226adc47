// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/**
 * InvoiceItem.
 */
public final class InvoiceItem extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceItem(Map<String, Object> fields) {
    super(fields);
  }

  public String id() {
    return read("id", Values::text);
  }

  public String productId() {
    return read("product_id", Values::text);
  }

  /** The product’s name when the line was written. */
  public String productName() {
    return read("product_name", Values::text);
  }

  /** May be null. */
  public String description() {
    return read("description", Values::text);
  }

  public BigDecimal quantity() {
    return read("quantity", Values::decimal);
  }

  /** Price of one unit, without tax. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** Tax rate of this line as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Quantity times price, rounded to the currency. */
  public BigDecimal gross() {
    return read("gross", Values::decimal);
  }

  /** What is taxed. */
  public BigDecimal net() {
    return read("net", Values::decimal);
  }
}
