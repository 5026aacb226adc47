import com.countinghouse.CallOptions;
import com.countinghouse.ConnectionException;
import com.countinghouse.Countinghouse;
import com.countinghouse.ValidationException;
import com.countinghouse.WebhookSignature;
import com.countinghouse.types.CreateCustomer;
import com.countinghouse.types.CreateProduct;
import com.countinghouse.types.Invoice;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What the contract suite cannot say: what is Java's own. */
public final class LibraryTest {
  private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

  public static void main(String[] arguments) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.setExecutor(java.util.concurrent.Executors.newCachedThreadPool());
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    server.createContext("/v1/customers/slow", exchange -> {
      asked.countDown();
      try {
        released.await(60, TimeUnit.SECONDS);
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
      }
      exchange.close();
    });
    answer(server, "/v1/customers/cus_1", 200, "{\"id\":\"cus_1\",\"created_at\":7}");
    answer(
        server,
        "/v1/customers/bad",
        422,
        "{\"code\":\"validation_failed\",\"detail\":\"No.\",\"errors\":[{\"pointer\":\"#/a\",\"detail\":\"Bad.\"}]}");
    server.createContext("/v1/customers/kept", exchange -> {
      String number = exchange.getRequestHeaders().getFirst("X-Number");
      exchange.getResponseHeaders().set("Consistency-Token", "%016x.mac".formatted(Integer.parseInt(number)));
      exchange.sendResponseHeaders(204, -1);
      exchange.close();
    });
    server.start();
    Countinghouse client =
        Countinghouse.builder()
            .baseUrl("http://127.0.0.1:" + server.getAddress().getPort())
            .apiKey("ch_live_secret")
            .timeout(Duration.ofSeconds(60))
            .build();
    try {
      futures(client, asked);
      exceptions(client);
      arguments(client);
      tokens(client);
      webhooks();
    } finally {
      released.countDown();
      server.stop(0);
    }
    System.out.println("ok");
    System.exit(0);
  }

  private static void futures(Countinghouse client, CountDownLatch asked) throws Exception {
    CompletableFuture<String> id = client.async(c -> c.customers().get("cus_1")).thenApply(customer -> customer.id());
    check(id.get().equals("cus_1"), "a future has the answer");
    Throwable error = client.async(c -> c.customers().get("bad")).handle((value, failure) -> failure).get();
    check(error instanceof ValidationException, "a future fails with the error itself");
    var slow = client.async(c -> c.customers().get("slow"));
    asked.await();
    slow.cancel(true);
    check(failure(slow::get) instanceof CancellationException, "a future can be cancelled");
    String next = client.async(c -> c.customers().get("cus_1")).get().id();
    check(next.equals("cus_1"), "the next call is not ended with it");
  }

  private static void exceptions(Countinghouse client) throws Exception {
    Throwable caught = failure(() -> client.customers().get("bad"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(caught);
    }
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      ValidationException again = (ValidationException) in.readObject();
      check(again.code().equals("validation_failed") && again.status() == 422, "an exception survives serialization");
      check(again.errors().get(0).pointer().equals("#/a"), "with its faults");
      check(again.getMessage().equals("No. (#/a: Bad.)"), "and names the field");
    }
    Throwable odd = failure(() -> client.customers().get("cus_1").createdAt());
    check(odd instanceof ConnectionException, "an odd field is an error");
    check(odd.getMessage().contains("created_at"), "which names it");
  }

  private static void arguments(Countinghouse client) {
    check(failure(() -> client.customers().get(null)) instanceof IllegalArgumentException, "null is no identifier");
    check(failure(() -> client.customers().create(null)) instanceof IllegalArgumentException, "null is no body");
    Throwable inexact = failure(() -> CreateProduct.builder().set("price", 1.5));
    check(inexact.getMessage().contains("#/price"), "a double is refused by its place");
    for (Object odd : new Object[] {new Object(), new java.util.Date(), new double[] {1.5}, Thread.State.NEW}) {
      Throwable refused = failure(() -> CreateCustomer.builder().set("metadata", Map.of("a", odd)));
      check(refused instanceof IllegalArgumentException, "what JSON has not is refused");
      check(refused.getMessage().contains("#/metadata/a"), "by its place");
    }
    var time = java.time.OffsetDateTime.parse("2026-01-31T12:00:00+02:00");
    check(CreateCustomer.builder().set("a", time).build().get("a").equals("2026-01-31T10:00:00Z"), "a time is sent");
    Object[] array = {1, "b"};
    check(CreateCustomer.builder().set("a", array).build().get("a").equals(List.of(1, "b")), "an array is a list");
    Throwable raw = failure(() -> client.request("GET", "/customers/none", null, null, CallOptions.NONE));
    check(raw instanceof com.countinghouse.NotFoundException, "no query is none");
    check(!CallOptions.NONE.withApiKey("ch_live_secret").toString().contains("secret"), "a key is not shown");
    Map<String, Object> one = Map.of("total", new BigDecimal("1.10"), "items", List.of());
    Map<String, Object> other = new HashMap<>(one);
    other.put("total", new BigDecimal("1.1"));
    check(new Invoice(one).equals(new Invoice(other)), "1.10 is 1.1");
    check(new Invoice(one).hashCode() == new Invoice(other).hashCode(), "also in a set");
    check(!new Invoice(one).equals(new Invoice(Map.of())), "and nothing is something else");
    Invoice invoice = new Invoice(Map.of("items", List.of(Map.of("id", "itm_1"))));
    check(invoice.items().get(0) == invoice.items().get(0), "a field is read once");
    check(CreateCustomer.builder().name("A").build().get("name").equals("A"), "a builder has what it was told");
  }

  private static void tokens(Countinghouse client) throws Exception {
    var pool = java.util.concurrent.Executors.newFixedThreadPool(8);
    for (int at = 0; at < 200; at += 1) {
      CallOptions options = CallOptions.NONE.withHeader("X-Number", Integer.toString(at * 7 % 200));
      pool.submit(() -> client.customers().delete("kept", options));
    }
    pool.shutdown();
    check(pool.awaitTermination(60, TimeUnit.SECONDS), "the threads end");
    check(client.consistencyToken().equals("%016x.mac".formatted(199)), "threads keep the newest token");
  }

  private static void webhooks() {
    byte[] body = "{\"type\":\"a.b\"}".getBytes(StandardCharsets.UTF_8);
    Map<String, Object> headers = new HashMap<>();
    WebhookSignature.sign("{\"type\":\"a.b\"}", SECRET, "msg_1", Instant.now())
        .forEach((name, value) -> headers.put(name, List.of(value)));
    // As HttpURLConnection gives the status line.
    headers.put(null, List.of("HTTP/1.1 200 OK"));
    var event = WebhookSignature.verify(body, headers, List.of(SECRET), WebhookSignature.TOLERANCE);
    check(event.type().equals("a.b"), "headers may be lists, and one may have no name");
  }

  private static void answer(HttpServer server, String path, int status, String body) {
    server.createContext(path, exchange -> {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    });
  }

  private interface Action {
    void run() throws Exception;
  }

  private static Throwable failure(Action action) {
    try {
      action.run();
    } catch (Exception error) {
      return error;
    }
    throw new AssertionError("It did not fail.");
  }

  private static void check(boolean isRight, String sentence) {
    if (!isRight) {
      throw new AssertionError("Not so: " + sentence);
    }
  }
}
