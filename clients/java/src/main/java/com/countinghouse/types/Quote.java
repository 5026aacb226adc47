// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The quote. */
public final class Quote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Quote(Map<String, Object> fields) {
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

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The state that it is in. */
  public String status() {
    return read("status", Values::text);
  }

  /** What may be done now. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** Null: it is a draft. May be null. */
  public String number() {
    return read("number", Values::text);
  }

  /** Counts the quotes that took the place of each other. */
  public Long revision() {
    return read("revision", Values::integer);
  }

  /** The quote whose place it takes. May be null. */
  public String revisesQuoteId() {
    return read("revises_quote_id", Values::text);
  }

  /** The quote that has taken its place. May be null. */
  public String supersededByQuoteId() {
    return read("superseded_by_quote_id", Values::text);
  }

  /** The identifier of the customer. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The customer’s name when it was written. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Tax rate of lines without one of their own, as a percentage. */
  public BigDecimal taxRate() {
    return read("tax_rate", Values::decimal);
  }

  /** Tax category of such lines. */
  public String taxCategory() {
    return read("tax_category", Values::text);
  }

  /** Why no tax is charged, as it was given. May be null. */
  public String taxExemptionReason() {
    return read("tax_exemption_reason", Values::text);
  }

  /** Whether tax is rounded once per tax group or once per line. */
  public String taxRounding() {
    return read("tax_rounding", Values::text);
  }

  /** Whether prices, discounts and charges include tax. */
  public Boolean pricesIncludeTax() {
    return read("prices_include_tax", Values::bool);
  }

  /** Taken off the whole quote. */
  public List<AppliedDocumentAdjustment> discounts() {
    return read("discounts", Values.list(Values.object(AppliedDocumentAdjustment::new)));
  }

  /** Added to the whole quote. */
  public List<AppliedDocumentAdjustment> charges() {
    return read("charges", Values.list(Values.object(AppliedDocumentAdjustment::new)));
  }

  /** Subtotal less discounts, plus charges. */
  public BigDecimal totalExcludingTax() {
    return read("total_excluding_tax", Values::decimal);
  }

  /** The day on which it was issued. May be null. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** The last day on which it can be accepted. Null: 30 days after the issue. May be null. */
  public LocalDate validUntil() {
    return read("valid_until", Values::date);
  }

  /** The customer’s own sign. May be null. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** For yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Printed on the document. May be null. */
  public String message() {
    return read("message", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** What proves that it was accepted, and the sums of the lines that hold since. May be null. */
  public QuoteAcceptance acceptance() {
    return read("acceptance", Values.object(QuoteAcceptance::new));
  }

  /** Why it was declined. May be null. */
  public String declineReason() {
    return read("decline_reason", Values::text);
  }

  /** When it was issued. May be null. */
  public Instant issuedAt() {
    return read("issued_at", Values::time);
  }

  /** When it last left by mail. May be null. */
  public Instant sentAt() {
    return read("sent_at", Values::time);
  }

  /** When somebody looked at the page behind one of its links for the first time. May be null. */
  public Instant viewedAt() {
    return read("viewed_at", Values::time);
  }

  /** When it was accepted, declined, cancelled or superseded, or has expired. May be null. */
  public Instant closedAt() {
    return read("closed_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** What whoever accepts agrees to. May be null. */
  public String terms() {
    return read("terms", Values::text);
  }

  /** Who offers it, as it was at the issue. May be null. */
  public Seller seller() {
    return read("seller", Values.object(Seller::new));
  }

  /** To whom, as it was at the issue. May be null. */
  public Buyer buyer() {
    return read("buyer", Values.object(Buyer::new));
  }

  /** The lines, in their order. */
  public List<QuoteItem> items() {
    return read("items", Values.list(Values.object(QuoteItem::new)));
  }

  /** The values of status that this version knows. */
  public interface Status {
    String DRAFT = "draft";
    String OPEN = "open";
    String ACCEPTED = "accepted";
    String DECLINED = "declined";
    String EXPIRED = "expired";
    String SUPERSEDED = "superseded";
    String CANCELLED = "cancelled";
    String INVOICED = "invoiced";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String UPDATE = "update";
    String DELETE = "delete";
    String ISSUE = "issue";
    String SEND = "send";
    String REVISE = "revise";
    String ACCEPT = "accept";
    String DECLINE = "decline";
    String EXTEND = "extend";
    String CANCEL = "cancel";
    String CREATE_INVOICE = "create_invoice";
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

  /** The values of tax_rounding that this version knows. */
  public interface TaxRounding {
    String DOCUMENT = "document";
    String LINE = "line";
  }
}
