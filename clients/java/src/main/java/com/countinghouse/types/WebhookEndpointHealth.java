// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The webhook endpoint health. */
public final class WebhookEndpointHealth extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public WebhookEndpointHealth(Map<String, Object> fields) {
    super(fields);
  }

  /** The state of the endpoint. */
  public String status() {
    return read("status", Values::text);
  }

  /** Why it is failing or disabled. May be null. */
  public String statusReason() {
    return read("status_reason", Values::text);
  }

  /** How many events of the feed are not deliveries yet. */
  public Long lag() {
    return read("lag", Values::integer);
  }

  /** How many deliveries wait. */
  public Long pending() {
    return read("pending", Values::integer);
  }

  /** How many deliveries of the last 24 hours have arrived. */
  public Long delivered24h() {
    return read("delivered_24h", Values::integer);
  }

  /** How many deliveries of the last 24 hours failed at their last attempt. */
  public Long failed24h() {
    return read("failed_24h", Values::integer);
  }

  /** Since when no request has succeeded. May be null. */
  public Instant failingSince() {
    return read("failing_since", Values::time);
  }

  /** When a request succeeded last, to ten seconds. May be null. */
  public Instant lastSuccessAt() {
    return read("last_success_at", Values::time);
  }

  /** The values of status that this version knows. */
  public interface Status {
    String ACTIVE = "active";
    String FAILING = "failing";
    String DISABLED = "disabled";
  }
}
