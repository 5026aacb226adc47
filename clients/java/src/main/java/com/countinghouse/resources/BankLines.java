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
import com.countinghouse.types.BankMatchList;
import com.countinghouse.types.BankProposalList;
import com.countinghouse.types.HoldLine;
import com.countinghouse.types.IgnoreLine;
import com.countinghouse.types.MatchLine;

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

  /** List what a bank line is. See {@link #matches(String, CallOptions)}. */
  public BankMatchList matches(String id) {
    return matches(id, CallOptions.NONE);
  }

  /**
   * List what a bank line is.
   *
   * <p>What is said of the line, and what was taken back.
   *
   * <p>Operation <code>bank_lines.matches</code>: GET /bank-lines/{id}/matches
   */
  public BankMatchList matches(String id, CallOptions options) {
    Request request = Request.of("GET", "bank-lines", id, "matches");
    return transport.json(request, options, Values.object(BankMatchList::new));
  }

  /** Match a bank line. See {@link #match(String, MatchLine, CallOptions)}. */
  public BankLine match(String id, MatchLine body) {
    return match(id, body, CallOptions.NONE);
  }

  /**
   * Match a bank line.
   *
   * <p>Says what a line is, or a part of it, and records what is not on record: payments that settle invoices,
   * refunds, reversals. All of it or nothing, by the rules of payments. <code>outcomes</code> of a proposal can be
   * sent as they are, without what is null. What is left of the line can be matched later.
   *
   * <p>Operation <code>bank_lines.match</code>: POST /bank-lines/{id}/match
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public BankLine match(String id, MatchLine body, CallOptions options) {
    Request request = Request.of("POST", "bank-lines", id, "match").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(BankLine::new));
  }

  /** Unmatch a bank line. See {@link #unmatch(String, CallOptions)}. */
  public BankLine unmatch(String id) {
    return unmatch(id, CallOptions.NONE);
  }

  /**
   * Unmatch a bank line.
   *
   * <p>Takes back all that is said of a line, and what was recorded with it: payments are reversed, refunds
   * cancelled, and reversed payments settle again what is still due. What was on record before stays.
   *
   * <p>Operation <code>bank_lines.unmatch</code>: POST /bank-lines/{id}/unmatch
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public BankLine unmatch(String id, CallOptions options) {
    Request request = Request.of("POST", "bank-lines", id, "unmatch").conditional();
    return transport.json(request, options, Values.object(BankLine::new));
  }
}
