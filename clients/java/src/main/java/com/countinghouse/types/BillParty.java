// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The bill party. */
public final class BillParty extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BillParty(Map<String, Object> fields) {
    super(fields);
  }

  /** Its name. May be null. */
  public String name() {
    return read("name", Values::text);
  }

  /** Its VAT identification number. May be null. */
  public String vatId() {
    return read("vat_id", Values::text);
  }

  /** Entry in a register, or tax number. May be null. */
  public String registration() {
    return read("registration", Values::text);
  }

  /** Where it is. May be null. */
  public String country() {
    return read("country", Values::text);
  }
}
