// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Pages;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.AcceptCertain;
import com.countinghouse.types.AcceptedLines;
import com.countinghouse.types.BankAccount;
import com.countinghouse.types.BankAccountsListQuery;
import com.countinghouse.types.BankBalanceList;
import com.countinghouse.types.CreateBankAccount;
import com.countinghouse.types.UpdateBankAccount;

/** The accounts that statements are imported for. */
public final class BankAccounts {
  private final Transport transport;

  /** For the client, which has one. */
  public BankAccounts(Transport transport) {
    this.transport = transport;
  }

  /** List bank accounts. See {@link #list(BankAccountsListQuery, CallOptions)}. */
  public Pages<BankAccount> list() {
    return list(null, CallOptions.NONE);
  }

  /** List bank accounts. See {@link #list(BankAccountsListQuery, CallOptions)}. */
  public Pages<BankAccount> list(BankAccountsListQuery query) {
    return list(query, CallOptions.NONE);
  }

  /**
   * List bank accounts.
   *
   * <p>The newest first, unless the request asks for another order.
   *
   * <p>Operation <code>bank_accounts.list</code>: GET /bank-accounts
   */
  public Pages<BankAccount> list(BankAccountsListQuery query, CallOptions options) {
    Request request = Request.of("GET", "bank-accounts").query(query);
    return transport.pages(request, "cursor", options, Values.object(BankAccount::new));
  }

  /** Add a bank account. See {@link #create(CreateBankAccount, CallOptions)}. */
  public BankAccount create(CreateBankAccount body) {
    return create(body, CallOptions.NONE);
  }

  /**
   * Add a bank account.
   *
   * <p>An account that statements are imported for. With an IBAN, only statements of that are taken.
   *
   * <p>Operation <code>bank_accounts.create</code>: POST /bank-accounts
   */
  public BankAccount create(CreateBankAccount body, CallOptions options) {
    Request request = Request.of("POST", "bank-accounts").requiredBody(body);
    return transport.json(request, options, Values.object(BankAccount::new));
  }

  /** Get a bank account. See {@link #get(String, CallOptions)}. */
  public BankAccount get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a bank account.
   *
   * <p>One bank account with all of its fields.
   *
   * <p>Operation <code>bank_accounts.get</code>: GET /bank-accounts/{id}
   */
  public BankAccount get(String id, CallOptions options) {
    Request request = Request.of("GET", "bank-accounts", id);
    return transport.json(request, options, Values.object(BankAccount::new));
  }

  /** Update a bank account. See {@link #update(String, UpdateBankAccount, CallOptions)}. */
  public BankAccount update(String id, UpdateBankAccount body) {
    return update(id, body, CallOptions.NONE);
  }

  /**
   * Update a bank account.
   *
   * <p>Replaces everything but the currency; what is not given becomes empty.
   *
   * <p>Operation <code>bank_accounts.update</code>: PUT /bank-accounts/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public BankAccount update(String id, UpdateBankAccount body, CallOptions options) {
    Request request = Request.of("PUT", "bank-accounts", id).requiredBody(body).conditional();
    return transport.json(request, options, Values.object(BankAccount::new));
  }

  /** Delete a bank account. See {@link #delete(String, CallOptions)}. */
  public void delete(String id) {
    delete(id, CallOptions.NONE);
  }

  /**
   * Delete a bank account.
   *
   * <p>Deletes a bank account without statements, for good.
   *
   * <p>Operation <code>bank_accounts.delete</code>: DELETE /bank-accounts/{id}
   *
   * <p>It may be limited to one version of the resource (<code>CallOptions.withIfVersion</code>).
   */
  public void delete(String id, CallOptions options) {
    Request request = Request.of("DELETE", "bank-accounts", id).conditional();
    transport.nothing(request, options);
  }

  /** Compare balances with lines. See {@link #balances(String, CallOptions)}. */
  public BankBalanceList balances(String id) {
    return balances(id, CallOptions.NONE);
  }

  /**
   * Compare balances with lines.
   *
   * <p>Each balance that closes a day, and what the lines since the one before come to. A difference says that
   * statements are missing in between.
   *
   * <p>Operation <code>bank_accounts.balances</code>: GET /bank-accounts/{id}/balances
   */
  public BankBalanceList balances(String id, CallOptions options) {
    Request request = Request.of("GET", "bank-accounts", id, "balances");
    return transport.json(request, options, Values.object(BankBalanceList::new));
  }

  /** Book all that is certain. See {@link #acceptCertain(String, AcceptCertain, CallOptions)}. */
  public AcceptedLines acceptCertain(String id, AcceptCertain body) {
    return acceptCertain(id, body, CallOptions.NONE);
  }

  /**
   * Book all that is certain.
   *
   * <p>Looks at up to 100 lines of the account that are new, the older first, and books those with exactly one
   * certain proposal, each for itself: what the books refuse of one holds no other up. The others are left, with
   * the reason. Call it again with <code>next_after</code> until that is null. <code>POST /dry-runs</code> tells
   * what it would book.
   *
   * <p>Operation <code>bank_accounts.accept_certain</code>: POST /bank-accounts/{id}/accept-certain
   */
  public AcceptedLines acceptCertain(String id, AcceptCertain body, CallOptions options) {
    Request request = Request.of("POST", "bank-accounts", id, "accept-certain").requiredBody(body);
    return transport.json(request, options, Values.object(AcceptedLines::new));
  }
}
