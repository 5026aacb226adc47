// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** What a new d link is made of. */
public final class CreatedLink extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreatedLink(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The invoice that it shows; null for others. May be null. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** The credit note that it shows; null for others. May be null. */
  public String creditNoteId() {
    return read("credit_note_id", Values::text);
  }

  /** The quote that it shows; null for others. May be null. */
  public String quoteId() {
    return read("quote_id", Values::text);
  }

  /** <code>email</code>: in a mail of this service. <code>other</code>: it was asked for, to be passed on. */
  public String channel() {
    return read("channel", Values::text);
  }

  /** How often a person has looked; looks within half an hour count as one. */
  public Long views() {
    return read("views", Values::integer);
  }

  /** When a person looked for the first time. May be null. */
  public Instant firstViewedAt() {
    return read("first_viewed_at", Values::time);
  }

  /** When the last look that counts was. May be null. */
  public Instant lastViewedAt() {
    return read("last_viewed_at", Values::time);
  }

  /** As it was said. Null: it works for some time after nothing was left to be paid (<code>link_days_after_payment</code>). May be null. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** When somebody ended it. May be null. */
  public Instant endedAt() {
    return read("ended_at", Values::time);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** The address below that of the service, shown this once. It works like a password. */
  public String path() {
    return read("path", Values::text);
  }

  /** The whole address; null where the service does not know its own (<code>PUBLIC_URL</code>). May be null. */
  public String url() {
    return read("url", Values::text);
  }

  /** The values of channel that this version knows. */
  public interface Channel {
    String EMAIL = "email";
    String OTHER = "other";
  }
}
