// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.BankStatement;
import com.countinghouse.types.BankStatementsListQuery;
import com.countinghouse.types.ImportStatement;
import com.countinghouse.types.StatementImport;

/** Statements that were imported, and their lines. */
public final class BankStatements {
  private final Transport transport;

  /** For the client, which has one. */
  public BankStatements(Transport transport) {
    this.transport = transport;
  }

  /** Import a bank statement. See {@link #import_(String, ImportStatement, CallOptions)}. */
  public StatementImport import_(String id, ImportStatement body) {
    return import_(id, body, CallOptions.NONE);
  }

  /**
   * Import a bank statement.
   *
   * <p>Takes a file of CAMT 052, 053 or 054, MT940 or CSV, wholly or not at all. Its balances must fit its lines.
   * Lines that other files have brought are known again, so that files may overlap. The body may have 7 MB.
   *
   * <p>Operation <code>bank_statements.import</code>: POST /bank-accounts/{id}/statements
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public StatementImport import_(String id, ImportStatement body, CallOptions options) {
    Request request = Request.of("POST", "bank-accounts", id, "statements").requiredBody(body).conditional();
    return transport.json(request, options, Values.object(StatementImport::new));
  }

  /** List bank statements. See {@link #list(BankStatementsListQuery, CallOptions)}. */
  public Pages<BankStatement> list() {
    return list(null, CallOptions.NONE);
  }

  /** List bank statements. See {@link #list(BankStatementsListQuery, CallOptions)}. */
  public Pages<BankStatement> list(BankStatementsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List bank statements.
   *
   * <p>The one that was imported last comes first, unless it is asked otherwise.
   *
   * <p>Operation <code>bank_statements.list</code>: GET /bank-statements
   */
  public Pages<BankStatement> list(BankStatementsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "bank-statements").query(query);
    return transport.pages(request, "cursor", options, Values.object(BankStatement::new));
  }

  /** Get a bank statement. See {@link #get(String, CallOptions)}. */
  public BankStatement get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a bank statement.
   *
   * <p>Its days, its balances, and how many lines it brought.
   *
   * <p>Operation <code>bank_statements.get</code>: GET /bank-statements/{id}
   */
  public BankStatement get(String id, CallOptions options) {
    Request request = Request.of("GET", "bank-statements", id);
    return transport.json(request, options, Values.object(BankStatement::new));
  }

  /** Delete a bank statement. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a bank statement.
   *
   * <p>Deletes it with its lines, but for those that other statements have, too. The file can be imported again.
   *
   * <p>Operation <code>bank_statements.delete</code>: DELETE /bank-statements/{id}
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "bank-statements", id);
    transport.nothing(request, options);
  }
}
