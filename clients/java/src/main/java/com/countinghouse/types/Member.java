// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** A user who works in the organization, with the role there. */
public final class Member extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Member(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the user. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes of the membership. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** The e-mail address. */
  public String email() {
    return read("email", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** What the member may do. */
  public String role() {
    return read("role", Values::text);
  }

  /** When the membership ends by itself; null for never. May be null. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** Since when the user is a member. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When an open session was last used; null if the member is not signed in. May be null. */
  public Instant lastUsedAt() {
    return read("last_used_at", Values::time);
  }

  /** What the member may not go beyond, besides the role; null for nothing. May be null. */
  public ShownLimits limits() {
    return read("limits", Values.object(ShownLimits::new));
  }

  /** Counts the changes of the limits. The audit log has the version under which something was done. */
  public Long limitsVersion() {
    return read("limits_version", Values::integer);
  }

  /** The values of role that this version knows. */
  public interface Role {
    String OWNER = "owner";
    String ADMIN = "admin";
    String BOOKKEEPER = "bookkeeper";
    String MEMBER = "member";
    String VIEWER = "viewer";
    String AUDITOR = "auditor";
  }
}
