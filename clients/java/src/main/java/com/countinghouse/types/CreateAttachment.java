// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What a new attachment is made of. */
public final class CreateAttachment extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateAttachment(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of media_type. */
  public enum MediaType implements ApiEnum {
    APPLICATION_PDF("application/pdf"),
    IMAGE_PNG("image/png"),
    IMAGE_JPEG("image/jpeg"),
    TEXT_CSV("text/csv"),
    APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_SPREADSHEETML_SHEET("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    APPLICATION_VND_OASIS_OPENDOCUMENT_SPREADSHEET("application/vnd.oasis.opendocument.spreadsheet");

    private final String wire;

    MediaType(String wire) {
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

  /** Collects the fields of CreateAttachment. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What the attachment is known by, once on an invoice. */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /** What it is. */
    public Builder description(String value) {
      return set("description", value);
    }

    /** Name of the file, needed with content. */
    public Builder filename(String value) {
      return set("filename", value);
    }

    /** Type of the file, needed with content. */
    public Builder mediaType(MediaType value) {
      return set("media_type", value);
    }

    /** The file in base64: at most 5 MB of it, and 10 MB of all files of an invoice. */
    public Builder content(String value) {
      return set("content", value);
    }

    /** Where the file is, in place of content. */
    public Builder url(String value) {
      return set("url", value);
    }

    /** What was collected. */
    public CreateAttachment build() {
      return new CreateAttachment(fields());
    }
  }
}
