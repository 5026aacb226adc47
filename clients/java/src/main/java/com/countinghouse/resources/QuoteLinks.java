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
public final class QuoteLinks {
  private final Transport transport;

  /** For the client, which has one. */
  public QuoteLinks(Transport transport) {
    this.transport = transport;
  }

  /** List the links to a quote. See {@link #list(String, CallOptions)}. */
  public LinkList list(String id) {
    return list(id, CallOptions.NONE);
  }

  /**
   * List the links to a quote.
   *
   * <p>Those that work, the newest first, at most 200, and how often a person has looked.
   *
   * <p>Operation <code>quote_links.list</code>: GET /quotes/{id}/links
   */
  public LinkList list(String id, CallOptions options) {
    Request request = Request.of("GET", "quotes", id, "links");
    return transport.json(request, options, Values.object(LinkList::new));
  }

  /** Make a link to a quote. See {@link #create(String, CreateLink, CallOptions)}. */
  public CreatedLink create(String id) {
    return create(id, null, CallOptions.NONE);
  }

  /** Make a link to a quote. See {@link #create(String, CreateLink, CallOptions)}. */
  public CreatedLink create(String id, CreateLink body) {
    return create(id, body, CallOptions.NONE);
  }

  /**
   * Make a link to a quote.
   *
   * <p>An address that shows the quote and its PDF to whoever has it. The address is shown this once. Earlier links
   * keep working. The days of a link count from when the quote was answered, revised or withdrawn.
   *
   * <p>Operation <code>quote_links.create</code>: POST /quotes/{id}/links
   */
  public CreatedLink create(String id, CreateLink body, CallOptions options) {
    Request request = Request.of("POST", "quotes", id, "links").body(body);
    return transport.json(request, options, Values.object(CreatedLink::new));
  }
}
