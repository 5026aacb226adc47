// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AuditList;
import com.countinghouse.types.AuditListQuery;

/** Who changed what, when, and from where. */
public final class Audit {
  private final Transport transport;

  /** For the client, which has one. */
  public Audit(Transport transport) {
    this.transport = transport;
  }

  /** Read who changed what from where. See {@link #list(AuditListQuery, CallOptions)}. */
  public AuditList list() {
    return list(null, CallOptions.NONE);
  }

  /** Read who changed what from where. See {@link #list(AuditListQuery, CallOptions)}. */
  public AuditList list(AuditListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * Read who changed what from where.
   *
   * <p>The events of the organization, the newest first, each with the name of who caused it, the address and the
   * device. Events from before the service kept these have null there. For owners, admins and auditors.
   *
   * <p>Operation <code>audit.list</code>: GET /audit
   */
  public AuditList list(AuditListQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit").query(query);
    return transport.json(request, options, Values.object(AuditList::new));
  }
}
