// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What must be valid for an invoice to be finalized. */
public final class FinalizeInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public FinalizeInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of require. */
  public enum Require implements ApiEnum {
    UBL("ubl"),
    CII("cii"),
    FACTUR_X("factur_x"),
    XRECHNUNG_UBL("xrechnung_ubl"),
    XRECHNUNG_CII("xrechnung_cii"),
    PEPPOL("peppol");

    private final String wire;

    Require(String wire) {
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

  /** Collects the fields of FinalizeInvoice. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where the organization’s settings for documents say so. */
    public Builder require(List<Require> value) {
      return set("require", value);
    }

    /** What was collected. */
    public FinalizeInvoice build() {
      return new FinalizeInvoice(fields());
    }
  }
}
