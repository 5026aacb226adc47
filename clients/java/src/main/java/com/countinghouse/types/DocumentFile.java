// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** One format of a document, and whether it exists. */
public final class DocumentFile extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DocumentFile(Map<String, Object> fields) {
    super(fields);
  }

  /** The invoice or credit note. */
  public String documentId() {
    return read("document_id", Values::text);
  }

  /** The format of the document. */
  public String format() {
    return read("format", Values::text);
  }

  /** The media type of the file. */
  public String mediaType() {
    return read("media_type", Values::text);
  }

  /** Name that it is saved under. */
  public String filename() {
    return read("filename", Values::text);
  }

  /** <code>stored</code>: the original exists. <code>available</code>: it is made when it is first asked for. <code>not_valid</code>: rules of the format are broken; the preflight names them. <code>not_issued</code>: a draft has none. <code>preview</code>: a draft, never kept. */
  public String state() {
    return read("state", Values::text);
  }

  /** How many rules are broken. */
  public Long errors() {
    return read("errors", Values::integer);
  }

  /** In bytes, of an original. May be null. */
  public Long size() {
    return read("size", Values::integer);
  }

  /** Of an original, in hexadecimal. May be null. */
  public String sha256() {
    return read("sha256", Values::text);
  }

  /** The rules that an original was held against. May be null. */
  public String rules() {
    return read("rules", Values::text);
  }

  /** When the original was made. May be null. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** The values of format that this version knows. */
  public interface Format {
    String PDF = "pdf";
    String FACTUR_X = "factur_x";
    String UBL = "ubl";
    String CII = "cii";
    String XRECHNUNG_UBL = "xrechnung_ubl";
    String XRECHNUNG_CII = "xrechnung_cii";
    String PEPPOL = "peppol";
  }

  /** The values of media_type that this version knows. */
  public interface MediaType {
    String APPLICATION_PDF = "application/pdf";
    String APPLICATION_XML = "application/xml";
  }

  /** The values of state that this version knows. */
  public interface State {
    String STORED = "stored";
    String AVAILABLE = "available";
    String NOT_VALID = "not_valid";
    String NOT_ISSUED = "not_issued";
    String PREVIEW = "preview";
  }
}
