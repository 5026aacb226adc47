// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The no price. */
public final class NoPrice extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public NoPrice(Map<String, Object> fields) {
    super(fields);
  }

  /** <code>required</code>: the product has no price. <code>wrong_currency</code>, <code>archived</code>: of the list or the product. */
  public String code() {
    return read("code", Values::text);
  }

  /** The same in a sentence. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** The values of code that this version knows. */
  public interface Code {
    String REQUIRED = "required";
    String WRONG_CURRENCY = "wrong_currency";
    String ARCHIVED = "archived";
  }
}
