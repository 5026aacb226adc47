// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A new API key with its secret, which is shown this once. */
public final class CreatedApiKey extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreatedApiKey(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** What the key may do; an empty list means everything. */
  public List<String> scopes() {
    return read("scopes", Values.list(Values::text));
  }

  /** From where the key may be used; an empty list means everywhere. */
  public List<String> allowedIps() {
    return read("allowed_ips", Values.list(Values::text));
  }

  /** The user who created the key; null for the key of the first start. May be null. */
  public String createdBy() {
    return read("created_by", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it ends by itself; null for never. May be null. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** Written at most once a minute. May be null. */
  public Instant lastUsedAt() {
    return read("last_used_at", Values::time);
  }

  /** Since when the key no longer works. May be null. */
  public Instant revokedAt() {
    return read("revoked_at", Values::time);
  }

  /** What the key may not go beyond, besides its scopes; null for no limits. May be null. */
  public ShownLimits limits() {
    return read("limits", Values.object(ShownLimits::new));
  }

  /** Counts the changes of the limits. The audit log says under which version something was done. */
  public Long limitsVersion() {
    return read("limits_version", Values::integer);
  }

  /** The API key itself. It is shown this once and cannot be had again. */
  public String secret() {
    return read("secret", Values::text);
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
    String CREDIT_NOTES_WRITE = "credit_notes:write";
    String EVENTS_READ = "events:read";
    String EVENTS_WRITE = "events:write";
    String WEBHOOKS_READ = "webhooks:read";
    String WEBHOOKS_WRITE = "webhooks:write";
    String REPORTS_READ = "reports:read";
    String REPORTS_WRITE = "reports:write";
    String MESSAGES_READ = "messages:read";
    String MESSAGES_WRITE = "messages:write";
    String AUDIT_READ = "audit:read";
    String QUOTES_READ = "quotes:read";
    String QUOTES_WRITE = "quotes:write";
    String BANK_ACCOUNTS_READ = "bank_accounts:read";
    String BANK_ACCOUNTS_WRITE = "bank_accounts:write";
    String PRICE_LISTS_READ = "price_lists:read";
    String PRICE_LISTS_WRITE = "price_lists:write";
    String PURCHASES_READ = "purchases:read";
    String PURCHASES_WRITE = "purchases:write";
    String SUPPLIERS_READ = "suppliers:read";
    String SUPPLIERS_WRITE = "suppliers:write";
    String PURCHASES_APPROVE = "purchases:approve";
    String IMPORTS_READ = "imports:read";
    String IMPORTS_WRITE = "imports:write";
    String APPROVALS_READ = "approvals:read";
  }
}
