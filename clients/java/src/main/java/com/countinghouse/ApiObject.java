package com.countinghouse;

import com.countinghouse.CountinghouseException.Failure;
import com.countinghouse.internal.Values;
import java.time.DateTimeException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A thing of the API. Each field that this version knows has an accessor; {@link #get} and {@link #toMap} give whatever
 * there is, under the names of the wire, also fields that are newer than the library.
 */
public abstract class ApiObject {
  private final Map<String, Object> fields;
  /** The fields that have been read as their types. */
  private final Map<String, Object> read = new ConcurrentHashMap<>();

  /** Takes the fields under the names of the wire. */
  protected ApiObject(Map<String, Object> fields) {
    this.fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }

  /** A field as the service sent it: numbers with a decimal point are BigDecimal. Null if there is none. */
  public final Object get(String name) {
    return fields.get(name);
  }

  /** Everything that there is, in JSON's own types. */
  public final Map<String, Object> toMap() {
    return fields;
  }

  /** A field as its type; null if there is none. It is read once. */
  @SuppressWarnings("unchecked")
  protected final <T> T read(String name, Function<Object, T> reader) {
    Object sent = fields.get(name);
    if (sent == null) {
      return null;
    }
    Object known = read.get(name);
    if (known != null) {
      return (T) known;
    }
    try {
      T value = reader.apply(sent);
      read.put(name, value);
      return value;
    } catch (ClassCastException | DateTimeException | ArithmeticException | NumberFormatException error) {
      String message = "The field " + name + " is not what it should be: " + sent + ".";
      throw new ConnectionException(Failure.of("unreadable_answer", message), error);
    }
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof ApiObject object && getClass() == object.getClass() && normal().equals(object.normal());
  }

  @Override
  public final int hashCode() {
    return normal().hashCode();
  }

  @Override
  public final String toString() {
    return getClass().getSimpleName() + fields;
  }

  /** Numbers are equal when they are as much: 1.10 is 1.1. */
  private Object normal() {
    return Values.normal(fields);
  }

  /** Collects fields. What is not set is not sent; what is set to null is sent as null. */
  public abstract static class Builder<B extends Builder<B>> {
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** For the subclasses. */
    protected Builder() {}

    /** Itself. */
    protected abstract B self();

    /** The fields so far. */
    protected final Map<String, Object> fields() {
      return fields;
    }

    /** Sets a field under its name of the wire, also one that this version does not know. */
    public final B set(String name, Object value) {
      fields.put(name, Values.plain(value, "#/" + name));
      return self();
    }
  }
}
