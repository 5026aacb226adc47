// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** What <code>customers.statement_pdf</code> may be asked. */
public final class CustomersStatementPdfQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CustomersStatementPdfQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of language. */
  public enum Language implements ApiEnum {
    EN("en"),
    DE("de"),
    FR("fr");

    private final String wire;

    Language(String wire) {
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

  /** Collects the fields of CustomersStatementPdfQuery. */
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

    /** What it is printed in; without it the language of the customer, else that of your documents. */
    public Builder language(Language value) {
      return set("language", value);
    }

    /** What was collected. */
    public CustomersStatementPdfQuery build() {
      return new CustomersStatementPdfQuery(fields());
    }
  }
}
