package com.countinghouse.internal;

import com.countinghouse.CallOptions;
import com.countinghouse.ConnectionException;
import com.countinghouse.CountinghouseException;
import com.countinghouse.CountinghouseException.Failure;
import com.countinghouse.Page;
import com.countinghouse.Pages;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** Sends requests: credentials, time-outs, retries, and errors as classes. */
public final class Transport {
  private final HttpClient http;
  private final String url;
  private final String apiKey;
  private final CallOptions defaults;

  /** Takes the address with the base path, and what holds for every call; the key may be null. */
  public Transport(HttpClient http, String url, String apiKey, CallOptions defaults) {
    this.http = http;
    this.url = url;
    this.apiKey = apiKey;
    this.defaults = defaults;
  }

  public <T> T json(Request request, CallOptions options, Function<Object, T> reader) {
    Object document = Values.parse(bytes(request, options));
    try {
      return reader.apply(Objects.requireNonNull(document));
    } catch (ClassCastException | NullPointerException error) {
      throw new ConnectionException(Failure.of("unreadable_answer", "The answer is not what it should be."), error);
    }
  }

  public void nothing(Request request, CallOptions options) {
    bytes(request, options);
  }

  /** Takes the parameter that says where a page begins. */
  public <T> Pages<T> pages(Request request, String start, CallOptions options, Function<Object, T> reader) {
    Function<Object, Page<T>> pages = Values.object(sent -> page(sent, Values.list(reader)));
    return new Pages<>(cursor -> json(cursor == null ? request : request.with(start, cursor), options, pages));
  }

  /** The answer's body. */
  public byte[] bytes(Request request, CallOptions options) {
    HttpRequest message = message(request, options);
    Duration timeout = options.timeout() == null ? defaults.timeout() : options.timeout();
    int retries = options.retries() == null ? defaults.retries() : options.retries();
    for (int attempt = 0; ; attempt += 1) {
      try {
        return attempt(message, timeout);
      } catch (CountinghouseException error) {
        Duration pause = Retry.pauseAfter(error, attempt, options.ifVersion() != null);
        if (attempt >= retries || pause == null || Thread.currentThread().isInterrupted()) {
          throw error;
        }
        pause(pause, error);
      }
    }
  }

  /** The time-out of a request would end with its headers, so it is kept here. */
  private byte[] attempt(HttpRequest message, Duration timeout) {
    CompletableFuture<HttpResponse<byte[]>> answer = http.sendAsync(message, BodyHandlers.ofByteArray());
    try {
      HttpResponse<byte[]> response = answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
      if (response.statusCode() / 100 != 2) {
        throw Refusals.of(response);
      }
      return response.body();
    } catch (TimeoutException error) {
      answer.cancel(true);
      throw new ConnectionException(Failure.of("timeout", "The service did not answer in time."), error);
    } catch (ExecutionException error) {
      throw disconnected("The service cannot be reached, or the connection broke.", error.getCause());
    } catch (InterruptedException error) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw disconnected("The thread was interrupted.", error);
    }
  }

  private HttpRequest message(Request request, CallOptions options) {
    if (options.ifVersion() != null && !request.isConditional()) {
      throw new IllegalArgumentException("This method cannot be limited to one version.");
    }
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Accept", "application/json, */*;q=0.5");
    if (apiKey != null) {
      headers.put("Authorization", "Bearer " + apiKey);
    }
    if (request.body() != null) {
      headers.put("Content-Type", "application/json");
    }
    if (options.idempotencyKey() != null || request.method().equals("POST")) {
      String key = options.idempotencyKey();
      headers.put("Idempotency-Key", key == null ? UUID.randomUUID().toString() : key);
    }
    if (options.ifVersion() != null) {
      headers.put("If-Match", "\"v" + options.ifVersion() + "\"");
    }
    HttpRequest.Builder message = HttpRequest.newBuilder(URI.create(url + request.target()));
    for (Map<String, String> all : List.of(headers, defaults.headers(), options.headers())) {
      all.forEach(message::setHeader);
    }
    boolean isGet = request.method().equals("GET");
    return (isGet ? message.GET() : message.method(request.method(), content(request.body()))).build();
  }

  private static BodyPublisher content(Object body) {
    return body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(Values.write(body));
  }

  private static <T> Page<T> page(Map<String, Object> sent, Function<Object, List<T>> reader) {
    Object cursor = sent.get("next_cursor");
    Object count = sent.get("total_count");
    return new Page<>(
        reader.apply(sent.get("data")),
        Boolean.TRUE.equals(sent.get("has_more")),
        cursor == null ? null : Values.text(cursor),
        count == null ? null : Values.integer(count));
  }

  private static void pause(Duration pause, CountinghouseException error) {
    try {
      Thread.sleep(pause.toMillis());
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      throw error;
    }
  }

  private static ConnectionException disconnected(String message, Throwable cause) {
    return new ConnectionException(Failure.of("connection_failed", message), cause);
  }
}
