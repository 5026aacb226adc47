package com.countinghouse;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one call may have of its own: {@code CallOptions.NONE.withRetries(0)}.
 *
 * @param idempotencyKey every POST has a key by itself; one of your own also covers a restart of your program
 * @param timeout how long one attempt may take
 * @param retries how often a failed attempt is repeated at most
 * @param headers sent besides those of the client
 * @param ifVersion change only this version of the resource; another one is a ConflictException. For methods that say
 *     so; others refuse it
 * @param apiKey a credential of this call; an empty text is none
 * @param baseUrl the address of another service
 */
public record CallOptions(
    String idempotencyKey,
    Duration timeout,
    Integer retries,
    Map<String, String> headers,
    Long ifVersion,
    String apiKey,
    String baseUrl) {
  /** Everything as the client has it. */
  public static final CallOptions NONE = new CallOptions(null, null, null, Map.of(), null, null, null);

  /** The same with a key of your own. */
  public CallOptions withIdempotencyKey(String key) {
    return new CallOptions(key, timeout, retries, headers, ifVersion, apiKey, baseUrl);
  }

  /** The same with another time-out for each attempt. */
  public CallOptions withTimeout(Duration duration) {
    return new CallOptions(idempotencyKey, duration, retries, headers, ifVersion, apiKey, baseUrl);
  }

  /** The same with another number of retries. */
  public CallOptions withRetries(int count) {
    return new CallOptions(idempotencyKey, timeout, count, headers, ifVersion, apiKey, baseUrl);
  }

  /** The same with one more header. */
  public CallOptions withHeader(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new CallOptions(idempotencyKey, timeout, retries, more, ifVersion, apiKey, baseUrl);
  }

  /** The same for one version of the resource only. */
  public CallOptions withIfVersion(long version) {
    return new CallOptions(idempotencyKey, timeout, retries, headers, version, apiKey, baseUrl);
  }

  /** The same with another credential; an empty text is none. */
  public CallOptions withApiKey(String key) {
    return new CallOptions(idempotencyKey, timeout, retries, headers, ifVersion, key, baseUrl);
  }

  /** The same for another service. */
  public CallOptions withBaseUrl(String url) {
    return new CallOptions(idempotencyKey, timeout, retries, headers, ifVersion, apiKey, url);
  }

  /** Without the credential, as it may be logged. */
  @Override
  public String toString() {
    return "CallOptions[idempotencyKey=%s, timeout=%s, retries=%s, ifVersion=%s, baseUrl=%s]"
        .formatted(idempotencyKey, timeout, retries, ifVersion, baseUrl);
  }
}
