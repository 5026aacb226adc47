// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.BankLine;
import com.countinghouse.types.BankLineSummary;
import com.countinghouse.types.BankLinesListQuery;
import com.countinghouse.types.BankProposalList;
import com.countinghouse.types.HoldLine;
import com.countinghouse.types.IgnoreLine;

/** Statements that were imported, and their lines. */
public final class BankLines {
  private final Transport transport;

  /** For the client, which has one. */
  public BankLines(Transport transport) {
    this.transport = transport;
  }

  /** List bank lines. See {@link #list(BankLinesListQuery, CallOptions)}. */
  public Pages<BankLineSummary> list() {
    return list(null, CallOptions.NONE);
  }

  /** List bank lines. See {@link #list(BankLinesListQuery, CallOptions)}. */
  public Pages<BankLineSummary> list(BankLinesListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List bank lines.
   *
   * <p>Without the payments that a line is the sum of. The newest first, unless it is asked otherwise.
   *
   * <p>Operation <code>bank_lines.list</code>: GET /bank-lines
   */
  public Pages<BankLineSummary> list(BankLinesListQuery query, CallOptions options) {
    Request request = Request.of("GET", "bank-lines").query(query);
    return transport.pages(request, "cursor", options, Values.object(BankLineSummary::new));
  }

  /** Get a bank line. See {@link #get(String, CallOptions)}. */
  public BankLine get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a bank line.
   *
   * <p>The line with the payments that it is the sum of.
   *
   * <p>Operation <code>bank_lines.get</code>: GET /bank-lines/{id}
   */
  public BankLine get(String id, CallOptions options) {
    Request request = Request.of("GET", "bank-lines", id);
    return transport.json(request, options, Values.object(BankLine::new));
  }

  /** Hold a bank line. See {@link #hold(String, HoldLine, CallOptions)}. */
  public BankLine hold(String id, HoldLine body) {
    return hold(id, body, CallOptions.NONE);
  }

  /**
   * Hold a bank line.
   *
   * <p>Puts it aside until something is known.
   *
   * <p>Operation <code>bank_lines.hold</code>: POST /bank-lines/{id}/hold
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public BankLine hold(String id, HoldLine body, CallOptions options) {
    Request request = Request.of("POST", "bank-lines", id, "hold").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(BankLine::new));
  }

  /** Ignore a bank line. See {@link #ignore(String, IgnoreLine, CallOptions)}. */
  public BankLine ignore(String id, IgnoreLine body) {
    return ignore(id, body, CallOptions.NONE);
  }

  /**
   * Ignore a bank line.
   *
   * <p>Says that it has nothing to do with the books. It stays a part of the balance.
   *
   * <p>Operation <code>bank_lines.ignore</code>: POST /bank-lines/{id}/ignore
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public BankLine ignore(String id, IgnoreLine body, CallOptions options) {
    Request request = Request.of("POST", "bank-lines", id, "ignore").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(BankLine::new));
  }

  /** Reopen a bank line. See {@link #reopen(String, CallOptions)}. */
  public BankLine reopen(String id) {
    return reopen(id, CallOptions.NONE);
  }

  /**
   * Reopen a bank line.
   *
   * <p>Takes back that it is held or ignored. One that is new is answered as it is.
   *
   * <p>Operation <code>bank_lines.reopen</code>: POST /bank-lines/{id}/reopen
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public BankLine reopen(String id, CallOptions options) {
    Request request = Request.of("POST", "bank-lines", id, "reopen").conditional();
    return transport.json(request, options, Values.object(BankLine::new));
  }

  /** Propose what a bank line is. See {@link #proposals(String, CallOptions)}. */
  public BankProposalList proposals(String id) {
    return proposals(id, CallOptions.NONE);
  }

  /**
   * Propose what a bank line is.
   *
   * <p>Which invoices a line pays, which payment or refund on record it is, or which payment it takes back, with what
   * speaks for each. Made when it is read, because documents change.
   *
   * <p>Operation <code>bank_lines.proposals</code>: GET /bank-lines/{id}/proposals
   */
  public BankProposalList proposals(String id, CallOptions options) {
    Request request = Request.of("GET", "bank-lines", id, "proposals");
    return transport.json(request, options, Values.object(BankProposalList::new));
  }
}
