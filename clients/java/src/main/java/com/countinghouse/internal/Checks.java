package com.countinghouse.internal;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Map;

/** What settings and options may be. Each raises IllegalArgumentException for what cannot work. */
public final class Checks {
  private Checks() {}

  /** An address without {@code /} at its end. */
  public static String address(String text) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException error) {
      throw new IllegalArgumentException("\"" + text + "\" is no address.", error);
    }
    boolean isWhole = uri.getScheme() != null && uri.getScheme().matches("(?i)https?") && uri.getHost() != null;
    boolean isPlain = uri.getRawQuery() == null && uri.getRawFragment() == null && uri.getRawUserInfo() == null;
    if (!isWhole || !isPlain || uri.getPort() > 65535 || uri.getPort() == 0) {
      throw new IllegalArgumentException(
          "The baseUrl must begin with http:// or https://, without a query and a password.");
    }
    return text.replaceAll("/+$", "");
  }

  /** The text is not in the message, which may be logged. */
  public static String credential(String text) {
    if (!text.matches("[\\x21-\\x7e]*")) {
      throw new IllegalArgumentException("The API key has characters that no key has.");
    }
    return text;
  }

  public static Duration timeout(Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("The time-out must be more than 0, not " + duration + ".");
    }
    return duration;
  }

  public static int retries(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("retries must be a number from 0, not " + count + ".");
    }
    return count;
  }

  public static Map<String, String> headers(Map<String, String> headers) {
    headers.forEach((name, value) -> {
      if (!name.matches("[\\w!#$%&'*+.^`|~-]+") || value == null || !value.matches("[\\t\\x20-\\x7e\\x80-\\xff]*")) {
        throw new IllegalArgumentException("The header \"" + name + "\" has characters that no header has.");
      }
    });
    return headers;
  }
}
