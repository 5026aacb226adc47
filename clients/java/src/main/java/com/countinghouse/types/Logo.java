// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The logo. */
public final class Logo extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Logo(Map<String, Object> fields) {
    super(fields);
  }

  /** The media type of the file. */
  public String mediaType() {
    return read("media_type", Values::text);
  }

  /** In pixels; of an SVG in its own units. */
  public Long width() {
    return read("width", Values::integer);
  }

  /** In the same. */
  public Long height() {
    return read("height", Values::integer);
  }

  /** In bytes, as it is kept. */
  public Long size() {
    return read("size", Values::integer);
  }

  /** In hexadecimal. */
  public String sha256() {
    return read("sha256", Values::text);
  }

  /** The values of media_type that this version knows. */
  public interface MediaType {
    String IMAGE_SVG_XML = "image/svg+xml";
    String IMAGE_PNG = "image/png";
    String IMAGE_JPEG = "image/jpeg";
  }
}
