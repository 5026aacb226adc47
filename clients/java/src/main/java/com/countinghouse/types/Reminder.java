// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** The reminder. */
public final class Reminder extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Reminder(Map<String, Object> fields) {
    super(fields);
  }

  /** The step, from 1 on. */
  public Long level() {
    return read("level", Values::integer);
  }

  /** What is due. */
  public BigDecimal amountDue() {
    return read("amount_due", Values::decimal);
  }

  /** A currency code of ISO 4217. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Which instalment was due first then, from 1 on; each has steps of its own. Else 1. */
  public Long instalment() {
    return read("instalment", Values::integer);
  }

  /** A mail, or a task for a person. */
  public String channel() {
    return read("channel", Values::text);
  }

  /** The mail; null for a task. May be null. */
  public String messageId() {
    return read("message_id", Values::text);
  }

  /** What was asked for beside it; it is no part of the invoice. May be null. */
  public BigDecimal fee() {
    return read("fee", Values::decimal);
  }

  /** The day, where the organization is. */
  public LocalDate askedOn() {
    return read("asked_on", Values::date);
  }

  /** When a person did the task. May be null. */
  public Instant doneAt() {
    return read("done_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** The values of channel that this version knows. */
  public interface Channel {
    String EMAIL = "email";
    String TASK = "task";
  }
}
