package com.countinghouse.internal;

import com.countinghouse.ApiObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What an operation asks.
 *
 * @param segments of the path, not encoded
 * @param isConditional whether it may be limited to one version
 */
public record Request(
    String method, List<String> segments, Map<String, Object> query, Object body, boolean isConditional) {
  public static Request of(String method, String... segments) {
    return new Request(method, List.of(segments), Map.of(), null, false);
  }

  /** Null is no query. */
  public Request query(ApiObject parameters) {
    Map<String, Object> fields = parameters == null ? Map.of() : parameters.toMap();
    return new Request(method, segments, fields, body, isConditional);
  }

  /** Null is no body. */
  public Request body(Object document) {
    return new Request(method, segments, query, document, isConditional);
  }

  public Request conditional() {
    return new Request(method, segments, query, body, true);
  }

  Request with(String parameter, String value) {
    Map<String, Object> more = new LinkedHashMap<>(query);
    more.put(parameter, value);
    return new Request(method, segments, more, body, isConditional);
  }

  /** Path and query. Raises IllegalArgumentException for an identifier that would lead to another operation. */
  String target() {
    StringBuilder target = new StringBuilder();
    for (String segment : segments) {
      if (segment == null || segment.matches("\\.{0,2}")) {
        throw new IllegalArgumentException("\"" + segment + "\" is no identifier.");
      }
      target.append('/').append(encoded(segment).replace("+", "%20"));
    }
    List<String> parameters = new ArrayList<>();
    query.forEach((name, value) -> addParameters(parameters, name, value));
    return parameters.isEmpty() ? target.toString() : target + "?" + String.join("&", parameters);
  }

  /** Lists are written with commas, objects as {@code name[member]}; what is null is left out. */
  private static void addParameters(List<String> parameters, String name, Object value) {
    if (value instanceof Map<?, ?> map) {
      map.forEach((member, inner) -> addParameters(parameters, name + "[" + member + "]", inner));
    } else if (value instanceof List<?> list) {
      String text = list.stream().map(Values::parameter).collect(Collectors.joining(","));
      parameters.add(encoded(name) + "=" + encoded(text));
    } else if (value != null) {
      parameters.add(encoded(name) + "=" + encoded(Values.parameter(value)));
    }
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
