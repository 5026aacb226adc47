// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What replaces the quote. */
public final class UpdateQuote extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateQuote(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of tax_category. */
  public enum TaxCategory implements ApiEnum {
    S("S"),
    Z("Z"),
    E("E"),
    AE("AE"),
    K("K"),
    G("G"),
    O("O"),
    L("L"),
    M("M");

    private final String wire;

    TaxCategory(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateQuote. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The customer to whom it is offered. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** The lines, in their order. */
    public Builder items(List<CreateQuoteItem> value) {
      return set("items", value);
    }

    /** Tax rate of all lines without one of their own, as a percentage. */
    public Builder taxRate(BigDecimal value) {
      return set("tax_rate", value);
    }

    /** Tax rate of all lines without one of their own, as a percentage. */
    public Builder taxRate(long value) {
      return set("tax_rate", value);
    }

    /** Tax category of EN 16931 where a line names none; else as for invoices. */
    public Builder taxCategory(TaxCategory value) {
      return set("tax_category", value);
    }

    /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
    public Builder taxExemptionReason(String value) {
      return set("tax_exemption_reason", value);
    }

    /** Whether prices, and with them discounts and charges, include tax; false if not given. */
    public Builder pricesIncludeTax(Boolean value) {
      return set("prices_include_tax", value);
    }

    /** Taken off the whole quote, as off an invoice. */
    public Builder discounts(List<DocumentAdjustment> value) {
      return set("discounts", value);
    }

    /** Added to the whole quote, as to an invoice. */
    public Builder charges(List<DocumentAdjustment> value) {
      return set("charges", value);
    }

    /** Else the customer’s currency, else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** The last day on which it can be accepted; 30 days after the issue if not given. */
    public Builder validUntil(LocalDate value) {
      return set("valid_until", value);
    }

    /** What whoever accepts agrees to. */
    public Builder terms(String value) {
      return set("terms", value);
    }

    /** The customer’s own sign. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Printed on the document. */
    public Builder message(String value) {
      return set("message", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public UpdateQuote build() {
      return new UpdateQuote(fields());
    }
  }
}
