// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** CreateApiKey. */
public final class CreateApiKey extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateApiKey(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of scopes that this version knows. */
  public interface Scopes {
    String CUSTOMERS_READ = "customers:read";
    String CUSTOMERS_WRITE = "customers:write";
    String PRODUCTS_READ = "products:read";
    String PRODUCTS_WRITE = "products:write";
    String INVOICES_READ = "invoices:read";
    String INVOICES_WRITE = "invoices:write";
    String PAYMENTS_READ = "payments:read";
    String PAYMENTS_WRITE = "payments:write";
    String EVENTS_READ = "events:read";
    String EVENTS_WRITE = "events:write";
    String WEBHOOKS_READ = "webhooks:read";
    String WEBHOOKS_WRITE = "webhooks:write";
    String REPORTS_READ = "reports:read";
    String REPORTS_WRITE = "reports:write";
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateApiKey. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What the key is for. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What the key may do; without any it may do everything that a key can. */
    public Builder scopes(List<String> value) {
      return set("scopes", value);
    }

    /** When the key ends by itself; never without it. */
    public Builder expiresAt(Instant value) {
      return set("expires_at", value);
    }

    /** From where the key may be used; from everywhere without it. */
    public Builder allowedIps(List<String> value) {
      return set("allowed_ips", value);
    }

    /** What was collected. */
    public CreateApiKey build() {
      return new CreateApiKey(fields());
    }
  }
}
