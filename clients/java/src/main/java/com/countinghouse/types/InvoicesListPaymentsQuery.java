// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>invoices.list_payments</code> may be asked. */
public final class InvoicesListPaymentsQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoicesListPaymentsQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of sort. */
  public enum Sort implements ApiEnum {
    CREATED_AT("created_at"),
    CREATED_AT_DESCENDING("-created_at"),
    RECEIVED_ON("received_on"),
    RECEIVED_ON_DESCENDING("-received_on");

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
    RECORDED("recorded"),
    REVERSED("reversed");

    private final String wire;

    Status(String wire) {
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

  /** Collects the fields of InvoicesListPaymentsQuery. */
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

    /** Only those of which this is the amount, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Only those in this state. */
    public Builder status(Status value) {
      return set("status", value);
    }

    /** Only those of this customer. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Only those of which something can still be allocated, or nothing can. */
    public Builder unapplied(Boolean value) {
      return set("unapplied", value);
    }

    /** Only those with exactly this reference. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** Only those in this currency. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Only those of such an amount; together with <code>currency</code>, as amounts of two do not compare. As in <code>amount[gte]</code>, with gte, gt, lte and lt. */
    public Builder amount(DecimalRange value) {
      return set("amount", value);
    }

    /** Only those received on these days. As in <code>received_on[gte]</code>, with gte, gt, lte and lt. */
    public Builder receivedOn(DateRange value) {
      return set("received_on", value);
    }

    /** Only those recorded then. As in <code>created_at[gte]</code>, with gte, gt, lte and lt. */
    public Builder createdAt(TimeRange value) {
      return set("created_at", value);
    }

    /** Only those with this text under this name, as in <code>metadata[project]=Apollo</code>. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Whether to count all rows on all pages too, as <code>total_count</code>; it takes longer. */
    public Builder withTotal(Boolean value) {
      return set("with_total", value);
    }

    /** What was collected. */
    public InvoicesListPaymentsQuery build() {
      return new InvoicesListPaymentsQuery(fields());
    }
  }
}
