// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What may be changed of a credit note in any state. */
public final class CreditNoteRemarks extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CreditNoteRemarks(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of CreditNoteRemarks. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** A note for yourselves. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Names and texts of your own. A text sets its name, null takes the name away, and names that are not given stay. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** What was collected. */
    public CreditNoteRemarks build() {
      return new CreditNoteRemarks(fields());
    }
  }
}
