// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The account. */
public final class Account extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Account(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Its address. */
  public String email() {
    return read("email", Values::text);
  }

  /** The name of the user. */
  public String name() {
    return read("name", Values::text);
  }

  /** How often it happened: refused sign-ins are told once in 15 minutes, with their number. */
  public Long count() {
    return read("count", Values::integer);
  }
}
