package com.countinghouse.internal;

import com.countinghouse.Download;
import java.io.InputStream;
import java.net.URLDecoder;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Answers that are files. */
final class Files {
  private static final Pattern ENCODED = Pattern.compile("(?i)filename\\*\\s*=\\s*UTF-8''([^;\\s]+)");
  private static final Pattern PLAIN =
      Pattern.compile("(?i)filename\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^;\\s]+))");

  private Files() {}

  static Download of(HttpResponse<InputStream> response) {
    HttpHeaders headers = response.headers();
    String media = headers.firstValue("Content-Type").orElse("").split(";")[0].trim().toLowerCase(Locale.ROOT);
    String length = headers.firstValue("Content-Length").orElse("");
    return new Download(
        name(headers.firstValue("Content-Disposition").orElse("")),
        media.isEmpty() ? null : media,
        length.matches("[0-9]{1,18}") ? Long.valueOf(length) : null,
        response.body());
  }

  /** The encoded name of RFC 6266 before the plain one; never a path. */
  private static String name(String disposition) {
    String name = "";
    Matcher encoded = ENCODED.matcher(disposition);
    Matcher plain = PLAIN.matcher(disposition);
    if (encoded.find()) {
      name = URLDecoder.decode(encoded.group(1).replace("+", "%2B"), StandardCharsets.UTF_8);
    } else if (plain.find()) {
      name = plain.group(2) == null ? plain.group(1).replaceAll("\\\\(.)", "$1") : plain.group(2);
    }
    String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    return last.matches("\\.{0,2}") ? null : last;
  }
}
