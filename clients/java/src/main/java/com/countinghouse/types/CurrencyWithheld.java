// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The currency withheld. */
public final class CurrencyWithheld extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public CurrencyWithheld(Map<String, Object> fields) {
    super(fields);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** Invoices of which something is withheld. */
  public Long invoices() {
    return read("invoices", Values::integer);
  }

  /** What customers withhold of them. */
  public BigDecimal withheld() {
    return read("withheld", Values::decimal);
  }

  /** What credit notes have taken back of it. */
  public BigDecimal credited() {
    return read("credited", Values::decimal);
  }

  /** What certificates confirm. */
  public BigDecimal certified() {
    return read("certified", Values::decimal);
  }

  /** What is still without a certificate. */
  public BigDecimal uncertified() {
    return read("uncertified", Values::decimal);
  }
}
