// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateWebhookEndpoint;
import com.countinghouse.types.EnableEndpoint;
import com.countinghouse.types.Replay;
import com.countinghouse.types.ReplayResult;
import com.countinghouse.types.RotateSecret;
import com.countinghouse.types.TestEndpoint;
import com.countinghouse.types.UpdateWebhookEndpoint;
import com.countinghouse.types.WebhookEndpoint;
import com.countinghouse.types.WebhookEndpointHealth;
import com.countinghouse.types.WebhookEndpointWithSecret;
import com.countinghouse.types.WebhookEndpointsListQuery;
import com.countinghouse.types.WebhookTestResult;

/** Events, pushed to addresses of yours. */
public final class WebhookEndpoints {
  private final Transport transport;

  /** For the client, which has one. */
  public WebhookEndpoints(Transport transport) {
    this.transport = transport;
  }

  /** List the webhook endpoints. See {@link #list(WebhookEndpointsListQuery, CallOptions)}. */
  public Pages<WebhookEndpoint> list() {
    return list(null, CallOptions.NONE);
  }

  /** List the webhook endpoints. See {@link #list(WebhookEndpointsListQuery, CallOptions)}. */
  public Pages<WebhookEndpoint> list(WebhookEndpointsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List the webhook endpoints.
   *
   * <p>The newest first. An organization has at most 20.
   *
   * <p>Operation <code>webhook_endpoints.list</code>: GET /webhook-endpoints
   */
  public Pages<WebhookEndpoint> list(WebhookEndpointsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "webhook-endpoints").query(query);
    return transport.pages(request, "cursor", options, Values.object(WebhookEndpoint::new));
  }

