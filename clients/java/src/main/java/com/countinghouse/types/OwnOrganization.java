// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** An organization of the user, with the role there. */
public final class OwnOrganization extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public OwnOrganization(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** The name. */
  public String name() {
    return read("name", Values::text);
  }

  /** Whether the books count, or are for trying. */
  public String mode() {
    return read("mode", Values::text);
  }

  /** The organization that it is a sandbox of; null for every other one. May be null. */
  public String sandboxOf() {
    return read("sandbox_of", Values::text);
  }

  /** The currency of documents that name none. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Where its days begin and end; an IANA time zone. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** What you may do there. */
  public String role() {
    return read("role", Values::text);
  }

  /** Since when its books can only be read; null while they are open. May be null. */
  public Instant closedAt() {
    return read("closed_at", Values::time);
  }

  /** The values of mode that this version knows. */
  public interface Mode {
    String LIVE = "live";
    String TEST = "test";
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
