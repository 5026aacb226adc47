// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.EventTypeList;

/** Events, pushed to addresses of yours. */
public final class EventTypes {
  private final Transport transport;

  /** For the client, which has one. */
  public EventTypes(Transport transport) {
    this.transport = transport;
  }

  /** List the types of events. See {@link #list(CallOptions)}. */
  public EventTypeList list() {
    return list(CallOptions.NONE);
  }

  /**
   * List the types of events.
   *
   * <p>What each means, the schema of its object, and an example. More may come.
   *
   * <p>Operation <code>event_types.list</code>: GET /event-types
   */
  public EventTypeList list(CallOptions options) {
    Request request = Request.of("GET", "event-types");
    return transport.json(request, options, Values.object(EventTypeList::new));
  }
}
