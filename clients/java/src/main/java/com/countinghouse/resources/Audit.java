// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AnchorList;
import com.countinghouse.types.AuditAnchorsQuery;
import com.countinghouse.types.AuditExportAnchorsQuery;
import com.countinghouse.types.AuditExportQuery;
import com.countinghouse.types.AuditList;
import com.countinghouse.types.AuditListQuery;
import com.countinghouse.types.AuditProof;
import com.countinghouse.types.AuditVerifyQuery;

/** Who changed what, when, and from where. */
public final class Audit {
  private final Transport transport;

  /** For the client, which has one. */
  public Audit(Transport transport) {
    this.transport = transport;
  }

  /** List the anchors of the audit log. See {@link #anchors(AuditAnchorsQuery, CallOptions)}. */
  public AnchorList anchors() {
    return anchors(null, CallOptions.NONE);
  }

  /** List the anchors of the audit log. See {@link #anchors(AuditAnchorsQuery, CallOptions)}. */
  public AnchorList anchors(AuditAnchorsQuery query) {
    return anchors(query, CallOptions.NONE);
  }

  /**
   * List the anchors of the audit log.
   *
   * <p>Every night the events since the last anchor get one: a hash over them and over the anchor before it. The
   * event <code>audit.anchored</code> tells its hash. Whoever keeps that elsewhere can prove later that nobody has
   * rewritten what happened, not even somebody who owns the database.
   *
   * <p>Operation <code>audit.anchors</code>: GET /audit/anchors
   */
  public AnchorList anchors(AuditAnchorsQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit", "anchors").query(query);
    return transport.json(request, options, Values.object(AnchorList::new));
  }

  /** Prove the audit log. See {@link #verify(AuditVerifyQuery, CallOptions)}. */
  public AuditProof verify() {
    return verify(null, CallOptions.NONE);
  }

  /** Prove the audit log. See {@link #verify(AuditVerifyQuery, CallOptions)}. */
  public AuditProof verify(AuditVerifyQuery query) {
    return verify(query, CallOptions.NONE);
  }

  /**
   * Prove the audit log.
   *
   * <p>Reads the events of the anchors again, and tells whether one was changed, added or removed since. Events whose
   * personal data was erased can still be proved.
   *
   * <p>Operation <code>audit.verify</code>: GET /audit/verify
   */
  public AuditProof verify(AuditVerifyQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit", "verify").query(query);
    return transport.json(request, options, Values.object(AuditProof::new));
  }

  /** Export the anchors with their events. See {@link #exportAnchors(AuditExportAnchorsQuery, CallOptions)}. */
  public byte[] exportAnchors() {
    return exportAnchors(null, CallOptions.NONE);
  }

  /** Export the anchors with their events. See {@link #exportAnchors(AuditExportAnchorsQuery, CallOptions)}. */
  public byte[] exportAnchors(AuditExportAnchorsQuery query) {
    return exportAnchors(query, CallOptions.NONE);
  }

  /**
   * Export the anchors with their events.
   *
   * <p>Everything that the hashes are made of, one JSON object per line. <code>npm run verify-export -- FILE</code>
   * checks such a file without the service. Of objects that the credential may not read it has the hash alone.
   *
   * <p>Operation <code>audit.export_anchors</code>: GET /audit/anchors/export
   */
  public byte[] exportAnchors(AuditExportAnchorsQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit", "anchors", "export").query(query);
    return transport.bytes(request, options);
  }

  /** Export the anchors with their events. See {@link #exportAnchorsStream(AuditExportAnchorsQuery, CallOptions)}. */
  public Download exportAnchorsStream() {
    return exportAnchorsStream(null, CallOptions.NONE);
  }

  /** Export the anchors with their events. See {@link #exportAnchorsStream(AuditExportAnchorsQuery, CallOptions)}. */
  public Download exportAnchorsStream(AuditExportAnchorsQuery query) {
    return exportAnchorsStream(query, CallOptions.NONE);
  }

  /**
   * Export the anchors with their events.
   *
   * <p>Everything that the hashes are made of, one JSON object per line. <code>npm run verify-export -- FILE</code>
   * checks such a file without the service. Of objects that the credential may not read it has the hash alone.
   *
   * <p>Operation <code>audit.export_anchors</code>: GET /audit/anchors/export
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download exportAnchorsStream(AuditExportAnchorsQuery query, CallOptions options) {
    Request request = Request.of("GET", "audit", "anchors", "export").query(query);
    return transport.download(request, options);
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
