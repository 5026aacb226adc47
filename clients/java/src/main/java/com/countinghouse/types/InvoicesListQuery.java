// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

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

  /** The values of sort that this version knows. */
  public interface Sort {
    String CREATED_AT = "created_at";
    String CREATED_AT_DESCENDING = "-created_at";
    String UPDATED_AT = "updated_at";
    String UPDATED_AT_DESCENDING = "-updated_at";
    String ISSUE_DATE = "issue_date";
    String ISSUE_DATE_DESCENDING = "-issue_date";
    String DUE_DATE = "due_date";
    String DUE_DATE_DESCENDING = "-due_date";
    String TOTAL = "total";
    String TOTAL_DESCENDING = "-total";
    String NUMBER = "number";
    String NUMBER_DESCENDING = "-number";
  }

  /** The values of status that this version knows. */
  public interface Status {
    String DRAFT = "draft";
    String OPEN = "open";
    String PAID = "paid";
    String VOID = "void";
    String UNCOLLECTIBLE = "uncollectible";
    String OVERDUE = "overdue";
  }

  /** The values of expand that this version knows. */
  public interface Expand {
    String CUSTOMER = "customer";
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
    public Builder sort(String value) {
      return set("sort", value);
    }

    /** Only those whose number begins so, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Only those in one of these states, parted by commas; <code>overdue</code> is open with a due date before today. */
    public Builder status(List<String> value) {
      return set("status", value);
    }

    /** Only those of this customer. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Only the one with exactly this number. */
    public Builder number(String value) {
      return set("number", value);
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
    public Builder expand(List<String> value) {
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
