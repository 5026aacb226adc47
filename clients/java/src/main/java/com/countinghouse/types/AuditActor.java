// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The audit actor. */
public final class AuditActor extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AuditActor(Map<String, Object> fields) {
    super(fields);
  }

  /** Who caused it. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** Identifier of the user or API key; null for the service itself. May be null. */
  public String id() {
    return read("id", Values::text);
  }

  /** The name of the user or API key as it is now; null for the service itself. May be null. */
  public String name() {
    return read("name", Values::text);
  }

  /** The door that the request came through: <code>mcp</code> for a tool, null for the HTTP API itself. May be null. */
  public String via() {
    return read("via", Values::text);
  }

  /** The version of the limits of the API key that allowed it; null for whoever has no limits. May be null. */
  public Long limitsVersion() {
    return read("limits_version", Values::integer);
  }

  /** The version of the limits of the member who made the API key; null for one without limits. May be null. */
  public Long makerLimitsVersion() {
    return read("maker_limits_version", Values::integer);
  }

  /** The approval that it was done by; null for what nobody had to approve. May be null. */
  public String approvalId() {
    return read("approval_id", Values::text);
  }

  /** The user who approved it. May be null. */
  public String approvedBy() {
    return read("approved_by", Values::text);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String USER = "user";
    String API_KEY = "api_key";
    String SYSTEM = "system";
  }
}
