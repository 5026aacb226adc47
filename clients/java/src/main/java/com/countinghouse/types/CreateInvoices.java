// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** Several new invoices, and whether all or nothing is stored. */
public final class CreateInvoices extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreateInvoices(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreateInvoices. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The invoices, each as creating a single one takes it. */
    public Builder invoices(List<CreateInvoice> value) {
      return set("invoices", value);
    }

    /** Whether nothing is stored when one is refused; true if not given. With false, all that are not refused are stored, and each of the others has its problem. */
    public Builder atomic(Boolean value) {
      return set("atomic", value);
    }

    /** What was collected. */
    public CreateInvoices build() {
      return new CreateInvoices(fields());
    }
  }
}
