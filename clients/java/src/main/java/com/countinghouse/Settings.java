package com.countinghouse;

import com.countinghouse.internal.Transport;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a client is made with; begin with {@link Countinghouse#builder}. */
public final class Settings {
  private final Map<String, String> headers = new LinkedHashMap<>();
  private String baseUrl;
  private String apiKey;
  private Duration timeout = Duration.ofSeconds(30);
  private int retries = 2;
  private HttpClient httpClient;

  Settings() {}

  /** The address of the service without a path: {@code https://books.example.com}. */
  public Settings baseUrl(String url) {
    baseUrl = url;
    return this;
  }

  /** An API key, or the access token of a login. All but signing in needs one. */
  public Settings apiKey(String key) {
    apiKey = key;
    return this;
  }

  /** How long one attempt may take, its answer included; 30 seconds if not given. */
  public Settings timeout(Duration duration) {
    timeout = duration;
    return this;
  }

  /** How often a failed attempt is repeated at most; 2 if not given. */
  public Settings retries(int count) {
    retries = count;
    return this;
  }

  /** Sent with every request. */
  public Settings header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  /** A client with settings of its own, such as a proxy or certificates. */
  public Settings httpClient(HttpClient client) {
    httpClient = client;
    return this;
  }

  /** The client, which threads may share. Raises IllegalArgumentException without an address. */
  public Countinghouse build() {
    if (baseUrl == null) {
      throw new IllegalArgumentException("The client needs a baseUrl.");
    }
    HttpClient http = httpClient == null ? defaultClient() : httpClient;
    String url = baseUrl.replaceAll("/+$", "") + Countinghouse.BASE_PATH;
    return new Countinghouse(new Transport(http, url, apiKey, new CallOptions(null, timeout, retries, headers, null)));
  }

  /** HTTP/1.1, as a service without TLS would have to refuse the change to HTTP/2 in every first request. */
  private static HttpClient defaultClient() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }
}
