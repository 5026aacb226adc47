// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The webhook delivery. */
public final class WebhookDelivery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public WebhookDelivery(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The endpoint, even if it was deleted. */
  public String endpointId() {
    return read("endpoint_id", Values::text);
  }

  /** The event; null for a test. May be null. */
  public String eventId() {
    return read("event_id", Values::text);
  }

  /** The number of the event in the feed. May be null. */
  public Long sequence() {
    return read("sequence", Values::integer);
  }

  /** The type of the event. */
  public String eventType() {
    return read("event_type", Values::text);
  }

  /** What caused it. */
  public String origin() {
    return read("origin", Values::text);
  }

  /** <code>cancelled</code>: the endpoint was deleted before. */
  public String status() {
    return read("status", Values::text);
  }

  /** How many attempts there were. */
  public Long attempts() {
    return read("attempts", Values::integer);
  }

  /** When it is tried next; null while it waits for an earlier event of the same object. May be null. */
  public Instant nextAttemptAt() {
    return read("next_attempt_at", Values::time);
  }

  /** The status of the last answer. May be null. */
  public Long lastStatus() {
    return read("last_status", Values::integer);
  }

  /** Why the last attempt failed. May be null. */
  public String lastError() {
    return read("last_error", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it ended. May be null. */
  public Instant endedAt() {
    return read("ended_at", Values::time);
  }

  /** Every attempt of the last 30 days. */
  public List<WebhookAttempt> log() {
    return read("log", Values.list(Values.object(WebhookAttempt::new)));
  }

  /** The body as it would be sent now; null for a test, and when the endpoint was deleted. May be null. */
  public String body() {
    return read("body", Values::text);
  }

  /** The values of origin that this version knows. */
  public interface Origin {
    String FEED = "feed";
    String REPLAY = "replay";
    String RESEND = "resend";
    String TEST = "test";
  }

  /** The values of status that this version knows. */
  public interface Status {
    String PENDING = "pending";
    String DELIVERED = "delivered";
    String FAILED = "failed";
    String CANCELLED = "cancelled";
  }
}
