// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The quote invoice. */
public final class QuoteInvoice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public QuoteInvoice(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier of the invoice. */
  public String invoiceId() {
    return read("invoice_id", Values::text);
  }

  /** Lines, a deposit, or all that was left. */
  public String kind() {
    return read("kind", Values::text);
  }

  /** Whether it bears its part; one that is void, or credited as a whole, has given it back. */
  public Boolean counts() {
    return read("counts", Values::bool);
  }

  /** The values of kind that this version knows. */
  public interface Kind {
    String LINES = "lines";
    String DEPOSIT = "deposit";
    String FINAL = "final";
  }
}
