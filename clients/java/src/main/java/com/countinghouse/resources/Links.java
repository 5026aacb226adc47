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
public final class Links {
  private final Transport transport;

  /** For the client, which has one. */
  public Links(Transport transport) {
    this.transport = transport;
  }

  /** List the links to an invoice. See {@link #list(String, CallOptions)}. */
  public LinkList list(String id) {
    return list(id, CallOptions.NONE);
  }

  /**
   * List the links to an invoice.
   *
   * <p>Those that work, the newest first, at most 200, and how often a person has looked.
   *
   * <p>Operation <code>links.list</code>: GET /invoices/{id}/links
   */
  public LinkList list(String id, CallOptions options) {
    Request request = Request.of("GET", "invoices", id, "links");
    return transport.json(request, options, Values.object(LinkList::new));
  }

  /** Make a link to an invoice. See {@link #create(String, CreateLink, CallOptions)}. */
  public CreatedLink create(String id) {
    return create(id, null, CallOptions.NONE);
  }

  /** Make a link to an invoice. See {@link #create(String, CreateLink, CallOptions)}. */
  public CreatedLink create(String id, CreateLink body) {
    return create(id, body, CallOptions.NONE);
  }

  /**
   * Make a link to an invoice.
   *
   * <p>An address that shows the invoice to whoever has it: what it says, what is still to be paid and how, and its
   * PDF. The address is shown this once. Earlier links keep working.
   *
   * <p>Operation <code>links.create</code>: POST /invoices/{id}/links
   */
  public CreatedLink create(String id, CreateLink body, CallOptions options) {
    Request request = Request.of("POST", "invoices", id, "links").body(body);
    return transport.json(request, options, Values.object(CreatedLink::new));
  }

  /** End a link. See {@link #end(String, CallOptions)}. */
  public void end(String id) {
    end(id, CallOptions.NONE);
  }

  /**
   * End a link.
   *
   * <p>The address shows nothing any more. It cannot be taken back; make another link instead.
   *
   * <p>Operation <code>links.end</code>: DELETE /links/{id}
   */
  public void end(String id, CallOptions options) {
    Request request = Request.of("DELETE", "links", id);
    transport.nothing(request, options);
  }
}
