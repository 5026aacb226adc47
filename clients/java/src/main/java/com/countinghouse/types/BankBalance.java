// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;

/** A balance beside the lines that lead to it. */
public final class BankBalance extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public BankBalance(Map<String, Object> fields) {
    super(fields);
  }

  /** The statement that says it. */
  public String bankStatementId() {
    return read("bank_statement_id", Values::text);
  }

  /** The day that it closes. */
  public LocalDate day() {
    return read("day", Values::date);
  }

  /** The balance, as the bank says it. */
  public BigDecimal balance() {
    return read("balance", Values::decimal);
  }

  /** The balance before it, and the lines since. */
  public BigDecimal byLines() {
    return read("by_lines", Values::decimal);
  }

  /** What is missing between the balance before it and this one; 0 where nothing is. */
  public BigDecimal difference() {
    return read("difference", Values::decimal);
  }
}
