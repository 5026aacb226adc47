// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** An invitation with the token of its link. */
public final class CreatedInvitation extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreatedInvitation(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The e-mail address. */
  public String email() {
    return read("email", Values::text);
  }

  /** What the member may do. */
  public String role() {
    return read("role", Values::text);
  }

  /** When the membership will end by itself; null for never. May be null. */
  public Instant membershipExpiresAt() {
    return read("membership_expires_at", Values::time);
  }

  /** The user who invited; null for one who is gone. May be null. */
  public String invitedBy() {
    return read("invited_by", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** Until when the link works. */
  public Instant expiresAt() {
    return read("expires_at", Values::time);
  }

  /** When it was accepted; null if it was not. May be null. */
  public Instant acceptedAt() {
    return read("accepted_at", Values::time);
  }

  /** When it was revoked; null if it was not. May be null. */
  public Instant revokedAt() {
    return read("revoked_at", Values::time);
  }

  /** The token of the link, shown this once where no mail is configured: pass on the address of the panel with <code>/accept-invitation#</code> and the token behind it. Null when the link goes by mail. May be null. */
  public String token() {
    return read("token", Values::text);
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
