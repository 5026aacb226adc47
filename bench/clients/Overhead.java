import com.countinghouse.Countinghouse;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.Callable;

public final class Overhead {
  public static void main(String[] arguments) throws Exception {
    String id = arguments[arguments.length - 1];
    Countinghouse client = Countinghouse.builder().build();
    HttpClient http = HttpClient.newHttpClient();
    ObjectMapper json = new ObjectMapper();
    URI url = URI.create(System.getenv("COUNTINGHOUSE_BASE_URL") + "/v1/invoices/" + id);
    String credential = "Bearer " + System.getenv("COUNTINGHOUSE_API_KEY");
    for (int round = 0; round < Integer.parseInt(System.getenv("ROUNDS")); round++) {
      slice("bare", id, () -> {
        HttpRequest request = HttpRequest.newBuilder(url).header("Authorization", credential).build();
        return json.readTree(http.send(request, BodyHandlers.ofString()).body()).get("id").asText();
      });
      slice("library", id, () -> client.invoices().get(id).id());
    }
  }

  private static void slice(String name, String id, Callable<String> way) throws Exception {
    long began = System.nanoTime();
    for (int call = 0; call < Integer.parseInt(System.getenv("CALLS")); call++) {
      if (!way.call().equals(id)) throw new IllegalStateException("Another invoice.");
    }
    System.out.println(name + " " + (System.nanoTime() - began) / 1e6);
  }
}
