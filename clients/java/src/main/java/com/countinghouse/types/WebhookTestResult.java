// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The webhook test result. */
public final class WebhookTestResult extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public WebhookTestResult(Map<String, Object> fields) {
    super(fields);
  }

  /** The how-manieth it is. */
  public Long number() {
    return read("number", Values::integer);
  }

  /** When it began. */
  public Instant at() {
    return read("at", Values::time);
  }

  /** Where it went. */
  public String url() {
    return read("url", Values::text);
  }

  /** The headers of the request, without signature and without values of your own. */
  public Map<String, String> requestHeaders() {
    return read("request_headers", Values.map(Values::text));
  }

  /** The status of the answer; null without one. May be null. */
  public Long status() {
    return read("status", Values::integer);
  }

  /** The first ten headers of the answer. May be null. */
  public Map<String, String> responseHeaders() {
    return read("response_headers", Values.map(Values::text));
  }

  /** The beginning of the answer, 1 KB. May be null. */
  public String responseText() {
    return read("response_text", Values::text);
  }

  /** How long it took, in milliseconds. */
  public Long durationMs() {
    return read("duration_ms", Values::integer);
  }

  /** The address that was connected to. May be null. */
  public String address() {
    return read("address", Values::text);
  }

  /** Why it failed; null if it succeeded. May be null. */
  public String error() {
    return read("error", Values::text);
  }

  /** The delivery in the log. */
  public String deliveryId() {
    return read("delivery_id", Values::text);
  }
}
