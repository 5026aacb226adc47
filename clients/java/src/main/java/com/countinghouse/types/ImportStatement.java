// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** A file of a bank. */
public final class ImportStatement extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportStatement(Map<String, Object> fields) {
    super(fields);
  }

  /** Begins one without any fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields of ImportStatement. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** The file in base64, up to 5 MB: CAMT 052, 053 or 054, MT940, or CSV. */
    public Builder content(String value) {
      return set("content", value);
    }

    /** Whether to say only what would be imported, and store nothing; false if not given. */
    public Builder dryRun(Boolean value) {
      return set("dry_run", value);
    }

    /** What each column of a CSV file means, in place of the mapping of the bank account. */
    public Builder csvMapping(CsvMapping value) {
      return set("csv_mapping", value);
    }

    /** What was collected. */
    public ImportStatement build() {
      return new ImportStatement(fields());
    }
  }
}
