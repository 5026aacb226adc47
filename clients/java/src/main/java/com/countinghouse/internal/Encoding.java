package com.countinghouse.internal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.util.zip.GZIPInputStream;

/** Bodies that a proxy has packed, although nobody asked for it. */
final class Encoding {
  private Encoding() {}

  static byte[] unpacked(HttpHeaders headers, byte[] body) throws IOException {
    if (!isPacked(headers)) {
      return body;
    }
    try (InputStream stream = new GZIPInputStream(new ByteArrayInputStream(body))) {
      return stream.readAllBytes();
    }
  }

  /** The same, of what is read as it comes. */
  static InputStream unpacked(HttpHeaders headers, InputStream body) throws IOException {
    return isPacked(headers) ? new GZIPInputStream(body) : body;
  }

  private static boolean isPacked(HttpHeaders headers) {
    return headers.firstValue("Content-Encoding").orElse("").trim().equalsIgnoreCase("gzip");
  }
}
