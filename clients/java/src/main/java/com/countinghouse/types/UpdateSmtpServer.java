// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the smtp server. */
public final class UpdateSmtpServer extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateSmtpServer(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of security. */
  public enum Security implements ApiEnum {
    TLS("tls"),
    STARTTLS("starttls"),
    NONE("none");

    private final String wire;

    Security(String wire) {
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

  /** Collects the fields of UpdateSmtpServer. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name of the server. */
    public Builder host(String value) {
      return set("host", value);
    }

    /** 465, 587, 25 or 2525. */
    public Builder port(long value) {
      return set("port", value);
    }

    /** <code>tls</code> from the first byte (port 465), <code>starttls</code> before anything is said, or <code>none</code> inside your own network; starttls if not given. */
    public Builder security(Security value) {
      return set("security", value);
    }

    /** Name to sign in with; none: no sign-in. */
    public Builder user(String value) {
      return set("user", value);
    }

    /** Kept sealed and never shown. If not given, the one before stays while nothing else of the server changes. */
    public Builder password(String value) {
      return set("password", value);
    }

    /** What was collected. */
    public UpdateSmtpServer build() {
      return new UpdateSmtpServer(fields());
    }
  }
}
