// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** How documents get their numbers. */
public final class Numbering extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Numbering(Map<String, Object> fields) {
    super(fields);
  }

  /** For invoices. */
  public NumberingRule invoice() {
    return read("invoice", Values.object(NumberingRule::new));
  }

  /** For credit notes. */
  public NumberingRule creditNote() {
    return read("credit_note", Values.object(NumberingRule::new));
  }

  /** For quotes. */
  public NumberingRule quote() {
    return read("quote", Values.object(NumberingRule::new));
  }
}
