// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The numbers of one kind of documents, without gaps. */
public final class NumberSeries extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public NumberSeries(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the series. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Whose numbers it makes. */
  public String documentType() {
    return read("document_type", Values::text);
  }

  /** {YYYY}, {YY}, {MM}, {FY:07}, {FYY:07} and {SEQ:5} are filled in. */
  public String format() {
    return read("format", Values::text);
  }

  /** When it begins again at 1. */
  public String reset() {
    return read("reset", Values::text);
  }

  /** The count of its first document. */
  public Long firstNumber() {
    return read("first_number", Values::integer);
  }

  /** How many documents were issued. */
  public Long documents() {
    return read("documents", Values::integer);
  }

  /** What a document issued now would get. */
  public String nextNumber() {
    return read("next_number", Values::text);
  }

  /** The latest; none is issued with an earlier one. May be null. */
  public LocalDate lastIssueDate() {
    return read("last_issue_date", Values::date);
  }

  /** End of the hash chain, in hexadecimal. May be null. */
  public String lastHash() {
    return read("last_hash", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** The values of document_type that this version knows. */
  public interface DocumentType {
    String INVOICE = "invoice";
    String CREDIT_NOTE = "credit_note";
    String QUOTE = "quote";
  }

  /** The values of reset that this version knows. */
  public interface Reset {
    String NEVER = "never";
    String YEARLY = "yearly";
    String MONTHLY = "monthly";
  }
}
