package com.countinghouse.internal;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;

/** What settings and options may be. Each raises IllegalArgumentException for what cannot work. */
public final class Checks {
  private static final Pattern CREDENTIAL = Pattern.compile("[\\x21-\\x7e]*");
  private static final Pattern HEADER_NAME = Pattern.compile("[\\w!#$%&'*+.^`|~-]+");
  private static final Pattern HEADER_VALUE = Pattern.compile("[\\t\\x20-\\x7e]*");

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
    if (!CREDENTIAL.matcher(text).matches()) {
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
      boolean isName = HEADER_NAME.matcher(name).matches();
      if (!isName || value == null || !HEADER_VALUE.matcher(value).matches()) {
        throw new IllegalArgumentException("The header \"" + name + "\" has characters that no header has.");
      }
    });
    return headers;
  }
}
