// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.List;
import java.util.Map;

/** The quote invoicing. */
public final class QuoteInvoicing extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public QuoteInvoicing(Map<String, Object> fields) {
    super(fields);
  }

  /** The invoices that were made of it, the first one first. */
  public List<QuoteInvoice> data() {
    return read("data", Values.list(Values.object(QuoteInvoice::new)));
  }

  /** What is left to invoice. */
  public List<LeftItem> left() {
    return read("left", Values.list(Values.object(LeftItem::new)));
  }
}
