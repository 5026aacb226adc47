package com.countinghouse.internal;

import com.countinghouse.CallOptions;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Requests as they are sent in each attempt. */
final class Messages {
  private Messages() {}

  /** Raises IllegalArgumentException for what cannot be sent. */
  static HttpRequest of(Request request, CallOptions options, Terms terms) {
    if (options.ifVersion() != null && !request.isConditional()) {
      throw new IllegalArgumentException("This method cannot be limited to one version.");
    }
    HttpRequest.Builder message = HttpRequest.newBuilder(URI.create(terms.url() + request.target()));
    Map<String, String> token = terms.tokens().headersFor(terms.url());
    Map<String, String> known = known(request, options, terms);
    for (Map<String, String> all : List.of(token, known, request.ownHeaders(), terms.headers())) {
      Checks.headers(all).forEach(message::setHeader);
    }
    boolean isGet = request.method().equals("GET");
    return (isGet ? message.GET() : message.method(request.method(), content(request.body()))).build();
  }

  private static Map<String, String> known(Request request, CallOptions options, Terms terms) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Accept", request.accept());
    if (!terms.apiKey().isEmpty()) {
      headers.put("Authorization", "Bearer " + terms.apiKey());
    }
    if (request.body() != null) {
      headers.put("Content-Type", "application/json");
    }
    String key = options.idempotencyKey();
    // An empty one is a missing order number, and would protect from nothing.
    if (key != null && key.isEmpty()) {
      throw new IllegalArgumentException("The idempotency key is empty.");
    }
    if (key != null || request.method().equals("POST")) {
      headers.put("Idempotency-Key", key == null ? UUID.randomUUID().toString() : key);
    }
    if (options.ifVersion() != null) {
      headers.put("If-Match", "\"v" + options.ifVersion() + "\"");
    }
    return headers;
  }

  private static BodyPublisher content(Object body) {
    return body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(Values.write(body));
  }
}
