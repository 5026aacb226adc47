// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse;

import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;

/** The service, with one member per resource. Threads may share it. */
public final class Countinghouse {
  static final String BASE_PATH = "{{basePath}}";
  private final Transport transport;
{{#resources}}
  private final com.countinghouse.resources.{{className}} {{property}};
{{/resources}}

  Countinghouse(Transport transport) {
    this.transport = transport;
{{#resources}}
    {{property}} = new com.countinghouse.resources.{{className}}(transport);
{{/resources}}
  }

  /** Begins a client, which needs the address of the service. */
  public static Settings builder() {
    return new Settings();
  }

  /**
   * What a call gives, with the status, the headers and the request id of its (last) answer: {@code
   * client.withResponse(c -> c.customers().get(id))}.
   */
  public <T> Answer<T> withResponse(Function<Countinghouse, T> call) {
    Transport own = new Transport(transport.terms());
    T data = call.apply(new Countinghouse(own));
    return own.answer(data);
  }

  /**
   * Calls without waiting: {@code client.async(c -> c.customers().get(id))}. To cancel the future ends the call.
   *
   * <p>Each call that runs has a thread of the executor that {@link Settings#executor} names; give it virtual threads
   * where Java has them.
   */
  public <T> CompletableFuture<T> async(Function<Countinghouse, T> call) {
    CompletableFuture<T> future = new CompletableFuture<>();
    transport.terms().executor().execute(() -> {
      Thread thread = Thread.currentThread();
      Object lock = new Object();
      boolean[] isOver = {false};
      future.whenComplete((value, error) -> {
        synchronized (lock) {
          if (future.isCancelled() && !isOver[0]) {
            thread.interrupt();
          }
        }
      });
      try {
        future.complete(call.apply(this));
      } catch (Throwable error) {
        future.completeExceptionally(error);
      } finally {
        synchronized (lock) {
          isOver[0] = true;
        }
        // The thread's next work is not to be ended.
        Thread.interrupted();
      }
    });
    return future;
  }

  /**
   * The newest {@code Consistency-Token} that the service has sent, to be handed to another client's {@link
   * #readAfter}. Null before the first change, and without a replica.
   */
  public String consistencyToken() {
    return transport.terms().tokens().of(transport.terms().url());
  }

  /**
   * What is read from now on has what another client had written when it had this token: {@code
   * client.readAfter(other.consistencyToken())}.
   *
   * <p>What the client has written itself it reads anyway. Null and an empty text are none.
   */
  public void readAfter(String token) {
    transport.terms().tokens().keep(transport.terms().url(), token == null ? "" : token);
  }

  /** Calls an operation that this version has no method for; see the longer {@code request}. */
  public Answer<Object> request(String method, String path) {
    return request(method, path, Map.of(), null, CallOptions.NONE);
  }

  /**
   * Calls an operation that this version has no method for: {@code request("GET", "/customers", Map.of("limit", 1), null,
   * CallOptions.NONE)}.
   *
   * <p>The data is JSON's value (maps, lists, texts, BigDecimal), null for nothing, and bytes for anything else.
   *
   * @param path without {@code {{basePath}}}
   * @param body a Map or an ApiObject; null for none
   */
  public Answer<Object> request(
      String method, String path, Map<String, ?> query, Object body, CallOptions options) {
    // Its own, as other threads may hear something else meanwhile.
    return new Transport(transport.terms()).anything(Request.raw(method, path, query, body), options);
  }

  /**
   * The server-sent events of an operation that this version has no method for, as they come. To be closed, unless it
   * is read to its end.
   */
  public Stream<ServerSentEvent> stream(String path, Map<String, ?> query, CallOptions options) {
    return transport.events(Request.raw("GET", path, query, null), options);
  }
{{#resources}}

  /** {{doc}} */
  public com.countinghouse.resources.{{className}} {{property}}() {
    return {{property}};
  }
{{/resources}}
}
