// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The use invoice template. */
public final class UseInvoiceTemplate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UseInvoiceTemplate(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UseInvoiceTemplate. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Who is to pay. */
    public Builder customerId(String value) {
      return set("customer_id", value);
    }

    /** What this invoice says instead of the template, each part as a whole: <code>items</code> replaces all lines. Null leaves out what the template says. */
    public Builder overrides(TemplateOverrides value) {
      return set("overrides", value);
    }

    /** What was collected. */
    public UseInvoiceTemplate build() {
      return new UseInvoiceTemplate(fields());
    }
  }
}
