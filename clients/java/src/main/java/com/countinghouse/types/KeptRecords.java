// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.time.LocalDate;
import java.util.Map;

/** The kept records. */
public final class KeptRecords extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public KeptRecords(Map<String, Object> fields) {
    super(fields);
  }

  /** What they are; quotes count as invoices. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** How many. */
  public Long count() {
    return read("count", Values::integer);
  }

  /** The law that asks for it, by the country of the seller. */
  public String law() {
    return read("law", Values::text);
  }

  /** The last day on which they are kept. */
  public LocalDate until() {
    return read("until", Values::date);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String INVOICES = "invoices";
    String CREDIT_NOTES = "credit_notes";
    String PAYMENTS = "payments";
  }
}
