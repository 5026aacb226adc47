// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The webhook endpoint with secret. */
public final class WebhookEndpointWithSecret extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public WebhookEndpointWithSecret(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the endpoint. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** Where events are sent. */
  public String url() {
    return read("url", Values::text);
  }

  /** What it is for. May be null. */
  public String description() {
    return read("description", Values::text);
  }

  /** Which events it gets. */
  public List<String> eventTypes() {
    return read("event_types", Values.list(Values::text));
  }

  /** What messages show of the object. */
  public String payload() {
    return read("payload", Values::text);
  }

  /** What arrives in order. */
  public String ordering() {
    return read("ordering", Values::text);
  }

  /** The names of its own headers. */
  public List<String> headerNames() {
    return read("header_names", Values.list(Values::text));
  }

  /** <code>failing</code> after ten failed requests in a row over at least an hour, <code>disabled</code> after five days without a success, after an answer 410, when its writer has left, or by somebody. */
  public String status() {
    return read("status", Values::text);
  }

  /** Why it is failing or disabled. May be null. */
  public String statusReason() {
    return read("status_reason", Values::text);
  }

  /** When it was disabled because whoever wrote it last had left the organization, or the API key that did had ended. Whoever updates it takes it over: it goes on where it stopped, and shows what they may read. May be null. */
  public Instant writerLeftAt() {
    return read("writer_left_at", Values::time);
  }

  /** Until when the secret before the present one signs, too. May be null. */
  public Instant previousSecretEndsAt() {
    return read("previous_secret_ends_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** Verifies messages (Standard Webhooks). It is shown this once and cannot be had again. */
  public String secret() {
    return read("secret", Values::text);
  }

  /** The values of payload that this version knows. */
  public interface Payload {
    String FULL = "full";
    String THIN = "thin";
  }

  /** The values of ordering that this version knows. */
  public interface Ordering {
    String OBJECT = "object";
    String NONE = "none";
  }

  /** The values of status that this version knows. */
  public interface Status {
    String ACTIVE = "active";
    String FAILING = "failing";
    String DISABLED = "disabled";
  }
}
