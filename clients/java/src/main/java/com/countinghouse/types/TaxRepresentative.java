// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Who represents the seller before the tax office. */
public final class TaxRepresentative extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public TaxRepresentative(Map<String, Object> fields) {
    super(fields);
  }

  /** Name of the representative. */
  public String name() {
    return read("name", Values::text);
  }

  /** VAT number of the representative. */
  public String taxId() {
    return read("tax_id", Values::text);
  }

  /** Address of the representative. May be null. */
  public Address address() {
    return read("address", Values.object(Address::new));
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of TaxRepresentative. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Name of the representative. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** VAT number of the representative. */
    public Builder taxId(String value) {
      return set("tax_id", value);
    }

    /** Address of the representative. */
    public Builder address(Address value) {
      return set("address", value);
    }

    /** What was collected. */
    public TaxRepresentative build() {
      return new TaxRepresentative(fields());
    }
  }
}
