// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.types;

import com.countinghouse.ApiObject;
import com.countinghouse.internal.Values;
import java.util.Map;

/** The merged parts. */
public final class MergedParts extends ApiObject {
  /** Takes the fields under the names of the wire. */
  public MergedParts(Map<String, Object> fields) {
    super(fields);
  }

  /** Drafts and issued ones. */
  public Long invoices() {
    return read("invoices", Values::integer);
  }

  /** Credit notes. */
  public Long creditNotes() {
    return read("credit_notes", Values::integer);
  }

  /** With the credit that they leave. */
  public Long payments() {
    return read("payments", Values::integer);
  }

  /** Drafts and issued ones. */
  public Long quotes() {
    return read("quotes", Values::integer);
  }

  /** Schedules, whose next invoices are to the customer that stays. */
  public Long recurringInvoices() {
    return read("recurring_invoices", Values::integer);
  }

  /** Rules of bank lines that name the customer. */
  public Long matchingRules() {
    return read("matching_rules", Values::integer);
  }

  /** Mails that were sent or wait. */
  public Long messages() {
    return read("messages", Values::integer);
  }

  /** Those that the customer that stays lacks. */
  public Long contacts() {
    return read("contacts", Values::integer);
  }

  /** Whether the note is added below the one that is there. */
  public Boolean note() {
    return read("note", Values::bool);
  }
}
