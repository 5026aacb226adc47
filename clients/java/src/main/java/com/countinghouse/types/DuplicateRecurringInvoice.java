// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The duplicate recurring invoice. */
public final class DuplicateRecurringInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DuplicateRecurringInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DuplicateRecurringInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What you call it; else as the source. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Who is to pay; else the customer of the source. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** No date before this day; else the next date of the source, or today. */
    public Builder startOn(LocalDate value) {
      return set("start_on", value);
    }

    /** What was collected. */
    public DuplicateRecurringInvoice build() {
      return new DuplicateRecurringInvoice(fields());
    }
  }
}
