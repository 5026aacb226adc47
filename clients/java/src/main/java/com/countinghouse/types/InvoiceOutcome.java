// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What became of one entry: either the invoice or the problem is null. */
public final class InvoiceOutcome extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceOutcome(Map<String, Object> fields) {
    super(fields);
  }

  /** The place in the list that was sent, from 0. */
  public Long index() {
    return read("index", Values::integer);
  }

  /** The new invoice; null if it is refused. May be null. */
  public Invoice invoice() {
    return read("invoice", Values.object(Invoice::new));
  }

  /** Why it is refused; null if it is stored. May be null. */
  public EntryProblem problem() {
    return read("problem", Values.object(EntryProblem::new));
  }
}
