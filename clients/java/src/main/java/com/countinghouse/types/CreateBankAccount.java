// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A bank account, and its currency. */
public final class CreateBankAccount extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateBankAccount(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateBankAccount. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What you call it. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Statements must be of it. */
    public Builder iban(String value) {
      return set("iban", value);
    }

    /** What the bank knows an account without an IBAN by. */
    public Builder accountNumber(String value) {
      return set("account_number", value);
    }

    /** That of the bank. */
    public Builder bic(String value) {
      return set("bic", value);
    }

    /** What each column of the CSV files of this bank means, where it is not known. */
    public Builder csvMapping(CsvMapping value) {
      return set("csv_mapping", value);
    }

    /** Whether an import books by itself what is certain of the lines that it brings; false if not given. Turning it on needs the scope <code>payments:write</code>. */
    public Builder autoCertain(Boolean value) {
      return set("auto_certain", value);
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own; the service keeps them and gives them back. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** It cannot be changed. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** What was collected. */
    public CreateBankAccount build() {
      return new CreateBankAccount(fields());
    }
  }
}
