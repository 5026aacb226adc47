package com.countinghouse;

import com.countinghouse.internal.Values;
import com.countinghouse.types.Event;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signatures of webhooks, by Standard Webhooks 1.0.0. */
public final class WebhookSignature {
  /** How old a webhook may be, or how far from the future. */
  public static final Duration TOLERANCE = Duration.ofSeconds(300);

  private WebhookSignature() {}

  /** The event of a webhook that was signed with this secret; see the longer {@code verify}. */
  public static Event verify(String body, Map<String, String> headers, String secret) {
    return verify(body, headers, List.of(secret), TOLERANCE);
  }

  /**
   * The event of a webhook, once its signature and its time are right.
   *
   * @param body exactly as it arrived
   * @param headers of the request, in any case
   * @param secrets the endpoint's secret ({@code whsec_…}), or several while one replaces another
   * @param tolerance how old it may be, or how far from the future
   * @throws WebhookSignatureException if one of them is not
   */
  public static Event verify(String body, Map<String, String> headers, List<String> secrets, Duration tolerance) {
    Map<String, String> sent = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    sent.putAll(headers);
    String id = sent.getOrDefault("webhook-id", "");
    String timestamp = sent.getOrDefault("webhook-timestamp", "");
    String signatures = sent.getOrDefault("webhook-signature", "");
    if (id.isEmpty() || timestamp.isEmpty() || signatures.isEmpty()) {
      throw refused("A header of the webhook is missing.");
    }
    if (!timestamp.matches("[0-9]{1,15}") || isFarFromNow(Long.parseLong(timestamp), tolerance)) {
      throw refused("The webhook is too old, or from the future.");
    }
    for (String secret : secrets) {
      byte[] expected = bytes(signature(body, secret, id, timestamp));
      for (String signature : signatures.split(" ")) {
        // Compares in constant time.
        if (MessageDigest.isEqual(expected, bytes(signature))) {
          return Values.object(Event::new).apply(Values.parse(bytes(body)));
        }
      }
    }
    throw refused("No signature is right.");
  }

  /** The headers of a webhook with this body, to test your own endpoint with. */
  public static Map<String, String> sign(String body, String secret, String id, Instant time) {
    String timestamp = Long.toString(time.getEpochSecond());
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("webhook-id", id);
    headers.put("webhook-timestamp", timestamp);
    headers.put("webhook-signature", signature(body, secret, id, timestamp));
    return headers;
  }

  private static boolean isFarFromNow(long seconds, Duration tolerance) {
    return Math.abs(Instant.now().getEpochSecond() - seconds) > tolerance.toSeconds();
  }

  private static String signature(String body, String secret, String id, String timestamp) {
    byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] digest = mac.doFinal(bytes(id + "." + timestamp + "." + body));
      return "v1," + Base64.getEncoder().encodeToString(digest);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("This Java has no HMAC-SHA256.", error);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static WebhookSignatureException refused(String message) {
    return new WebhookSignatureException(CountinghouseException.Failure.of("invalid_signature", message), null);
  }
}
