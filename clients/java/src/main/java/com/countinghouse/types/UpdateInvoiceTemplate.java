// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What replaces the invoice template. */
public final class UpdateInvoiceTemplate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateInvoiceTemplate(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateInvoiceTemplate. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What you call it. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it may be left out, the lines too. */
    public Builder content(TemplateContent value) {
      return set("content", value);
    }

    /** What was collected. */
    public UpdateInvoiceTemplate build() {
      return new UpdateInvoiceTemplate(fields());
    }
  }
}
