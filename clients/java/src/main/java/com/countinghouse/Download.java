package com.countinghouse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is read as it comes, and closed at the end. */
public final class Download implements AutoCloseable {
  private final String fileName;
  private final String mediaType;
  private final Long size;
  private final InputStream body;

  /** For the client. */
  public Download(String fileName, String mediaType, Long size, InputStream body) {
    this.fileName = fileName;
    this.mediaType = mediaType;
    this.size = size;
    this.body = body;
  }

  /** The name that the service gave it, fit for a folder of any system; null if it gave none. */
  public String fileName() {
    return fileName;
  }

  /** {@code application/pdf}, without parameters; may be null. */
  public String mediaType() {
    return mediaType;
  }

  /** In bytes, where the service says so and nothing on the way has compressed it; else null. */
  public Long size() {
    return size;
  }

  /** What it contains. Reading raises an IOException if the connection breaks. */
  public InputStream body() {
    return body;
  }

  /** Writes it to a file, part by part. */
  public void saveTo(Path path) throws IOException {
    Files.copy(body, path, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    body.close();
  }
}
