// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The erased. */
public final class Erased extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Erased(Map<String, Object> fields) {
    super(fields);
  }

  /** Drafts that lose their texts. */
  public Long drafts() {
    return read("drafts", Values::integer);
  }

  /** Mails that lose recipients and texts. */
  public Long messages() {
    return read("messages", Values::integer);
  }

  /** Links to pages of invoices that end. */
  public Long links() {
    return read("links", Values::integer);
  }

  /** Documents and payments whose retention is over already. */
  public Long records() {
    return read("records", Values::integer);
  }
}
