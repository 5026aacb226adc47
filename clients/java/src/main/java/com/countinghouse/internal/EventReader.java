package com.countinghouse.internal;

import com.countinghouse.ConnectionException;
import com.countinghouse.CountinghouseException.Failure;
import com.countinghouse.ServerSentEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Server-sent events out of a stream. What the stream breaks off within is no event. */
final class EventReader implements Iterator<ServerSentEvent> {
  private final BufferedReader lines;
  private final List<String> data = new ArrayList<>();
  private String event = "";
  private String id = "";
  private boolean isFirstLine = true;
  private ServerSentEvent next;

  private EventReader(InputStream body) {
    lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
  }

  static Stream<ServerSentEvent> stream(InputStream body) {
    EventReader reader = new EventReader(body);
    var events = Spliterators.spliteratorUnknownSize(reader, Spliterator.ORDERED | Spliterator.NONNULL);
    return StreamSupport.stream(events, false).onClose(reader::close);
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      next = read();
    }
    return next != null;
  }

  @Override
  public ServerSentEvent next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    ServerSentEvent taken = next;
    next = null;
    return taken;
  }

  private ServerSentEvent read() {
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (isFirstLine && line.startsWith("\uFEFF")) {
          line = line.substring(1);
        }
        isFirstLine = false;
        ServerSentEvent whole = take(line);
        if (whole != null) {
          return whole;
        }
      }
      return null;
    } catch (IOException error) {
      String message = "The stream broke off: " + error.getMessage() + ".";
      throw new ConnectionException(Failure.of("connection_failed", message), error);
    }
  }

  /** The event that ends with this line, if one does. */
  private ServerSentEvent take(String line) {
    if (line.isEmpty()) {
      String name = event.isEmpty() ? "message" : event;
      ServerSentEvent whole = data.isEmpty() ? null : new ServerSentEvent(name, String.join("\n", data), id);
      event = "";
      data.clear();
      return whole;
    }
    int colon = line.indexOf(':');
    String name = colon < 0 ? line : line.substring(0, colon);
    String value = colon < 0 ? "" : line.substring(colon + 1).replaceFirst("^ ", "");
    switch (name) {
      case "data" -> data.add(value);
      case "event" -> event = value;
      case "id" -> id = value.indexOf('\0') < 0 ? value : id;
      default -> {}
    }
    return null;
  }

  private void close() {
    try {
      lines.close();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
