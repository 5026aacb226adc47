package com.countinghouse;

import com.countinghouse.internal.Checks;
import com.countinghouse.internal.ConsistencyTokens;
import com.countinghouse.internal.Terms;
import com.countinghouse.internal.Transport;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** What a client is made with; begin with {@link Countinghouse#builder}. */
public final class Settings {
  private final Map<String, String> headers = new LinkedHashMap<>();
  private String baseUrl;
  private String apiKey;
  private Duration timeout = Duration.ofSeconds(30);
  private int retries = 2;
  private HttpClient httpClient;
  private AppInfo app;
  private Consumer<RequestReport> onRequest;
  private Consumer<ResponseReport> onResponse;
  private Executor executor;

  Settings() {}

  /** The address of the service without {@code /v1}; else that of COUNTINGHOUSE_BASE_URL. */
  public Settings baseUrl(String url) {
    baseUrl = url;
    return this;
  }

  /** An API key, or the access token of a login; else that of COUNTINGHOUSE_API_KEY. An empty text is none. */
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

  /** A client with settings of its own, such as a proxy or certificates. It must not follow redirections. */
  public Settings httpClient(HttpClient client) {
    httpClient = client;
    return this;
  }

  /** Named in {@code User-Agent}. */
  public Settings app(AppInfo info) {
    app = info;
    return this;
  }

  /** Hears of each attempt before it is sent. It must not throw. */
  public Settings onRequest(Consumer<RequestReport> hook) {
    onRequest = hook;
    return this;
  }

  /** Hears of each attempt when it has ended. It must not throw. */
  public Settings onResponse(Consumer<ResponseReport> hook) {
    onResponse = hook;
    return this;
  }

  /** Where {@link Countinghouse#async} waits; a pool of threads that end by themselves if not given. */
  public Settings executor(Executor pool) {
    executor = pool;
    return this;
  }

  /** The client, which threads may share. Raises IllegalArgumentException for what cannot work. */
  public Countinghouse build() {
    String address = baseUrl == null ? System.getenv("COUNTINGHOUSE_BASE_URL") : baseUrl;
    if (address == null) {
      throw new IllegalArgumentException("The client needs a baseUrl, or COUNTINGHOUSE_BASE_URL.");
    }
    String key = apiKey == null ? System.getenv("COUNTINGHOUSE_API_KEY") : apiKey;
    Map<String, String> sent = new LinkedHashMap<>();
    sent.put("User-Agent", userAgent());
    sent.putAll(headers);
    return new Countinghouse(
        new Transport(
            new Terms(
                httpClient == null ? defaultClient() : httpClient,
                Checks.address(address) + Countinghouse.BASE_PATH,
                Countinghouse.BASE_PATH,
                Checks.credential(key == null ? "" : key),
                Checks.timeout(timeout),
                Checks.retries(retries),
                Checks.headers(sent),
                onRequest,
                onResponse,
                executor == null ? Executors.newCachedThreadPool(Settings::daemon) : executor,
                new ConsistencyTokens())));
  }

  private String userAgent() {
    String own = "countinghouse-java/" + Version.LIBRARY + " (java " + System.getProperty("java.version") + ")";
    if (app == null) {
      return own;
    }
    String version = app.version() == null ? "" : "/" + app.version();
    return own + " " + app.name() + version + (app.url() == null ? "" : " (" + app.url() + ")");
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "countinghouse");
    thread.setDaemon(true);
    return thread;
  }

  /** HTTP/1.1, as a service without TLS would have to refuse the change to HTTP/2 in every first request. */
  private static HttpClient defaultClient() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }
}
