// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ReceiveFile;
import com.countinghouse.types.ReceivedFile;
import com.countinghouse.types.ReceivedFilesListQuery;

/** Bills and other files that others have sent to you. */
public final class ReceivedFiles {
  private final Transport transport;

  /** For the client, which has one. */
  public ReceivedFiles(Transport transport) {
    this.transport = transport;
  }

  /** List received files. See {@link #list(ReceivedFilesListQuery, CallOptions)}. */
  public Pages<ReceivedFile> list() {
    return list(null, CallOptions.NONE);
  }

  /** List received files. See {@link #list(ReceivedFilesListQuery, CallOptions)}. */
  public Pages<ReceivedFile> list(ReceivedFilesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List received files.
   *
   * <p>The newest first, unless the request asks for another order.
   *
   * <p>Operation <code>received_files.list</code>: GET /received-files
   */
  public Pages<ReceivedFile> list(ReceivedFilesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "received-files").query(query);
    return transport.pages(request, "cursor", options, Values.object(ReceivedFile::new));
  }

  /** Receive a file. See {@link #create(ReceiveFile, CallOptions)}. */
  public ReceivedFile create(ReceiveFile body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Receive a file.
   *
   * <p>Stores what somebody has sent to you, as it came. The same bytes are stored once: receiving them again gives
   * the file that is there. A file that nothing refers to goes after 30 days. The body may have 27 MB.
   *
   * <p>Operation <code>received_files.create</code>: POST /received-files
   */
  public ReceivedFile create(ReceiveFile body, CallOptions options) {
    Request request = Request.of("POST", "received-files").requiredBody(body);
    return transport.json(request, options, Values.object(ReceivedFile::new));
  }

  /** Get a received file. See {@link #get(String, CallOptions)}. */
  public ReceivedFile get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a received file.
   *
   * <p>What is known of it. Its bytes are an operation of their own.
   *
   * <p>Operation <code>received_files.get</code>: GET /received-files/{id}
   */
  public ReceivedFile get(String id, CallOptions options) {
    Request request = Request.of("GET", "received-files", id);
    return transport.json(request, options, Values.object(ReceivedFile::new));
  }

  /** Delete a received file. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a received file.
   *
   * <p>Deletes a file for good, unless something in your books refers to it.
   *
   * <p>Operation <code>received_files.delete</code>: DELETE /received-files/{id}
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "received-files", id);
    transport.nothing(request, options);
  }

  /** Download a received file. See {@link #content(String, CallOptions)}. */
  public byte[] content(String id) {
    return content(id, CallOptions.NONE);
  }

  /**
   * Download a received file.
   *
   * <p>The bytes as they came, to be saved and never shown within a page of this service.
   *
   * <p>Operation <code>received_files.content</code>: GET /received-files/{id}/content
   */
  public byte[] content(String id, CallOptions options) {
    Request request = Request.of("GET", "received-files", id, "content");
    return transport.bytes(request, options);
  }

  /** Download a received file. See {@link #contentStream(String, CallOptions)}. */
  public Download contentStream(String id) {
    return contentStream(id, CallOptions.NONE);
  }

  /**
   * Download a received file.
   *
   * <p>The bytes as they came, to be saved and never shown within a page of this service.
   *
   * <p>Operation <code>received_files.content</code>: GET /received-files/{id}/content
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download contentStream(String id, CallOptions options) {
    Request request = Request.of("GET", "received-files", id, "content");
    return transport.download(request, options);
  }
}
