// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.DocumentList;

/** Invoices and credit notes as files, and what they lack. */
public final class CreditNoteDocuments {
  private final Transport transport;

  /** For the client, which has one. */
  public CreditNoteDocuments(Transport transport) {
    this.transport = transport;
  }

  /** List the documents of a credit note. See {@link #list(String, CallOptions)}. */
  public DocumentList list(String id) {
    return list(id, CallOptions.NONE);
  }

  /**
   * List the documents of a credit note.
   *
   * <p>Every format, with the original where it is stored, and whether it could be made.
   *
   * <p>Operation <code>credit_note_documents.list</code>: GET /credit-notes/{id}/documents
   */
  public DocumentList list(String id, CallOptions options) {
    Request request = Request.of("GET", "credit-notes", id, "documents");
    return transport.json(request, options, Values.object(DocumentList::new));
  }

  /** Download a credit note. See {@link #get(String, String, CallOptions)}. */
  public byte[] get(String id, String format) {
    return get(id, format, CallOptions.NONE);
  }

  /**
   * Download a credit note.
   *
   * <p>The credit note as a file: made when it is first asked for, and given back byte for byte from then on. It
   * repeats the references of its invoice. A format whose rules it breaks is refused.
   *
   * <p>Operation <code>credit_note_documents.get</code>: GET /credit-notes/{id}/documents/{format}
   */
  public byte[] get(String id, String format, CallOptions options) {
    Request request = Request.of("GET", "credit-notes", id, "documents", format);
    return transport.bytes(request, options);
  }

  /** Download a credit note. See {@link #getStream(String, String, CallOptions)}. */
  public Download getStream(String id, String format) {
    return getStream(id, format, CallOptions.NONE);
  }

  /**
   * Download a credit note.
   *
   * <p>The credit note as a file: made when it is first asked for, and given back byte for byte from then on. It
   * repeats the references of its invoice. A format whose rules it breaks is refused.
   *
   * <p>Operation <code>credit_note_documents.get</code>: GET /credit-notes/{id}/documents/{format}
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download getStream(String id, String format, CallOptions options) {
    Request request = Request.of("GET", "credit-notes", id, "documents", format);
    return transport.download(request, options);
  }
}
