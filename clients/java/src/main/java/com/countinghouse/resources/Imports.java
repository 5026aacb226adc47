// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.ChangeImport;
import com.countinghouse.types.CreateImport;
import com.countinghouse.types.Import;
import com.countinghouse.types.ImportFacts;
import com.countinghouse.types.ImportsListQuery;

/** Your customers, products and invoices of before, brought along in two steps. */
public final class Imports {
  private final Transport transport;

  /** For the client, which has one. */
  public Imports(Transport transport) {
    this.transport = transport;
  }

  /** List imports. See {@link #list(ImportsListQuery, CallOptions)}. */
  public Pages<ImportFacts> list() {
    return list(null, CallOptions.NONE);
  }

  /** List imports. See {@link #list(ImportsListQuery, CallOptions)}. */
  public Pages<ImportFacts> list(ImportsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List imports.
   *
   * <p>The newest first, unless the request asks for another order; without columns and findings.
   *
   * <p>Operation <code>imports.list</code>: GET /imports
   */
  public Pages<ImportFacts> list(ImportsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "imports").query(query);
    return transport.pages(request, "cursor", options, Values.object(ImportFacts::new));
  }

  /** Check an import. See {@link #create(CreateImport, CallOptions)}. */
  public Import create(CreateImport body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Check an import.
   *
   * <p>Reads customers, products or invoices of before from a file of values or from rows, and says what would become
   * of each: created, changed, left, or refused by the rules of creating one. Nothing is written to your books
   * before it is committed. It needs the right to write what the rows are. The body may have 7 MB.
   *
   * <p>Operation <code>imports.create</code>: POST /imports
   */
  public Import create(CreateImport body, CallOptions options) {
    Request request = Request.of("POST", "imports").requiredBody(body);
    return transport.json(request, options, Values.object(Import::new));
  }

  /** Get an import. See {@link #get(String, CallOptions)}. */
  public Import get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get an import.
   *
   * <p>How far it is, and for a week its columns and findings.
   *
   * <p>Operation <code>imports.get</code>: GET /imports/{id}
   */
  public Import get(String id, CallOptions options) {
    Request request = Request.of("GET", "imports", id);
    return transport.json(request, options, Values.object(Import::new));
  }

  /** Read an import in another way. See {@link #patch(String, ChangeImport, CallOptions)}. */
  public Import patch(String id, ChangeImport body) {
    return patch(id, body, CallOptions.NONE);
  }

  /**
   * Read an import in another way.
   *
   * <p>Decides anew which column is which field, how the file is written, and what becomes of rows that are there
   * already or break a rule. Then all rows are checked again.
   *
   * <p>Operation <code>imports.patch</code>: PATCH /imports/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Import patch(String id, ChangeImport body, CallOptions options) {
    Request request = Request.of("PATCH", "imports", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(Import::new));
  }

  /** Delete an import. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete an import.
   *
   * <p>Deletes it with its file. What it brought to your books stays, and cannot be undone any more.
   *
   * <p>Operation <code>imports.delete</code>: DELETE /imports/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "imports", id).conditional();
    transport.nothing(request, options);
  }

  /** Commit an import. See {@link #commit(String, CallOptions)}. */
  public Import commit(String id) {
    return commit(id, CallOptions.NONE);
  }

  /**
   * Commit an import.
   *
   * <p>Writes the rows to your books meanwhile, a hundred at a time; ask for it until its <code>state</code> is
   * <code>done</code>, or wait for the event <code>import.done</code>. What is there by then is not created again.
   *
   * <p>Operation <code>imports.commit</code>: POST /imports/{id}/commit
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Import commit(String id, CallOptions options) {
    Request request = Request.of("POST", "imports", id, "commit").conditional();
    return transport.json(request, options, Values.object(Import::new));
  }

  /** Undo an import. See {@link #undo(String, CallOptions)}. */
  public Import undo(String id) {
    return undo(id, CallOptions.NONE);
  }

  /**
   * Undo an import.
   *
   * <p>Deletes meanwhile what the import created and nobody has used or changed since. What it changed stays.
   *
   * <p>Operation <code>imports.undo</code>: POST /imports/{id}/undo
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public Import undo(String id, CallOptions options) {
    Request request = Request.of("POST", "imports", id, "undo").conditional();
    return transport.json(request, options, Values.object(Import::new));
  }
}
