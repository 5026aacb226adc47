// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>payments.pdf</code> may be asked. */
public final class PaymentsPdfQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public PaymentsPdfQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of language. */
  public enum Language implements ApiEnum {
    EN("en"),
    DE("de"),
    FR("fr"),
    IT("it"),
    ES("es"),
    NL("nl");

    private final String wire;

    Language(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of PaymentsPdfQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What it is printed in; without it the language of the customer, else that of your documents. */
    public Builder language(Language value) {
      return set("language", value);
    }

    /** What was collected. */
    public PaymentsPdfQuery build() {
      return new PaymentsPdfQuery(fields());
    }
  }
}
