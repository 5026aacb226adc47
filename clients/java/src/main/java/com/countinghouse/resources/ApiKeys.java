// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ApiKey;
import com.countinghouse.types.ApiKeyUsage;
import com.countinghouse.types.ApiKeysListQuery;
import com.countinghouse.types.CreateApiKey;
import com.countinghouse.types.CreatedApiKey;
import com.countinghouse.types.KeyLimits;

/** Credentials of machines, as in Settings &gt; API. */
public final class ApiKeys {
  private final Transport transport;

  /** For the client, which has one. */
  public ApiKeys(Transport transport) {
    this.transport = transport;
  }

  /** List the API keys. See {@link #list(ApiKeysListQuery, CallOptions)}. */
  public Pages<ApiKey> list() {
    return list(null, CallOptions.NONE);
  }

  /** List the API keys. See {@link #list(ApiKeysListQuery, CallOptions)}. */
  public Pages<ApiKey> list(ApiKeysListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List the API keys.
   *
   * <p>The newest first, revoked ones included. The keys themselves are never shown again.
   *
   * <p>Operation <code>api_keys.list</code>: GET /api-keys
   */
  public Pages<ApiKey> list(ApiKeysListQuery query, CallOptions options) {
    Request request = Request.of("GET", "api-keys").query(query);
    return transport.pages(request, "cursor", options, Values.object(ApiKey::new));
  }

  /** Create an API key. See {@link #create(CreateApiKey, CallOptions)}. */
  public CreatedApiKey create(CreateApiKey body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Create an API key.
   *
   * <p>Only a signed-in owner or admin can. The answer shows the key itself, this once. A key may do no more than the
   * role of whoever made it, as long as they are a member.
   *
   * <p>Operation <code>api_keys.create</code>: POST /api-keys
   */
  public CreatedApiKey create(CreateApiKey body, CallOptions options) {
    Request request = Request.of("POST", "api-keys").requiredBody(body);
    return transport.json(request, options, Values.object(CreatedApiKey::new));
  }

  /** Revoke an API key. See {@link #revoke(String, CallOptions)}. */
  public void revoke(String id) {
    revoke(id, CallOptions.NONE);
  }

  /**
   * Revoke an API key.
   *
   * <p>The key stops working at once, everywhere. It stays in the list, with the time of its end.
   *
   * <p>Operation <code>api_keys.revoke</code>: DELETE /api-keys/{id}
   */
  public void revoke(String id, CallOptions options) {
    Request request = Request.of("DELETE", "api-keys", id);
    transport.nothing(request, options);
  }

  /** Change the limits of an API key. See {@link #updateLimits(String, KeyLimits, CallOptions)}. */
  public ApiKey updateLimits(String id, KeyLimits body) {
    return updateLimits(id, body, CallOptions.NONE);
  }

  /**
   * Change the limits of an API key.
   *
   * <p>Replaces all limits: one that is left out is taken away, and an empty object takes all away. They narrow what
   * the key writes, count from its next request on, and get a new version. What was done today counts on.
   *
   * <p>Operation <code>api_keys.update_limits</code>: PUT /api-keys/{id}/limits
   */
  public ApiKey updateLimits(String id, KeyLimits body, CallOptions options) {
    Request request = Request.of("PUT", "api-keys", id, "limits").requiredBody(body);
    return transport.json(request, options, Values.object(ApiKey::new));
  }

  /** Get what an API key with limits did today. See {@link #usage(String, CallOptions)}. */
  public ApiKeyUsage usage(String id) {
    return usage(id, CallOptions.NONE);
  }

  /**
   * Get what an API key with limits did today.
   *
   * <p>Of the day that it is where the organization is. Managers may ask of every key, and a key of itself. A key
   * without limits is not counted.
   *
   * <p>Operation <code>api_keys.usage</code>: GET /api-keys/{id}/usage
   */
  public ApiKeyUsage usage(String id, CallOptions options) {
    Request request = Request.of("GET", "api-keys", id, "usage");
    return transport.json(request, options, Values.object(ApiKeyUsage::new));
  }
}
