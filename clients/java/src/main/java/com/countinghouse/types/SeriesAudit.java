// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Whether a number series has no gap and no document of it was changed. */
public final class SeriesAudit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SeriesAudit(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the number series. */
  public String seriesId() {
    return read("series_id", Values::text);
  }

  /** The kind of documents. */
  public String documentType() {
    return read("document_type", Values::text);
  }

  /** Nothing is missing, double, dated back or changed. */
  public Boolean intact() {
    return read("intact", Values::bool);
  }

  /** How many were read. */
  public Long documents() {
    return read("documents", Values::integer);
  }

  /** The first document. May be null. */
  public SeriesEnd first() {
    return read("first", Values.object(SeriesEnd::new));
  }

  /** The last document. May be null. */
  public SeriesEnd last() {
    return read("last", Values.object(SeriesEnd::new));
  }

  /** Numbers before which one or more are missing; at most 100. */
  public List<String> gaps() {
    return read("gaps", Values.list(Values::text));
  }

  /** Numbers that come twice; at most 100. */
  public List<String> duplicates() {
    return read("duplicates", Values.list(Values::text));
  }

  /** Numbers dated before their predecessor; at most 100. */
  public List<String> backdated() {
    return read("backdated", Values.list(Values::text));
  }

  /** Numbers whose document or hash was changed; at most 100. */
  public List<String> broken() {
    return read("broken", Values.list(Values::text));
  }

  /** End of the hash chain, in hexadecimal. May be null. */
  public String lastHash() {
    return read("last_hash", Values::text);
  }

  /** The values of document_type that this version knows. */
  public interface DocumentType {
    String INVOICE = "invoice";
    String CREDIT_NOTE = "credit_note";
    String QUOTE = "quote";
  }
}
