// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** Where electronic invoices go, by a scheme of the EAS list. */
public final class ElectronicAddress extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ElectronicAddress(Map<String, Object> fields) {
    super(fields);
  }

  /** The address. */
  public String value() {
    return read("value", Values::text);
  }

  /** Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail. */
  public String scheme() {
    return read("scheme", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ElectronicAddress. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The address. */
    public Builder value(String value) {
      return set("value", value);
    }

    /** Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail. */
    public Builder scheme(String value) {
      return set("scheme", value);
    }

    /** What was collected. */
    public ElectronicAddress build() {
      return new ElectronicAddress(fields());
    }
  }
}
