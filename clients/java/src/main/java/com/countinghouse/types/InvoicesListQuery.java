// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What <code>invoices.list</code> may be asked. */
public final class InvoicesListQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoicesListQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of sort. */
  public enum Sort implements ApiEnum {
    CREATED_AT("created_at"),
    CREATED_AT_DESCENDING("-created_at"),
    UPDATED_AT("updated_at"),
    UPDATED_AT_DESCENDING("-updated_at"),
    ISSUE_DATE("issue_date"),
    ISSUE_DATE_DESCENDING("-issue_date"),
    DUE_DATE("due_date"),
    DUE_DATE_DESCENDING("-due_date"),
    TOTAL("total"),
    TOTAL_DESCENDING("-total"),
    NUMBER("number"),
    NUMBER_DESCENDING("-number");

    private final String wire;

    Sort(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of status. */
  public enum Status implements ApiEnum {
    DRAFT("draft"),
    OPEN("open"),
    PAID("paid"),
    VOID("void"),
    UNCOLLECTIBLE("uncollectible"),
    OVERDUE("overdue");

    private final String wire;

    Status(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of payment_status. */
  public enum PaymentStatus implements ApiEnum {
    UNPAID("unpaid"),
    PARTIALLY_PAID("partially_paid"),
    PAID("paid");

    private final String wire;

    PaymentStatus(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of withholding. */
  public enum Withholding implements ApiEnum {
    CERTIFIED("certified"),
    UNCERTIFIED("uncertified");

    private final String wire;

    Withholding(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of expand. */
  public enum Expand implements ApiEnum {
    CUSTOMER("customer");

    private final String wire;

    Expand(String wire) {
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

  /** Collects the fields of InvoicesListQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** How many to return at most. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** Where to go on: <code>next_cursor</code> of the page before, unchanged, with the same filters and the same sort. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
    public Builder sort(Sort value) {
      return set("sort", value);
    }

    /** Only those whose number begins or ends so, whose payment reference begins so, whose total this is, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Only those in one of these states, parted by commas; <code>overdue</code> is open with a due date before today. */
    public Builder status(List<Status> value) {
      return set("status", value);
    }

    /** Only those that are settled so far. */
    public Builder paymentStatus(PaymentStatus value) {
      return set("payment_status", value);
    }

    /** Only those of which something is withheld, with or without certificates of all of it. */
    public Builder withholding(Withholding value) {
      return set("withholding", value);
    }

    /** Only those of this customer. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Only those that this recurring invoice made. */
    public Builder recurringInvoiceId(String value) {
      return set("recurring_invoice_id", value);
    }

    /** Only those that were made of this quote. */
    public Builder quoteId(String value) {
      return set("quote_id", value);
    }

    /** Only the one with exactly this number. */
    public Builder number(String value) {
      return set("number", value);
    }

    /** Only those with exactly this reference. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** Only those that ask the payer for this reference, with or without blanks. */
    public Builder paymentReference(String value) {
      return set("payment_reference", value);
    }

    /** Only those of before with exactly this identifier where they were issued. */
    public Builder externalId(String value) {
      return set("external_id", value);
    }

    /** Only those in this currency. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Only those issued on these days. As in <code>issue_date[gte]</code>, with gte, gt, lte and lt. */
    public Builder issueDate(DateRange value) {
      return set("issue_date", value);
    }

    /** Only those due on these days. As in <code>due_date[gte]</code>, with gte, gt, lte and lt. */
    public Builder dueDate(DateRange value) {
      return set("due_date", value);
    }

    /** Only those with such a total; together with <code>currency</code>, as amounts of two do not compare. As in <code>total[gte]</code>, with gte, gt, lte and lt. */
    public Builder total(DecimalRange value) {
      return set("total", value);
    }

    /** Only those created then. As in <code>created_at[gte]</code>, with gte, gt, lte and lt. */
    public Builder createdAt(TimeRange value) {
      return set("created_at", value);
    }

    /** Only those changed at this moment or later. */
    public Builder updatedSince(Instant value) {
      return set("updated_since", value);
    }

    /** Only those with this text under this name, as in <code>metadata[project]=Apollo</code>. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What to embed as it is now, beside its identifier, separated by commas. customer needs the scope customers:read. */
    public Builder expand(List<Expand> value) {
      return set("expand", value);
    }

    /** Whether to count all rows on all pages too, as <code>total_count</code>; it takes longer. */
    public Builder withTotal(Boolean value) {
      return set("with_total", value);
    }

    /** What was collected. */
    public InvoicesListQuery build() {
      return new InvoicesListQuery(fields());
    }
  }
}
