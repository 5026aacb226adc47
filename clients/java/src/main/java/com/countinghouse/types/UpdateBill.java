// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What replaces the bill. */
public final class UpdateBill extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateBill(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of kind. */
  public enum Kind implements ApiEnum {
    INVOICE("invoice"),
    CREDIT_NOTE("credit_note");

    private final String wire;

    Kind(String wire) {
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

  /** Collects the fields of UpdateBill. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The file that it came as. Without <code>total</code>, an electronic invoice is read, also out of a PDF. */
    public Builder fileId(String value) {
      return set("file_id", value);
    }

    /** Who sent it. An electronic invoice tells it by its VAT number. */
    public Builder supplierId(String value) {
      return set("supplier_id", value);
    }

    /** An invoice, unless it takes something back. */
    public Builder kind(Kind value) {
      return set("kind", value);
    }

    /** The number that the supplier gave it. */
    public Builder supplierNumber(String value) {
      return set("supplier_number", value);
    }

    /** The day that it says it was issued. */
    public Builder issueDate(LocalDate value) {
      return set("issue_date", value);
    }

    /** The day that it came; today if not given. */
    public Builder receivedOn(LocalDate value) {
      return set("received_on", value);
    }

    /** The day that it is to be paid by. */
    public Builder dueDate(LocalDate value) {
      return set("due_date", value);
    }

    /** Of all of its amounts; else that of the organization. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Without tax. */
    public Builder subtotal(BigDecimal value) {
      return set("subtotal", value);
    }

    /** Without tax. */
    public Builder subtotal(long value) {
      return set("subtotal", value);
    }

    /** The tax. */
    public Builder taxTotal(BigDecimal value) {
      return set("tax_total", value);
    }

    /** The tax. */
    public Builder taxTotal(long value) {
      return set("tax_total", value);
    }

    /** With tax. */
    public Builder total(BigDecimal value) {
      return set("total", value);
    }

    /** With tax. */
    public Builder total(long value) {
      return set("total", value);
    }

    /** What is to be paid; the total if not given. */
    public Builder amountPayable(BigDecimal value) {
      return set("amount_payable", value);
    }

    /** What is to be paid; the total if not given. */
    public Builder amountPayable(long value) {
      return set("amount_payable", value);
    }

    /** The tax by category and rate. */
    public Builder taxBreakdown(List<CreateBillTaxGroup> value) {
      return set("tax_breakdown", value);
    }

    /** Where it is to be paid to. */
    public Builder payment(CreateBillPayment value) {
      return set("payment", value);
    }

    /** The order that it is for. */
    public Builder orderReference(String value) {
      return set("order_reference", value);
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
    public UpdateBill build() {
      return new UpdateBill(fields());
    }
  }
}
