// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The audit entry. */
public final class AuditEntry extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditEntry(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. May be null. */
  public Long sequence() {
    return read("sequence", Values::integer);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** Who did it. */
  public AuditActor actor() {
    return read("actor", Values.object(AuditActor::new));
  }

  /** The request that caused it. May be null. */
  public String requestId() {
    return read("request_id", Values::text);
  }

  /** The rows, in their order; of an event, what changed. */
  public EventData data() {
    return read("data", Values.object(EventData::new));
  }

  /** <code>&lt;object&gt;.&lt;what happened&gt;</code>: one of the types of <code>Event</code>; more may come. */
  public String type() {
    return read("type", Values::text);
  }

  /** The network address of the request; null for the service itself. May be null. */
  public String ip() {
    return read("ip", Values::text);
  }

  /** The browser or program, as it calls itself. May be null. */
  public String userAgent() {
    return read("user_agent", Values::text);
  }

  /** The session of the user; null for an API key and for the service itself. May be null. */
  public String sessionId() {
    return read("session_id", Values::text);
  }
}
