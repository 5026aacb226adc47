package com.countinghouse.internal;

import com.countinghouse.ApiObject;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What an operation asks.
 *
 * @param segments of the path, not encoded
 * @param isConditional whether it may be limited to one version
 * @param headerFields members of the query that are sent as headers, and their names there
 */
public record Request(
    String method,
    List<String> segments,
    Map<String, Object> query,
    Object body,
    boolean isConditional,
    Map<String, String> headerFields,
    String accept) {
  public static Request of(String method, String... segments) {
    return new Request(method, Arrays.asList(segments), Map.of(), null, false, Map.of(), "application/json, */*;q=0.5");
  }

  /** One that the caller has written, such as {@code GET /customers/cus_1}. */
  public static Request raw(String method, String path, Map<String, ?> query, Object body) {
    if (!method.matches("[A-Z]+")) {
      throw new IllegalArgumentException("\"" + method + "\" is no method such as GET.");
    }
    if (!path.matches("(/[^/?#\\\\]+)+")) {
      throw new IllegalArgumentException("\"" + path + "\" is no path such as /customers.");
    }
    String[] segments =
        Arrays.stream(path.substring(1).split("/"))
            .map(segment -> URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8))
            .toArray(String[]::new);
    Map<String, Object> plain = query == null ? Map.of() : Values.members(Values.plain(query, ""));
    return of(method, segments).with(plain).body(body).conditional();
  }

  /** Null is no query. */
  public Request query(ApiObject parameters) {
    return with(parameters == null ? Map.of() : parameters.toMap());
  }

  /** Null is no body. */
  public Request body(Object document) {
    return new Request(method, segments, query, document, isConditional, headerFields, accept);
  }

  /** Raises IllegalArgumentException for null. */
  public Request requiredBody(Object document) {
    if (document == null) {
      throw new IllegalArgumentException("The body is missing.");
    }
    return body(document);
  }

  public Request conditional() {
    return new Request(method, segments, query, body, true, headerFields, accept);
  }

  public Request headerFields(Map<String, String> names) {
    return new Request(method, segments, query, body, isConditional, names, accept);
  }

  Request accepting(String media) {
    return new Request(method, segments, query, body, isConditional, headerFields, media);
  }

  Request with(String parameter, String value) {
    Map<String, Object> more = new LinkedHashMap<>(query);
    more.put(parameter, value);
    return with(more);
  }

  private Request with(Map<String, Object> parameters) {
    return new Request(method, segments, parameters, body, isConditional, headerFields, accept);
  }

  /** The headers among the query's members. */
  Map<String, String> ownHeaders() {
    Map<String, String> own = new LinkedHashMap<>();
    headerFields.forEach((field, header) -> {
      if (query.get(field) != null) {
        own.put(header, Values.parameter(query.get(field)));
      }
    });
    return own;
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
    query.forEach((name, value) -> {
      if (!headerFields.containsKey(name)) {
        addParameters(parameters, name, value);
      }
    });
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
