import com.countinghouse.Answer;
import com.countinghouse.AppInfo;
import com.countinghouse.AuthenticationException;
import com.countinghouse.CallOptions;
import com.countinghouse.ConflictException;
import com.countinghouse.ConnectionException;
import com.countinghouse.Countinghouse;
import com.countinghouse.CountinghouseException;
import com.countinghouse.CountinghouseException.Failure;
import com.countinghouse.NotFoundException;
import com.countinghouse.Download;
import com.countinghouse.Pages;
import com.countinghouse.ServerSentEvent;
import com.countinghouse.PermissionException;
import com.countinghouse.RateLimitException;
import com.countinghouse.RequestReport;
import com.countinghouse.ResponseReport;
import com.countinghouse.ServerException;
import com.countinghouse.Settings;
import com.countinghouse.UnknownObject;
import com.countinghouse.ValidationException;
import com.countinghouse.WebhookSignature;
import com.countinghouse.WebhookSignatureException;
import com.countinghouse.types.Event;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Does what the contract suite says, line by line (clients/contract/README.md). */
public final class Driver {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
  private static final Map<Class<?>, String> FAMILIES =
      Map.of(
          AuthenticationException.class, "authentication",
          PermissionException.class, "permission",
          NotFoundException.class, "not_found",
          ConflictException.class, "conflict",
          ValidationException.class, "validation",
          RateLimitException.class, "rate_limit",
          ServerException.class, "server",
          ConnectionException.class, "connection",
          WebhookSignatureException.class, "signature");

  private static final List<Object> REPORTS = new ArrayList<>();

  private static Countinghouse client;

