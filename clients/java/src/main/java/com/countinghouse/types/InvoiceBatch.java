// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** What became of several new invoices. */
public final class InvoiceBatch extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public InvoiceBatch(Map<String, Object> fields) {
    super(fields);
  }

  /** How many are stored. */
  public Long created() {
    return read("created", Values::integer);
  }

  /** How many are refused. */
  public Long refused() {
    return read("refused", Values::integer);
  }

  /** What became of each, in the order in which they were sent. */
  public List<InvoiceOutcome> results() {
    return read("results", Values.list(Values.object(InvoiceOutcome::new)));
  }
}
