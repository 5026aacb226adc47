// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What a new invoice template is made of. */
public final class CreateInvoiceTemplate extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateInvoiceTemplate(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateInvoiceTemplate. */
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

    /** What creating an invoice takes, without customer, dates, service period and prepaid amount. Any of it may be left out, the lines too. Either this or <code>invoice_id</code>. */
    public Builder content(TemplateContent value) {
      return set("content", value);
    }

    /** The invoice whose content it takes, as a duplicate for another customer would: without what belongs to its customer or happened once. */
    public Builder invoiceId(String value) {
      return set("invoice_id", value);
    }

    /** What was collected. */
    public CreateInvoiceTemplate build() {
      return new CreateInvoiceTemplate(fields());
    }
  }
}
