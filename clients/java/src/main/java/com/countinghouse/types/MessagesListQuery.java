// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>messages.list</code> may be asked. */
public final class MessagesListQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MessagesListQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of sort. */
  public enum Sort implements ApiEnum {
    CREATED_AT("created_at"),
    CREATED_AT_DESCENDING("-created_at");

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
    QUEUED("queued"),
    SENDING("sending"),
    SENT("sent"),
    LOGGED("logged"),
    FAILED("failed"),
    UNCONFIRMED("unconfirmed"),
    CANCELLED("cancelled"),
    BOUNCED("bounced"),
    COMPLAINED("complained");

    private final String wire;

    Status(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of kind. */
  public enum Kind implements ApiEnum {
    INVOICE("invoice"),
    CREDIT_NOTE("credit_note"),
    QUOTE("quote"),
    REMINDER_1("reminder_1"),
    REMINDER_2("reminder_2"),
    REMINDER_3("reminder_3"),
    REMINDERS_1("reminders_1"),
    REMINDERS_2("reminders_2"),
    REMINDERS_3("reminders_3"),
    STATEMENT("statement"),
    RECEIPT("receipt");

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

  /** Collects the fields of MessagesListQuery. */
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

    /** Only those in this state. */
    public Builder status(Status value) {
      return set("status", value);
    }

    /** Only those about this kind of thing. */
    public Builder kind(Kind value) {
      return set("kind", value);
    }

    /** Only those about this invoice alone. The reminders of an invoice name the mails that ask for several. */
    public Builder invoiceId(String value) {
      return set("invoice_id", value);
    }

    /** Only those about this credit note. */
    public Builder creditNoteId(String value) {
      return set("credit_note_id", value);
    }

    /** Only those about this quote. */
    public Builder quoteId(String value) {
      return set("quote_id", value);
    }

    /** Only those with the receipt of this payment. */
    public Builder paymentId(String value) {
      return set("payment_id", value);
    }

    /** Only those to this customer. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** Only those made then. As in <code>created_at[gte]</code>, with gte, gt, lte and lt. */
    public Builder createdAt(TimeRange value) {
      return set("created_at", value);
    }

    /** Whether to count all rows on all pages too, as <code>total_count</code>; it takes longer. */
    public Builder withTotal(Boolean value) {
      return set("with_total", value);
    }

    /** What was collected. */
    public MessagesListQuery build() {
      return new MessagesListQuery(fields());
    }
  }
}
