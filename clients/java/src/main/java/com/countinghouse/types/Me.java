// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/**
 * Me.
 */
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

  public OrganizationSummary organization() {
    return read("organization", Values.object(OrganizationSummary::new));
  }

  /** What the credential may do. */
  public List<String> scopes() {
    return read("scopes", Values.list(Values::text));
  }

  /** The values of kind that this version knows. */
  public static final class Kind {
    public static final String USER = "user";
    public static final String API_KEY = "api_key";

    private Kind() {}
  }

  /** The values of scopes that this version knows. */
  public static final class Scopes {
    public static final String CUSTOMERS_READ = "customers:read";
    public static final String CUSTOMERS_WRITE = "customers:write";
    public static final String PRODUCTS_READ = "products:read";
    public static final String PRODUCTS_WRITE = "products:write";
    public static final String INVOICES_READ = "invoices:read";
    public static final String INVOICES_WRITE = "invoices:write";
    public static final String PAYMENTS_READ = "payments:read";
    public static final String PAYMENTS_WRITE = "payments:write";
    public static final String EVENTS_READ = "events:read";
    public static final String EVENTS_WRITE = "events:write";
    public static final String WEBHOOKS_READ = "webhooks:read";
    public static final String WEBHOOKS_WRITE = "webhooks:write";
    public static final String REPORTS_READ = "reports:read";
    public static final String REPORTS_WRITE = "reports:write";

    private Scopes() {}
  }
}
