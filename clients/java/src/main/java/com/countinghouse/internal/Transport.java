package com.countinghouse.internal;

import com.countinghouse.Answer;
import com.countinghouse.CallOptions;
import com.countinghouse.ConnectionException;
import com.countinghouse.CountinghouseException;
import com.countinghouse.CountinghouseException.Failure;
import com.countinghouse.Download;
import com.countinghouse.Page;
import com.countinghouse.Pages;
import com.countinghouse.RequestReport;
import com.countinghouse.ResponseReport;
import com.countinghouse.ServerSentEvent;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** Sends requests: credentials, time-outs, retries, and errors as classes. */
public final class Transport {
  private final Terms terms;
  private HttpResponse<byte[]> heard;

  public Transport(Terms terms) {
    this.terms = terms;
  }

  public Terms terms() {
    return terms;
  }

  /** The last good answer, for a client that gives answers whole; null before. */
  public HttpResponse<byte[]> heard() {
    return heard;
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

  /** Every item, and without an end those that come later: each request waits for so many seconds. */
  public <T> Iterable<T> follow(
      Request request, int wait, String start, CallOptions options, Function<Object, T> reader) {
    return pages(request.with("wait", Integer.toString(wait)), start, options, reader).followed();
  }

  /** The answer's body. */
  public byte[] bytes(Request request, CallOptions options) {
    // Threads share a transport: what is read is the answer itself, not what was heard last.
    HttpResponse<byte[]> answer =
        send(request, options, BodyHandlers.ofByteArray(), (response, time, place) -> unpacked(response));
    heard = answer;
    return unpacked(answer);
  }

  /** JSON as its value, nothing as null, and anything else as bytes. */
  public Answer<Object> anything(Request request, CallOptions options) {
    byte[] body = bytes(request, options);
    String media = heard.headers().firstValue("Content-Type").orElse("").split(";")[0];
    Object data = body.length == 0 ? null : media.matches(".*\\bjson\\b.*") ? Values.parse(body) : body;
    return answer(data);
  }

  /** A value with the answer that was heard last. */
  public <T> Answer<T> answer(T data) {
    if (heard == null) {
      throw new IllegalArgumentException("The function has called nothing.");
    }
    String requestId = heard.headers().firstValue("X-Request-Id").orElse(null);
    return new Answer<>(data, heard.statusCode(), heard.headers(), requestId);
  }

  /** The time-out ends with the headers of what is not refused. */
  public Download download(Request request, CallOptions options) {
    HttpResponse<InputStream> answer = send(request, options, BodyHandlers.ofInputStream(), Transport::content);
    try {
      return Files.of(answer, Encoding.unpacked(answer.headers(), answer.body()));
    } catch (IOException error) {
      throw broken(error);
    }
  }

  /** To be closed, unless it is read to its end. */
  public Stream<ServerSentEvent> events(Request request, CallOptions options) {
    return EventReader.stream(download(request.accepting("text/event-stream"), options).body());
  }

  /** Reads what was refused, within a time. */
  private interface Content<B> {
    byte[] of(HttpResponse<B> response, Duration time, String place);
  }

  private <B> HttpResponse<B> send(
      Request request, CallOptions options, BodyHandler<B> handler, Content<B> content) {
    Terms own = terms.with(options);
    HttpRequest message = Messages.of(request, options, own);
    for (int attempt = 1; ; attempt += 1) {
      try {
        return reported(message, own, attempt, () -> attempt(message, own, handler, content));
      } catch (CountinghouseException error) {
        Duration pause = Retry.pauseAfter(error, attempt - 1, options.ifVersion() != null);
        if (attempt > own.retries() || pause == null || Thread.currentThread().isInterrupted()) {
          throw error;
        }
        pause(pause, error);
      }
    }
  }

  private interface Attempt<B> {
    HttpResponse<B> send();
  }

  /** Tells the hooks of an attempt. */
  private static <B> HttpResponse<B> reported(HttpRequest message, Terms own, int attempt, Attempt<B> send) {
    String url = message.uri().toString();
    if (own.onRequest() != null) {
      Map<String, String> shown = new LinkedHashMap<>();
      message.headers().map().forEach((name, values) -> shown.put(name, String.join(", ", values)));
      shown.computeIfPresent("Authorization", (name, value) -> "Bearer …");
      own.onRequest().accept(new RequestReport(message.method(), url, shown, attempt, own.timeout()));
    }
    long began = System.nanoTime();
    HttpResponse<B> answer = null;
    CountinghouseException error = null;
    try {
      answer = send.send();
    } catch (CountinghouseException failure) {
      error = failure;
    }
    if (own.onResponse() != null) {
      Duration took = Duration.ofNanos(System.nanoTime() - began);
      Integer status = answer == null ? error.status() : Integer.valueOf(answer.statusCode());
      String id = answer == null ? error.requestId() : answer.headers().firstValue("X-Request-Id").orElse(null);
      own.onResponse().accept(new ResponseReport(message.method(), url, attempt, took, status, id, error));
    }
    if (error != null) {
      throw error;
    }
    return answer;
  }

  /** The time-out of a request would end with its headers, so it is kept here. */
  private static <B> HttpResponse<B> attempt(
      HttpRequest message, Terms own, BodyHandler<B> handler, Content<B> content) {
    // The query may have what is not to be logged.
    String place = message.method() + " " + message.uri().toString().split("\\?")[0];
    HttpResponse<B> response = sent(message, own, handler, place);
    own.tokens().hear(own.url(), response.headers());
    if (response.statusCode() / 100 != 2 || response.statusCode() == Refusals.WAITS) {
      throw Refusals.of(response, content.of(response, own.timeout(), place));
    }
    return response;
  }

  private static <B> HttpResponse<B> sent(HttpRequest message, Terms own, BodyHandler<B> handler, String place) {
    Alarm alarm = new Alarm(own.timeout());
    try {
      return own.http().send(message, handler);
    } catch (IOException error) {
      throw disconnected("No answer to " + place + ": " + reason(error) + ".", error);
    } catch (InterruptedException error) {
      if (alarm.off()) {
        throw late(place, own.timeout(), error);
      }
      Thread.currentThread().interrupt();
      throw disconnected("The thread was interrupted.", error);
    } finally {
      alarm.off();
    }
  }

  /** Java's own exceptions often have no message. */
  private static String reason(Throwable cause) {
    for (Throwable one = cause; one != null; one = one.getCause()) {
      if (one.getMessage() != null) {
        return one.getMessage();
      }
    }
    return cause.getClass().getSimpleName();
  }

  private static byte[] content(HttpResponse<InputStream> response, Duration time, String place) {
    InputStream body = response.body();
    Alarm alarm = new Alarm(time, body);
    try (body) {
      byte[] bytes = Encoding.unpacked(response.headers(), body.readAllBytes());
      if (alarm.off()) {
        throw late(place, time, null);
      }
      return bytes;
    } catch (IOException error) {
      if (alarm.off()) {
        throw late(place, time, error);
      }
      throw broken(error);
    } finally {
      alarm.off();
    }
  }

  private static byte[] unpacked(HttpResponse<byte[]> response) {
    try {
      return Encoding.unpacked(response.headers(), response.body());
    } catch (IOException error) {
      throw broken(error);
    }
  }

  private static ConnectionException broken(IOException error) {
    return disconnected("The answer broke off: " + reason(error) + ".", error);
  }

  private static ConnectionException late(String place, Duration time, Throwable cause) {
    String late = place + " was not answered within " + time.toMillis() + " ms.";
    return new ConnectionException(Failure.of("timeout", late), cause);
  }

  private static <T> Page<T> page(Map<String, Object> sent, Function<Object, List<T>> reader) {
    Object cursor = sent.get("next_cursor");
    Object count = sent.get("total_count");
    if (cursor != null && !(cursor instanceof String) && !(cursor instanceof Number)) {
      throw new ClassCastException("next_cursor is no cursor.");
    }
    return new Page<>(
        Objects.requireNonNull(reader.apply(Objects.requireNonNull(sent.get("data")))),
        (Boolean) Objects.requireNonNull(sent.get("has_more")),
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
