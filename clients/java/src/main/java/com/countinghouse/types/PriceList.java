// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** A page of prices. */
public final class PriceList extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PriceList(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the price list. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Whether its prices include tax. */
  public Boolean pricesIncludeTax() {
    return read("prices_include_tax", Values::bool);
  }

  /** The first day on which it holds. May be null. */
  public LocalDate validFrom() {
    return read("valid_from", Values::date);
  }

  /** The last day on which it holds. May be null. */
  public LocalDate validUntil() {
    return read("valid_until", Values::date);
  }

  /** The list that says what products cost that have no entry here. May be null. */
  public String baseListId() {
    return read("base_list_id", Values::text);
  }

  /** What products without an entry cost less, as a percentage. May be null. */
  public BigDecimal discountPercent() {
    return read("discount_percent", Values::decimal);
  }

  /** The prices, in the order in which they were given. */
  public List<PriceListEntry> entries() {
    return read("entries", Values.list(Values.object(PriceListEntry::new)));
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** Since when it gives no prices and is hidden from lists. May be null. */
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
}
