// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * UpdateInvoice.
 */
public final class UpdateInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The customer who is to pay. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** The lines, in their order. */
    public Builder items(List<CreateInvoiceItem> value) {
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

    /** Else the customer’s currency, else the organization’s. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** The issue date, as far as it is known. */
    public Builder issueDate(LocalDate value) {
      return set("issue_date", value);
    }

    /** When it is due; else it follows from the payment terms. */
    public Builder dueDate(LocalDate value) {
      return set("due_date", value);
    }

    /** Else the customer’s terms, else the organization’s. */
    public Builder paymentTerms(PaymentTerms value) {
      return set("payment_terms", value);
    }

    /** The customer’s own sign, such as an order number. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public UpdateInvoice build() {
      return new UpdateInvoice(fields());
    }
  }
}
