// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateLink;
import com.countinghouse.types.CreatedLink;
import com.countinghouse.types.LinkList;

/** Pages that show an invoice, a credit note or a quote to its customer. */
public final class CreditNoteLinks {
  private final Transport transport;

  /** For the client, which has one. */
  public CreditNoteLinks(Transport transport) {
    this.transport = transport;
  }

  /** List the links to a credit note. See {@link #list(String, CallOptions)}. */
  public LinkList list(String id) {
    return list(id, CallOptions.NONE);
  }

  /**
   * List the links to a credit note.
   *
   * <p>Those that work, the newest first, at most 200, and how often a person has looked.
   *
   * <p>Operation <code>credit_note_links.list</code>: GET /credit-notes/{id}/links
   */
  public LinkList list(String id, CallOptions options) {
    Request request = Request.of("GET", "credit-notes", id, "links");
    return transport.json(request, options, Values.object(LinkList::new));
  }

  /** Make a link to a credit note. See {@link #create(String, CreateLink, CallOptions)}. */
  public CreatedLink create(String id) {
    return create(id, null, CallOptions.NONE);
  }

  /** Make a link to a credit note. See {@link #create(String, CreateLink, CallOptions)}. */
  public CreatedLink create(String id, CreateLink body) {
    return create(id, body, CallOptions.NONE);
  }

  /**
   * Make a link to a credit note.
   *
   * <p>An address that shows the credit note to whoever has it, and its PDF. The address is shown this once. Earlier
   * links keep working. Nothing has to be paid, so the days of a link count from when it is made.
   *
   * <p>Operation <code>credit_note_links.create</code>: POST /credit-notes/{id}/links
   */
  public CreatedLink create(String id, CreateLink body, CallOptions options) {
    Request request = Request.of("POST", "credit-notes", id, "links").body(body);
    return transport.json(request, options, Values.object(CreatedLink::new));
  }
}
