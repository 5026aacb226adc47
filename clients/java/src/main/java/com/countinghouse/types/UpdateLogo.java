// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the logo. */
public final class UpdateLogo extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateLogo(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of media_type. */
  public enum MediaType implements ApiEnum {
    IMAGE_SVG_XML("image/svg+xml"),
    IMAGE_PNG("image/png"),
    IMAGE_JPEG("image/jpeg");

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

  /** Collects the fields of UpdateLogo. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The picture in base64, at most 256 KB of it. An SVG has shapes, groups and gradients only; a PNG or JPEG has at most 4 megapixels, in grey or RGB. */
    public Builder content(String value) {
      return set("content", value);
    }

    /** What it is. */
    public Builder mediaType(MediaType value) {
      return set("media_type", value);
    }

    /** What was collected. */
    public UpdateLogo build() {
      return new UpdateLogo(fields());
    }
  }
}
