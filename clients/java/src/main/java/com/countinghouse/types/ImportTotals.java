// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.util.Map;

/** The import totals. */
public final class ImportTotals extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public ImportTotals(Map<String, Object> fields) {
    super(fields);
  }

  /** Their currency. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** In which they were issued. */
  public Long year() {
    return read("year", Values::integer);
  }

  /** How many invoices. */
  public Long invoices() {
    return read("invoices", Values::integer);
  }

  /** Without tax. */
  public BigDecimal net() {
    return read("net", Values::decimal);
  }

  /** Tax, as the documents have it. */
  public BigDecimal tax() {
    return read("tax", Values::decimal);
  }

  /** With tax, as the documents have it. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** What was paid. */
  public BigDecimal paid() {
    return read("paid", Values::decimal);
  }

  /** What is still due. */
  public BigDecimal due() {
    return read("due", Values::decimal);
  }

  /** What the lines make of the tax. */
  public BigDecimal calculatedTax() {
    return read("calculated_tax", Values::decimal);
  }

  /** What the lines make of the total. */
  public BigDecimal calculatedTotal() {
    return read("calculated_total", Values::decimal);
  }
}
