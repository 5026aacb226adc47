package com.countinghouse.internal;

import com.countinghouse.CallOptions;
import com.countinghouse.RequestReport;
import com.countinghouse.ResponseReport;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What holds for a call: the client's settings, and the call's own before them.
 *
 * @param url the address with the base path
 * @param apiKey empty for none
 */
public record Terms(
    HttpClient http,
    String url,
    String basePath,
    String apiKey,
    Duration timeout,
    int retries,
    Map<String, String> headers,
    Consumer<RequestReport> onRequest,
    Consumer<ResponseReport> onResponse,
    Executor executor,
    ConsistencyTokens tokens) {
  /** Raises IllegalArgumentException for what cannot work. */
  Terms with(CallOptions options) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.putAll(Checks.headers(options.headers()));
    return new Terms(
        http,
        options.baseUrl() == null ? url : Checks.address(options.baseUrl()) + basePath,
        basePath,
        options.apiKey() == null ? apiKey : Checks.credential(options.apiKey()),
        options.timeout() == null ? timeout : Checks.timeout(options.timeout()),
        options.retries() == null ? retries : Checks.retries(options.retries()),
        more,
        onRequest,
        onResponse,
        executor,
        tokens);
  }

  @Override
  public String toString() {
    return "Terms[" + url + "]";
  }
}
