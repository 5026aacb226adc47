// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The retention years. */
public final class RetentionYears extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RetentionYears(Map<String, Object> fields) {
    super(fields);
  }

  /** Years for invoices. */
  public Long invoices() {
    return read("invoices", Values::integer);
  }

  /** Years for credit notes. */
  public Long creditNotes() {
    return read("credit_notes", Values::integer);
  }

  /** Years for payments. */
  public Long payments() {
    return read("payments", Values::integer);
  }
}
