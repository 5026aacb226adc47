// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The sums over documents of one kind. */
public final class DocumentSums extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public DocumentSums(Map<String, Object> fields) {
    super(fields);
  }

  /** Without tax. */
  public BigDecimal net() {
    return read("net", Values::decimal);
  }

  /** The tax. */
  public BigDecimal tax() {
    return read("tax", Values::decimal);
  }

  /** With tax. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** How many documents these are. */
  public Long documents() {
    return read("documents", Values::integer);
  }
}
