import com.countinghouse.WebhookSignature;
import com.countinghouse.WebhookSignatureException;
import com.countinghouse.types.Invoice;
import java.time.Instant;
import java.util.Map;

/** What an endpoint for webhooks does with a request: here with one that it has signed itself. */
public final class Webhook {
  private static final String SECRET =
      System.getenv().getOrDefault("WEBHOOK_SECRET", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");

  public static void main(String[] arguments) {
    String body =
        "{\"id\":\"evt_1\",\"type\":\"invoice.created\",\"data\":{\"object\":{\"id\":\"inv_1\",\"total\":1420.56}}}";
    Map<String, String> headers = WebhookSignature.sign(body, SECRET, "msg_1", Instant.now());
    boolean isRight = receive(body, headers) == 204 && receive(body + " ", headers) == 400;
    System.exit(isRight ? 0 : 1);
  }

  /** Gives the status to answer with. */
  private static int receive(String body, Map<String, ?> headers) {
    try {
      var event = WebhookSignature.verify(body, headers, SECRET);
      if (event.object() instanceof Invoice invoice) {
        System.out.println(event.type() + ": " + invoice.total());
      }
      return 204;
    } catch (WebhookSignatureException error) {
      return 400;
    }
  }
}
