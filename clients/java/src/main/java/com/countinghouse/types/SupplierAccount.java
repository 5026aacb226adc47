// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The supplier account. */
public final class SupplierAccount extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public SupplierAccount(Map<String, Object> fields) {
    super(fields);
  }

  /** The account. */
  public String iban() {
    return read("iban", Values::text);
  }

  /** Its bank, outside of SEPA. May be null. */
  public String bic() {
    return read("bic", Values::text);
  }

  /** Whose account it is, if that is not the supplier. May be null. */
  public String accountHolder() {
    return read("account_holder", Values::text);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of SupplierAccount. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The account. */
    public Builder iban(String value) {
      return set("iban", value);
    }

    /** Its bank, outside of SEPA. */
    public Builder bic(String value) {
      return set("bic", value);
    }

    /** Whose account it is, if that is not the supplier. */
    public Builder accountHolder(String value) {
      return set("account_holder", value);
    }

    /** What was collected. */
    public SupplierAccount build() {
      return new SupplierAccount(fields());
    }
  }
}
