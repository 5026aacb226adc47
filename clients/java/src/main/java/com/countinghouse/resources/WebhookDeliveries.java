// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.WebhookDeliveriesListQuery;
import com.countinghouse.types.WebhookDelivery;
import com.countinghouse.types.WebhookDeliverySummary;

/** Events, pushed to addresses of yours. */
public final class WebhookDeliveries {
  private final Transport transport;

  /** For the client, which has one. */
  public WebhookDeliveries(Transport transport) {
    this.transport = transport;
  }

  /** List the deliveries of webhooks. See {@link #list(WebhookDeliveriesListQuery, CallOptions)}. */
  public Pages<WebhookDeliverySummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List the deliveries of webhooks. See {@link #list(WebhookDeliveriesListQuery, CallOptions)}. */
  public Pages<WebhookDeliverySummary> list(WebhookDeliveriesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List the deliveries of webhooks.
   *
   * <p>The newest first. They are kept for 30 days, failed ones for 90.
   *
   * <p>Operation <code>webhook_deliveries.list</code>: GET /webhook-deliveries
   */
  public Pages<WebhookDeliverySummary> list(WebhookDeliveriesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "webhook-deliveries").query(query);
    return transport.pages(request, "cursor", options, Values.object(WebhookDeliverySummary::new));
  }

  /** Get a delivery of a webhook. See {@link #get(String, CallOptions)}. */
  public WebhookDelivery get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a delivery of a webhook.
   *
   * <p>With every attempt, and with the body as it would be sent now.
   *
   * <p>Operation <code>webhook_deliveries.get</code>: GET /webhook-deliveries/{id}
   */
  public WebhookDelivery get(String id, CallOptions options) {
    Request request = Request.of("GET", "webhook-deliveries", id);
    return transport.json(request, options, Values.object(WebhookDelivery::new));
  }

  /** Resend a delivery of a webhook. See {@link #resend(String, CallOptions)}. */
  public WebhookDeliverySummary resend(String id) {
    return resend(id, CallOptions.NONE);
  }

  /**
   * Resend a delivery of a webhook.
   *
   * <p>Makes a new delivery with one attempt, beside all others, and also for a disabled endpoint, so that a mended
   * receiver can be tried.
   *
   * <p>Operation <code>webhook_deliveries.resend</code>: POST /webhook-deliveries/{id}/resend
   */
  public WebhookDeliverySummary resend(String id, CallOptions options) {
    Request request = Request.of("POST", "webhook-deliveries", id, "resend");
    return transport.json(request, options, Values.object(WebhookDeliverySummary::new));
  }
}
