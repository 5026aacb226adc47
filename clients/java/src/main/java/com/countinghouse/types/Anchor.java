// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The anchor. */
public final class Anchor extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Anchor(Map<String, Object> fields) {
    super(fields);
  }

  /** Its identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts from 1 without gaps. */
  public Long number() {
    return read("number", Values::integer);
  }

  /** <code>sequence</code> of its first event. */
  public Long firstSequence() {
    return read("first_sequence", Values::integer);
  }

  /** <code>sequence</code> of its last event. */
  public Long lastSequence() {
    return read("last_sequence", Values::integer);
  }

  /** SHA-256 over its events. */
  public String eventsHash() {
    return read("events_hash", Values::text);
  }

  /** The hash of the anchor before it; null for the first one. May be null. */
  public String previousHash() {
    return read("previous_hash", Values::text);
  }

  /** SHA-256 over everything above: it stands for all events up to <code>last_sequence</code>. */
  public String hash() {
    return read("hash", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }
}