  public static void main(String[] arguments) throws Throwable {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      out.println(JSON.writeValueAsString(answerTo(Wire.map(JSON.readValue(line, Object.class)))));
    }
  }

  private static Map<String, Object> answerTo(Map<String, Object> command) throws Throwable {
    try {
      return Collections.singletonMap("ok", Wire.wire(done(command)));
    } catch (CountinghouseException error) {
      var told = new LinkedHashMap<String, Object>();
      told.put("family", FAMILIES.get(error.getClass()));
      told.put("code", error.code());
      told.put("status", error.status());
      told.put("message", error.getMessage());
      told.put("request_id", error.requestId());
      told.put("problem", error.problem() == null ? null : Wire.wire(error.problem().toMap()));
      told.put("errors", error instanceof ValidationException validation ? Wire.wire(validation.errors()) : null);
      told.put("retry_after_seconds", error.retryAfter() == null ? null : error.retryAfter().toMillis() / 1000.0);
      return Map.of("error", told);
    } catch (IllegalArgumentException error) {
      return Map.of("error", Map.of("family", "usage", "message", String.valueOf(error.getMessage())));
    }
  }

  private static Map<String, String> told(ServerSentEvent event) {
    return Map.of("event", event.event(), "data", event.data(), "id", event.id());
  }

  private static Object done(Map<String, Object> command) throws Throwable {
    switch ((String) command.get("do")) {
      case "client":
        client = clientOf(command);
        return null;
      case "call":
        if (command.containsKey("with_response")) {
          return answered(client.withResponse(own -> unchecked(() -> one(called(own, command, "")))));
        }
        return one(called(client, command, ""));
      case "array":
        return ((Pages<?>) called(client, command, "")).toList((Integer) command.get("limit"));
      case "stream":
        try (Download file = (Download) called(client, command, "Stream")) {
          Map<String, Object> told = new LinkedHashMap<>();
          told.put("file_name", file.fileName());
          told.put("media_type", file.mediaType());
          told.put("$bytes", Base64.getEncoder().encodeToString(content(file)));
          return told;
        }
      case "request":
        CallOptions own = options(Wire.map(command.getOrDefault("options", Map.of())));
        Map<String, Object> query = Wire.map(command.getOrDefault("query", Map.of()));
        String path = (String) command.get("path");
        Object sent = Wire.body(command.get("body"));
        return answered(client.request((String) command.get("method"), path, query, sent, own));
      case "sse":
        long take = command.get("take") instanceof Integer count ? count : Long.MAX_VALUE;
        try (var events = client.stream((String) command.get("path"), Map.of(), CallOptions.NONE)) {
          return events.limit(take).map(Driver::told).toList();
        }
      case "hooks":
        List<Object> heard = List.copyOf(REPORTS);
        REPORTS.clear();
        return heard;
      case "token":
        return client.consistencyToken();
      case "read_after":
        client.readAfter((String) command.get("token"));
        return null;
      case "follow":
        var endless = ((Iterable<?>) called(client, command, "follow")).iterator();
        return Stream.generate(endless::next).limit((Integer) command.get("take")).toList();
      case "all":
        Object list = called(client, command, "");
        if (list instanceof Stream<?> said) {
          try (said) {
            return said.limit((Integer) command.get("take")).map(one -> told((ServerSentEvent) one)).toList();
          }
        }
        return command.get("take") instanceof Integer count ? ((Pages<?>) list).stream().limit(count).toList() : list;
      case "verify":
        Duration tolerance =
            command.get("tolerance_seconds") instanceof Number seconds
                ? Duration.ofSeconds(seconds.longValue())
                : WebhookSignature.TOLERANCE;
        List<String> secrets = ((List<?>) command.get("secrets")).stream().map(String::valueOf).toList();
        byte[] body =
            command.get("body") instanceof Map<?, ?> bytes
                ? Base64.getDecoder().decode((String) bytes.get("$bytes"))
                : ((String) command.get("body")).getBytes(StandardCharsets.UTF_8);
        return about(WebhookSignature.verify(body, Wire.map(command.get("headers")), secrets, tolerance));
      case "sign":
        Instant time = Instant.ofEpochSecond(((Number) command.get("timestamp")).longValue());
        return WebhookSignature.sign(
            (String) command.get("body"), (String) command.get("secret"), (String) command.get("id"), time);
      default:
        throw new IllegalStateException("There is no command " + command);
    }
  }

  private static Countinghouse clientOf(Map<String, Object> command) {
    Settings settings =
        Countinghouse.builder().baseUrl((String) command.get("base_url")).apiKey((String) command.get("api_key"));
    REPORTS.clear();
    if (command.containsKey("hooks")) {
      settings.onRequest(Driver::hear).onResponse(Driver::hear);
    }
    if (command.get("app") instanceof Map<?, ?> app) {
      settings.app(new AppInfo((String) app.get("name"), (String) app.get("version"), (String) app.get("url")));
    }
    if (command.get("timeout_ms") instanceof Number milliseconds) {
      settings.timeout(Duration.ofMillis(milliseconds.longValue()));
    }
    if (command.get("retries") instanceof Integer count) {
      settings.retries(count);
    }
    Wire.texts(command.get("headers")).forEach(settings::header);
    return settings.build();
  }

  private static void hear(RequestReport report) {
    Map<String, String> headers = new LinkedHashMap<>();
    report.headers().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
    REPORTS.add(
        Map.of(
            "at", "request",
            "method", report.method(),
            "url", report.url(),
            "headers", headers,
            "attempt", report.attempt(),
            "timeout_ms", report.timeout().toMillis()));
  }

  private static void hear(ResponseReport report) {
    Map<String, Object> told = new LinkedHashMap<>(Map.of("at", "response", "attempt", report.attempt()));
    told.put("status", report.status());
    told.put("request_id", report.requestId());
    told.put("error", report.error() == null ? null : report.error().code());
    REPORTS.add(told);
  }

  private static Object one(Object answer) {
    return answer instanceof Pages<?> pages ? pages.page() : answer;
  }

  /** Reading a file raises an IOException, which is a lost connection for the suite. */
  private static byte[] content(Download file) {
    try {
      return file.body().readAllBytes();
    } catch (IOException error) {
      throw new ConnectionException(Failure.of("connection_failed", String.valueOf(error.getMessage())), error);
    }
  }

  private static Object answered(Answer<?> answer) {
    Map<String, Object> told = new LinkedHashMap<>();
    Map<String, Object> headers = new LinkedHashMap<>();
    answer.headers().map().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.get(0)));
    told.put("data", answer.data());
    told.put("status", answer.status());
    told.put("headers", headers);
    told.put("request_id", answer.requestId());
    return told;
  }

  private static Object about(Event event) throws Throwable {
    Map<String, Object> told = new LinkedHashMap<>(Wire.map(Wire.wire(event)));
    Object object = event.object();
    told.put("$about", object == null || object instanceof UnknownObject ? null : Wire.kind(object));
    told.put("$object", object);
    return told;
  }

  private interface Call {
    Object call() throws Throwable;
  }

  private static Object unchecked(Call call) {
    try {
      return call.call();
    } catch (RuntimeException error) {
      throw error;
    } catch (Throwable error) {
      throw new IllegalStateException(error);
    }
  }

  private static Object called(Countinghouse client, Map<String, Object> command, String ending) throws Throwable {
    String[] names = ((String) command.get("operation")).split("\\.");
    Object resource = Wire.method(client, names[0], 0).invoke(client);
    List<Object> values = new ArrayList<>(command.get("path") instanceof List<?> path ? path : List.of());
    for (String part : List.of("body", "query")) {
      if (command.containsKey(part)) {
        values.add(command.get(part));
      }
    }
    Map<String, Object> own = Wire.map(command.getOrDefault("options", Map.of()));
    if (!own.isEmpty()) {
      values.add(options(own));
    }
    Method method = Wire.method(resource, ending.equals("follow") ? ending : names[1] + ending, values.size());
    for (int at = 0; at < values.size(); at += 1) {
      values.set(at, Wire.typed(values.get(at), method.getGenericParameterTypes()[at]));
    }
    return Wire.invoked(method, resource, values.toArray());
  }

  private static CallOptions options(Map<String, Object> own) {
    CallOptions options = CallOptions.NONE;
    if (own.get("idempotency_key") instanceof String key) {
      options = options.withIdempotencyKey(key);
    }
    if (own.get("timeout_ms") instanceof Number milliseconds) {
      options = options.withTimeout(Duration.ofMillis(milliseconds.longValue()));
    }
    if (own.get("retries") instanceof Integer count) {
      options = options.withRetries(count);
    }
    if (own.get("if_version") instanceof Number version) {
      options = options.withIfVersion(version.longValue());
    }
    if (own.get("api_key") instanceof String key) {
      options = options.withApiKey(key);
    }
    if (own.get("base_url") instanceof String url) {
      options = options.withBaseUrl(url);
    }
    for (var header : Wire.texts(own.get("headers")).entrySet()) {
      options = options.withHeader(header.getKey(), header.getValue());
    }
    return options;
  }
}
