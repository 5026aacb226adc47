// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.CreateRecurringInvoice;
import com.countinghouse.types.DuplicateRecurringInvoice;
import com.countinghouse.types.OccurrenceList;
import com.countinghouse.types.PreviewRecurringInvoice;
import com.countinghouse.types.RecurringCalendar;
import com.countinghouse.types.RecurringInvoice;
import com.countinghouse.types.RecurringInvoiceSummary;
import com.countinghouse.types.RecurringInvoicesListQuery;
import com.countinghouse.types.RecurringPreview;
import com.countinghouse.types.RecurringRun;
import com.countinghouse.types.RecurringRunList;
import com.countinghouse.types.ResumeRecurringInvoice;
import com.countinghouse.types.UpdateRecurringInvoice;

/** Invoices that are made again and again, each date once. */
public final class RecurringInvoices {
  private final Transport transport;

  /** For the client, which has one. */
  public RecurringInvoices(Transport transport) {
    this.transport = transport;
  }

  /** Preview a recurring invoice. See {@link #preview(PreviewRecurringInvoice, CallOptions)}. */
  public RecurringPreview preview(PreviewRecurringInvoice body) {
    return preview(body, CallOptions.NONE);
  }

  /**
   * Preview a recurring invoice.
   *
   * <p>Answers the dates that a rule gives, with their periods, and with <code>content</code> the amounts and the
   * first invoice. Stores nothing. What creating one would refuse is refused.
   *
   * <p>Operation <code>recurring_invoices.preview</code>: POST /recurring-invoices/preview
   */
  public RecurringPreview preview(PreviewRecurringInvoice body, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", "preview").requiredBody(body);
    return transport.json(request, options, Values.object(RecurringPreview::new));
  }

  /** See all dates of the next twelve months. See {@link #calendar(CallOptions)}. */
  public RecurringCalendar calendar() {
    return calendar(CallOptions.NONE);
  }

  /**
   * See all dates of the next twelve months.
   *
   * <p>The dates of all recurring invoices that are active or need attention, the soonest first, up to 5,000 of them.
   *
   * <p>Operation <code>recurring_invoices.calendar</code>: GET /recurring-invoices/calendar
   */
  public RecurringCalendar calendar(CallOptions options) {
    Request request = Request.of("GET", "recurring-invoices", "calendar");
    return transport.json(request, options, Values.object(RecurringCalendar::new));
  }

  /** See the dates to come. See {@link #occurrences(String, CallOptions)}. */
  public OccurrenceList occurrences(String id) {
    return occurrences(id, CallOptions.NONE);
  }

  /**
   * See the dates to come.
   *
   * <p>The next 24 dates with their periods and amounts, and whether each is on a weekend or a day on which banks
   * settle no euro. Nothing is moved.
   *
   * <p>Operation <code>recurring_invoices.occurrences</code>: GET /recurring-invoices/{id}/occurrences
   */
  public OccurrenceList occurrences(String id, CallOptions options) {
    Request request = Request.of("GET", "recurring-invoices", id, "occurrences");
    return transport.json(request, options, Values.object(OccurrenceList::new));
  }

