// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.DocumentList;

/** Invoices and credit notes as files, and what they lack. */
public final class Documents {
  private final Transport transport;

  /** For the client, which has one. */
  public Documents(Transport transport) {
    this.transport = transport;
  }

  /** List the documents of an invoice. See {@link #list(String, CallOptions)}. */
  public DocumentList list(String id) {
    return list(id, CallOptions.NONE);
  }

  /**
   * List the documents of an invoice.
   *
   * <p>Every format, with the original where it is stored, and whether it could be made.
   *
   * <p>Operation <code>documents.list</code>: GET /invoices/{id}/documents
   */
  public DocumentList list(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "documents");
    return transport.json(request, options, Values.object(DocumentList::new));
  }

  /** Download an invoice. See {@link #get(String, String, CallOptions)}. */
  public byte[] get(String id, String format) {
    return get(id, format, CallOptions.NONE);
  }

  /**
   * Download an invoice.
   *
   * <p>The invoice as a file. An original is made when it is first asked for, out of what was frozen on issue, and
   * given back byte for byte from then on; a void invoice keeps its own. A draft has a preview as
   * <code>pdf</code>. A format whose rules the invoice breaks is refused.
   *
   * <p>Operation <code>documents.get</code>: GET /invoices/{id}/documents/{format}
   */
  public byte[] get(String id, String format, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "documents", format);
    return transport.bytes(request, options);
  }

  /** Download an invoice. See {@link #getStream(String, String, CallOptions)}. */
  public Download getStream(String id, String format) {
    return getStream(id, format, CallOptions.NONE);
  }

  /**
   * Download an invoice.
   *
   * <p>The invoice as a file. An original is made when it is first asked for, out of what was frozen on issue, and
   * given back byte for byte from then on; a void invoice keeps its own. A draft has a preview as
   * <code>pdf</code>. A format whose rules the invoice breaks is refused.
   *
   * <p>Operation <code>documents.get</code>: GET /invoices/{id}/documents/{format}
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download getStream(String id, String format, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "documents", format);
    return transport.download(request, options);
  }
}
