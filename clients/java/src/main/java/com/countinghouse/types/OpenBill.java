// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiEnum;
import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The open bill. */
public final class OpenBill extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public OpenBill(Map<String, Object> fields) {
    super(fields);
  }

  /** The values of accept_findings. */
  public enum AcceptFindings implements ApiEnum {
    UNKNOWN_SUPPLIER("unknown_supplier"),
    NUMBER_MISSING("number_missing"),
    ISSUE_DATE_MISSING("issue_date_missing"),
    NEW_BANK_DETAILS("new_bank_details"),
    SUMS_DIFFER("sums_differ"),
    RULES_BROKEN("rules_broken"),
    SUMS_ROUNDED("sums_rounded"),
    SIMILAR_NUMBER("similar_number"),
    NOT_ADDRESSED_TO_US("not_addressed_to_us"),
    ISSUED_IN_FUTURE("issued_in_future"),
    ISSUED_LONG_AGO("issued_long_ago");

    private final String wire;

    AcceptFindings(String wire) {
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

  /** Collects the fields of OpenBill. */
  public static final class Builder extends ApiObject.Builder<Builder> {
    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /** Codes of findings that you have looked at and let pass. Who did it is kept. */
    public Builder acceptFindings(List<AcceptFindings> value) {
      return set("accept_findings", value);
    }

    /** Whether to approve it as well; false if not given. */
    public Builder approve(Boolean value) {
      return set("approve", value);
    }

    /** What was collected. */
    public OpenBill build() {
      return new OpenBill(fields());
    }
  }
}