  /** Add a webhook endpoint. See {@link #create(CreateWebhookEndpoint, CallOptions)}. */
  public WebhookEndpointWithSecret create(CreateWebhookEndpoint body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a webhook endpoint.
   *
   * <p>Events are sent to it from now on, signed as Standard Webhooks 1.0.0 says, and show what you may read, now and
   * later: once you may read less, messages show less, and once you have left, it is disabled. The answer shows
   * the secret, this once.
   *
   * <p>Operation <code>webhook_endpoints.create</code>: POST /webhook-endpoints
   */
  public WebhookEndpointWithSecret create(CreateWebhookEndpoint body, CallOptions options) {
    Request request = Request.of("POST", "webhook-endpoints").requiredBody(body);
    return transport.json(request, options, Values.object(WebhookEndpointWithSecret::new));
  }

  /** Get a webhook endpoint. See {@link #get(String, CallOptions)}. */
  public WebhookEndpoint get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a webhook endpoint.
   *
   * <p>The secret and the values of headers are never shown again.
   *
   * <p>Operation <code>webhook_endpoints.get</code>: GET /webhook-endpoints/{id}
   */
  public WebhookEndpoint get(String id, CallOptions options) {
    Request request = Request.of("GET", "webhook-endpoints", id);
    return transport.json(request, options, Values.object(WebhookEndpoint::new));
  }

  /** Update a webhook endpoint. See {@link #update(String, UpdateWebhookEndpoint, CallOptions)}. */
  public WebhookEndpoint update(String id, UpdateWebhookEndpoint body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a webhook endpoint.
   *
   * <p>Replaces everything but the headers, which stay if they are not given. From now on messages show what you may
   * read. One that was disabled because its writer has left (<code>writer_left_at</code>) is taken over by you,
   * and goes on where it stopped.
   *
   * <p>Operation <code>webhook_endpoints.update</code>: PUT /webhook-endpoints/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public WebhookEndpoint update(String id, UpdateWebhookEndpoint body, CallOptions options) {
    Request request = Request.of("PUT", "webhook-endpoints", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(WebhookEndpoint::new));
  }

  /** Delete a webhook endpoint. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a webhook endpoint.
   *
   * <p>Deliveries that wait for it are cancelled. The log stays as long as any other.
   *
   * <p>Operation <code>webhook_endpoints.delete</code>: DELETE /webhook-endpoints/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "webhook-endpoints", id).conditional();
    transport.nothing(request, options);
  }

  /** See how a webhook endpoint does. See {@link #health(String, CallOptions)}. */
  public WebhookEndpointHealth health(String id) {
    return health(id, CallOptions.NONE);
  }

  /**
   * See how a webhook endpoint does.
   *
   * <p>How far it is behind the feed, and how the deliveries of the last 24 hours ended.
   *
   * <p>Operation <code>webhook_endpoints.health</code>: GET /webhook-endpoints/{id}/health
   */
  public WebhookEndpointHealth health(String id, CallOptions options) {
    Request request = Request.of("GET", "webhook-endpoints", id, "health");
    return transport.json(request, options, Values.object(WebhookEndpointHealth::new));
  }

  /** Rotate the secret of a webhook endpoint. See {@link #rotateSecret(String, RotateSecret, CallOptions)}. */
  public WebhookEndpointWithSecret rotateSecret(String id) {
    return rotateSecret(id, null, CallOptions.NONE);
  }

  /** Rotate the secret of a webhook endpoint. See {@link #rotateSecret(String, RotateSecret, CallOptions)}. */
  public WebhookEndpointWithSecret rotateSecret(String id, RotateSecret body) {
    return rotateSecret(id, body, CallOptions.NONE);
  }

  /**
   * Rotate the secret of a webhook endpoint.
   *
   * <p>Makes another secret and shows it, this once. Until the one before ends, both sign every message. A second
   * rotation within that time ends the oldest at once.
   *
   * <p>Operation <code>webhook_endpoints.rotate_secret</code>: POST /webhook-endpoints/{id}/rotate-secret
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public WebhookEndpointWithSecret rotateSecret(String id, RotateSecret body, CallOptions options) {
    Request request = Request.of("POST", "webhook-endpoints", id, "rotate-secret").body(body).conditional();
    return transport.json(request, options, Values.object(WebhookEndpointWithSecret::new));
  }

  /** Enable a webhook endpoint. See {@link #enable(String, EnableEndpoint, CallOptions)}. */
  public WebhookEndpoint enable(String id) {
    return enable(id, null, CallOptions.NONE);
  }

  /** Enable a webhook endpoint. See {@link #enable(String, EnableEndpoint, CallOptions)}. */
  public WebhookEndpoint enable(String id, EnableEndpoint body) {
    return enable(id, body, CallOptions.NONE);
  }

  /**
   * Enable a webhook endpoint.
   *
   * <p>It gets all events that it missed while it was disabled, unless you say otherwise. One whose writer has left
   * is updated instead, which takes it over.
   *
   * <p>Operation <code>webhook_endpoints.enable</code>: POST /webhook-endpoints/{id}/enable
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public WebhookEndpoint enable(String id, EnableEndpoint body, CallOptions options) {
    Request request = Request.of("POST", "webhook-endpoints", id, "enable").body(body).conditional();
    return transport.json(request, options, Values.object(WebhookEndpoint::new));
  }

  /** Disable a webhook endpoint. See {@link #disable(String, CallOptions)}. */
  public WebhookEndpoint disable(String id) {
    return disable(id, CallOptions.NONE);
  }

  /**
   * Disable a webhook endpoint.
   *
   * <p>Nothing more is sent to it. It keeps its place in the feed, so that it can catch up later.
   *
   * <p>Operation <code>webhook_endpoints.disable</code>: POST /webhook-endpoints/{id}/disable
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public WebhookEndpoint disable(String id, CallOptions options) {
    Request request = Request.of("POST", "webhook-endpoints", id, "disable").conditional();
    return transport.json(request, options, Values.object(WebhookEndpoint::new));
  }

  /** Send a test to a webhook endpoint. See {@link #test(String, TestEndpoint, CallOptions)}. */
  public WebhookTestResult test(String id) {
    return test(id, null, CallOptions.NONE);
  }

  /** Send a test to a webhook endpoint. See {@link #test(String, TestEndpoint, CallOptions)}. */
  public WebhookTestResult test(String id, TestEndpoint body) {
    return test(id, body, CallOptions.NONE);
  }

  /**
   * Send a test to a webhook endpoint.
   *
   * <p>Sends the last event of a type, or an example, at once, marked with <code>"test": true</code>, and says what
   * came back within 8 seconds. A failure is no problem: it is the answer.
   *
   * <p>Operation <code>webhook_endpoints.test</code>: POST /webhook-endpoints/{id}/test
   */
  public WebhookTestResult test(String id, TestEndpoint body, CallOptions options) {
    Request request = Request.of("POST", "webhook-endpoints", id, "test").body(body);
    return transport.json(request, options, Values.object(WebhookTestResult::new));
  }

  /** Replay events to a webhook endpoint. See {@link #replay(String, Replay, CallOptions)}. */
  public ReplayResult replay(String id, Replay body) {
    return replay(id, body, CallOptions.NONE);
  }

  /**
   * Replay events to a webhook endpoint.
   *
   * <p>Sends events of the feed once more, behind what waits already, with the same <code>webhook-id</code> as
   * before: at most 10 000 at once; <code>next_sequence</code> says where to go on.
   *
   * <p>Operation <code>webhook_endpoints.replay</code>: POST /webhook-endpoints/{id}/replay
   */
  public ReplayResult replay(String id, Replay body, CallOptions options) {
    Request request = Request.of("POST", "webhook-endpoints", id, "replay").requiredBody(body);
    return transport.json(request, options, Values.object(ReplayResult::new));
  }
}
