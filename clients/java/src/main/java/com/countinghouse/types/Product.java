// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** What the organization sells. */
public final class Product extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Product(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the product. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** Your own article number. May be null. */
  public String sku() {
    return read("sku", Values::text);
  }

  /** Global Trade Item Number. May be null. */
  public String gtin() {
    return read("gtin", Values::text);
  }

  /** What it is, for people to read. May be null. */
  public String description() {
    return read("description", Values::text);
  }

  /** Proposed price per unit. May be null. */
  public BigDecimal price() {
    return read("price", Values::decimal);
  }

  /** Null: the organization’s currency. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Proposed tax rate as a percentage. May be null. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Proposed tax category of EN 16931. May be null. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** What is counted. May be null. */
  public Unit unit() {
    return read("unit", Values.object(Unit::new));
  }

  /** Whether it is still sold. */
  public Boolean active() {
    return read("active", Values::bool);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** Since when it is hidden from lists. May be null. */
  public Instant archivedAt() {
    return read("archived_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of tax_category that this version knows. */
  public interface TaxCategory {
    String S = "S";
    String Z = "Z";
    String E = "E";
    String AE = "AE";
    String K = "K";
    String G = "G";
    String O = "O";
    String L = "L";
    String M = "M";
  }
}
