// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What may be changed of an invoice in any state. */
public final class InvoiceRemarks extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceRemarks(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of InvoiceRemarks. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** When you expect the money. */
    public Builder expectedPaymentDate(LocalDate value) {
      return set("expected_payment_date", value);
    }

    /** Before this day no reminder goes out by itself, such as while a complaint is settled. */
    public Builder remindersPausedUntil(LocalDate value) {
      return set("reminders_paused_until", value);
    }

    /** All certificates of what the customer withheld, in place of those before; null takes them back. */
    public Builder certificates(List<CertificateDetails> value) {
      return set("certificates", value);
    }

    /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public InvoiceRemarks build() {
      return new InvoiceRemarks(fields());
    }
  }
}
