// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.UpdateSecurity;

/** Codes of an authenticator app, and who must have them. */
public final class Security {
  private final Transport transport;

  /** For the client, which has one. */
  public Security(Transport transport) {
    this.transport = transport;
  }

  /** Get what the organization requires of its members. See {@link #get(CallOptions)}. */
  public com.countinghouse.types.Security get() {
    return get(CallOptions.NONE);
  }

  /**
   * Get what the organization requires of its members.
   *
   * <p>Of whom it requires a second factor.
   *
   * <p>Operation <code>security.get</code>: GET /organization/security
   */
  public com.countinghouse.types.Security get(CallOptions options) {
    Request request = Request.of("GET", "organization", "security");
    return transport.json(request, options, Values.object(com.countinghouse.types.Security::new));
  }

  /** Require a second factor of members. See {@link #update(UpdateSecurity, CallOptions)}. */
  public com.countinghouse.types.Security update(UpdateSecurity body) {
    return update(body, CallOptions.NONE);
  }

  /**
   * Require a second factor of members.
   *
   * <p>Takes effect at once: the session of somebody who must have a second factor and has none can only set one up.
   *
   * <p>Operation <code>security.update</code>: PUT /organization/security
   */
  public com.countinghouse.types.Security update(UpdateSecurity body, CallOptions options) {
    Request request = Request.of("PUT", "organization", "security").requiredBody(body);
    return transport.json(request, options, Values.object(com.countinghouse.types.Security::new));
  }
}
