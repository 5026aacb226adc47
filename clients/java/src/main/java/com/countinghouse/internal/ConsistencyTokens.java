package com.countinghouse.internal;

import java.net.http.HttpHeaders;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The newest token of each service, so that what is read has what was written before. Threads may share it.
 *
 * <p>A service that reads reports from a replica sends one with each change. The greater text is the newer one: answers
 * to changes at the same time may overtake each other.
 */
public final class ConsistencyTokens {
  private static final String NAME = "Consistency-Token";

  /** The service's own have 39 characters. An empty text is none. */
  private static final Pattern TOKEN = Pattern.compile("[\\x21-\\x7e]{0,200}");

  private final Map<String, String> newest = new ConcurrentHashMap<>();

  /** Null for none. */
  public String of(String url) {
    return newest.get(url);
  }

  /** Keeps a token unless there is a newer one. Raises IllegalArgumentException for what is none. */
  public void keep(String url, String token) {
    if (!TOKEN.matcher(token).matches()) {
      throw new IllegalArgumentException("The consistency token has characters that no token has.");
    }
    if (!token.isEmpty()) {
      newest.merge(url, token, (one, other) -> one.compareTo(other) < 0 ? other : one);
    }
  }

  /** Keeps the token of an answer. One that could not be sent is left out: the call itself was good. */
  void hear(String url, HttpHeaders headers) {
    headers.firstValue(NAME).filter(token -> TOKEN.matcher(token).matches()).ifPresent(token -> keep(url, token));
  }

  Map<String, String> headersFor(String url) {
    String token = of(url);
    return token == null ? Map.of() : Map.of(NAME, token);
  }
}
