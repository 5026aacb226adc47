// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The send receipt. */
public final class SendReceipt extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SendReceipt(Map<String, Object> fields) {
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

  /** Collects the fields of SendReceipt. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Recipients; else the contacts that receive invoices, else the customer’s own address. */
    public Builder to(List<String> value) {
      return set("to", value);
    }

    /** Recipients of a copy. */
    public Builder cc(List<String> value) {
      return set("cc", value);
    }

    /** Recipients of a copy whom the others do not see. */
    public Builder bcc(List<String> value) {
      return set("bcc", value);
    }

    /** Else that of the template. */
    public Builder subject(String value) {
      return set("subject", value);
    }

    /** Else that of the template. In a mail with an invoice, a credit note or a quote, <code>{{link}}</code> becomes the address of its page for the customer; without <code>PUBLIC_URL</code>, a line with it is left out. */
    public Builder text(String value) {
      return set("text", value);
    }

    /** Of the template; else that of the customer, else that of the mail settings. */
    public Builder language(Language value) {
      return set("language", value);
    }

    /** Not before this moment; else at once. */
    public Builder sendAt(Instant value) {
      return set("send_at", value);
    }

    /** Sends although mail to an address has come back before, and forgets that it has. */
    public Builder sendToSuppressed(Boolean value) {
      return set("send_to_suppressed", value);
    }

    /** What was collected. */
    public SendReceipt build() {
      return new SendReceipt(fields());
    }
  }
}
