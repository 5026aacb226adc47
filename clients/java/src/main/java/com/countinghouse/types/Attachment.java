// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The attachment. */
public final class Attachment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Attachment(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** What it is known by, once on an invoice. */
  public String reference() {
    return read("reference", Values::text);
  }

  /** What it is. May be null. */
  public String description() {
    return read("description", Values::text);
  }

  /** Where the file is, of a link. May be null. */
  public String url() {
    return read("url", Values::text);
  }

  /** Of a file, as all that follows. May be null. */
  public String filename() {
    return read("filename", Values::text);
  }

  /** Type of the file. May be null. */
  public String mediaType() {
    return read("media_type", Values::text);
  }

  /** In bytes. May be null. */
  public Long size() {
    return read("size", Values::integer);
  }

  /** In hexadecimal. May be null. */
  public String sha256() {
    return read("sha256", Values::text);
  }
}
