// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The quote acceptance. */
public final class QuoteAcceptance extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public QuoteAcceptance(Map<String, Object> fields) {
    super(fields);
  }

  /** Sum of the lines, without tax. */
  public BigDecimal subtotal() {
    return read("subtotal", Values::decimal);
  }

  /** Sum of the quote’s own discounts, without tax. */
  public BigDecimal discountTotal() {
    return read("discount_total", Values::decimal);
  }

  /** Sum of the quote’s own charges, without tax. */
  public BigDecimal chargeTotal() {
    return read("charge_total", Values::decimal);
  }

  /** Sum of the taxes. */
  public BigDecimal taxTotal() {
    return read("tax_total", Values::decimal);
  }

  /** Subtotal less discounts, plus charges, plus tax. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** One group per tax category and rate, the highest rate first. */
  public List<TaxGroup> taxBreakdown() {
    return read("tax_breakdown", Values.list(Values.object(TaxGroup::new)));
  }

  /** When it was accepted. */
  public Instant at() {
    return read("at", Values::time);
  }

  /** Who has accepted it; null once the data of the customer were erased. May be null. */
  public String name() {
    return read("name", Values::text);
  }

  /** How you were told. <code>page</code>: the customer has accepted it on the page behind a link. */
  public String channel() {
    return read("channel", Values::text);
  }

  /** The address for mail that they gave on the page; null elsewhere, and once it was erased. May be null. */
  public String email() {
    return read("email", Values::text);
  }

  /** The link to the page on which it was accepted. May be null. */
  public String linkId() {
    return read("link_id", Values::text);
  }

  /** Where the page was asked for: a hash of the network address with a key of this installation and the day, so that two of one day can be compared and none can be read. May be null. */
  public String addressHash() {
    return read("address_hash", Values::text);
  }

  /** The lines that hold. */
  public List<String> items() {
    return read("items", Values.list(Values::text));
  }

  /** SHA-256 of the quote as it was issued, in hexadecimal, as its chain has it. */
  public String documentHash() {
    return read("document_hash", Values::text);
  }

  /** SHA-256 of its terms, in hexadecimal; null where it has none. May be null. */
  public String termsHash() {
    return read("terms_hash", Values::text);
  }

  /** The values of channel that this version knows. */
  public interface Channel {
    String EMAIL = "email";
    String PHONE = "phone";
    String PAPER = "paper";
    String IN_PERSON = "in_person";
    String OTHER = "other";
    String PAGE = "page";
  }
}
