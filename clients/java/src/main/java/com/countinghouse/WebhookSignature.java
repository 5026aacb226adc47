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
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signatures of webhooks, by Standard Webhooks 1.0.0. */
public final class WebhookSignature {
  /** How old a webhook may be, or how far from the future. */
  public static final Duration TOLERANCE = Duration.ofSeconds(300);

  private WebhookSignature() {}

  /** The event of a webhook that was signed with this secret; see the longer {@code verify}. */
  public static Event verify(String body, Map<String, ?> headers, String secret) {
    return verify(body, headers, List.of(secret), TOLERANCE);
  }

  /**
   * The event of a webhook, once its signature and its time are right.
   *
   * @param body exactly as it arrived
   * @param headers of the request, in any case; values are texts or lists of them
   * @param secrets the endpoint's secret ({@code whsec_…}), or several while one replaces another
   * @param tolerance how old it may be, or how far from the future
   * @throws WebhookSignatureException if one of them is not
   * @throws IllegalArgumentException for what is no secret
   */
  public static Event verify(String body, Map<String, ?> headers, List<String> secrets, Duration tolerance) {
    return verify(bytes(body), headers, secrets, tolerance);
  }

  /** The same, of a body in bytes. */
  public static Event verify(byte[] body, Map<String, ?> headers, List<String> secrets, Duration tolerance) {
    // Each is looked at before anything is compared: one that is empty would let everybody sign.
    List<byte[]> keys = secrets.stream().map(WebhookSignature::key).toList();
    if (keys.isEmpty()) {
      throw new IllegalArgumentException("There is no secret.");
    }
    Map<String, String> sent = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.forEach((name, value) -> {
      // The status line of HttpURLConnection has no name.
      if (name != null && value != null) {
        sent.put(name, value instanceof List<?> list ? joined(list) : value.toString());
      }
    });
    String id = sent.getOrDefault("webhook-id", "");
    String timestamp = sent.getOrDefault("webhook-timestamp", "");
    String signatures = sent.getOrDefault("webhook-signature", "");
    if (id.isEmpty() || timestamp.isEmpty() || signatures.isEmpty()) {
      throw refused("A header of the webhook is missing.");
    }
    if (!timestamp.matches("[0-9]{1,15}") || isFarFromNow(Long.parseLong(timestamp), tolerance)) {
      throw refused("The webhook is too old, or from the future.");
    }
    for (byte[] key : keys) {
      byte[] expected = bytes(signature(body, key, id, timestamp));
      for (String signature : signatures.split(" ")) {
        // Compares in constant time.
        if (MessageDigest.isEqual(expected, bytes(signature))) {
          return event(body);
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
    headers.put("webhook-signature", signature(bytes(body), key(secret), id, timestamp));
    return headers;
  }

  private static boolean isFarFromNow(long seconds, Duration tolerance) {
    return Math.abs(Instant.now().getEpochSecond() - seconds) > tolerance.toSeconds();
  }

  private static byte[] key(String secret) {
    byte[] key = secret == null ? new byte[0] : Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
    if (key.length == 0) {
      throw new IllegalArgumentException("The secret is empty.");
    }
    return key;
  }

  private static String signature(byte[] body, byte[] key, String id, String timestamp) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update(bytes(id + "." + timestamp + "."));
      return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("This Java has no HMAC-SHA256.", error);
    }
  }

  private static Event event(byte[] body) {
    try {
      return Values.object(Event::new).apply(Objects.requireNonNull(Values.parse(body)));
    } catch (ConnectionException | ClassCastException | NullPointerException error) {
      var failure = CountinghouseException.Failure.of("unreadable_event", "The body of the webhook is no event.");
      throw new WebhookSignatureException(failure, error);
    }
  }

  private static String joined(List<?> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static WebhookSignatureException refused(String message) {
    return new WebhookSignatureException(CountinghouseException.Failure.of("invalid_signature", message), null);
  }
}
