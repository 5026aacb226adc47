// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The mandate and account of a direct debit. */
public final class DirectDebit extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DirectDebit(Map<String, Object> fields) {
    super(fields);
  }

  /** Reference of the mandate. May be null. */
  public String mandate() {
    return read("mandate", Values::text);
  }

  /** Account that is debited. May be null. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of DirectDebit. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Reference of the mandate. */
    public Builder mandate(String value) {
      return set("mandate", value);
    }

    /** Account that is debited. */
    public Builder iban(String value) {
      return set("iban", value);
    }

    /** What was collected. */
    public DirectDebit build() {
      return new DirectDebit(fields());
    }
  }
}
