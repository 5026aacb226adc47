// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The profile. */
public final class Profile extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Profile(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The address to sign in with. */
  public String email() {
    return read("email", Values::text);
  }

  /** The address that takes its place once the link that was sent to it is opened; null for none. May be null. */
  public String pendingEmail() {
    return read("pending_email", Values::text);
  }

  /** Other members see it, and the audit log. */
  public String name() {
    return read("name", Values::text);
  }

  /** Since when there is this account. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }
}
