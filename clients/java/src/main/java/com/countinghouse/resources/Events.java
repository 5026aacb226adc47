// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.ServerSentEvent;
import java.util.stream.Stream;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.Event;
import com.countinghouse.types.EventsListQuery;
import com.countinghouse.types.EventsStreamQuery;

/** What happened, in order and without gaps. */
public final class Events {
  private final Transport transport;

  /** For the client, which has one. */
  public Events(Transport transport) {
    this.transport = transport;
  }

  /** Read what happened. See {@link #list(EventsListQuery, CallOptions)}. */
  public Pages<Event> list() {
    return list(null, CallOptions.NONE);
  }

  /** Read what happened. See {@link #list(EventsListQuery, CallOptions)}. */
  public Pages<Event> list(EventsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * Read what happened.
   *
   * <p>The events of the organization in the order of their numbers, which have no gaps. Ask again with
   * <code>after</code> set to the last number that you have; nothing is ever skipped. With <code>wait</code> the
   * answer comes as soon as something happens. With <code>order=desc</code> it is read from its end, and with
   * <code>object_id</code> it is the history of one thing. Of objects that the credential may not read, events
   * show the id alone.
   *
   * <p>Operation <code>events.list</code>: GET /events
   */
  public Pages<Event> list(EventsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "events").query(query);
    return transport.pages(request, "after", options, Values.object(Event::new));
  }

  /** Follow the list. See {@link #follow(EventsListQuery, CallOptions)}. */
  public Iterable<Event> follow() {
    return follow(null, CallOptions.NONE);
  }

  /** Follow the list. See {@link #follow(EventsListQuery, CallOptions)}. */
  public Iterable<Event> follow(EventsListQuery query) {
    return follow(query, CallOptions.NONE);
  }

  /**
   * Follow the list. It has no end: what comes later is given as soon as it is there. Keep the number of the last
   * one that you have handled, to go on from there after an error or a restart.
   *
   * <p>The parameters are those of <code>events.list</code>.
   *
   * <p>Operation <code>events.list</code>: GET /events
   */
  public Iterable<Event> follow(EventsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "events").query(query);
    return transport.follow(request, 20, "after", options, Values.object(Event::new));
  }

  /** Stream what happens. See {@link #stream(EventsStreamQuery, CallOptions)}. */
  public Stream<ServerSentEvent> stream() {
    return stream(null, CallOptions.NONE);
  }

  /** Stream what happens. See {@link #stream(EventsStreamQuery, CallOptions)}. */
  public Stream<ServerSentEvent> stream(EventsStreamQuery query) {
    return stream(query, CallOptions.NONE);
  }

  /**
   * Stream what happens.
   *
   * <p>Server-sent events: each has the number as <code>id</code>, the type as <code>event</code>, and as
   * <code>data</code> what <code>events.get</code> gives. Whoever is cut off goes on with <code>after</code> or
   * the header <code>Last-Event-ID</code>; nothing is ever skipped. Every 15 seconds at the latest something
   * comes, if only an <code>id</code>. It ends when the credential ends, and when the service stops.
   *
   * <p>Operation <code>events.stream</code>: GET /events/stream
   */
  public Stream<ServerSentEvent> stream(EventsStreamQuery query, CallOptions options) {
    Request request = Request.of("GET", "events", "stream").query(query);
    return transport.events(request, options);
  }

  /** Get an event. See {@link #get(String, CallOptions)}. */
  public Event get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get an event.
   *
   * <p>One event: what changed, who changed it, and how it was before.
   *
   * <p>Operation <code>events.get</code>: GET /events/{id}
   */
  public Event get(String id, CallOptions options) {
    Request request = Request.of("GET", "events", id);
    return transport.json(request, options, Values.object(Event::new));
  }
}
