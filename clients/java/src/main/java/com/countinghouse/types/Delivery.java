// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** Where and when the goods or services are delivered. */
public final class Delivery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Delivery(Map<String, Object> fields) {
    super(fields);
  }

  /** When it was delivered. May be null. */
  public LocalDate date() {
    return read("date", Values::date);
  }

  /** Who received it. May be null. */
  public String name() {
    return read("name", Values::text);
  }

  /** Where, as an identifier such as a GLN. May be null. */
  public Identifier location() {
    return read("location", Values.object(Identifier::new));
  }

  /** Where; else the customer’s shipping address. May be null. */
  public Address address() {
    return read("address", Values.object(Address::new));
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of Delivery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** When it was delivered. */
    public Builder date(LocalDate value) {
      return set("date", value);
    }

    /** Who received it. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Where, as an identifier such as a GLN. */
    public Builder location(Identifier value) {
      return set("location", value);
    }

    /** Where; else the customer’s shipping address. */
    public Builder address(Address value) {
      return set("address", value);
    }

    /** What was collected. */
    public Delivery build() {
      return new Delivery(fields());
    }
  }
}
