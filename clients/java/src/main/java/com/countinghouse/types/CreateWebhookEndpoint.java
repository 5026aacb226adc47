// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What a new webhook endpoint is made of. */
public final class CreateWebhookEndpoint extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateWebhookEndpoint(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of payload. */
  public enum Payload implements ApiEnum {
    FULL("full"),
    THIN("thin");

    private final String wire;

    Payload(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** The values of ordering. */
  public enum Ordering implements ApiEnum {
    OBJECT("object"),
    NONE("none");

    private final String wire;

    Ordering(String wire) {
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

  /** Collects the fields of CreateWebhookEndpoint. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Where events are sent: https to a public host name, on port 443, 8443 or from 1024. */
    public Builder url(String value) {
      return set("url", value);
    }

    /** What it is for. */
    public Builder description(String value) {
      return set("description", value);
    }

    /** Which events it gets: <code>invoice.paid</code>, <code>invoice.*</code> or <code>*</code>; all of them without this field. */
    public Builder eventTypes(List<String> value) {
      return set("event_types", value);
    }

    /** Whether messages have the object (<code>full</code>, the default), or only its id and version (<code>thin</code>). */
    public Builder payload(Payload value) {
      return set("payload", value);
    }

    /** Whether events of one object arrive in their order (<code>object</code>, the default): then one that fails holds up the later ones of the same object. <code>none</code>: they may arrive in any order. */
    public Builder ordering(Ordering value) {
      return set("ordering", value);
    }

    /** Headers of every request, such as Authorization. They are sealed and never shown again. */
    public Builder headers(Map<String, String> value) {
      return set("headers", value);
    }

    /** What was collected. */
    public CreateWebhookEndpoint build() {
      return new CreateWebhookEndpoint(fields());
    }
  }
}
