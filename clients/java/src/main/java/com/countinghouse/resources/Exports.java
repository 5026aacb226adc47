// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateDataExport;
import com.countinghouse.types.DataExport;
import com.countinghouse.types.ExportsListQuery;

/** Everything of your books as a file that you can take away. */
public final class Exports {
  private final Transport transport;

  /** For the client, which has one. */
  public Exports(Transport transport) {
    this.transport = transport;
  }

  /** List exports. See {@link #list(ExportsListQuery, CallOptions)}. */
  public Pages<DataExport> list() {
    return list(null, CallOptions.NONE);
  }

  /** List exports. See {@link #list(ExportsListQuery, CallOptions)}. */
  public Pages<DataExport> list(ExportsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List exports.
   *
   * <p>Also those that have failed or expired, the newest first.
   *
   * <p>Operation <code>exports.list</code>: GET /exports
   */
  public Pages<DataExport> list(ExportsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "exports").query(query);
    return transport.pages(request, "cursor", options, Values.object(DataExport::new));
  }

  /** Export the books. See {@link #create(CreateDataExport, CallOptions)}. */
  public DataExport create(CreateDataExport body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Export the books.
   *
   * <p>Orders a ZIP with everything of your books, all of one moment: a file for each kind of rows,
   * <code>manifest.json</code> with rows, columns and digests, and originals and attachments if you ask for them.
   * It is made meanwhile; ask for it until its <code>state</code> is <code>ready</code>, or wait for the event
   * <code>data_export.ready</code>. It is kept for a week. Two can be under way at once.
   *
   * <p>Operation <code>exports.create</code>: POST /exports
   */
  public DataExport create(CreateDataExport body, CallOptions options) {
    Request request = Request.of("POST", "exports").requiredBody(body);
    return transport.json(request, options, Values.object(DataExport::new));
  }

  /** Get an export. See {@link #get(String, CallOptions)}. */
  public DataExport get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get an export.
   *
   * <p>How far it is, and until when its file can be downloaded.
   *
   * <p>Operation <code>exports.get</code>: GET /exports/{id}
   */
  public DataExport get(String id, CallOptions options) {
    Request request = Request.of("GET", "exports", id);
    return transport.json(request, options, Values.object(DataExport::new));
  }

  /** Delete an export. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete an export.
   *
   * <p>Deletes it with its file, or cancels it while it is being made.
   *
   * <p>Operation <code>exports.delete</code>: DELETE /exports/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "exports", id).conditional();
    transport.nothing(request, options);
  }

  /** Download the file of an export. See {@link #content(String, CallOptions)}. */
  public byte[] content(String id) {
    return content(id, CallOptions.NONE);
  }

  /**
   * Download the file of an export.
   *
   * <p>The ZIP of an export that is ready. A download that broke goes on with <code>Range</code> and
   * <code>If-Range</code>. Each download stands in the audit log.
   *
   * <p>Operation <code>exports.content</code>: GET /exports/{id}/content
   */
  public byte[] content(String id, CallOptions options) {
    Request request = Request.of("GET", "exports", id, "content");
    return transport.bytes(request, options);
  }

  /** Download the file of an export. See {@link #contentStream(String, CallOptions)}. */
  public Download contentStream(String id) {
    return contentStream(id, CallOptions.NONE);
  }

  /**
   * Download the file of an export.
   *
   * <p>The ZIP of an export that is ready. A download that broke goes on with <code>Range</code> and
   * <code>If-Range</code>. Each download stands in the audit log.
   *
   * <p>Operation <code>exports.content</code>: GET /exports/{id}/content
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download contentStream(String id, CallOptions options) {
    Request request = Request.of("GET", "exports", id, "content");
    return transport.download(request, options);
  }
}
