// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What <code>credit_notes.preflight</code> may be asked. */
public final class CreditNotesPreflightQuery extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreditNotesPreflightQuery(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of format. */
  public enum Format implements ApiEnum {
    PDF("pdf"),
    FACTUR_X("factur_x"),
    UBL("ubl"),
    CII("cii"),
    XRECHNUNG_UBL("xrechnung_ubl"),
    XRECHNUNG_CII("xrechnung_cii"),
    PEPPOL("peppol");

    private final String wire;

    Format(String wire) {
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

  /** Collects the fields of CreditNotesPreflightQuery. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** What it is to be valid in; else the customer’s format, else factur_x. */
    public Builder format(Format value) {
      return set("format", value);
    }

    /** What was collected. */
    public CreditNotesPreflightQuery build() {
      return new CreditNotesPreflightQuery(fields());
    }
  }
}
