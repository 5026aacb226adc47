// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.Instant;
import java.util.Map;

/** The accepted finding. */
public final class AcceptedFinding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public AcceptedFinding(Map<String, Object> fields) {
    super(fields);
  }

  /** What was let pass. */
  public String code() {
    return read("code", Values::text);
  }

  /** The identifier of the user or of the API key. */
  public String by() {
    return read("by", Values::text);
  }

  /** When. */
  public Instant at() {
    return read("at", Values::time);
  }

  /** The values of code that this version knows. */
  public interface Code {
    String UNKNOWN_SUPPLIER = "unknown_supplier";
    String NUMBER_MISSING = "number_missing";
    String ISSUE_DATE_MISSING = "issue_date_missing";
    String NEW_BANK_DETAILS = "new_bank_details";
    String SUMS_DIFFER = "sums_differ";
    String RULES_BROKEN = "rules_broken";
    String SUMS_ROUNDED = "sums_rounded";
    String SIMILAR_NUMBER = "similar_number";
    String NOT_ADDRESSED_TO_US = "not_addressed_to_us";
    String ISSUED_IN_FUTURE = "issued_in_future";
    String ISSUED_LONG_AGO = "issued_long_ago";
  }
}
