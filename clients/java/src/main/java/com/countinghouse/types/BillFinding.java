// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The bill finding. */
public final class BillFinding extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillFinding(Map<String, Object> fields) {
    super(fields);
  }

  /** What was found. */
  public String code() {
    return read("code", Values::text);
  }

  /** A bill with one that stops it is opened only when that is put right or accepted. */
  public String severity() {
    return read("severity", Values::text);
  }

  /** The field that it is about. */
  public String pointer() {
    return read("pointer", Values::text);
  }

  /** What it means, and what to do. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** The rule of a standard that is broken. May be null. */
  public String rule() {
    return read("rule", Values::text);
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

  /** The values of severity that this version knows. */
  public interface Severity {
    String STOP = "stop";
    String WARN = "warn";
    String INFO = "info";
  }
}
