package com.countinghouse.internal;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of files, as they can be written to a folder of any system. */
final class FileNames {
  /** A name as long as every file system takes it. */
  private static final int BYTES_MAX = 255;

  /** A longer ending is no ending. */
  private static final int ENDING_MAX = 16;

  /** A parameter of a header as far as its value. */
  private static final Pattern PARAMETER = Pattern.compile(";[ \\t]*([\\w!#$&+.^`|~-]+\\*?)[ \\t]*=[ \\t]*");

  /** RFC 8187: the charset, a language that nobody needs, and bytes in percent. */
  private static final Pattern ENCODED = Pattern.compile("(?i)utf-8'[^']*'(.+)");

  /** Characters that show nothing, or turn the direction of what is shown: `exe.fdp` would end in `.pdf`. */
  private static final Pattern INVISIBLE =
      Pattern.compile(
          "[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060\\u2066-\\u2069\\ufeff]");

  /** Names that Windows keeps for devices, with any ending. */
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(?:con|prn|aux|nul|conin\\$|conout\\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\\..*)?");

  private FileNames() {}

  /**
   * The name that a {@code Content-Disposition} proposes; null if there is none. The encoded name of RFC 6266 comes
   * before the plain one.
   */
  static String in(String disposition) {
    Map<String, String> values = values(";" + text(disposition));
    String encoded = safe(decoded(values.getOrDefault("filename*", "")));
    return encoded == null ? safe(values.getOrDefault("filename", "")) : encoded;
  }

  /** Reads a value sign by sign: a pattern would need a frame of the stack for each. */
  private static Map<String, String> values(String header) {
    Map<String, String> values = new HashMap<>();
    Matcher parameter = PARAMETER.matcher(header);
    for (int at = 0; parameter.find(at); ) {
      StringBuilder value = new StringBuilder();
      at = parameter.end();
      int end = at < header.length() && header.charAt(at) == '"' ? quoted(header, at, value) : -1;
      if (end < 0) {
        value.setLength(0);
        for (end = at; end < header.length() && !isEnd(header.charAt(end)); end += 1) {
          value.append(header.charAt(end));
        }
      }
      at = end;
      values.putIfAbsent(parameter.group(1).toLowerCase(Locale.ROOT), value.toString());
    }
    return values;
  }

  private static boolean isEnd(char sign) {
    return sign == ';' || sign == ' ' || sign == '\t';
  }

  /** Where the text in quotes ends; -1 if it does not. */
  private static int quoted(String header, int start, StringBuilder value) {
    for (int at = start + 1; at < header.length(); at += 1) {
      char sign = header.charAt(at);
      if (sign == '"') {
        return at + 1;
      }
      if (sign == '\\' && at + 1 < header.length()) {
        at += 1;
      }
      value.append(header.charAt(at));
    }
    return -1;
  }

  /** Java reads headers byte by byte; many servers write UTF-8 into them. */
  private static String text(String header) {
    if (header.chars().anyMatch(sign -> sign > 0xff)) {
      return header;
    }
    String text = utf8(header.getBytes(StandardCharsets.ISO_8859_1));
    return text == null ? header : text;
  }

  private static String utf8(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException error) {
      return null;
    }
  }

  private static String decoded(String value) {
    Matcher encoded = ENCODED.matcher(value);
    if (!encoded.matches()) {
      return "";
    }
    byte[] given = encoded.group(1).getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int at = 0; at < given.length; at += 1) {
      int digits = given[at] != '%' ? given[at] : at + 2 < given.length ? hex(given[at + 1], given[at + 2]) : -1;
      if (given[at] == '%' && digits < 0) {
        return "";
      }
      at += given[at] == '%' ? 2 : 0;
      bytes.write(digits);
    }
    String text = utf8(bytes.toByteArray());
    return text == null ? "" : text;
  }

  /** -1 for what is no number. */
  private static int hex(byte high, byte low) {
    int first = Character.digit(high, 16);
    int second = Character.digit(low, 16);
    return first < 0 || second < 0 ? -1 : first * 16 + second;
  }

  /** Never a path, a device, a hidden file or a stream of another file. */
  private static String safe(String name) {
    String visible = INVISIBLE.matcher(name).replaceAll("");
    String last = visible.substring(Math.max(visible.lastIndexOf('/'), visible.lastIndexOf('\\')) + 1);
    String plain = trimmed(last.replaceFirst("^[A-Za-z]:", "").replaceAll("[<>:\"|?*]", "_"));
    if (plain.isEmpty()) {
      return null;
    }
    return shortened(DEVICE.matcher(plain).matches() ? "_" + plain : plain);
  }

  /** Without dots and spaces at its ends: the first hide a file, and Windows drops the last. */
  private static String trimmed(String name) {
    int start = 0;
    int end = name.length();
    while (start < end && isEdge(name.charAt(start))) {
      start += 1;
    }
    while (end > start && isEdge(name.charAt(end - 1))) {
      end -= 1;
    }
    return name.substring(start, end);
  }

  private static boolean isEdge(char sign) {
    return sign == '.' || sign == ' ';
  }

  /** Without the end of its first part, if it is too long. */
  private static String shortened(String name) {
    if (size(name) <= BYTES_MAX) {
      return name;
    }
    int dot = name.lastIndexOf('.');
    String ending = dot > 0 && name.length() - dot <= ENDING_MAX ? name.substring(dot) : "";
    int end = Math.min(name.length() - ending.length(), BYTES_MAX);
    while (size(name.substring(0, end) + ending) > BYTES_MAX || Character.isHighSurrogate(name.charAt(end - 1))) {
      end -= 1;
    }
    return name.substring(0, end) + ending;
  }

  private static int size(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
