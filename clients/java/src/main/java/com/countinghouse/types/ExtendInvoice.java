// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The extend invoice. */
public final class ExtendInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ExtendInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ExtendInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** By when the money is owed from now on, no earlier than the document says. */
    public Builder dueDate(LocalDate value) {
      return set("due_date", value);
    }

    /** Why, for yourselves; never printed. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** What was collected. */
    public ExtendInvoice build() {
      return new ExtendInvoice(fields());
    }
  }
}
