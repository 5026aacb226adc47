// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AuditExportQuery;
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
   * device: changes of the books, sign-ins, refused ones, and changes of passwords, second factors, members and
   * API keys. Events from before the service kept addresses have null there. For owners, admins and auditors.
   *
   * <p>Operation <code>audit.list</code>: GET /audit
   */
  public AuditList list(AuditListQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit").query(query);
    return transport.json(request, options, Values.object(AuditList::new));
  }

  /** Export the audit log as CSV. See {@link #export(AuditExportQuery, CallOptions)}. */
  public byte[] export() {
    return export(null, CallOptions.NONE);
  }

  /** Export the audit log as CSV. See {@link #export(AuditExportQuery, CallOptions)}. */
  public byte[] export(AuditExportQuery query) {
    return export(query, CallOptions.NONE);
  }

  /**
   * Export the audit log as CSV.
   *
   * <p>The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask again with
   * <code>before</code>: the <code>sequence</code> of the last row. The file has a header row; text that a
   * spreadsheet would take for a formula begins with an apostrophe.
   *
   * <p>Operation <code>audit.export</code>: GET /audit/export
   */
  public byte[] export(AuditExportQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit", "export").query(query);
    return transport.bytes(request, options);
  }

  /** Export the audit log as CSV. See {@link #exportStream(AuditExportQuery, CallOptions)}. */
  public Download exportStream() {
    return exportStream(null, CallOptions.NONE);
  }

  /** Export the audit log as CSV. See {@link #exportStream(AuditExportQuery, CallOptions)}. */
  public Download exportStream(AuditExportQuery query) {
    return exportStream(query, CallOptions.NONE);
  }

  /**
   * Export the audit log as CSV.
   *
   * <p>The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask again with
   * <code>before</code>: the <code>sequence</code> of the last row. The file has a header row; text that a
   * spreadsheet would take for a formula begins with an apostrophe.
   *
   * <p>Operation <code>audit.export</code>: GET /audit/export
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download exportStream(AuditExportQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit", "export").query(query);
    return transport.download(request, options);
  }
}
