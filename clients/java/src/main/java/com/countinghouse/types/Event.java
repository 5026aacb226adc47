// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** Event. */
public final class Event extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Event(Map<String, Object> fields) {
    super(fields);
  }

  public String id() {
    return read("id", Values::text);
  }

  /** <code>&lt;object&gt;.&lt;what happened&gt;</code>. */
  public String type() {
    return read("type", Values::text);
  }

  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. May be null. */
  public Long sequence() {
    return read("sequence", Values::integer);
  }

  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  public Actor actor() {
    return read("actor", Values.object(Actor::new));
  }

  /** The request that caused it. May be null. */
  public String requestId() {
    return read("request_id", Values::text);
  }

  public EventData data() {
    return read("data", Values.object(EventData::new));
  }
}
