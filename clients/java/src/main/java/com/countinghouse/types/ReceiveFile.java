// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The receive file. */
public final class ReceiveFile extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ReceiveFile(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ReceiveFile. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The file in base64, up to 20 MB: a PDF, an XML document, a PNG, JPEG or TIFF image, CSV, or a whole mail. What it is follows from its first bytes. */
    public Builder content(String value) {
      return set("content", value);
    }

    /** What the sender calls it, without a folder. */
    public Builder filename(String value) {
      return set("filename", value);
    }

    /** What was collected. */
    public ReceiveFile build() {
      return new ReceiveFile(fields());
    }
  }
}
