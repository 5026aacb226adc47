// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** What a list shows of the recurring invoice. */
public final class RecurringInvoiceSummary extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public RecurringInvoiceSummary(Map<String, Object> fields) {
    super(fields);
  }

  /** The identifier. */
  public String id() {
    return read("id", Values::text);
  }

  /** Counts the changes. */
  public Long version() {
    return read("version", Values::integer);
  }

  /** It needs attention while a run has failed; later dates wait until that is mended. */
  public String status() {
    return read("status", Values::text);
  }

  /** What may be done now. */
  public List<String> availableActions() {
    return read("available_actions", Values.list(Values::text));
  }

  /** What you call it. */
  public String name() {
    return read("name", Values::text);
  }

  /** Who is to pay. */
  public String customerId() {
    return read("customer_id", Values::text);
  }

  /** What each run makes an invoice of; null once the data of the customer were erased. May be null. */
  public InvoiceContent content() {
    return read("content", Values.object(InvoiceContent::new));
  }

  /** What an invoice came to when the content was last checked or run. May be null. */
  public BigDecimal total() {
    return read("total", Values::decimal);
  }

  /** Of the total. May be null. */
  public String currency() {
    return read("currency", Values::text);
  }

  /** On which dates. */
  public Recurrence rule() {
    return read("rule", Values.object(Recurrence::new));
  }

  /** The rule with its end as a text of RFC 5545, whose DTSTART is <code>rule_from</code>; null where that cannot say it: a day that shorter months replace by their last one, or two ends. May be null. */
  public String rrule() {
    return read("rrule", Values::text);
  }

  /** The day that dates are computed from: the start, or the date from which a changed rule holds. */
  public LocalDate ruleFrom() {
    return read("rule_from", Values::date);
  }

  /** No date before this day. */
  public LocalDate startOn() {
    return read("start_on", Values::date);
  }

  /** The number of the date that comes next, from 1. */
  public Long nextOccurrence() {
    return read("next_occurrence", Values::integer);
  }

  /** The date that comes next; null when it has ended. May be null. */
  public LocalDate nextOn() {
    return read("next_on", Values::date);
  }

  /** Ends after so many dates. May be null. */
  public Long endAfter() {
    return read("end_after", Values::integer);
  }

  /** No date after this day. May be null. */
  public LocalDate endOn() {
    return read("end_on", Values::date);
  }

  /** The time of day, where the organization is. */
  public String runAt() {
    return read("run_at", Values::text);
  }

  /** What a run makes. */
  public String action() {
    return read("action", Values::text);
  }

  /** Where prices come from. */
  public String prices() {
    return read("prices", Values::text);
  }

  /** Which time is invoiced. */
  public String period() {
    return read("period", Values::text);
  }

  /** Which dates are run that passed while nothing ran. */
  public String catchUp() {
    return read("catch_up", Values::text);
  }

  /** When it was made. */
  public Instant createdAt() {
    return read("created_at", Values::time);
  }

  /** When it was last changed. */
  public Instant updatedAt() {
    return read("updated_at", Values::time);
  }

  /** What the customer is called now. */
  public String customerName() {
    return read("customer_name", Values::text);
  }

  /** The values of status that this version knows. */
  public interface Status {
    String ACTIVE = "active";
    String PAUSED = "paused";
    String ATTENTION = "attention";
    String ENDED = "ended";
  }

  /** The values of available_actions that this version knows. */
  public interface AvailableActions {
    String UPDATE = "update";
    String PAUSE = "pause";
    String RESUME = "resume";
    String END = "end";
    String RUN_NOW = "run_now";
    String SKIP = "skip";
    String RETRY = "retry";
    String DUPLICATE = "duplicate";
    String DELETE = "delete";
  }

  /** The values of action that this version knows. */
  public interface Action {
    String DRAFT = "draft";
    String FINALIZE = "finalize";
    String FINALIZE_AND_SEND = "finalize_and_send";
  }

  /** The values of prices that this version knows. */
  public interface Prices {
    String FIXED = "fixed";
    String PRODUCT = "product";
  }

  /** The values of period that this version knows. */
  public interface Period {
    String IN_ADVANCE = "in_advance";
    String IN_ARREARS = "in_arrears";
  }

  /** The values of catch_up that this version knows. */
  public interface CatchUp {
    String ALL = "all";
    String LATEST = "latest";
    String NONE = "none";
  }
}
