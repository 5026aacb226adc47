// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** The statement. */
public final class Statement extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public Statement(Map<String, Object> fields) {
    super(fields);
  }

  /** Whose account it is. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** The name of the customer. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** Of all amounts here. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** The first day. */
  public LocalDate from() {
    return read("from", Values::date);
  }

  /** The last day. */
  public LocalDate to() {
    return read("to", Values::date);
  }

  /** The day of the open invoices and the credit: the last one. */
  public LocalDate asOf() {
    return read("as_of", Values::date);
  }

  /** Only what had been recorded by this instant is told, if that was asked for. May be null. */
  public Instant knownAt() {
    return read("known_at", Values::time);
  }

  /** Time zone of the organization, which decides the days. */
  public String timeZone() {
    return read("time_zone", Values::text);
  }

  /** Owed before the first day; below zero, the customer had more. */
  public BigDecimal openingBalance() {
    return read("opening_balance", Values::decimal);
  }

  /** The sum of the entries above zero. */
  public BigDecimal debitTotal() {
    return read("debit_total", Values::decimal);
  }

  /** The sum of the entries below zero, without the sign. */
  public BigDecimal creditTotal() {
    return read("credit_total", Values::decimal);
  }

  /** Owed after the last day: what is open less the credit. Today it is what the balance says. */
  public BigDecimal closingBalance() {
    return read("closing_balance", Values::decimal);
  }

  /** What happened, in order. */
  public List<StatementEntry> entries() {
    return read("entries", Values.list(Values.object(StatementEntry::new)));
  }

  /** What was open at the end of the last day, first what is due first. */
  public List<StatementInvoice> openInvoices() {
    return read("open_invoices", Values.list(Values.object(StatementInvoice::new)));
  }

  /** The same by age. */
  public List<AgingBucket> aging() {
    return read("aging", Values.list(Values.object(AgingBucket::new)));
  }

  /** What payments and credit notes had that settled nothing by then. */
  public BigDecimal unappliedCredit() {
    return read("unapplied_credit", Values::decimal);
  }
}
