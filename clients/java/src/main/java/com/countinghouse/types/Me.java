// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Who the credential stands for, and what it may do. */
public final class Me extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Me(Map<String, Object> fields) {
    super(fields);
  }

  /** What kind of credential was sent. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** The signed-in user; null for an API key. May be null. */
  public User user() {
    return read("user", Values.object(User::new));
  }

  /** The identifier of the API key; null for a user. May be null. */
  public String apiKeyId() {
    return read("api_key_id", Values::text);
  }

  /** The organization. */
  public OrganizationSummary organization() {
    return read("organization", Values.object(OrganizationSummary::new));
  }

  /** What the credential may do. */
  public List<String> scopes() {
    return read("scopes", Values.list(Values::text));
  }

  /** Whether the session can only set up the second factor that the organization requires. */
  public Boolean setUpOnly() {
    return read("set_up_only", Values::bool);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String USER = "user";
    String API_KEY = "api_key";
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
    String APPROVALS_DECIDE = "approvals:decide";
  }
}
