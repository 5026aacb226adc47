// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The received file facts. */
public final class ReceivedFileFacts extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReceivedFileFacts(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** What it is, by its first bytes. */
  public String mediaType() {
    return read("media_type", Values::text);
  }

  /** In bytes. */
  public Long size() {
    return read("size", Values::integer);
  }

  /** SHA-256 of the file, in hexadecimal. */
  public String sha256() {
    return read("sha256", Values::text);
  }

  /** When the same bytes came last. */
  public Instant receivedAt() {
    return read("received_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** The values of media_type that this version knows. */
  public interface MediaType {
    String APPLICATION_PDF = "application/pdf";
    String APPLICATION_XML = "application/xml";
    String IMAGE_PNG = "image/png";
    String IMAGE_JPEG = "image/jpeg";
    String IMAGE_TIFF = "image/tiff";
    String TEXT_CSV = "text/csv";
    String MESSAGE_RFC822 = "message/rfc822";
  }
}
