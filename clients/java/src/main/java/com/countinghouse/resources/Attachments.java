// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Attachment;
import com.countinghouse.types.CreateAttachment;

/** Invoices and credit notes as files, and what they lack. */
public final class Attachments {
  private final Transport transport;

  /** For the client, which has one. */
  public Attachments(Transport transport) {
    this.transport = transport;
  }

  /** Attach a file to an invoice. See {@link #create(String, CreateAttachment, CallOptions)}. */
  public Attachment create(String id, CreateAttachment body) {
    return create(id, body, CallOptions.NONE);
  }

  /**
   * Attach a file to an invoice.
   *
   * <p>A file or a link that goes with a draft: electronic documents carry it, printed ones name it. The invoice
   * lists its attachments. The body may have 7 MB.
   *
   * <p>Operation <code>attachments.create</code>: POST /invoices/{id}/attachments
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Attachment create(String id, CreateAttachment body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "attachments").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Attachment::new));
  }

  /** Download an attachment. See {@link #get(String, CallOptions)}. */
  public byte[] get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Download an attachment.
   *
   * <p>The file as it was attached. A link has none.
   *
   * <p>Operation <code>attachments.get</code>: GET /attachments/{id}
   */
  public byte[] get(String id, CallOptions options) {
    Request request = Request.of("GET", "attachments", id);
    return transport.bytes(request, options);
  }

  /** Download an attachment. See {@link #getStream(String, CallOptions)}. */
  public Download getStream(String id) {
    return getStream(id, CallOptions.NONE);
  }

  /**
   * Download an attachment.
   *
   * <p>The file as it was attached. A link has none.
   *
   * <p>Operation <code>attachments.get</code>: GET /attachments/{id}
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download getStream(String id, CallOptions options) {
    Request request = Request.of("GET", "attachments", id);
    return transport.download(request, options);
  }

  /** Remove an attachment. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Remove an attachment.
   *
   * <p>Takes it off a draft. What was issued keeps its attachments.
   *
   * <p>Operation <code>attachments.delete</code>: DELETE /attachments/{id}
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "attachments", id);
    transport.nothing(request, options);
  }
}
