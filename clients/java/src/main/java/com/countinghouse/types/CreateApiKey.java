// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What a new api key is made of. */
public final class CreateApiKey extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateApiKey(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of scopes. */
  public enum Scopes implements ApiEnum {
    CUSTOMERS_READ("customers:read"),
    CUSTOMERS_WRITE("customers:write"),
    PRODUCTS_READ("products:read"),
    PRODUCTS_WRITE("products:write"),
    INVOICES_READ("invoices:read"),
    INVOICES_WRITE("invoices:write"),
    PAYMENTS_READ("payments:read"),
    PAYMENTS_WRITE("payments:write"),
    CREDIT_NOTES_WRITE("credit_notes:write"),
    EVENTS_READ("events:read"),
    EVENTS_WRITE("events:write"),
    WEBHOOKS_READ("webhooks:read"),
    WEBHOOKS_WRITE("webhooks:write"),
    REPORTS_READ("reports:read"),
    REPORTS_WRITE("reports:write"),
    MESSAGES_READ("messages:read"),
    MESSAGES_WRITE("messages:write"),
    AUDIT_READ("audit:read"),
    QUOTES_READ("quotes:read"),
    QUOTES_WRITE("quotes:write"),
    BANK_ACCOUNTS_READ("bank_accounts:read"),
    BANK_ACCOUNTS_WRITE("bank_accounts:write"),
    PRICE_LISTS_READ("price_lists:read"),
    PRICE_LISTS_WRITE("price_lists:write"),
    PURCHASES_READ("purchases:read"),
    PURCHASES_WRITE("purchases:write"),
    SUPPLIERS_READ("suppliers:read"),
    SUPPLIERS_WRITE("suppliers:write"),
    PURCHASES_APPROVE("purchases:approve"),
    IMPORTS_READ("imports:read"),
    IMPORTS_WRITE("imports:write"),
    APPROVALS_READ("approvals:read");

    private final String wire;

    Scopes(String wire) {
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

    /** What the key may do, at least one thing; without this field it may do everything that a key can. events:write and reports:write open nothing yet. */
    public Builder scopes(List<Scopes> value) {
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

    /** What the key may not go beyond, besides its scopes; without this field nothing narrows it. */
    public Builder limits(KeyLimits value) {
      return set("limits", value);
    }

    /** What was collected. */
    public CreateApiKey build() {
      return new CreateApiKey(fields());
    }
  }
}
