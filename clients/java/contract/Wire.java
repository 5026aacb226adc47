import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.Page;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Between JSON and what a program in Java says and sees. */
final class Wire {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private Wire() {}

  /** A body for an operation that is called by its path; {@code {"$decimal": "0.1"}} is a decimal in it. */
  static Object body(Object value) {
    if (!(value instanceof Map<?, ?> sent)) {
      return value;
    }
    if (sent.containsKey("$decimal")) {
      return new BigDecimal((String) sent.get("$decimal"));
    }
    Map<Object, Object> body = new LinkedHashMap<>();
    sent.forEach((name, member) -> body.put(name, body(member)));
    return body;
  }

  /** JSON as the type that a method or a setter takes. */
  static Object typed(Object value, Type type) throws Throwable {
    if (value instanceof Map<?, ?> number && number.containsKey("$decimal")) {
      return new BigDecimal((String) number.get("$decimal"));
    }
    if (value instanceof String wire && type instanceof Class<?> of && of.isEnum()) {
      Stream<ApiEnum> constants = Arrays.stream(of.getEnumConstants()).map(ApiEnum.class::cast);
      return constants.filter(constant -> constant.wire().equals(wire)).findFirst().orElseThrow();
    }
    if (value instanceof List<?> list && type instanceof ParameterizedType of) {
      List<Object> typed = new ArrayList<>();
      for (Object entry : list) {
        typed.add(typed(entry, of.getActualTypeArguments()[0]));
      }
      return typed;
    }
    if (value instanceof Map<?, ?> fields && type instanceof Class<?> of && ApiObject.class.isAssignableFrom(of)) {
      return built(map(fields), of);
    }
    if (value instanceof Number number) {
      return type == BigDecimal.class ? new BigDecimal(number.toString()) : Long.valueOf(number.longValue());
    }
    // The ids of a stream are texts, and those of the feed its numbers.
    if (value instanceof String number && type == long.class) {
      return Long.valueOf(number);
    }
    if (value instanceof String text) {
      return type == LocalDate.class ? LocalDate.parse(text) : type == Instant.class ? Instant.parse(text) : text;
    }
    return value;
  }

  static Object built(Map<String, Object> fields, Class<?> type) throws Throwable {
    ApiObject.Builder<?> builder = (ApiObject.Builder<?>) type.getMethod("builder").invoke(null);
    for (var field : fields.entrySet()) {
      Object value = field.getValue();
      Stream<Method> setters = Arrays.stream(builder.getClass().getMethods()).filter(isFor(field.getKey(), 1));
      var setter =
          setters
              .filter(method -> method.getReturnType() == builder.getClass() && !method.isBridge())
              // The one that takes null, if there are two.
              .min(Comparator.comparing(method -> method.getParameterTypes()[0].isPrimitive()));
      if (value instanceof Map<?, ?> number && number.containsKey("$float")) {
        // No setter takes one.
        builder.set(field.getKey(), Double.valueOf((String) number.get("$float")));
      } else if (setter.isEmpty()) {
        builder.set(field.getKey(), value);
      } else {
        invoked(setter.get(), builder, typed(value, setter.get().getGenericParameterTypes()[0]));
      }
    }
    return invoked(builder.getClass().getMethod("build"), builder);
  }

  /** What a program sees: the fields by their accessors, and the others as they were sent. */
  static Object wire(Object value) throws Throwable {
    if (value instanceof ApiObject || value instanceof Map<?, ?>) {
      Map<String, Object> fields = new LinkedHashMap<>();
      for (var field : map(value instanceof ApiObject object ? object.toMap() : value).entrySet()) {
        boolean isRead = value instanceof ApiObject && has(value, field.getKey());
        Object seen = isRead ? invoked(method(value, field.getKey(), 0), value) : field.getValue();
        fields.put(field.getKey(), wire(seen));
      }
      return fields;
    }
    if (value instanceof Iterable<?> list) {
      List<Object> entries = new ArrayList<>();
      for (Object entry : list) {
        entries.add(wire(entry));
      }
      return entries;
    }
    if (value instanceof Page<?> page) {
      Map<String, Object> fields = new LinkedHashMap<>(Map.of("data", wire(page.data()), "has_more", page.hasMore()));
      fields.put("next_cursor", page.nextCursor());
      fields.put("total_count", page.totalCount());
      return fields;
    }
    if (value instanceof byte[] bytes) {
      return Map.of("$bytes", Base64.getEncoder().encodeToString(bytes));
    }
    if (value instanceof BigDecimal decimal) {
      return Map.of("$decimal", decimal.toPlainString());
    }
    return value instanceof Instant time ? TIME.format(time) : value instanceof LocalDate ? value.toString() : value;
  }

  static boolean has(Object object, String name) {
    return Arrays.stream(object.getClass().getMethods()).anyMatch(isFor(name, 0));
  }

  static Method method(Object object, String name, int parameters) {
    return Arrays.stream(object.getClass().getMethods()).filter(isFor(name, parameters)).findFirst().orElseThrow();
  }

  /** Java's name, or with a `_` where that is taken, which goes first. */
  static Predicate<Method> isFor(String wire, int parameters) {
    StringBuilder name = new StringBuilder();
    for (String word : wire.split("_")) {
      name.append(name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return method ->
        method.getParameterCount() == parameters
            && method.getDeclaringClass() != Object.class
            && (method.getName().contentEquals(name) || method.getName().equals(name + "_"));
  }

  static Object invoked(Method method, Object object, Object... values) throws Throwable {
    try {
      return method.invoke(object, values);
    } catch (InvocationTargetException error) {
      throw error.getCause();
    }
  }

  static Map<String, String> texts(Object headers) {
    Map<String, String> texts = new LinkedHashMap<>();
    map(headers == null ? Map.of() : headers).forEach((name, value) -> texts.put(name, String.valueOf(value)));
    return texts;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  /** CreditNote as {@code credit_note}. */
  static String kind(Object object) {
    return object.getClass().getSimpleName().replaceAll("(?<!^)(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
