// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** What is wrong with one field of an entry. */
public final class EntryFault extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public EntryFault(Map<String, Object> fields) {
    super(fields);
  }

  /** RFC 6901 pointer to the field, from the beginning of the whole body. */
  public String pointer() {
    return read("pointer", Values::text);
  }

  /** What is wrong, for programs. */
  public String code() {
    return read("code", Values::text);
  }

  /** What is wrong, for people. */
  public String detail() {
    return read("detail", Values::text);
  }

  /** The rule of a standard that is broken, where it is one of an electronic document. May be null. */
  public String rule() {
    return read("rule", Values::text);
  }

  /** Whose field it is, where that is not what was sent. May be null. */
  public String where() {
    return read("where", Values::text);
  }
}
