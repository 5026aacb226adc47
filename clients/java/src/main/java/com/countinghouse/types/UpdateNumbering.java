// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The numbering that is to change. */
public final class UpdateNumbering extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public UpdateNumbering(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of UpdateNumbering. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** For invoices; else it stays as it is. */
    public Builder invoice(NumberingRule value) {
      return set("invoice", value);
    }

    /** For credit notes; else it stays as it is. */
    public Builder creditNote(NumberingRule value) {
      return set("credit_note", value);
    }

    /** For quotes; else it stays as it is. */
    public Builder quote(NumberingRule value) {
      return set("quote", value);
    }

    /** What was collected. */
    public UpdateNumbering build() {
      return new UpdateNumbering(fields());
    }
  }
}
