// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the retention. */
public final class UpdateRetention extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateRetention(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateRetention. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Years for invoices. Without it, by the country of the seller. */
    public Builder invoices(Long value) {
      return set("invoices", value);
    }

    /** Years for invoices. Without it, by the country of the seller. */
    public Builder invoices(long value) {
      return set("invoices", value);
    }

    /** Years for credit notes. Without it, by the country of the seller. */
    public Builder creditNotes(Long value) {
      return set("credit_notes", value);
    }

    /** Years for credit notes. Without it, by the country of the seller. */
    public Builder creditNotes(long value) {
      return set("credit_notes", value);
    }

    /** Years for payments. Without it, by the country of the seller. */
    public Builder payments(Long value) {
      return set("payments", value);
    }

    /** Years for payments. Without it, by the country of the seller. */
    public Builder payments(long value) {
      return set("payments", value);
    }

    /** What was collected. */
    public UpdateRetention build() {
      return new UpdateRetention(fields());
    }
  }
}