  /** List recurring invoices. See {@link #list(RecurringInvoicesListQuery, CallOptions)}. */
  public Pages<RecurringInvoiceSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List recurring invoices. See {@link #list(RecurringInvoicesListQuery, CallOptions)}. */
  public Pages<RecurringInvoiceSummary> list(RecurringInvoicesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List recurring invoices.
   *
   * <p>The newest first, unless the oldest are asked for.
   *
   * <p>Operation <code>recurring_invoices.list</code>: GET /recurring-invoices
   */
  public Pages<RecurringInvoiceSummary> list(RecurringInvoicesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "recurring-invoices").query(query);
    return transport.pages(request, "cursor", options, Values.object(RecurringInvoiceSummary::new));
  }

  /** Add a recurring invoice. See {@link #create(CreateRecurringInvoice, CallOptions)}. */
  public RecurringInvoice create(CreateRecurringInvoice body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a recurring invoice.
   *
   * <p>Makes an invoice on each date of a rule, once. The content is checked as if the first run were now. Every date
   * is computed from the start: the 31st is the last day of a shorter month, and the 31st again after it.
   *
   * <p>Operation <code>recurring_invoices.create</code>: POST /recurring-invoices
   */
  public RecurringInvoice create(CreateRecurringInvoice body, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices").requiredBody(body);
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** Get a recurring invoice. See {@link #get(String, CallOptions)}. */
  public RecurringInvoice get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a recurring invoice.
   *
   * <p>Its content, its rule and the date that comes next.
   *
   * <p>Operation <code>recurring_invoices.get</code>: GET /recurring-invoices/{id}
   */
  public RecurringInvoice get(String id, CallOptions options) {
    Request request = Request.of("GET", "recurring-invoices", id);
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** Update a recurring invoice. See {@link #update(String, UpdateRecurringInvoice, CallOptions)}. */
  public RecurringInvoice update(String id, UpdateRecurringInvoice body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a recurring invoice.
   *
   * <p>Replaces everything but the start, for the dates to come; what ran stays. A changed rule counts from the date
   * that was planned next, so that no date comes twice.
   *
   * <p>Operation <code>recurring_invoices.update</code>: PUT /recurring-invoices/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringInvoice update(String id, UpdateRecurringInvoice body, CallOptions options) {
    Request request = Request.of("PUT", "recurring-invoices", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** Delete a recurring invoice. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a recurring invoice.
   *
   * <p>Deletes one for good of which no date ran and none was skipped. Another one is ended: it explains the invoices
   * that it made.
   *
   * <p>Operation <code>recurring_invoices.delete</code>: DELETE /recurring-invoices/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "recurring-invoices", id).conditional();
    transport.nothing(request, options);
  }

  /** Pause a recurring invoice. See {@link #pause(String, CallOptions)}. */
  public RecurringInvoice pause(String id) {
    return pause(id, CallOptions.NONE);
  }

  /**
   * Pause a recurring invoice.
   *
   * <p>Nothing runs until it is resumed.
   *
   * <p>Operation <code>recurring_invoices.pause</code>: POST /recurring-invoices/{id}/pause
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringInvoice pause(String id, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "pause").conditional();
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** Resume a recurring invoice. See {@link #resume(String, ResumeRecurringInvoice, CallOptions)}. */
  public RecurringInvoice resume(String id, ResumeRecurringInvoice body) {
    return resume(id, body, CallOptions.NONE);
  }

  /**
   * Resume a recurring invoice.
   *
   * <p>Goes on after a pause. Dates that passed meanwhile are run or skipped, as <code>catch_up</code> says.
   *
   * <p>Operation <code>recurring_invoices.resume</code>: POST /recurring-invoices/{id}/resume
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringInvoice resume(String id, ResumeRecurringInvoice body, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "resume").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** End a recurring invoice. See {@link #end(String, CallOptions)}. */
  public RecurringInvoice end(String id) {
    return end(id, CallOptions.NONE);
  }

  /**
   * End a recurring invoice.
   *
   * <p>Nothing runs any more. What it made stays, and so does what became of each date.
   *
   * <p>Operation <code>recurring_invoices.end</code>: POST /recurring-invoices/{id}/end
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringInvoice end(String id, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "end").conditional();
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** Duplicate a recurring invoice. See {@link #duplicate(String, DuplicateRecurringInvoice, CallOptions)}. */
  public RecurringInvoice duplicate(String id, DuplicateRecurringInvoice body) {
    return duplicate(id, body, CallOptions.NONE);
  }

  /**
   * Duplicate a recurring invoice.
   *
   * <p>Adds a paused copy that starts on the next date of the source; resume it once you have looked at it. For
   * another customer, terms and details that belong to the customer are left out.
   *
   * <p>Operation <code>recurring_invoices.duplicate</code>: POST /recurring-invoices/{id}/duplicate
   */
  public RecurringInvoice duplicate(String id, DuplicateRecurringInvoice body, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "duplicate").requiredBody(body);
    return transport.json(request, options, Values.object(RecurringInvoice::new));
  }

  /** Run a recurring invoice now. See {@link #runNow(String, CallOptions)}. */
  public RecurringRun runNow(String id) {
    return runNow(id, CallOptions.NONE);
  }

  /**
   * Run a recurring invoice now.
   *
   * <p>Makes the invoice of the date that comes next today. Its period and the later dates stay as planned.
   *
   * <p>Operation <code>recurring_invoices.run_now</code>: POST /recurring-invoices/{id}/run-now
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringRun runNow(String id, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "run-now").conditional();
    return transport.json(request, options, Values.object(RecurringRun::new));
  }

  /** Retry a failed run. See {@link #retry(String, CallOptions)}. */
  public RecurringRun retry(String id) {
    return retry(id, CallOptions.NONE);
  }

  /**
   * Retry a failed run.
   *
   * <p>Runs the date that failed once more; dates that have passed since follow by themselves.
   *
   * <p>Operation <code>recurring_invoices.retry</code>: POST /recurring-invoices/{id}/retry
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringRun retry(String id, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "retry").conditional();
    return transport.json(request, options, Values.object(RecurringRun::new));
  }

  /** Skip a date. See {@link #skip(String, CallOptions)}. */
  public RecurringRun skip(String id) {
    return skip(id, CallOptions.NONE);
  }

  /**
   * Skip a date.
   *
   * <p>Leaves out the date that comes next, or the one that failed. No invoice is made for it.
   *
   * <p>Operation <code>recurring_invoices.skip</code>: POST /recurring-invoices/{id}/skip
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public RecurringRun skip(String id, CallOptions options) {
    Request request = Request.of("POST", "recurring-invoices", id, "skip").conditional();
    return transport.json(request, options, Values.object(RecurringRun::new));
  }

  /** See what became of each date. See {@link #runs(String, CallOptions)}. */
  public RecurringRunList runs(String id) {
    return runs(id, CallOptions.NONE);
  }

  /**
   * See what became of each date.
   *
   * <p>The latest 200, the last one first: the invoice that was made, or the problem.
   *
   * <p>Operation <code>recurring_invoices.runs</code>: GET /recurring-invoices/{id}/runs
   */
  public RecurringRunList runs(String id, CallOptions options) {
    Request request = Request.of("GET", "recurring-invoices", id, "runs");
    return transport.json(request, options, Values.object(RecurringRunList::new));
  }
}
