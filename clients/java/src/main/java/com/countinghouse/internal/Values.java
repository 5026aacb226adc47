package com.countinghouse.internal;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.ConnectionException;
import com.countinghouse.CountinghouseException.Failure;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** JSON, and between its types and Java's. Numbers with a decimal point are BigDecimal on either side. */
public final class Values {
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN);

  private static final Set<Class<?>> JSON_TYPES =
      Set.of(
          String.class, Boolean.class, BigDecimal.class, BigInteger.class,
          Long.class, Integer.class, Short.class, Byte.class);

  private Values() {}

  /** A document. Raises ConnectionException with {@code unreadable_answer} for what is none. */
  public static Object parse(byte[] json) {
    try {
      return MAPPER.readValue(json, Object.class);
    } catch (IOException error) {
      throw new ConnectionException(Failure.of("unreadable_answer", "The answer is not JSON."), error);
    }
  }

  public static byte[] write(Object value) {
    try {
      return MAPPER.writeValueAsBytes(plain(value));
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException("The body cannot be written as JSON.", error);
    }
  }

  /** A value in JSON's own types; see the longer {@code plain}. */
  public static Object plain(Object value) {
    return plain(value, "#");
  }

  /**
   * A value in JSON's own types.
   *
   * <p>Raises IllegalArgumentException, with the place, for float and double, which are not exact, and for what JSON
   * has not, of which Jackson would write whatever its getters say.
   */
  public static Object plain(Object value, String place) {
    if (value instanceof ApiObject object) {
      return plain(object.toMap(), place);
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> plain = new LinkedHashMap<>();
      map.forEach((name, member) -> plain.put(String.valueOf(name), plain(member, place + "/" + name)));
      return plain;
    }
    if (value instanceof Iterable<?> list) {
      List<Object> plain = new ArrayList<>();
      list.forEach(entry -> plain.add(plain(entry, place + "/" + plain.size())));
      return plain;
    }
    if (value instanceof Object[] array) {
      return plain(Arrays.asList(array), place);
    }
    return value == null ? null : single(value, place);
  }

  private static Object single(Object value, String place) {
    if (value instanceof ApiEnum constant) {
      return constant.wire();
    }
    if (value instanceof LocalDate || value instanceof Instant || value instanceof UUID) {
      return value.toString();
    }
    if (value instanceof OffsetDateTime time) {
      return time.toInstant().toString();
    }
    if (value instanceof ZonedDateTime time) {
      return time.toInstant().toString();
    }
    if (value instanceof Double || value instanceof Float) {
      throw new IllegalArgumentException(place + ": " + value + " is not exact; use a BigDecimal made from a text.");
    }
    if (JSON_TYPES.contains(value.getClass())) {
      return value;
    }
    throw new IllegalArgumentException(place + " is a " + value.getClass().getSimpleName() + ", which JSON has not.");
  }

  /** A value in which numbers that are as much are equal. */
  public static Object normal(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> normal = new LinkedHashMap<>();
      map.forEach((name, member) -> normal.put(name, normal(member)));
      return normal;
    }
    if (value instanceof List<?> list) {
      return list.stream().map(Values::normal).collect(Collectors.toList());
    }
    return value instanceof Number ? decimal(value).stripTrailingZeros() : value;
  }

  /** A single value as a query has it. */
  static String parameter(Object value) {
    return value instanceof BigDecimal decimal ? decimal.toPlainString() : String.valueOf(value);
  }

  public static String text(Object value) {
    return value.toString();
  }

  public static BigDecimal decimal(Object value) {
    return value instanceof BigDecimal decimal ? decimal : new BigDecimal(value.toString());
  }

  public static Long integer(Object value) {
    return decimal(value).longValueExact();
  }

  public static Boolean bool(Object value) {
    return (Boolean) value;
  }

  public static LocalDate date(Object value) {
    return LocalDate.parse(text(value));
  }

  public static Instant time(Object value) {
    return Instant.parse(text(value));
  }

  public static Object any(Object value) {
    return value;
  }

  /** Reads objects of one type. */
  public static <T> Function<Object, T> object(Function<Map<String, Object>, T> make) {
    return value -> make.apply(members(value));
  }

  /** Reads lists of one type. */
  public static <T> Function<Object, List<T>> list(Function<Object, T> reader) {
    return value -> ((List<?>) value).stream().map(entry -> entry == null ? null : reader.apply(entry)).toList();
  }

  /** Reads maps of one type. */
  public static <T> Function<Object, Map<String, T>> map(Function<Object, T> reader) {
    return value -> {
      Map<String, T> map = new LinkedHashMap<>();
      members(value).forEach((name, member) -> map.put(name, member == null ? null : reader.apply(member)));
      return Collections.unmodifiableMap(map);
    };
  }

  /** An object's members. Raises ClassCastException for anything else. */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> members(Object value) {
    return (Map<String, Object>) value;
  }
}
