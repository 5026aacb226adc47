// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** An earlier invoice that this one refers to. */
public final class PrecedingInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PrecedingInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** Number of the earlier invoice. */
  public String number() {
    return read("number", Values::text);
  }

  /** When it was issued. May be null. */
  public LocalDate issueDate() {
    return read("issue_date", Values::date);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PrecedingInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Number of the earlier invoice. */
    public Builder number(String value) {
      return set("number", value);
    }

    /** When it was issued. */
    public Builder issueDate(LocalDate value) {
      return set("issue_date", value);
    }

    /** What was collected. */
    public PrecedingInvoice build() {
      return new PrecedingInvoice(fields());
    }
  }
}
