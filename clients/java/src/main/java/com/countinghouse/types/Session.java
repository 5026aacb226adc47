// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** Where a user is signed in. */
public final class Session extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Session(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Whether it is the session that asks. */
  public Boolean current() {
    return read("current", Values::bool);
  }

  /** Whose books it is for. */
  public SessionOrganization organization() {
    return read("organization", Values.object(SessionOrganization::new));
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** Written at most once a minute. */
  public Instant lastUsedAt() {
    return read("last_used_at", Values::time);
  }

  /** When it ends, however much it is used. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** The address that it was opened from. May be null. */
  public String createdIp() {
    return read("created_ip", Values::text);
  }

  /** The address that it was last used from. May be null. */
  public String lastIp() {
    return read("last_ip", Values::text);
  }

  /** The browser or program, as it calls itself. May be null. */
  public String userAgent() {
    return read("user_agent", Values::text);
  }
}
