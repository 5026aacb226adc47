// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** What <code>customers.statement</code> may be asked. */
public final class CustomersStatementQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CustomersStatementQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CustomersStatementQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The first day; without it, the first day of the month before the month before that of <code>to</code>. */
    public Builder from(LocalDate value) {
      return set("from", value);
    }

    /** The last day, today at the latest; without it today. */
    public Builder to(LocalDate value) {
      return set("to", value);
    }

    /** Of the account, ISO 4217; without it that of the customer, else that of the organization. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Count only what had been recorded by this instant, which has passed; without a day it is that of the instant. Such an answer has the same figures for ever. */
    public Builder knownAt(Instant value) {
      return set("known_at", value);
    }

    /** What was collected. */
    public CustomersStatementQuery build() {
      return new CustomersStatementQuery(fields());
    }
  }
}
