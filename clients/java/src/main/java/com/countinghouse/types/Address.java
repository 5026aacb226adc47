// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A postal address. */
public final class Address extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Address(Map<String, Object> fields) {
    super(fields);
  }

  /** Street and number. May be null. */
  public String line1() {
    return read("line1", Values::text);
  }

  /** Building, floor, care of. May be null. */
  public String line2() {
    return read("line2", Values::text);
  }

  /** A further line. May be null. */
  public String line3() {
    return read("line3", Values::text);
  }

  /** City or town. May be null. */
  public String city() {
    return read("city", Values::text);
  }

  /** State, province or region. May be null. */
  public String state() {
    return read("state", Values::text);
  }

  /** Postal code. May be null. */
  public String postalCode() {
    return read("postal_code", Values::text);
  }

  /** Country, ISO 3166-1 alpha-2. May be null. */
  public String country() {
    return read("country", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Address. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Street and number. */
    public Builder line1(String value) {
      return set("line1", value);
    }

    /** Building, floor, care of. */
    public Builder line2(String value) {
      return set("line2", value);
    }

    /** A further line. */
    public Builder line3(String value) {
      return set("line3", value);
    }

    /** City or town. */
    public Builder city(String value) {
      return set("city", value);
    }

    /** State, province or region. */
    public Builder state(String value) {
      return set("state", value);
    }

    /** Postal code. */
    public Builder postalCode(String value) {
      return set("postal_code", value);
    }

    /** Country, ISO 3166-1 alpha-2. */
    public Builder country(String value) {
      return set("country", value);
    }

    /** What was collected. */
    public Address build() {
      return new Address(fields());
    }
  }
}
