package com.countinghouse.internal;

import com.countinghouse.Download;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.Locale;

/** Answers that are files. */
final class Files {
  private Files() {}

  static Download of(HttpResponse<InputStream> response, InputStream body) {
    HttpHeaders headers = response.headers();
    String media = headers.firstValue("Content-Type").orElse("").split(";")[0].trim().toLowerCase(Locale.ROOT);
    String length = headers.firstValue("Content-Length").orElse("");
    boolean isPacked = headers.firstValue("Content-Encoding").isPresent();
    return new Download(
        FileNames.in(headers.firstValue("Content-Disposition").orElse("")),
        media.isEmpty() ? null : media,
        !isPacked && length.matches("[0-9]{1,18}") ? Long.valueOf(length) : null,
        body);
  }
}
