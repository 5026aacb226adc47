// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** An account at a bank that statements are imported for. */
public final class BankAccount extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankAccount(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the bank account. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** What you call it. */
  public String name() {
    return read("name", Values::text);
  }

  /** Of the account. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Statements must be of it. May be null. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** What the bank knows an account without an IBAN by. May be null. */
  public String accountNumber() {
    return read("account_number", Values::text);
  }

  /** That of the bank. May be null. */
  public String bic() {
    return read("bic", Values::text);
  }

  /** What each column of its CSV files means, where that is not known. May be null. */
  public CsvMapping csvMapping() {
    return read("csv_mapping", Values.object(CsvMapping::new));
  }

  /** Whether an import books by itself what is certain of the lines that it brings. */
  public Boolean autoCertain() {
    return read("auto_certain", Values::bool);
  }

  /** A note for yourselves. May be null. */
  public String note() {
    return read("note", Values::text);
  }

  /** Texts of your own by names of your own. */
  public Map<String, String> metadata() {
    return read("metadata", Values.map(Values::text));
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }
}
