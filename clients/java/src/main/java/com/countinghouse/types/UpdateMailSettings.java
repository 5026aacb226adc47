// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What replaces the mail settings. */
public final class UpdateMailSettings extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateMailSettings(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of language. */
  public enum Language implements ApiEnum {
    EN("en"),
    DE("de"),
    FR("fr");

    private final String wire;

    Language(String wire) {
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

  /** Collects the fields of UpdateMailSettings. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Shown as the sender; the name of the organization if not given. */
    public Builder senderName(String value) {
      return set("sender_name", value);
    }

    /** Needed with a mail server of your own. */
    public Builder senderAddress(String value) {
      return set("sender_address", value);
    }

    /** Where answers go; else the organization’s address. */
    public Builder replyTo(String value) {
      return set("reply_to", value);
    }

    /** Get a hidden copy of every message. */
    public Builder bcc(List<String> value) {
      return set("bcc", value);
    }

    /** Ends every text. */
    public Builder signature(String value) {
      return set("signature", value);
    }

    /** Of messages to customers without a language; en if not given. */
    public Builder language(Language value) {
      return set("language", value);
    }

    /** A mail server of your own; else that of the installation. */
    public Builder smtp(UpdateSmtpServer value) {
      return set("smtp", value);
    }

    /** What was collected. */
    public UpdateMailSettings build() {
      return new UpdateMailSettings(fields());
    }
  }
}
