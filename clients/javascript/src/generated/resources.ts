// @generated from openapi/openapi.json by npm run generate.
import type { ApiPromise } from '../answers.js';
import { Client } from '../client.js';
import type { Download } from '../downloads.js';
import type { Pages } from '../pages.js';
import type { ServerSentEvent } from '../server-sent-events.js';
import type { CallOptions, ChangeOptions, Settings } from '../settings.js';
import type { Transport } from '../transport.js';
import type * as types from './types.js';

/** Credentials of machines, as in Settings > API. */
export class ApiKeysResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the API keys.
   *
   * The newest first, revoked ones included. The keys themselves are never shown again.
   *
   * Operation `api_keys.list`: GET /api-keys
   */
  list(query: types.ApiKeysListQuery = {}, options: CallOptions = {}): Pages<types.ApiKey> {
    return this.transport.list({ method: 'GET', path: ['api-keys'], query, start: 'cursor' }, options);
  }

  /**
   * Create an API key.
   *
   * Only a signed-in owner or admin can. The answer shows the key itself, this once. A key may do no
   * more than the role of whoever made it, as long as they are a member.
   *
   * Operation `api_keys.create`: POST /api-keys
   */
  create(body: types.CreateApiKey, options: CallOptions = {}): ApiPromise<types.CreatedApiKey> {
    return this.transport.json({ method: 'POST', path: ['api-keys'], body, needsBody: true }, options);
  }

  /**
   * Revoke an API key.
   *
   * The key stops working at once, everywhere. It stays in the list, with the time of its end.
   *
   * Operation `api_keys.revoke`: DELETE /api-keys/{id}
   */
  revoke(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['api-keys', id] }, options);
  }

  /**
   * Change the limits of an API key.
   *
   * Replaces all limits: one that is left out is taken away, and an empty object takes all away. They
   * narrow what the key writes, count from its next request on, and get a new version. What was done
   * today counts on.
   *
   * Operation `api_keys.update_limits`: PUT /api-keys/{id}/limits
   */
  updateLimits(id: string, body: types.KeyLimits, options: CallOptions = {}): ApiPromise<types.ApiKey> {
    return this.transport.json({ method: 'PUT', path: ['api-keys', id, 'limits'], body, needsBody: true }, options);
  }

  /**
   * Get what an API key with limits did today.
   *
   * Of the day that it is where the organization is. Managers may ask of every key, and a key of itself.
   * A key without limits is not counted.
   *
   * Operation `api_keys.usage`: GET /api-keys/{id}/usage
   */
  usage(id: string, options: CallOptions = {}): ApiPromise<types.ApiKeyUsage> {
    return this.transport.json({ method: 'GET', path: ['api-keys', id, 'usage'] }, options);
  }
}

/** Requests of API keys and members that wait for a person. */
export class ApprovalsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List approvals.
   *
   * Requests of API keys and members that wait for a person, and those that did. Without what was sent.
   *
   * Operation `approvals.list`: GET /approvals
   */
  list(query: types.ApprovalsListQuery = {}, options: CallOptions = {}): Pages<types.ApprovalFacts> {
    return this.transport.list({ method: 'GET', path: ['approvals'], query, start: 'cursor' }, options);
  }

  /**
   * Get an approval.
   *
   * With what was sent, and what it would have done then.
   *
   * Operation `approvals.get`: GET /approvals/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Approval> {
    return this.transport.json({ method: 'GET', path: ['approvals', id] }, options);
  }

  /**
   * Approve a request.
   *
   * Does the request as the API key or member that asked for it, under the rights and limits of now.
   * Look at `state` of the answer: it is `approved` if the request was done. If what it is about or what
   * it comes to has changed meanwhile, or it is not possible any more, it is `stale` and nothing was
   * done. No API key can approve, and nobody what they asked for themselves.
   *
   * Operation `approvals.approve`: POST /approvals/{id}/approve
   */
  approve(id: string, options: ChangeOptions = {}): ApiPromise<types.Approval> {
    return this.transport.json({ method: 'POST', path: ['approvals', id, 'approve'] }, options);
  }

  /**
   * Reject a request.
   *
   * Ends the approval: nothing is done. Whoever asked learns it, with the reason, from the event or the
   * approval.
   *
   * Operation `approvals.reject`: POST /approvals/{id}/reject
   */
  reject(id: string, body: types.RejectApproval | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Approval> {
    return this.transport.json({ method: 'POST', path: ['approvals', id, 'reject'], body }, options);
  }
}

/** Invoices and credit notes as files, and what they lack. */
export class AttachmentsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Attach a file to an invoice.
   *
   * A file or a link that goes with a draft: electronic documents carry it, printed ones name it. The
   * invoice lists its attachments. The body may have 7 MB.
   *
   * Operation `attachments.create`: POST /invoices/{id}/attachments
   */
  create(id: string, body: types.CreateAttachment, options: ChangeOptions = {}): ApiPromise<types.Attachment> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'attachments'], body, needsBody: true }, options);
  }

  /**
   * Download an attachment.
   *
   * The file as it was attached. A link has none.
   *
   * Operation `attachments.get`: GET /attachments/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['attachments', id] }, options);
  }

  /**
   * Download an attachment.
   *
   * The file as it was attached. A link has none.
   *
   * Operation `attachments.get`: GET /attachments/{id}
   *
   * The file is read as it comes.
   */
  getStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['attachments', id] }, options);
  }

  /**
   * Remove an attachment.
   *
   * Takes it off a draft. What was issued keeps its attachments.
   *
   * Operation `attachments.delete`: DELETE /attachments/{id}
   */
  delete(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['attachments', id] }, options);
  }
}

/** Who changed what, when, and from where. */
export class AuditResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the anchors of the audit log.
   *
   * Every night the events since the last anchor get one: a hash over them and over the anchor before
   * it. The event `audit.anchored` tells its hash. Whoever keeps that elsewhere can prove later that
   * nobody has rewritten what happened, not even somebody who owns the database.
   *
   * Operation `audit.anchors`: GET /audit/anchors
   */
  anchors(query: types.AuditAnchorsQuery = {}, options: CallOptions = {}): ApiPromise<types.AnchorList> {
    return this.transport.json({ method: 'GET', path: ['audit', 'anchors'], query }, options);
  }

  /**
   * Prove the audit log.
   *
   * Reads the events of the anchors again, and tells whether one was changed, added or removed since.
   * Events whose personal data was erased can still be proved.
   *
   * Operation `audit.verify`: GET /audit/verify
   */
  verify(query: types.AuditVerifyQuery = {}, options: CallOptions = {}): ApiPromise<types.AuditProof> {
    return this.transport.json({ method: 'GET', path: ['audit', 'verify'], query }, options);
  }

  /**
   * Export the anchors with their events.
   *
   * Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE`
   * checks such a file without the service. Of objects that the credential may not read it has the hash
   * alone.
   *
   * Operation `audit.export_anchors`: GET /audit/anchors/export
   */
  exportAnchors(query: types.AuditExportAnchorsQuery = {}, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['audit', 'anchors', 'export'], query }, options);
  }

  /**
   * Export the anchors with their events.
   *
   * Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE`
   * checks such a file without the service. Of objects that the credential may not read it has the hash
   * alone.
   *
   * Operation `audit.export_anchors`: GET /audit/anchors/export
   *
   * The file is read as it comes.
   */
  exportAnchorsStream(query: types.AuditExportAnchorsQuery = {}, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['audit', 'anchors', 'export'], query }, options);
  }

  /**
   * Read who changed what from where.
   *
   * The events of the organization, the newest first, each with the name of who caused it, the address
   * and the device: changes of the books, sign-ins, refused ones, and changes of passwords, second
   * factors, members and API keys. Events from before the service kept addresses have null there. For
   * owners, admins and auditors.
   *
   * Operation `audit.list`: GET /audit
   */
  list(query: types.AuditListQuery = {}, options: CallOptions = {}): ApiPromise<types.AuditList> {
    return this.transport.json({ method: 'GET', path: ['audit'], query }, options);
  }

  /**
   * Export the audit log as CSV.
   *
   * The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask
   * again with `before`: the `sequence` of the last row. The file has a header row; text that a
   * spreadsheet would take for a formula begins with an apostrophe.
   *
   * Operation `audit.export`: GET /audit/export
   */
  export(query: types.AuditExportQuery = {}, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['audit', 'export'], query }, options);
  }

  /**
   * Export the audit log as CSV.
   *
   * The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask
   * again with `before`: the `sequence` of the last row. The file has a header row; text that a
   * spreadsheet would take for a formula begins with an apostrophe.
   *
   * Operation `audit.export`: GET /audit/export
   *
   * The file is read as it comes.
   */
  exportStream(query: types.AuditExportQuery = {}, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['audit', 'export'], query }, options);
  }
}

/** Sign in and obtain a token, and passwords. */
export class AuthResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Sign in and obtain a token.
   *
   * The token is used like an API key. It ends 12 hours later, or after 60 minutes without use. For a
   * user with a second factor the answer is 401 `second_factor_required`, and its `challenge` goes to
   * the second step.
   *
   * Operation `auth.login`: POST /auth/login
   */
  login(body: types.Login, options: CallOptions = {}): ApiPromise<types.LoginResult> {
    return this.transport.json({ method: 'POST', path: ['auth', 'login'], body, needsBody: true }, options);
  }

  /**
   * Finish signing in with the second factor.
   *
   * Takes the challenge of the first step with a code of the authenticator app, or with a recovery code.
   * Each works once. A challenge works for 5 minutes and five codes.
   *
   * Operation `auth.login_second_factor`: POST /auth/login/second-factor
   */
  loginSecondFactor(body: types.SecondStep, options: CallOptions = {}): ApiPromise<types.LoginResult> {
    return this.transport.json({ method: 'POST', path: ['auth', 'login', 'second-factor'], body, needsBody: true }, options);
  }

  /**
   * Confirm the session before something sensitive.
   *
   * Sensitive operations need a session that was opened or confirmed within the last 10 minutes. Whoever
   * has a second factor sends its code or a recovery code, everybody else the password.
   *
   * Operation `auth.confirm`: POST /auth/confirm
   */
  confirm(body: types.Confirm, options: CallOptions = {}): ApiPromise<types.Confirmation> {
    return this.transport.json({ method: 'POST', path: ['auth', 'confirm'], body, needsBody: true }, options);
  }

  /**
   * Sign out.
   *
   * Ends the session of the login token at once. An API key has no session; then nothing happens.
   *
   * Operation `auth.logout`: POST /auth/logout
   */
  logout(options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['auth', 'logout'] }, options);
  }

  /**
   * Tell who one is.
   *
   * The user or API key behind the credential, its organization, and what it may do.
   *
   * Operation `auth.me`: GET /auth/me
   */
  me(options: CallOptions = {}): ApiPromise<types.Me> {
    return this.transport.json({ method: 'GET', path: ['auth', 'me'] }, options);
  }

  /**
   * Change the password.
   *
   * Needs the current password. All other sessions of the user end, in every organization. Five wrong
   * passwords slow down further ones, as in signing in.
   *
   * Operation `auth.change_password`: POST /auth/change-password
   */
  changePassword(body: types.ChangePassword, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['auth', 'change-password'], body, needsBody: true }, options);
  }

  /**
   * Ask for a link to a new password.
   *
   * The answer is the same whether the address has an account or not. Where no mail is configured
   * nothing is sent: who runs the service makes the link with `npm run user:reset`.
   *
   * Operation `auth.request_password_reset`: POST /auth/request-password-reset
   */
  requestPasswordReset(body: types.RequestPasswordReset, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['auth', 'request-password-reset'], body, needsBody: true }, options);
  }

  /**
   * Set a new password by a link.
   *
   * A link works once, for 30 minutes, and until the password changes. All sessions of the user end.
   *
   * Operation `auth.reset_password`: POST /auth/reset-password
   */
  resetPassword(body: types.ResetPassword, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['auth', 'reset-password'], body, needsBody: true }, options);
  }

  /**
   * List one’s own sessions.
   *
   * Where the user is signed in, in every organization.
   *
   * Operation `auth.list_sessions`: GET /auth/sessions
   */
  listSessions(options: CallOptions = {}): ApiPromise<types.SessionList> {
    return this.transport.json({ method: 'GET', path: ['auth', 'sessions'] }, options);
  }

  /**
   * End one of one’s own sessions.
   *
   * Its token stops working at once, everywhere.
   *
   * Operation `auth.end_session`: DELETE /auth/sessions/{id}
   */
  endSession(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['auth', 'sessions', id] }, options);
  }

  /**
   * End all other sessions.
   *
   * Signs the user out everywhere else, in every organization.
   *
   * Operation `auth.end_other_sessions`: POST /auth/sessions/end-others
   */
  endOtherSessions(options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['auth', 'sessions', 'end-others'] }, options);
  }

  /**
   * Work in another organization.
   *
   * Opens a session in another organization of the user, beside the current one and with the same end. A
   * token belongs to exactly one organization.
   *
   * Operation `auth.switch_organization`: POST /auth/switch
   */
  switchOrganization(body: types.SwitchOrganization, options: CallOptions = {}): ApiPromise<types.LoginResult> {
    return this.transport.json({ method: 'POST', path: ['auth', 'switch'], body, needsBody: true }, options);
  }
}

/** The accounts that statements are imported for. */
export class BankAccountsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List bank accounts.
   *
   * The newest first, unless the request asks for another order.
   *
   * Operation `bank_accounts.list`: GET /bank-accounts
   */
  list(query: types.BankAccountsListQuery = {}, options: CallOptions = {}): Pages<types.BankAccount> {
    return this.transport.list({ method: 'GET', path: ['bank-accounts'], query, start: 'cursor' }, options);
  }

  /**
   * Add a bank account.
   *
   * An account that statements are imported for. With an IBAN, only statements of that are taken.
   *
   * Operation `bank_accounts.create`: POST /bank-accounts
   */
  create(body: types.CreateBankAccount, options: CallOptions = {}): ApiPromise<types.BankAccount> {
    return this.transport.json({ method: 'POST', path: ['bank-accounts'], body, needsBody: true }, options);
  }

  /**
   * Get a bank account.
   *
   * One bank account with all of its fields.
   *
   * Operation `bank_accounts.get`: GET /bank-accounts/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.BankAccount> {
    return this.transport.json({ method: 'GET', path: ['bank-accounts', id] }, options);
  }

  /**
   * Update a bank account.
   *
   * Replaces everything but the currency; what is not given becomes empty.
   *
   * Operation `bank_accounts.update`: PUT /bank-accounts/{id}
   */
  update(id: string, body: types.UpdateBankAccount, options: ChangeOptions = {}): ApiPromise<types.BankAccount> {
    return this.transport.json({ method: 'PUT', path: ['bank-accounts', id], body, needsBody: true }, options);
  }

  /**
   * Delete a bank account.
   *
   * Deletes a bank account without statements, for good.
   *
   * Operation `bank_accounts.delete`: DELETE /bank-accounts/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['bank-accounts', id] }, options);
  }

  /**
   * Compare balances with lines.
   *
   * Each balance that closes a day, and what the lines since the one before come to. A difference says
   * that statements are missing in between.
   *
   * Operation `bank_accounts.balances`: GET /bank-accounts/{id}/balances
   */
  balances(id: string, options: CallOptions = {}): ApiPromise<types.BankBalanceList> {
    return this.transport.json({ method: 'GET', path: ['bank-accounts', id, 'balances'] }, options);
  }

  /**
   * Book all that is certain.
   *
   * Looks at up to 100 lines of the account that are new, the older first, and books those with exactly
   * one certain proposal, each for itself: what the books refuse of one holds no other up. The others
   * are left, with the reason. Call it again with `next_after` until that is null. `POST /dry-runs`
   * tells what it would book.
   *
   * Operation `bank_accounts.accept_certain`: POST /bank-accounts/{id}/accept-certain
   */
  acceptCertain(id: string, body: types.AcceptCertain, options: CallOptions = {}): ApiPromise<types.AcceptedLines> {
    return this.transport.json({ method: 'POST', path: ['bank-accounts', id, 'accept-certain'], body, needsBody: true }, options);
  }
}

/** Statements that were imported, and their lines. */
export class BankLinesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List bank lines.
   *
   * Without the payments that a line is the sum of. The newest first, unless it is asked otherwise.
   *
   * Operation `bank_lines.list`: GET /bank-lines
   */
  list(query: types.BankLinesListQuery = {}, options: CallOptions = {}): Pages<types.BankLineSummary> {
    return this.transport.list({ method: 'GET', path: ['bank-lines'], query, start: 'cursor' }, options);
  }

  /**
   * Get a bank line.
   *
   * The line with the payments that it is the sum of.
   *
   * Operation `bank_lines.get`: GET /bank-lines/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.BankLine> {
    return this.transport.json({ method: 'GET', path: ['bank-lines', id] }, options);
  }

  /**
   * Hold a bank line.
   *
   * Puts it aside until something is known.
   *
   * Operation `bank_lines.hold`: POST /bank-lines/{id}/hold
   */
  hold(id: string, body: types.HoldLine, options: ChangeOptions = {}): ApiPromise<types.BankLine> {
    return this.transport.json({ method: 'POST', path: ['bank-lines', id, 'hold'], body, needsBody: true }, options);
  }

  /**
   * Ignore a bank line.
   *
   * Says that it has nothing to do with the books. It stays a part of the balance.
   *
   * Operation `bank_lines.ignore`: POST /bank-lines/{id}/ignore
   */
  ignore(id: string, body: types.IgnoreLine, options: ChangeOptions = {}): ApiPromise<types.BankLine> {
    return this.transport.json({ method: 'POST', path: ['bank-lines', id, 'ignore'], body, needsBody: true }, options);
  }

  /**
   * Reopen a bank line.
   *
   * Takes back that it is held or ignored. One that is new is answered as it is.
   *
   * Operation `bank_lines.reopen`: POST /bank-lines/{id}/reopen
   */
  reopen(id: string, options: ChangeOptions = {}): ApiPromise<types.BankLine> {
    return this.transport.json({ method: 'POST', path: ['bank-lines', id, 'reopen'] }, options);
  }

  /**
   * Propose what a bank line is.
   *
   * Which invoices a line pays, which payment or refund on record it is, or which payment it takes back,
   * with what speaks for each. Made when it is read, because documents change.
   *
   * Operation `bank_lines.proposals`: GET /bank-lines/{id}/proposals
   */
  proposals(id: string, options: CallOptions = {}): ApiPromise<types.BankProposalList> {
    return this.transport.json({ method: 'GET', path: ['bank-lines', id, 'proposals'] }, options);
  }

  /**
   * List what a bank line is.
   *
   * What is said of the line, and what was taken back.
   *
   * Operation `bank_lines.matches`: GET /bank-lines/{id}/matches
   */
  matches(id: string, options: CallOptions = {}): ApiPromise<types.BankMatchList> {
    return this.transport.json({ method: 'GET', path: ['bank-lines', id, 'matches'] }, options);
  }

  /**
   * Match a bank line.
   *
   * Says what a line is, or a part of it, and records what is not on record: payments that settle
   * invoices, refunds, reversals. All of it or nothing, by the rules of payments. `outcomes` of a
   * proposal can be sent as they are, without what is null. What is left of the line can be matched
   * later.
   *
   * Operation `bank_lines.match`: POST /bank-lines/{id}/match
   */
  match(id: string, body: types.MatchLine, options: ChangeOptions = {}): ApiPromise<types.BankLine> {
    return this.transport.json({ method: 'POST', path: ['bank-lines', id, 'match'], body, needsBody: true }, options);
  }

  /**
   * Unmatch a bank line.
   *
   * Takes back all that is said of a line, and what was recorded with it: payments are reversed, refunds
   * cancelled, and reversed payments settle again what is still due. What was on record before stays.
   *
   * Operation `bank_lines.unmatch`: POST /bank-lines/{id}/unmatch
   */
  unmatch(id: string, options: ChangeOptions = {}): ApiPromise<types.BankLine> {
    return this.transport.json({ method: 'POST', path: ['bank-lines', id, 'unmatch'] }, options);
  }
}

/** Statements that were imported, and their lines. */
export class BankStatementsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Import a bank statement.
   *
   * Takes a file of CAMT 052, 053 or 054, MT940 or CSV, wholly or not at all. Its balances must fit its
   * lines. Lines that other files have brought are known again, so that files may overlap. The body may
   * have 7 MB.
   *
   * Operation `bank_statements.import`: POST /bank-accounts/{id}/statements
   */
  import(id: string, body: types.ImportStatement, options: ChangeOptions = {}): ApiPromise<types.StatementImport> {
    return this.transport.json({ method: 'POST', path: ['bank-accounts', id, 'statements'], body, needsBody: true }, options);
  }

  /**
   * List bank statements.
   *
   * The one that was imported last comes first, unless it is asked otherwise.
   *
   * Operation `bank_statements.list`: GET /bank-statements
   */
  list(query: types.BankStatementsListQuery = {}, options: CallOptions = {}): Pages<types.BankStatement> {
    return this.transport.list({ method: 'GET', path: ['bank-statements'], query, start: 'cursor' }, options);
  }

  /**
   * Get a bank statement.
   *
   * Its days, its balances, and how many lines it brought.
   *
   * Operation `bank_statements.get`: GET /bank-statements/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.BankStatement> {
    return this.transport.json({ method: 'GET', path: ['bank-statements', id] }, options);
  }

  /**
   * Delete a bank statement.
   *
   * Deletes it with its lines, but for those that other statements have, too. The file can be imported
   * again.
   *
   * Operation `bank_statements.delete`: DELETE /bank-statements/{id}
   */
  delete(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['bank-statements', id] }, options);
  }
}

/** What suppliers ask you to pay. */
export class BillApprovalResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get above which amount bills need a second person.
   *
   * Null if whoever may approve bills may approve those that they have opened.
   *
   * Operation `bill_approval.get`: GET /organization/bill-approval
   */
  get(options: CallOptions = {}): ApiPromise<types.BillApproval> {
    return this.transport.json({ method: 'GET', path: ['organization', 'bill-approval'] }, options);
  }

  /**
   * Decide above which amount bills need a second person.
   *
   * A bill of more than this is approved by somebody else than who opened it, who is signed in. So is
   * every bill in another currency. Without an amount nothing needs two. It counts for bills that are
   * approved from now on.
   *
   * Operation `bill_approval.update`: PUT /organization/bill-approval
   */
  update(body: types.UpdateBillApproval, options: CallOptions = {}): ApiPromise<types.BillApproval> {
    return this.transport.json({ method: 'PUT', path: ['organization', 'bill-approval'], body, needsBody: true }, options);
  }
}

/** Money that went to suppliers, and which bills it settles. */
export class BillPaymentsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List payments to suppliers.
   *
   * Without what they settle. The newest first, unless it is asked otherwise.
   *
   * Operation `bill_payments.list`: GET /bill-payments
   */
  list(query: types.BillPaymentsListQuery = {}, options: CallOptions = {}): Pages<types.SupplierPaymentFacts> {
    return this.transport.list({ method: 'GET', path: ['bill-payments'], query, start: 'cursor' }, options);
  }

  /**
   * Record a payment to a supplier.
   *
   * Says that money went out, and which approved bills of one supplier and currency it settles: each in
   * part or wholly. A credit note that is named adds to the money. With `discount` the rest of a bill is
   * let go for paying early. What is left can be allocated later. It moves no money.
   *
   * Operation `bill_payments.create`: POST /bill-payments
   */
  create(body: types.CreateSupplierPayment, options: CallOptions = {}): ApiPromise<types.SupplierPayment> {
    return this.transport.json({ method: 'POST', path: ['bill-payments'], body, needsBody: true }, options);
  }

  /**
   * Get a payment to a supplier.
   *
   * The payment with the bills that it settles.
   *
   * Operation `bill_payments.get`: GET /bill-payments/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.SupplierPayment> {
    return this.transport.json({ method: 'GET', path: ['bill-payments', id] }, options);
  }

  /**
   * Allocate a payment to a supplier.
   *
   * Settles approved bills with what is left of a payment.
   *
   * Operation `bill_payments.allocate`: POST /bill-payments/{id}/allocate
   */
  allocate(id: string, body: types.AllocateSupplierPayment, options: ChangeOptions = {}): ApiPromise<types.SupplierPayment> {
    return this.transport.json({ method: 'POST', path: ['bill-payments', id, 'allocate'], body, needsBody: true }, options);
  }

  /**
   * Unallocate a payment to a supplier.
   *
   * Takes back what a payment settles of some bills, a discount included: they are due again, and the
   * money can be allocated anew. Credit that settles other bills of the payment is taken back together
   * with them.
   *
   * Operation `bill_payments.unallocate`: POST /bill-payments/{id}/unallocate
   */
  unallocate(id: string, body: types.UnallocateSupplierPayment, options: ChangeOptions = {}): ApiPromise<types.SupplierPayment> {
    return this.transport.json({ method: 'POST', path: ['bill-payments', id, 'unallocate'], body, needsBody: true }, options);
  }

  /**
   * Reverse a payment to a supplier.
   *
   * Takes a payment back, wholly, because it did not go out or came back: its bills are due again. A
   * reversed one is answered as it is.
   *
   * Operation `bill_payments.reverse`: POST /bill-payments/{id}/reverse
   */
  reverse(id: string, body: types.ReverseSupplierPayment, options: ChangeOptions = {}): ApiPromise<types.SupplierPayment> {
    return this.transport.json({ method: 'POST', path: ['bill-payments', id, 'reverse'], body, needsBody: true }, options);
  }
}

/** What suppliers ask you to pay. */
export class BillsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List bills.
   *
   * The newest first, unless the request asks for another order. Their lines are left out.
   *
   * Operation `bills.list`: GET /bills
   */
  list(query: types.BillsListQuery = {}, options: CallOptions = {}): Pages<types.BillSummary> {
    return this.transport.list({ method: 'GET', path: ['bills'], query, start: 'cursor' }, options);
  }

  /**
   * Add a bill.
   *
   * Takes the fields of a bill, or a received file alone: UBL, CII and a PDF that carries one of them
   * (Factur-X or ZUGFeRD) are read, and the totals are kept as the supplier says them. What does not fit
   * is told in `differences` and `findings`. A file that only people can read comes into the inbox.
   *
   * Operation `bills.create`: POST /bills
   */
  create(body: types.CreateBill, options: CallOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'POST', path: ['bills'], body, needsBody: true }, options);
  }

  /**
   * Get a bill.
   *
   * What the supplier asks for, what was found, and what can be done.
   *
   * Operation `bills.get`: GET /bills/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'GET', path: ['bills', id] }, options);
  }

  /**
   * Update a bill.
   *
   * Replaces what can be said of a bill that is not open; what is not given becomes empty. It is looked
   * at again. The lines and parties of its document stay.
   *
   * Operation `bills.update`: PUT /bills/{id}
   */
  update(id: string, body: types.UpdateBill, options: ChangeOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'PUT', path: ['bills', id], body, needsBody: true }, options);
  }

  /**
   * Delete a bill.
   *
   * Deletes a bill that was never open. Its file stays, and goes after 30 days.
   *
   * Operation `bills.delete`: DELETE /bills/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['bills', id] }, options);
  }

  /**
   * Open a bill.
   *
   * Says that it is right as a document; its fields do not change any more. Findings that stop it have
   * to be accepted by their codes, which is kept with your name. An account that you accept is one of
   * the supplier from then on; that, and `approve`, need the scope `purchases:approve` and a session
   * that was confirmed. An approval is taken back.
   *
   * Operation `bills.open`: POST /bills/{id}/open
   */
  open(id: string, body: types.OpenBill, options: ChangeOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'POST', path: ['bills', id, 'open'], body, needsBody: true }, options);
  }

  /**
   * Approve a bill.
   *
   * Says that an open bill may be paid. Above an amount that the organization decides, that is somebody
   * else than who opened it. `bills.open` takes it back.
   *
   * Operation `bills.approve`: POST /bills/{id}/approve
   */
  approve(id: string, options: ChangeOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'POST', path: ['bills', id, 'approve'] }, options);
  }

  /**
   * Dispute a bill.
   *
   * Says that it is not paid as it is. It can be opened again, or made void.
   *
   * Operation `bills.dispute`: POST /bills/{id}/dispute
   */
  dispute(id: string, body: types.BillReason, options: ChangeOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'POST', path: ['bills', id, 'dispute'], body, needsBody: true }, options);
  }

  /**
   * Reject a bill.
   *
   * Says that a bill which was never open does not count. The same one may come again.
   *
   * Operation `bills.reject`: POST /bills/{id}/reject
   */
  reject(id: string, body: types.BillReason, options: ChangeOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'POST', path: ['bills', id, 'reject'], body, needsBody: true }, options);
  }

  /**
   * Void a bill.
   *
   * Says that a bill which was open counts no more, such as one that was taken back.
   *
   * Operation `bills.void`: POST /bills/{id}/void
   */
  void(id: string, body: types.BillReason, options: ChangeOptions = {}): ApiPromise<types.Bill> {
    return this.transport.json({ method: 'POST', path: ['bills', id, 'void'], body, needsBody: true }, options);
  }
}

/** Invoices and credit notes as files, and what they lack. */
export class CreditNoteDocumentsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the documents of a credit note.
   *
   * Every format, with the original where it is stored, and whether it could be made.
   *
   * Operation `credit_note_documents.list`: GET /credit-notes/{id}/documents
   */
  list(id: string, options: CallOptions = {}): ApiPromise<types.DocumentList> {
    return this.transport.json({ method: 'GET', path: ['credit-notes', id, 'documents'] }, options);
  }

  /**
   * Download a credit note.
   *
   * The credit note as a file: made when it is first asked for, and given back byte for byte from then
   * on. It repeats the references of its invoice. A format whose rules it breaks is refused.
   *
   * Operation `credit_note_documents.get`: GET /credit-notes/{id}/documents/{format}
   */
  get(id: string, format: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['credit-notes', id, 'documents', format] }, options);
  }

  /**
   * Download a credit note.
   *
   * The credit note as a file: made when it is first asked for, and given back byte for byte from then
   * on. It repeats the references of its invoice. A format whose rules it breaks is refused.
   *
   * Operation `credit_note_documents.get`: GET /credit-notes/{id}/documents/{format}
   *
   * The file is read as it comes.
   */
  getStream(id: string, format: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['credit-notes', id, 'documents', format] }, options);
  }
}

/** Pages that show an invoice, a credit note or a quote to its customer. */
export class CreditNoteLinksResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the links to a credit note.
   *
   * Those that work, the newest first, at most 200, and how often a person has looked.
   *
   * Operation `credit_note_links.list`: GET /credit-notes/{id}/links
   */
  list(id: string, options: CallOptions = {}): ApiPromise<types.LinkList> {
    return this.transport.json({ method: 'GET', path: ['credit-notes', id, 'links'] }, options);
  }

  /**
   * Make a link to a credit note.
   *
   * An address that shows the credit note to whoever has it, and its PDF. The address is shown this
   * once. Earlier links keep working. Nothing has to be paid, so the days of a link count from when it
   * is made.
   *
   * Operation `credit_note_links.create`: POST /credit-notes/{id}/links
   */
  create(id: string, body: types.CreateLink | undefined = undefined, options: CallOptions = {}): ApiPromise<types.CreatedLink> {
    return this.transport.json({ method: 'POST', path: ['credit-notes', id, 'links'], body }, options);
  }
}

/** Invoices and credit notes as files, and what they lack. */
export class CreditNotesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Check a credit note against a format.
   *
   * The same of a credit note, with what it repeats of its invoice.
   *
   * Operation `credit_notes.preflight`: GET /credit-notes/{id}/preflight
   */
  preflight(id: string, query: types.CreditNotesPreflightQuery = {}, options: CallOptions = {}): ApiPromise<types.PreflightReport> {
    return this.transport.json({ method: 'GET', path: ['credit-notes', id, 'preflight'], query }, options);
  }

  /**
   * List credit notes.
   *
   * Without their lines. The newest first, unless it is asked otherwise.
   *
   * Operation `credit_notes.list`: GET /credit-notes
   */
  list(query: types.CreditNotesListQuery = {}, options: CallOptions = {}): Pages<types.CreditNoteSummary> {
    return this.transport.list({ method: 'GET', path: ['credit-notes'], query, start: 'cursor' }, options);
  }

  /**
   * Get a credit note.
   *
   * The credit note with its lines and what it has settled.
   *
   * Operation `credit_notes.get`: GET /credit-notes/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.CreditNote> {
    return this.transport.json({ method: 'GET', path: ['credit-notes', id] }, options);
  }

  /**
   * Remark on a credit note.
   *
   * Changes what is no part of the document, in any state: note and metadata. What is not given stays;
   * null takes a value away; in metadata, null takes a name away and other names stay.
   *
   * Operation `credit_notes.patch`: PATCH /credit-notes/{id}
   */
  patch(id: string, body: types.CreditNoteRemarks, options: ChangeOptions = {}): ApiPromise<types.CreditNote> {
    return this.transport.json({ method: 'PATCH', path: ['credit-notes', id], body, needsBody: true }, options);
  }

  /**
   * Allocate a credit note.
   *
   * Settles invoices of the customer with the credit that is left of a credit note.
   *
   * Operation `credit_notes.allocate`: POST /credit-notes/{id}/allocate
   */
  allocate(id: string, body: types.AllocateCreditNote, options: ChangeOptions = {}): ApiPromise<types.CreditNote> {
    return this.transport.json({ method: 'POST', path: ['credit-notes', id, 'allocate'], body, needsBody: true }, options);
  }

  /**
   * Mark credit as refunded.
   *
   * Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.
   *
   * Operation `credit_notes.mark_refunded`: POST /credit-notes/{id}/mark-refunded
   */
  markRefunded(id: string, body: types.RefundCreditNote, options: ChangeOptions = {}): ApiPromise<types.CreditNote> {
    return this.transport.json({ method: 'POST', path: ['credit-notes', id, 'mark-refunded'], body, needsBody: true }, options);
  }

  /**
   * Void a credit note.
   *
   * Possible as long as it was not sent, nothing of it was refunded or settles another invoice, and no
   * invoice that corrects its own counts: the sale would be charged twice. Its number stays used, and
   * its invoice is due again. A void one is answered as it is. One that its customer has stays: a new
   * invoice charges again what it took back, and names it in preceding_invoices.
   *
   * Operation `credit_notes.void`: POST /credit-notes/{id}/void
   */
  void(id: string, options: ChangeOptions = {}): ApiPromise<types.CreditNote> {
    return this.transport.json({ method: 'POST', path: ['credit-notes', id, 'void'] }, options);
  }

  /**
   * Send a credit note.
   *
   * Queues a mail to the customer with the documents of the credit note.
   *
   * Operation `credit_notes.send`: POST /credit-notes/{id}/send
   */
  send(id: string, body: types.Send | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['credit-notes', id, 'send'], body }, options);
  }

  /**
   * Preview the mail with a credit note.
   *
   * The mail as it would be sent. Takes what sending takes, and stores nothing.
   *
   * Operation `credit_notes.preview_message`: POST /credit-notes/{id}/send-preview
   */
  previewMessage(id: string, body: types.Send | undefined = undefined, options: CallOptions = {}): ApiPromise<types.MessagePreview> {
    return this.transport.json({ method: 'POST', path: ['credit-notes', id, 'send-preview'], body }, options);
  }
}

/** Whom you sell to. */
export class CustomersResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Settle open invoices with the credit of a customer.
   *
   * Lets unallocated payments, the first received first, and then what is left of credit notes settle
   * the open invoices of the customer, the first due first, within each currency. Up to 50 payments and
   * credit notes and 200 invoices at a time; `balance` says whether credit and open invoices are left.
   * Where nothing can be settled, nothing changes. `POST /dry-runs` says beforehand what it would do.
   *
   * Operation `customers.apply_credit`: POST /customers/{id}/apply-credit
   */
  applyCredit(id: string, options: CallOptions = {}): ApiPromise<types.AppliedCredit> {
    return this.transport.json({ method: 'POST', path: ['customers', id, 'apply-credit'] }, options);
  }

  /**
   * List customers.
   *
   * The newest first and without archived ones, unless it is asked otherwise.
   *
   * Operation `customers.list`: GET /customers
   */
  list(query: types.CustomersListQuery = {}, options: CallOptions = {}): Pages<types.Customer> {
    return this.transport.list({ method: 'GET', path: ['customers'], query, start: 'cursor' }, options);
  }

  /**
   * Add a customer.
   *
   * Only the name is required. What is not given is empty, and may be given later.
   *
   * Operation `customers.create`: POST /customers
   */
  create(body: types.CreateCustomer, options: CallOptions = {}): ApiPromise<types.Customer> {
    return this.transport.json({ method: 'POST', path: ['customers'], body, needsBody: true }, options);
  }

  /**
   * Get a customer.
   *
   * Archived ones can still be read, because documents speak of them, and so can one that was merged:
   * `merged_into` says where everything of it is.
   *
   * Operation `customers.get`: GET /customers/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Customer> {
    return this.transport.json({ method: 'GET', path: ['customers', id] }, options);
  }

  /**
   * Update a customer.
   *
   * Replaces the customer wholly; what is not given becomes empty or its default. Documents never
   * change.
   *
   * Operation `customers.update`: PUT /customers/{id}
   */
  update(id: string, body: types.UpdateCustomer, options: ChangeOptions = {}): ApiPromise<types.Customer> {
    return this.transport.json({ method: 'PUT', path: ['customers', id], body, needsBody: true }, options);
  }

  /**
   * Change a customer.
   *
   * Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name
   * away and other names stay.
   *
   * Operation `customers.patch`: PATCH /customers/{id}
   */
  patch(id: string, body: types.PatchCustomer, options: ChangeOptions = {}): ApiPromise<types.Customer> {
    return this.transport.json({ method: 'PATCH', path: ['customers', id], body, needsBody: true }, options);
  }

  /**
   * Delete a customer.
   *
   * Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.
   *
   * Operation `customers.delete`: DELETE /customers/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['customers', id] }, options);
  }

  /**
   * Unarchive a customer.
   *
   * Shows an archived customer in lists again. One that is not archived is answered as it is.
   *
   * Operation `customers.unarchive`: POST /customers/{id}/unarchive
   */
  unarchive(id: string, options: ChangeOptions = {}): ApiPromise<types.Customer> {
    return this.transport.json({ method: 'POST', path: ['customers', id, 'unarchive'] }, options);
  }

  /**
   * Get the balance of a customer.
   *
   * By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments
   * and credit notes. A currency without any of them is not there. With `as_of` the same at the end of
   * an earlier day, and with `known_at` as far as it had been recorded by an instant.
   *
   * Operation `customers.balance`: GET /customers/{id}/balance
   */
  balance(id: string, query: types.CustomersBalanceQuery = {}, options: CallOptions = {}): ApiPromise<types.CustomerBalanceList> {
    return this.transport.json({ method: 'GET', path: ['customers', id, 'balance'], query }, options);
  }

  /**
   * Merge a customer into another one.
   *
   * Everything that names the customer moves to the other one: drafts and issued documents, payments,
   * credit, quotes, schedules, rules, mails, and with them files and links; contacts and the note are
   * added. Other fields of the customer that stays do not change. Issued documents say what they said,
   * with the old identifier and name in the chain and in their files. The merged customer is archived
   * and can be read, with `merged_into`. Nothing undoes it: ask with `dry_run` first. Needs the right to
   * write whatever moves, such as `invoices:write` and `payments:write`.
   *
   * Operation `customers.merge`: POST /customers/{id}/merge
   */
  merge(id: string, body: types.MergeCustomer, options: ChangeOptions = {}): ApiPromise<types.CustomerMerge> {
    return this.transport.json({ method: 'POST', path: ['customers', id, 'merge'], body, needsBody: true }, options);
  }

  /**
   * List customers that may be the same.
   *
   * Those that share a tax number, the account that payments came from, the e-mail address, or the name
   * in the same town, without archived ones. Whether they are the same is for you to say.
   *
   * Operation `customers.duplicates`: GET /customers/{id}/duplicates
   */
  duplicates(id: string, options: CallOptions = {}): ApiPromise<types.LikeCustomerList> {
    return this.transport.json({ method: 'GET', path: ['customers', id, 'duplicates'] }, options);
  }

  /**
   * Download the personal data of a customer.
   *
   * Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links
   * and events as JSON, and the files of documents, mails and attachments. `about.json` in it says what
   * each file holds and why it is kept. Customers that were merged into this one are in it. It is for
   * whoever asks for a copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and
   * is not kept; that it was taken stands in the audit log.
   *
   * Operation `customers.personal_data`: GET /customers/{id}/personal-data
   */
  personalData(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['customers', id, 'personal-data'] }, options);
  }

  /**
   * Download the personal data of a customer.
   *
   * Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links
   * and events as JSON, and the files of documents, mails and attachments. `about.json` in it says what
   * each file holds and why it is kept. Customers that were merged into this one are in it. It is for
   * whoever asks for a copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and
   * is not kept; that it was taken stands in the audit log.
   *
   * Operation `customers.personal_data`: GET /customers/{id}/personal-data
   *
   * The file is read as it comes.
   */
  personalDataStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['customers', id, 'personal-data'] }, options);
  }

  /**
   * Erase the personal data of a customer.
   *
   * For good: name, addresses, contacts, notes and metadata of the customer and of drafts, mails, links,
   * search terms, and the values in events. Documents and payments stay as long as the law asks, and are
   * erased by themselves on the first night after that; numbers, dates and amounts stay, so that the
   * chain of documents can be verified. Customers that were merged into this one are erased with it. Ask
   * with `dry_run` first. Open invoices and credit stand in the way.
   *
   * Operation `customers.erase`: POST /customers/{id}/erase
   */
  erase(id: string, body: types.EraseCustomer, options: ChangeOptions = {}): ApiPromise<types.Erasure> {
    return this.transport.json({ method: 'POST', path: ['customers', id, 'erase'], body, needsBody: true }, options);
  }

  /**
   * Get a statement of account.
   *
   * What happened on the account of a customer in one currency between two days, with the balance after
   * each entry, what is open today by its age, and the credit. A statement up to today closes with the
   * balance of the customer. With `known_at` only what had been recorded by then is told. At most 2000
   * entries.
   *
   * Operation `customers.statement`: GET /customers/{id}/statement
   */
  statement(id: string, query: types.CustomersStatementQuery = {}, options: CallOptions = {}): ApiPromise<types.Statement> {
    return this.transport.json({ method: 'GET', path: ['customers', id, 'statement'], query }, options);
  }

  /**
   * Download a statement of account.
   *
   * The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is
   * kept.
   *
   * Operation `customers.statement_pdf`: GET /customers/{id}/statement/pdf
   */
  statementPdf(id: string, query: types.CustomersStatementPdfQuery = {}, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['customers', id, 'statement', 'pdf'], query }, options);
  }

  /**
   * Download a statement of account.
   *
   * The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is
   * kept.
   *
   * Operation `customers.statement_pdf`: GET /customers/{id}/statement/pdf
   *
   * The file is read as it comes.
   */
  statementPdfStream(id: string, query: types.CustomersStatementPdfQuery = {}, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['customers', id, 'statement', 'pdf'], query }, options);
  }

  /**
   * Send a statement of account.
   *
   * Queues a mail to the customer with the statement as a PDF, as it is now. Each request is one mail:
   * use an Idempotency-Key.
   *
   * Operation `customers.send_statement`: POST /customers/{id}/statement/send
   */
  sendStatement(id: string, body: types.SendStatement | undefined = undefined, options: CallOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['customers', id, 'statement', 'send'], body }, options);
  }
}

/** Invoices and credit notes as files, and what they lack. */
export class DocumentsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the documents of an invoice.
   *
   * Every format, with the original where it is stored, and whether it could be made.
   *
   * Operation `documents.list`: GET /invoices/{id}/documents
   */
  list(id: string, options: CallOptions = {}): ApiPromise<types.DocumentList> {
    return this.transport.json({ method: 'GET', path: ['invoices', id, 'documents'] }, options);
  }

  /**
   * Download an invoice.
   *
   * The invoice as a file. An original is made when it is first asked for, out of what was frozen on
   * issue, and given back byte for byte from then on; a void invoice keeps its own. A draft has a
   * preview as `pdf`. A format whose rules the invoice breaks is refused.
   *
   * Operation `documents.get`: GET /invoices/{id}/documents/{format}
   */
  get(id: string, format: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['invoices', id, 'documents', format] }, options);
  }

  /**
   * Download an invoice.
   *
   * The invoice as a file. An original is made when it is first asked for, out of what was frozen on
   * issue, and given back byte for byte from then on; a void invoice keeps its own. A draft has a
   * preview as `pdf`. A format whose rules the invoice breaks is refused.
   *
   * Operation `documents.get`: GET /invoices/{id}/documents/{format}
   *
   * The file is read as it comes.
   */
  getStream(id: string, format: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['invoices', id, 'documents', format] }, options);
  }
}

/** Trying a request without doing it. */
export class DryRunsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Try a request.
   *
   * Does everything that the request would do, in its transaction, and takes it back: no number, event,
   * mail, webhook or idempotency key is used up. The rights and rules are those of the operation that is
   * tried. The answer is a report: 200, whether the request would be done or refused.
   *
   * Operation `dry_runs.create`: POST /dry-runs
   */
  create(body: types.CreateDryRun, options: CallOptions = {}): ApiPromise<types.DryRun> {
    return this.transport.json({ method: 'POST', path: ['dry-runs'], body, needsBody: true }, options);
  }
}

/** Events, pushed to addresses of yours. */
export class EventTypesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the types of events.
   *
   * What each means, the schema of its object, and an example. More may come.
   *
   * Operation `event_types.list`: GET /event-types
   */
  list(options: CallOptions = {}): ApiPromise<types.EventTypeList> {
    return this.transport.json({ method: 'GET', path: ['event-types'] }, options);
  }
}

/** What happened, in order and without gaps. */
export class EventsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Read what happened.
   *
   * The events of the organization in the order of their numbers, which have no gaps. Ask again with
   * `after` set to the last number that you have; nothing is ever skipped. With `wait` the answer comes
   * as soon as something happens. With `order=desc` it is read from its end, and with `object_id` it is
   * the history of one thing. Of objects that the credential may not read, events show the id alone.
   *
   * Operation `events.list`: GET /events
   */
  list(query: types.EventsListQuery = {}, options: CallOptions = {}): Pages<types.Event> {
    return this.transport.list({ method: 'GET', path: ['events'], query, start: 'after' }, options);
  }

  /**
   * Follow the list. It has no end: what comes later is given as soon as it is there. Keep the number of
   * the last one that you have handled, to go on from there after an error or a restart.
   *
   * The parameters are those of `events.list`.
   *
   * Operation `events.list`: GET /events
   */
  follow(query: types.EventsListQuery = {}, options: CallOptions = {}): AsyncGenerator<types.Event, void, undefined> {
    return this.transport.follow({ method: 'GET', path: ['events'], query, start: 'after', waitSeconds: 20 }, options);
  }

  /**
   * Stream what happens.
   *
   * Server-sent events: each has the number as `id`, the type as `event`, and as `data` what
   * `events.get` gives. Whoever is cut off goes on with `after` or the header `Last-Event-ID`; nothing
   * is ever skipped. Every 15 seconds at the latest something comes, if only an `id`. It ends when the
   * credential ends, and when the service stops.
   *
   * Operation `events.stream`: GET /events/stream
   */
  stream(query: types.EventsStreamQuery = {}, options: CallOptions = {}): AsyncGenerator<ServerSentEvent, void, undefined> {
    return this.transport.events({ method: 'GET', path: ['events', 'stream'], query }, options);
  }

  /**
   * Get an event.
   *
   * One event: what changed, who changed it, and how it was before.
   *
   * Operation `events.get`: GET /events/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Event> {
    return this.transport.json({ method: 'GET', path: ['events', id] }, options);
  }
}

/** Everything of your books as a file that you can take away. */
export class ExportsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List exports.
   *
   * Also those that have failed or expired, the newest first.
   *
   * Operation `exports.list`: GET /exports
   */
  list(query: types.ExportsListQuery = {}, options: CallOptions = {}): Pages<types.DataExport> {
    return this.transport.list({ method: 'GET', path: ['exports'], query, start: 'cursor' }, options);
  }

  /**
   * Export the books.
   *
   * Orders a ZIP with everything of your books, all of one moment: a file for each kind of rows,
   * `manifest.json` with rows, columns and digests, and originals and attachments if you ask for them.
   * It is made meanwhile; ask for it until its `state` is `ready`, or wait for the event
   * `data_export.ready`. It is kept for a week. Two can be under way at once.
   *
   * Operation `exports.create`: POST /exports
   */
  create(body: types.CreateDataExport, options: CallOptions = {}): ApiPromise<types.DataExport> {
    return this.transport.json({ method: 'POST', path: ['exports'], body, needsBody: true }, options);
  }

  /**
   * Get an export.
   *
   * How far it is, and until when its file can be downloaded.
   *
   * Operation `exports.get`: GET /exports/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.DataExport> {
    return this.transport.json({ method: 'GET', path: ['exports', id] }, options);
  }

  /**
   * Delete an export.
   *
   * Deletes it with its file, or cancels it while it is being made.
   *
   * Operation `exports.delete`: DELETE /exports/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['exports', id] }, options);
  }

  /**
   * Download the file of an export.
   *
   * The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each
   * download stands in the audit log.
   *
   * Operation `exports.content`: GET /exports/{id}/content
   */
  content(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['exports', id, 'content'] }, options);
  }

  /**
   * Download the file of an export.
   *
   * The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each
   * download stands in the audit log.
   *
   * Operation `exports.content`: GET /exports/{id}/content
   *
   * The file is read as it comes.
   */
  contentStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['exports', id, 'content'] }, options);
  }
}

/** Your customers, products and invoices of before, brought along in two steps. */
export class ImportsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List imports.
   *
   * The newest first, unless the request asks for another order; without columns and findings.
   *
   * Operation `imports.list`: GET /imports
   */
  list(query: types.ImportsListQuery = {}, options: CallOptions = {}): Pages<types.ImportFacts> {
    return this.transport.list({ method: 'GET', path: ['imports'], query, start: 'cursor' }, options);
  }

  /**
   * Check an import.
   *
   * Reads customers, products or invoices of before from a file of values or from rows, and says what
   * would become of each: created, changed, left, or refused by the rules of creating one. Nothing is
   * written to your books before it is committed. It needs the right to write what the rows are. The
   * body may have 7 MB.
   *
   * Operation `imports.create`: POST /imports
   */
  create(body: types.CreateImport, options: CallOptions = {}): ApiPromise<types.Import> {
    return this.transport.json({ method: 'POST', path: ['imports'], body, needsBody: true }, options);
  }

  /**
   * Get an import.
   *
   * How far it is, and for a week its columns and findings.
   *
   * Operation `imports.get`: GET /imports/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Import> {
    return this.transport.json({ method: 'GET', path: ['imports', id] }, options);
  }

  /**
   * Read an import in another way.
   *
   * Decides anew which column is which field, how the file is written, and what becomes of rows that are
   * there already or break a rule. Then all rows are checked again.
   *
   * Operation `imports.patch`: PATCH /imports/{id}
   */
  patch(id: string, body: types.ChangeImport, options: ChangeOptions = {}): ApiPromise<types.Import> {
    return this.transport.json({ method: 'PATCH', path: ['imports', id], body, needsBody: true }, options);
  }

  /**
   * Delete an import.
   *
   * Deletes it with its file. What it brought to your books stays, and cannot be undone any more.
   *
   * Operation `imports.delete`: DELETE /imports/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['imports', id] }, options);
  }

  /**
   * Commit an import.
   *
   * Writes the rows to your books meanwhile, a hundred at a time; ask for it until its `state` is
   * `done`, or wait for the event `import.done`. What is there by then is not created again.
   *
   * Operation `imports.commit`: POST /imports/{id}/commit
   */
  commit(id: string, options: ChangeOptions = {}): ApiPromise<types.Import> {
    return this.transport.json({ method: 'POST', path: ['imports', id, 'commit'] }, options);
  }

  /**
   * Undo an import.
   *
   * Deletes meanwhile what the import created and nobody has used or changed since. What it changed
   * stays.
   *
   * Operation `imports.undo`: POST /imports/{id}/undo
   */
  undo(id: string, options: ChangeOptions = {}): ApiPromise<types.Import> {
    return this.transport.json({ method: 'POST', path: ['imports', id, 'undo'] }, options);
  }
}

/** Asking somebody to work in your books. */
export class InvitationsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the invitations.
   *
   * The newest first, those that were accepted or revoked included.
   *
   * Operation `invitations.list`: GET /invitations
   */
  list(query: types.InvitationsListQuery = {}, options: CallOptions = {}): Pages<types.Invitation> {
    return this.transport.list({ method: 'GET', path: ['invitations'], query, start: 'cursor' }, options);
  }

  /**
   * Invite somebody.
   *
   * The link works once, for 7 days. An earlier invitation of the same address no longer works. The
   * answer is the same whether the address has an account or not.
   *
   * Operation `invitations.create`: POST /invitations
   */
  create(body: types.CreateInvitation, options: CallOptions = {}): ApiPromise<types.CreatedInvitation> {
    return this.transport.json({ method: 'POST', path: ['invitations'], body, needsBody: true }, options);
  }

  /**
   * Make another link for an invitation.
   *
   * The former link no longer works; the new one works for 7 days.
   *
   * Operation `invitations.resend`: POST /invitations/{id}/resend
   */
  resend(id: string, options: CallOptions = {}): ApiPromise<types.CreatedInvitation> {
    return this.transport.json({ method: 'POST', path: ['invitations', id, 'resend'] }, options);
  }

  /**
   * Revoke an invitation.
   *
   * The link no longer works. The invitation stays in the list.
   *
   * Operation `invitations.revoke`: DELETE /invitations/{id}
   */
  revoke(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['invitations', id] }, options);
  }

  /**
   * Accept an invitation.
   *
   * For whoever has the link. Somebody whose address has an account says its password; anybody else
   * chooses a name and a password. Sign in afterwards.
   *
   * Operation `invitations.accept`: POST /invitations/accept
   */
  accept(body: types.AcceptInvitation, options: CallOptions = {}): ApiPromise<types.AcceptedInvitation> {
    return this.transport.json({ method: 'POST', path: ['invitations', 'accept'], body, needsBody: true }, options);
  }

  /**
   * Accept an invitation while signed in.
   *
   * For somebody who is signed in, in any organization, with the address that was invited: neither name
   * nor password is asked for. `auth.switch_organization` opens a session in the new organization.
   *
   * Operation `invitations.join`: POST /invitations/join
   */
  join(body: types.Join, options: CallOptions = {}): ApiPromise<types.AcceptedInvitation> {
    return this.transport.json({ method: 'POST', path: ['invitations', 'join'], body, needsBody: true }, options);
  }
}

/** Contents of invoices that are kept under a name. */
export class InvoiceTemplatesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List invoice templates.
   *
   * The newest first, unless it is asked otherwise.
   *
   * Operation `invoice_templates.list`: GET /invoice-templates
   */
  list(query: types.InvoiceTemplatesListQuery = {}, options: CallOptions = {}): Pages<types.InvoiceTemplate> {
    return this.transport.list({ method: 'GET', path: ['invoice-templates'], query, start: 'cursor' }, options);
  }

  /**
   * Add an invoice template.
   *
   * Keeps the content of invoices under a name: as it is given, or as an invoice has it.
   *
   * Operation `invoice_templates.create`: POST /invoice-templates
   */
  create(body: types.CreateInvoiceTemplate, options: CallOptions = {}): ApiPromise<types.InvoiceTemplate> {
    return this.transport.json({ method: 'POST', path: ['invoice-templates'], body, needsBody: true }, options);
  }

  /**
   * Get an invoice template.
   *
   * Its name and its content.
   *
   * Operation `invoice_templates.get`: GET /invoice-templates/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.InvoiceTemplate> {
    return this.transport.json({ method: 'GET', path: ['invoice-templates', id] }, options);
  }

  /**
   * Update an invoice template.
   *
   * Replaces name and content. Invoices that were made of it stay as they are.
   *
   * Operation `invoice_templates.update`: PUT /invoice-templates/{id}
   */
  update(id: string, body: types.UpdateInvoiceTemplate, options: ChangeOptions = {}): ApiPromise<types.InvoiceTemplate> {
    return this.transport.json({ method: 'PUT', path: ['invoice-templates', id], body, needsBody: true }, options);
  }

  /**
   * Delete an invoice template.
   *
   * Deletes it for good. Invoices that were made of it stay.
   *
   * Operation `invoice_templates.delete`: DELETE /invoice-templates/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['invoice-templates', id] }, options);
  }

  /**
   * Make an invoice of a template.
   *
   * Makes a draft for a customer. What is missing in both the template and the request is refused, and
   * so is what is archived or deleted by now: a fault of the template has `where`.
   *
   * Operation `invoice_templates.create_invoice`: POST /invoice-templates/{id}/invoices
   */
  createInvoice(id: string, body: types.UseInvoiceTemplate, options: CallOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoice-templates', id, 'invoices'], body, needsBody: true }, options);
  }
}

/** Invoices and credit notes as files, and what they lack. */
export class InvoicesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Check an invoice against a format.
   *
   * Every rule of EN 16931, XRechnung or Peppol that it breaks, with the field that puts it right. A
   * draft is checked as if it were issued today. The answer is a report: 200, whether it is valid or
   * not.
   *
   * Operation `invoices.preflight`: GET /invoices/{id}/preflight
   */
  preflight(id: string, query: types.InvoicesPreflightQuery = {}, options: CallOptions = {}): ApiPromise<types.PreflightReport> {
    return this.transport.json({ method: 'GET', path: ['invoices', id, 'preflight'], query }, options);
  }

  /**
   * Check an invoice before it exists.
   *
   * Takes what creating an invoice takes, and the formats; stores nothing. Refuses what creating it
   * would refuse.
   *
   * Operation `invoices.preflight_details`: POST /invoices/preflight
   */
  preflightDetails(body: types.PreflightInvoice, options: CallOptions = {}): ApiPromise<types.PreflightReportList> {
    return this.transport.json({ method: 'POST', path: ['invoices', 'preflight'], body, needsBody: true }, options);
  }

  /**
   * Correct an invoice.
   *
   * Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one
   * that was neither sent nor paid is voided and issued anew; any other one is credited wholly and
   * issued anew, and what the customer has paid settles the new one. What was prepaid counts once: it is
   * handed on where the old invoice is voided, and is credit that settles the new one where it is
   * credited; only what `prepaid_amount` says above it is new money. The new invoice names the old one
   * in `corrects_invoice_id`, and keeps its currency if the request names none.
   *
   * Operation `invoices.correct`: POST /invoices/{id}/correct
   */
  correct(id: string, body: types.CorrectInvoice, options: ChangeOptions = {}): ApiPromise<types.Correction> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'correct'], body, needsBody: true }, options);
  }

  /**
   * List the credit notes of an invoice.
   *
   * Those against it, void ones too. The same as /credit-notes with the filter invoice_id.
   *
   * Operation `invoices.list_credit_notes`: GET /invoices/{id}/credit-notes
   */
  listCreditNotes(id: string, query: types.InvoicesListCreditNotesQuery = {}, options: CallOptions = {}): Pages<types.CreditNoteSummary> {
    return this.transport.list({ method: 'GET', path: ['invoices', id, 'credit-notes'], query, start: 'cursor' }, options);
  }

  /**
   * Credit an invoice.
   *
   * Takes back all that is left of an issued invoice, or the items that are named: never more than is
   * left of a line or of a tax rate. First that lowers what is due; the rest is the customer’s credit.
   * The credit note is found under /credit-notes.
   *
   * Operation `invoices.credit`: POST /invoices/{id}/credit-notes
   */
  credit(id: string, body: types.CreateCreditNote, options: ChangeOptions = {}): ApiPromise<types.CreditNote> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'credit-notes'], body, needsBody: true }, options);
  }

  /**
   * Duplicate an invoice.
   *
   * Makes a draft with the same content, whatever state the invoice is in: lines, discounts, charges,
   * taxes, currency and words. Numbers, dates, periods, prepaid amounts, attachments and references to
   * orders and other documents are not taken over; another customer has its own terms and details. Names
   * come from the products as they are now. An archived customer or product is refused, and the pointer
   * names the line of the invoice.
   *
   * Operation `invoices.duplicate`: POST /invoices/{id}/duplicate
   */
  duplicate(id: string, body: types.DuplicateInvoice, options: CallOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'duplicate'], body, needsBody: true }, options);
  }

  /**
   * Send an invoice.
   *
   * Queues a mail to the customer with the documents of the invoice. A draft needs `finalize`, which
   * issues it in the same step. Each request is one mail: use an Idempotency-Key.
   *
   * Operation `invoices.send`: POST /invoices/{id}/send
   */
  send(id: string, body: types.SendInvoice | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'send'], body }, options);
  }

  /**
   * Preview the mail with an invoice.
   *
   * The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.
   *
   * Operation `invoices.preview_message`: POST /invoices/{id}/send-preview
   */
  previewMessage(id: string, body: types.SendInvoice | undefined = undefined, options: CallOptions = {}): ApiPromise<types.MessagePreview> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'send-preview'], body }, options);
  }

  /**
   * List invoices.
   *
   * Without their lines. The newest first, unless it is asked otherwise.
   *
   * Operation `invoices.list`: GET /invoices
   */
  list(query: types.InvoicesListQuery = {}, options: CallOptions = {}): Pages<types.InvoiceSummary> {
    return this.transport.list({ method: 'GET', path: ['invoices'], query, start: 'cursor' }, options);
  }

  /**
   * Create an invoice.
   *
   * Makes a draft with all amounts computed. When one line is refused, nothing is stored.
   *
   * Operation `invoices.create`: POST /invoices
   */
  create(body: types.CreateInvoice, options: CallOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices'], body, needsBody: true }, options);
  }

  /**
   * Get an invoice.
   *
   * The invoice with its lines and tax groups.
   *
   * Operation `invoices.get`: GET /invoices/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'GET', path: ['invoices', id] }, options);
  }

  /**
   * Update an invoice.
   *
   * Replaces a draft wholly, lines included; what is not given becomes empty or its default.
   *
   * Operation `invoices.update`: PUT /invoices/{id}
   */
  update(id: string, body: types.UpdateInvoice, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'PUT', path: ['invoices', id], body, needsBody: true }, options);
  }

  /**
   * Remark on an invoice.
   *
   * Changes what is no part of the document, in any state: note, expected payment date, certificates of
   * what was withheld, and metadata. What is not given stays; null takes a value away; in metadata, null
   * takes a name away and other names stay.
   *
   * Operation `invoices.patch`: PATCH /invoices/{id}
   */
  patch(id: string, body: types.InvoiceRemarks, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'PATCH', path: ['invoices', id], body, needsBody: true }, options);
  }

  /**
   * Delete an invoice.
   *
   * Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.
   *
   * Operation `invoices.delete`: DELETE /invoices/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['invoices', id] }, options);
  }

  /**
   * Create up to 100 invoices.
   *
   * Creates each as a single request would, in one transaction and under one `Idempotency-Key`, several
   * times as fast. Those with `finalize` get their numbers in the order of the list. Usually all or
   * nothing is stored: one that is refused refuses the request, with pointers such as
   * `#/invoices/3/customer_id`. With `atomic: false` each is stored or refused by itself, and a refused
   * one uses no number. A body of more than 20 000 values in all is refused with 413 `body_too_large`,
   * as of any request: an invoice with 500 lines of six fields has 3 000.
   *
   * Operation `invoices.create_batch`: POST /invoices/batch
   */
  createBatch(body: types.CreateInvoices, options: CallOptions = {}): ApiPromise<types.InvoiceBatch> {
    return this.transport.json({ method: 'POST', path: ['invoices', 'batch'], body, needsBody: true }, options);
  }

  /**
   * Finalize an invoice.
   *
   * Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer,
   * lines, taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue
   * date it is issued today. Credit of the customer settles it where `apply_credit` says so. With
   * `require`, it is issued only if it is valid in these formats. Done again, it answers with the
   * invoice as it is.
   *
   * Operation `invoices.finalize`: POST /invoices/{id}/finalize
   */
  finalize(id: string, body: types.FinalizeInvoice | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'finalize'], body }, options);
  }

  /**
   * Void an invoice.
   *
   * Declares that an issued invoice never counted. Only while nothing is paid, no credit note stands and
   * the customer was neither sent it nor has opened it: what a customer holds is credited or corrected.
   * One over 0 can be voided all the same, because no credit note can be written of it. What was prepaid
   * on it is the customer’s credit then, as an unallocated payment. A deposit that its lines took off
   * stays on the deposit invoice, with its money. Its number stays used.
   *
   * Operation `invoices.void`: POST /invoices/{id}/void
   */
  void(id: string, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'void'] }, options);
  }

  /**
   * Mark an invoice as uncollectible.
   *
   * Says that you no longer expect the money. A payment that comes all the same settles it.
   *
   * Operation `invoices.mark_uncollectible`: POST /invoices/{id}/mark-uncollectible
   */
  markUncollectible(id: string, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'mark-uncollectible'] }, options);
  }

  /**
   * Mark an invoice as sent.
   *
   * Notes that an issued invoice went to its customer without this service: printed, by a messenger or
   * over a network.
   *
   * Operation `invoices.mark_sent`: POST /invoices/{id}/mark-sent
   */
  markSent(id: string, body: types.MarkSent | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'mark-sent'], body }, options);
  }

  /**
   * Move the due date of an issued invoice.
   *
   * Lets the money of an open invoice come later. The document stays as it was issued, with its due date
   * (`issued_due_date`) and its days for paying early; what is owed follows the new day: whether it is
   * overdue, reminders, mails, the customer’s page, statements and reports. An earlier day than that of
   * the document is refused. Done again with the same day, it changes nothing.
   *
   * Operation `invoices.extend`: POST /invoices/{id}/extend
   */
  extend(id: string, body: types.ExtendInvoice, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'extend'], body, needsBody: true }, options);
  }

  /**
   * Calculate an invoice.
   *
   * Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes,
   * and refuses what that would refuse, but for a total below zero.
   *
   * Operation `invoices.calculate`: POST /invoices/calculate
   */
  calculate(body: types.CreateInvoice, options: CallOptions = {}): ApiPromise<types.CalculatedInvoice> {
    return this.transport.json({ method: 'POST', path: ['invoices', 'calculate'], body, needsBody: true }, options);
  }

  /**
   * Explain the amounts of an invoice.
   *
   * Every step of the calculation in its order: the formula with its numbers, the value before rounding,
   * how it was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the
   * amounts that are frozen.
   *
   * Operation `invoices.calculation`: GET /invoices/{id}/calculation
   */
  calculation(id: string, options: CallOptions = {}): ApiPromise<types.Calculation> {
    return this.transport.json({ method: 'GET', path: ['invoices', id, 'calculation'] }, options);
  }

  /**
   * List the payments of an invoice.
   *
   * Those that settle it, or did before they were reversed. The same as /payments with the filter
   * invoice_id.
   *
   * Operation `invoices.list_payments`: GET /invoices/{id}/payments
   */
  listPayments(id: string, query: types.InvoicesListPaymentsQuery = {}, options: CallOptions = {}): Pages<types.PaymentSummary> {
    return this.transport.list({ method: 'GET', path: ['invoices', id, 'payments'], query, start: 'cursor' }, options);
  }

  /**
   * Record a payment of an invoice.
   *
   * The short form for one invoice: by default all that is due, and never more. The payment is found
   * under /payments. If exactly what a discount for paying early asks for came in time, the discount
   * settles the rest; the invoice answers it in `settlement`. Another small rest is let go by
   * `settle_rest`.
   *
   * Operation `invoices.record_payment`: POST /invoices/{id}/payments
   */
  recordPayment(id: string, body: types.CreateInvoicePayment, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'payments'], body, needsBody: true }, options);
  }

  /**
   * Remind of an invoice.
   *
   * Queues a mail at the next level, at any time and whatever the policy says: once more at the last
   * level, where it is not overdue yet or the levels would not keep their distance. From the second
   * level on a letter goes along. What is not overdue is asked for in a friendly way, without a fee, and
   * what credit of the customer covers is not asked for. Each request is one mail: use an
   * Idempotency-Key.
   *
   * Operation `invoices.remind`: POST /invoices/{id}/remind
   */
  remind(id: string, body: types.Remind | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'remind'], body }, options);
  }

  /**
   * Get the reminders of an invoice.
   *
   * What was asked, and what comes next if nothing is paid.
   *
   * Operation `invoices.reminders`: GET /invoices/{id}/reminders
   */
  reminders(id: string, options: CallOptions = {}): ApiPromise<types.InvoiceReminders> {
    return this.transport.json({ method: 'GET', path: ['invoices', id, 'reminders'] }, options);
  }

  /**
   * Preview the letter of the next reminder.
   *
   * The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first
   * reminder goes without one. Nothing of it is kept; the letter of a reminder that was sent is the file
   * of its message.
   *
   * Operation `invoices.reminder_letter`: GET /invoices/{id}/reminder-letter
   */
  reminderLetter(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['invoices', id, 'reminder-letter'] }, options);
  }

  /**
   * Preview the letter of the next reminder.
   *
   * The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first
   * reminder goes without one. Nothing of it is kept; the letter of a reminder that was sent is the file
   * of its message.
   *
   * Operation `invoices.reminder_letter`: GET /invoices/{id}/reminder-letter
   *
   * The file is read as it comes.
   */
  reminderLetterStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['invoices', id, 'reminder-letter'] }, options);
  }

  /**
   * Finish the reminder tasks of an invoice.
   *
   * Notes that a person has asked for the money. Doing it again changes nothing.
   *
   * Operation `invoices.finish_reminder_tasks`: POST /invoices/{id}/finish-reminder-tasks
   */
  finishReminderTasks(id: string, options: CallOptions = {}): ApiPromise<types.InvoiceReminders> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'finish-reminder-tasks'] }, options);
  }
}

/** Pages that show an invoice, a credit note or a quote to its customer. */
export class LinksResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the links to an invoice.
   *
   * Those that work, the newest first, at most 200, and how often a person has looked.
   *
   * Operation `links.list`: GET /invoices/{id}/links
   */
  list(id: string, options: CallOptions = {}): ApiPromise<types.LinkList> {
    return this.transport.json({ method: 'GET', path: ['invoices', id, 'links'] }, options);
  }

  /**
   * Make a link to an invoice.
   *
   * An address that shows the invoice to whoever has it: what it says, what is still to be paid and how,
   * and its PDF. The address is shown this once. Earlier links keep working.
   *
   * Operation `links.create`: POST /invoices/{id}/links
   */
  create(id: string, body: types.CreateLink | undefined = undefined, options: CallOptions = {}): ApiPromise<types.CreatedLink> {
    return this.transport.json({ method: 'POST', path: ['invoices', id, 'links'], body }, options);
  }

  /**
   * End a link.
   *
   * The address shows nothing any more. It cannot be taken back; make another link instead.
   *
   * Operation `links.end`: DELETE /links/{id}
   */
  end(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['links', id] }, options);
  }
}

/** How mails leave, and what they say. */
export class MailSettingsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get the mail settings.
   *
   * Who messages come from, and how they leave. The password of the server is never shown.
   *
   * Operation `mail_settings.get`: GET /mail-settings
   */
  get(options: CallOptions = {}): ApiPromise<types.MailSettings> {
    return this.transport.json({ method: 'GET', path: ['mail-settings'] }, options);
  }

  /**
   * Update the mail settings.
   *
   * Replaces all of them; what is not given gets its default. Messages that wait keep their sender. All
   * but the name and the language need a session that was confirmed.
   *
   * Operation `mail_settings.update`: PUT /mail-settings
   */
  update(body: types.UpdateMailSettings, options: ChangeOptions = {}): ApiPromise<types.MailSettings> {
    return this.transport.json({ method: 'PUT', path: ['mail-settings'], body, needsBody: true }, options);
  }

  /**
   * Try the mail settings.
   *
   * Sends a mail to your own address at once and says what the mail server answered within 8 seconds. A
   * refusal is no problem: it is the answer. It also tells SPF, DKIM and DMARC of the sender’s domain as
   * the name servers have them, and which record to publish where one is missing.
   *
   * Operation `mail_settings.test`: POST /mail-settings/test
   */
  test(options: CallOptions = {}): ApiPromise<types.MailTest> {
    return this.transport.json({ method: 'POST', path: ['mail-settings', 'test'] }, options);
  }
}

/** How mails leave, and what they say. */
export class MailTemplatesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the texts of messages.
   *
   * Every kind in every language: your own text where there is one, else the built-in one.
   *
   * Operation `mail_templates.list`: GET /mail-templates
   */
  list(options: CallOptions = {}): ApiPromise<types.MailTemplateList> {
    return this.transport.json({ method: 'GET', path: ['mail-templates'] }, options);
  }

  /**
   * Update the text of messages.
   *
   * Takes the place of the built-in text. A placeholder that the kind does not know is refused.
   *
   * Operation `mail_templates.update`: PUT /mail-templates/{template}
   */
  update(template: string, body: types.UpdateMailTemplate, options: CallOptions = {}): ApiPromise<types.MailTemplate> {
    return this.transport.json({ method: 'PUT', path: ['mail-templates', template], body, needsBody: true }, options);
  }

  /**
   * Bring the built-in text back.
   *
   * Deletes your own text of this kind and language.
   *
   * Operation `mail_templates.delete`: DELETE /mail-templates/{template}
   */
  delete(template: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['mail-templates', template] }, options);
  }

  /**
   * Preview the text of messages.
   *
   * What a text says, with made-up customers and documents and your own name and signature. Takes what
   * saving it takes, and stores nothing.
   *
   * Operation `mail_templates.preview`: POST /mail-templates/{template}/preview
   */
  preview(template: string, body: types.UpdateMailTemplate, options: CallOptions = {}): ApiPromise<types.MailTemplatePreview> {
    return this.transport.json({ method: 'POST', path: ['mail-templates', template, 'preview'], body, needsBody: true }, options);
  }
}

/** What bank lines with something in common are. */
export class MatchingRulesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List matching rules.
   *
   * The newest first, unless the request asks for another order.
   *
   * Operation `matching_rules.list`: GET /matching-rules
   */
  list(query: types.MatchingRulesListQuery = {}, options: CallOptions = {}): Pages<types.MatchingRule> {
    return this.transport.list({ method: 'GET', path: ['matching-rules'], query, start: 'cursor' }, options);
  }

  /**
   * Add a matching rule.
   *
   * Says what lines with something in common are: from an account, with a part of a name or of a text.
   * Rules come after what is certain by its reference. Two that say different things of a line propose
   * neither.
   *
   * Operation `matching_rules.create`: POST /matching-rules
   */
  create(body: types.CreateMatchingRule, options: CallOptions = {}): ApiPromise<types.MatchingRule> {
    return this.transport.json({ method: 'POST', path: ['matching-rules'], body, needsBody: true }, options);
  }

  /**
   * Get a matching rule.
   *
   * One matching rule with all of its fields.
   *
   * Operation `matching_rules.get`: GET /matching-rules/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.MatchingRule> {
    return this.transport.json({ method: 'GET', path: ['matching-rules', id] }, options);
  }

  /**
   * Update a matching rule.
   *
   * Replaces the matching rule wholly; what is not given becomes empty or its default.
   *
   * Operation `matching_rules.update`: PUT /matching-rules/{id}
   */
  update(id: string, body: types.UpdateMatchingRule, options: ChangeOptions = {}): ApiPromise<types.MatchingRule> {
    return this.transport.json({ method: 'PUT', path: ['matching-rules', id], body, needsBody: true }, options);
  }

  /**
   * Delete a matching rule.
   *
   * Deletes the matching rule for good.
   *
   * Operation `matching_rules.delete`: DELETE /matching-rules/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['matching-rules', id] }, options);
  }

  /**
   * Test a matching rule.
   *
   * Which of the newest 2,000 lines a rule would meet, whatever they are by now. Takes what creating one
   * takes, and stores nothing.
   *
   * Operation `matching_rules.test`: POST /matching-rules/test
   */
  test(body: types.CreateMatchingRule, options: CallOptions = {}): ApiPromise<types.TestedRule> {
    return this.transport.json({ method: 'POST', path: ['matching-rules', 'test'], body, needsBody: true }, options);
  }
}

/** Who works in your books, and in which role. */
export class MembersResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Change the limits of a member.
   *
   * The same limits as those of API keys: they replace all that there are, and an empty object takes all
   * away. They narrow what the member writes, in every session and at once. Whoever has limits manages
   * no keys, members or settings and decides on no approvals. Owners have none, and nobody changes their
   * own.
   *
   * Operation `members.update_limits`: PUT /members/{id}/limits
   */
  updateLimits(id: string, body: types.KeyLimits, options: ChangeOptions = {}): ApiPromise<types.Member> {
    return this.transport.json({ method: 'PUT', path: ['members', id, 'limits'], body, needsBody: true }, options);
  }

  /**
   * Get what a member with limits did today.
   *
   * Of the day that it is where the organization is. Managers may ask of every member, and others of
   * themselves. Whoever has no limits is not counted.
   *
   * Operation `members.usage`: GET /members/{id}/usage
   */
  usage(id: string, options: CallOptions = {}): ApiPromise<types.MemberUsage> {
    return this.transport.json({ method: 'GET', path: ['members', id, 'usage'] }, options);
  }

  /**
   * List the members.
   *
   * The people who may sign in to this organization. For owners and admins who are signed in.
   *
   * Operation `members.list`: GET /members
   */
  list(options: CallOptions = {}): ApiPromise<types.MemberList> {
    return this.transport.json({ method: 'GET', path: ['members'] }, options);
  }

  /**
   * Get a member.
   *
   * By the identifier of the user.
   *
   * Operation `members.get`: GET /members/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Member> {
    return this.transport.json({ method: 'GET', path: ['members', id] }, options);
  }

  /**
   * Change the role of a member.
   *
   * Takes effect at once, in every session of the member, and in the API keys and webhook endpoints of
   * theirs: these may do and show no more than the role, and end where it does. Only an owner can name
   * another owner or change one, and one owner always stays. A member with limits cannot become one.
   *
   * Operation `members.update`: PUT /members/{id}
   */
  update(id: string, body: types.UpdateMember, options: ChangeOptions = {}): ApiPromise<types.Member> {
    return this.transport.json({ method: 'PUT', path: ['members', id], body, needsBody: true }, options);
  }

  /**
   * Remove a member.
   *
   * Ends the member’s sessions in this organization at once, on every node. The account stays. API keys
   * that the member made go on with all their scopes, because programs may need them, unless `api_keys`
   * says to revoke them. Webhook endpoints that the member wrote last are disabled, until somebody else
   * updates them.
   *
   * Operation `members.remove`: DELETE /members/{id}
   */
  remove(id: string, query: types.MembersRemoveQuery = {}, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['members', id], query }, options);
  }

  /**
   * Sign a member out.
   *
   * Ends all sessions of the member in this organization at once.
   *
   * Operation `members.end_sessions`: POST /members/{id}/end-sessions
   */
  endSessions(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['members', id, 'end-sessions'] }, options);
  }
}

/** Mails about documents, as they were sent, and what became of them. */
export class MessagesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List messages.
   *
   * The outbox: every mail about a document or an account, also those that were only kept.
   *
   * Operation `messages.list`: GET /messages
   */
  list(query: types.MessagesListQuery = {}, options: CallOptions = {}): Pages<types.Message> {
    return this.transport.list({ method: 'GET', path: ['messages'], query, start: 'cursor' }, options);
  }

  /**
   * Get a message.
   *
   * The message with each attempt to send it, and what the mail server said.
   *
   * Operation `messages.get`: GET /messages/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.MessageDetails> {
    return this.transport.json({ method: 'GET', path: ['messages', id] }, options);
  }

  /**
   * Read a message.
   *
   * Subject, text and HTML as its reader sees them. The attachments are documents of the invoice.
   *
   * Operation `messages.content`: GET /messages/{id}/content
   */
  content(id: string, options: CallOptions = {}): ApiPromise<types.MessageContent> {
    return this.transport.json({ method: 'GET', path: ['messages', id, 'content'] }, options);
  }

  /**
   * Download the file of a message.
   *
   * The file that was made for the message alone, such as a statement of account or the letter of a
   * reminder, as its reader got it. What goes along with an invoice is among its documents.
   *
   * Operation `messages.file`: GET /messages/{id}/file
   */
  file(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['messages', id, 'file'] }, options);
  }

  /**
   * Download the file of a message.
   *
   * The file that was made for the message alone, such as a statement of account or the letter of a
   * reminder, as its reader got it. What goes along with an invoice is among its documents.
   *
   * Operation `messages.file`: GET /messages/{id}/file
   *
   * The file is read as it comes.
   */
  fileStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['messages', id, 'file'] }, options);
  }

  /**
   * Send a message again.
   *
   * Sends the same once more, as a message of its own. For one that failed, came back or is unconfirmed;
   * each can be repeated once.
   *
   * Operation `messages.resend`: POST /messages/{id}/resend
   */
  resend(id: string, body: types.Resend | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['messages', id, 'resend'], body }, options);
  }

  /**
   * Cancel a message.
   *
   * Takes back a message that waits for its moment, or for another attempt.
   *
   * Operation `messages.cancel`: POST /messages/{id}/cancel
   */
  cancel(id: string, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['messages', id, 'cancel'] }, options);
  }

  /**
   * Report what became of a message.
   *
   * For hooks of mail providers and scripts behind a mail server: a message that came back, that
   * somebody complained about, or that has arrived. Addresses that refuse mail get none until somebody
   * says so.
   *
   * Operation `messages.report`: POST /messages/{id}/report
   */
  report(id: string, body: types.ReportMessage, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['messages', id, 'report'], body, needsBody: true }, options);
  }
}

/** Numbers without gaps, and the proof of it. */
export class NumberSeriesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List number series.
   *
   * One for each kind of document, with the number that comes next.
   *
   * Operation `number_series.list`: GET /number-series
   */
  list(options: CallOptions = {}): ApiPromise<types.NumberSeriesList> {
    return this.transport.json({ method: 'GET', path: ['number-series'] }, options);
  }

  /**
   * Get a number series.
   *
   * Its format, how far it has counted, and the end of its hash chain.
   *
   * Operation `number_series.get`: GET /number-series/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.NumberSeries> {
    return this.transport.json({ method: 'GET', path: ['number-series', id] }, options);
  }

  /**
   * Prove a number series.
   *
   * Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that
   * run backwards, and whether each hash follows from the document and its predecessor.
   *
   * Operation `number_series.audit`: GET /number-series/{id}/audit
   */
  audit(id: string, options: CallOptions = {}): ApiPromise<types.SeriesAudit> {
    return this.transport.json({ method: 'GET', path: ['number-series', id, 'audit'] }, options);
  }

  /**
   * Export the documents of a series.
   *
   * Every document exactly as it was issued, one JSON object per line after a first line about the
   * series. `npm run verify-export -- FILE` checks such a file without the service.
   *
   * Operation `number_series.export`: GET /number-series/{id}/export
   */
  export(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['number-series', id, 'export'] }, options);
  }

  /**
   * Export the documents of a series.
   *
   * Every document exactly as it was issued, one JSON object per line after a first line about the
   * series. `npm run verify-export -- FILE` checks such a file without the service.
   *
   * Operation `number_series.export`: GET /number-series/{id}/export
   *
   * The file is read as it comes.
   */
  exportStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['number-series', id, 'export'] }, options);
  }
}

/** Invoices and credit notes as files, and what they lack. */
export class OrganizationResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get the settings for documents.
   *
   * How documents look, and whether an invoice that is not valid may be issued.
   *
   * Operation `organization.documents`: GET /organization/documents
   */
  documents(options: CallOptions = {}): ApiPromise<types.DocumentSettings> {
    return this.transport.json({ method: 'GET', path: ['organization', 'documents'] }, options);
  }

  /**
   * Update the settings for documents.
   *
   * Replaces all of them; what is not given gets its default. Issued documents keep the settings of the
   * day of their issue. For owners and admins who are signed in. Texts and addresses that tell customers
   * where to pay need a session that was confirmed.
   *
   * Operation `organization.update_documents`: PUT /organization/documents
   */
  updateDocuments(body: types.UpdateDocumentSettings, options: ChangeOptions = {}): ApiPromise<types.DocumentSettings> {
    return this.transport.json({ method: 'PUT', path: ['organization', 'documents'], body, needsBody: true }, options);
  }

  /**
   * Get the logo.
   *
   * The picture in the head of documents, as it is kept.
   *
   * Operation `organization.logo`: GET /organization/logo
   */
  logo(options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['organization', 'logo'] }, options);
  }

  /**
   * Get the logo.
   *
   * The picture in the head of documents, as it is kept.
   *
   * Operation `organization.logo`: GET /organization/logo
   *
   * The file is read as it comes.
   */
  logoStream(options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['organization', 'logo'] }, options);
  }

  /**
   * Upload a logo.
   *
   * Replaces the picture in the head of documents, and answers with the settings. Issued documents keep
   * the one of the day of their issue. Of an SVG only what is drawn is kept; one that runs programs or
   * refers to anything outside is refused. For owners and admins who are signed in.
   *
   * Operation `organization.update_logo`: PUT /organization/logo
   */
  updateLogo(body: types.UpdateLogo, options: CallOptions = {}): ApiPromise<types.DocumentSettings> {
    return this.transport.json({ method: 'PUT', path: ['organization', 'logo'], body, needsBody: true }, options);
  }

  /**
   * Remove the logo.
   *
   * Later documents have the name in its place. For owners and admins who are signed in.
   *
   * Operation `organization.delete_logo`: DELETE /organization/logo
   */
  deleteLogo(options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['organization', 'logo'] }, options);
  }

  /**
   * Get the organization.
   *
   * The one that the credential belongs to. Every credential may read it.
   *
   * Operation `organization.get`: GET /organization
   */
  get(options: CallOptions = {}): ApiPromise<types.Organization> {
    return this.transport.json({ method: 'GET', path: ['organization'] }, options);
  }

  /**
   * Update the organization.
   *
   * Replaces all settings; what is not given becomes empty or its default. Only numbering that is not
   * given stays as it is. Issued documents never change. For owners and admins who are signed in.
   * Changed bank details need a session that was confirmed.
   *
   * Operation `organization.update`: PUT /organization
   */
  update(body: types.UpdateOrganization, options: ChangeOptions = {}): ApiPromise<types.Organization> {
    return this.transport.json({ method: 'PUT', path: ['organization'], body, needsBody: true }, options);
  }

  /**
   * Get the clock of the books.
   *
   * Live books go by real time. The clock of test books can be moved forward.
   *
   * Operation `organization.get_clock`: GET /organization/clock
   */
  getClock(options: CallOptions = {}): ApiPromise<types.Clock> {
    return this.transport.json({ method: 'GET', path: ['organization', 'clock'] }, options);
  }

  /**
   * Move the clock of test books.
   *
   * Moves it forward, and does on the way what falls due, each at its time: reminders, overdue invoices,
   * messages that wait, retries of webhooks. All of it is done before the answer, at most 10,000 jobs;
   * if there are more, nothing is done and the clock stays. Sessions, API keys and invitations go by
   * real time. The clock goes back to real time when the books are emptied.
   *
   * Operation `organization.move_clock`: PUT /organization/clock
   */
  moveClock(body: types.MoveClock, options: CallOptions = {}): ApiPromise<types.MovedClock> {
    return this.transport.json({ method: 'PUT', path: ['organization', 'clock'], body, needsBody: true }, options);
  }

  /**
   * Empty test books.
   *
   * Deletes every customer, product, document, payment and message of test books, and lets their numbers
   * begin anew. Settings, members, API keys, webhook endpoints and the event feed stay. Live books are
   * never emptied. This cannot be undone.
   *
   * Operation `organization.reset`: POST /organization/reset
   */
  reset(options: CallOptions = {}): ApiPromise<types.Organization> {
    return this.transport.json({ method: 'POST', path: ['organization', 'reset'] }, options);
  }
}

/** Your organizations: opening, listing and closing them. */
export class OrganizationsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List your organizations.
   *
   * Those that the user may sign in to, with the role in each.
   *
   * Operation `organizations.list`: GET /organizations
   */
  list(options: CallOptions = {}): ApiPromise<types.OwnOrganizationList> {
    return this.transport.json({ method: 'GET', path: ['organizations'] }, options);
  }

  /**
   * Open another organization.
   *
   * Its books, numbers, members and keys are its own. You are its owner; switch to it to work there. Who
   * may open one is a setting of the installation.
   *
   * Operation `organizations.create`: POST /organizations
   */
  create(body: types.CreateOrganization, options: CallOptions = {}): ApiPromise<types.OwnOrganization> {
    return this.transport.json({ method: 'POST', path: ['organizations'], body, needsBody: true }, options);
  }

  /**
   * Make a sandbox.
   *
   * Test books beside those of the session: an organization of mode test with its settings, and the
   * newest 10,000 customers and products, if wanted. Mail server, members, keys, webhooks and reminders
   * are not taken over. For whoever may open an organization.
   *
   * Operation `organizations.create_sandbox`: POST /organizations/{id}/sandbox
   */
  createSandbox(id: string, body: types.CreateSandbox, options: CallOptions = {}): ApiPromise<types.OwnOrganization> {
    return this.transport.json({ method: 'POST', path: ['organizations', id, 'sandbox'], body, needsBody: true }, options);
  }

  /**
   * Close the organization.
   *
   * For owners, and only for the organization of the session. From then on its books can be read and
   * nothing else, its API keys are revoked, and the sessions of others end. This cannot be undone.
   *
   * Operation `organizations.close`: POST /organizations/{id}/close
   */
  close(id: string, options: CallOptions = {}): ApiPromise<types.OwnOrganization> {
    return this.transport.json({ method: 'POST', path: ['organizations', id, 'close'] }, options);
  }
}

/** Bills that are paid together, and the file for the bank. */
export class PaymentRunsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List payment runs.
   *
   * Without their transfers. The newest first, unless it is asked otherwise.
   *
   * Operation `payment_runs.list`: GET /payment-runs
   */
  list(query: types.PaymentRunsListQuery = {}, options: CallOptions = {}): Pages<types.PaymentRunFacts> {
    return this.transport.list({ method: 'GET', path: ['payment-runs'], query, start: 'cursor' }, options);
  }

  /**
   * Propose a payment run.
   *
   * Puts approved bills in euros together that are paid from one account: those that are named, or those
   * that are due by a day. Each is paid what is due of it, to an account that its supplier is known for.
   * A bill is in one run at a time; what is due and cannot be paid so is told in `left_out`.
   *
   * Operation `payment_runs.create`: POST /payment-runs
   */
  create(body: types.CreatePaymentRun, options: CallOptions = {}): ApiPromise<types.PaymentRun> {
    return this.transport.json({ method: 'POST', path: ['payment-runs'], body, needsBody: true }, options);
  }

  /**
   * Get a payment run.
   *
   * The run with its transfers.
   *
   * Operation `payment_runs.get`: GET /payment-runs/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.PaymentRun> {
    return this.transport.json({ method: 'GET', path: ['payment-runs', id] }, options);
  }

  /**
   * Release a payment run.
   *
   * Writes the file for the bank for good: a SEPA credit transfer, ISO 20022 pain.001.001.09. It sends
   * no money; you hand the file to the bank.
   *
   * Operation `payment_runs.release`: POST /payment-runs/{id}/release
   */
  release(id: string, options: ChangeOptions = {}): ApiPromise<types.PaymentRun> {
    return this.transport.json({ method: 'POST', path: ['payment-runs', id, 'release'] }, options);
  }

  /**
   * Download the file of a payment run.
   *
   * The file as it was released; `file_sha256` of the run is its digest.
   *
   * Operation `payment_runs.pain001`: GET /payment-runs/{id}/pain001
   */
  pain001(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['payment-runs', id, 'pain001'] }, options);
  }

  /**
   * Download the file of a payment run.
   *
   * The file as it was released; `file_sha256` of the run is its digest.
   *
   * Operation `payment_runs.pain001`: GET /payment-runs/{id}/pain001
   *
   * The file is read as it comes.
   */
  pain001Stream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['payment-runs', id, 'pain001'] }, options);
  }

  /**
   * Settle a payment run.
   *
   * Says that the bank has executed it: a payment of each bill is recorded, and the bills are paid. A
   * transfer that comes back later is a payment that you reverse.
   *
   * Operation `payment_runs.settle`: POST /payment-runs/{id}/settle
   */
  settle(id: string, body: types.SettlePaymentRun, options: ChangeOptions = {}): ApiPromise<types.PaymentRun> {
    return this.transport.json({ method: 'POST', path: ['payment-runs', id, 'settle'], body, needsBody: true }, options);
  }

  /**
   * Cancel a payment run.
   *
   * Frees its bills. Of a released run, make sure first that the bank does not execute the file, which
   * nobody here can take back.
   *
   * Operation `payment_runs.cancel`: POST /payment-runs/{id}/cancel
   */
  cancel(id: string, options: ChangeOptions = {}): ApiPromise<types.PaymentRun> {
    return this.transport.json({ method: 'POST', path: ['payment-runs', id, 'cancel'] }, options);
  }
}

/** Mails about documents, as they were sent, and what became of them. */
export class PaymentsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Send the receipt of a payment.
   *
   * Queues a mail to the customer with the receipt as a PDF, which says what holds when the mail leaves.
   * Not of a reversed payment; a mail that still waits when the payment is reversed is cancelled. Each
   * request is one mail: use an Idempotency-Key.
   *
   * Operation `payments.send`: POST /payments/{id}/send
   */
  send(id: string, body: types.SendReceipt | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['payments', id, 'send'], body }, options);
  }

  /**
   * Download the receipt of a payment.
   *
   * What was paid, when and how, the invoices that it settles with the discount that was taken, what is
   * still open of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of
   * it is kept. A reversed payment has none.
   *
   * Operation `payments.pdf`: GET /payments/{id}/pdf
   */
  pdf(id: string, query: types.PaymentsPdfQuery = {}, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['payments', id, 'pdf'], query }, options);
  }

  /**
   * Download the receipt of a payment.
   *
   * What was paid, when and how, the invoices that it settles with the discount that was taken, what is
   * still open of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of
   * it is kept. A reversed payment has none.
   *
   * Operation `payments.pdf`: GET /payments/{id}/pdf
   *
   * The file is read as it comes.
   */
  pdfStream(id: string, query: types.PaymentsPdfQuery = {}, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['payments', id, 'pdf'], query }, options);
  }

  /**
   * List payments.
   *
   * Without what they settle. The newest first, unless it is asked otherwise.
   *
   * Operation `payments.list`: GET /payments
   */
  list(query: types.PaymentsListQuery = {}, options: CallOptions = {}): Pages<types.PaymentSummary> {
    return this.transport.list({ method: 'GET', path: ['payments'], query, start: 'cursor' }, options);
  }

  /**
   * Record a payment.
   *
   * Settles any number of invoices of one customer and currency. What is left is the customer’s credit.
   * A discount for paying early settles the rest of an invoice that is paid but for it in time;
   * `settle_rest` lets another small rest go.
   *
   * Operation `payments.create`: POST /payments
   */
  create(body: types.CreatePayment, options: CallOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['payments'], body, needsBody: true }, options);
  }

  /**
   * Get a payment.
   *
   * The payment with the invoices that it settles.
   *
   * Operation `payments.get`: GET /payments/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'GET', path: ['payments', id] }, options);
  }

  /**
   * Remark on a payment.
   *
   * Changes what is not about the money, in any state: reference, note and metadata. What is not given
   * stays; null takes a value away; in metadata, null takes a name away and other names stay.
   *
   * Operation `payments.patch`: PATCH /payments/{id}
   */
  patch(id: string, body: types.PaymentRemarks, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'PATCH', path: ['payments', id], body, needsBody: true }, options);
  }

  /**
   * Allocate a payment.
   *
   * Settles invoices with what is left of a payment. Whether a discount for paying early is taken
   * depends on the day that the payment came in.
   *
   * Operation `payments.allocate`: POST /payments/{id}/allocate
   */
  allocate(id: string, body: types.AllocatePayment, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['payments', id, 'allocate'], body, needsBody: true }, options);
  }

  /**
   * Unallocate a payment.
   *
   * Takes back what a payment settles, all of an invoice or a part: it is due again, and the customer’s
   * credit. Credit of the invoice’s own credit notes settles it again, wherever that credit is.
   *
   * Operation `payments.unallocate`: POST /payments/{id}/unallocate
   */
  unallocate(id: string, body: types.UnallocatePayment, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['payments', id, 'unallocate'], body, needsBody: true }, options);
  }

  /**
   * Refund a payment.
   *
   * Notes that money was given back to the customer, out of what settles no invoice. Unallocate first
   * what does. Without an amount, one of which everything left is refunded is answered as it is.
   *
   * Operation `payments.refund`: POST /payments/{id}/refund
   */
  refund(id: string, body: types.RefundPayment, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['payments', id, 'refund'], body, needsBody: true }, options);
  }

  /**
   * Cancel a refund.
   *
   * Says that a refund did not take place, because it came back or was noted by mistake. It stays on
   * record and is the customer’s credit again. A cancelled one is answered as it is.
   *
   * Operation `payments.cancel_refund`: POST /payments/{id}/cancel-refund
   */
  cancelRefund(id: string, body: types.CancelRefund, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['payments', id, 'cancel-refund'], body, needsBody: true }, options);
  }

  /**
   * Reverse a payment.
   *
   * Takes a payment back, wholly, because it did not come in: what it has settled is due again. Credit
   * of the own credit notes of such an invoice settles it again, wherever that credit is. Not while a
   * part of it is refunded. A reversed one is answered as it is.
   *
   * Operation `payments.reverse`: POST /payments/{id}/reverse
   */
  reverse(id: string, body: types.ReversePayment, options: ChangeOptions = {}): ApiPromise<types.Payment> {
    return this.transport.json({ method: 'POST', path: ['payments', id, 'reverse'], body, needsBody: true }, options);
  }
}

/** What products cost which customers. */
export class PriceListsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List price lists.
   *
   * The newest first and without archived ones, unless it is asked otherwise. Without their prices.
   *
   * Operation `price_lists.list`: GET /price-lists
   */
  list(query: types.PriceListsListQuery = {}, options: CallOptions = {}): Pages<types.PriceListSummary> {
    return this.transport.list({ method: 'GET', path: ['price-lists'], query, start: 'cursor' }, options);
  }

  /**
   * Add a price list.
   *
   * Only name and currency are required. A customer has it by `price_list_id`; then lines of invoices
   * may leave their price out.
   *
   * Operation `price_lists.create`: POST /price-lists
   */
  create(body: types.CreatePriceList, options: CallOptions = {}): ApiPromise<types.PriceList> {
    return this.transport.json({ method: 'POST', path: ['price-lists'], body, needsBody: true }, options);
  }

  /**
   * Get a price list.
   *
   * With all of its prices.
   *
   * Operation `price_lists.get`: GET /price-lists/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.PriceList> {
    return this.transport.json({ method: 'GET', path: ['price-lists', id] }, options);
  }

  /**
   * Update a price list.
   *
   * Replaces the price list wholly, with all of its prices; what is not given becomes empty or its
   * default. Invoices that are there never change.
   *
   * Operation `price_lists.update`: PUT /price-lists/{id}
   */
  update(id: string, body: types.UpdatePriceList, options: ChangeOptions = {}): ApiPromise<types.PriceList> {
    return this.transport.json({ method: 'PUT', path: ['price-lists', id], body, needsBody: true }, options);
  }

  /**
   * Delete a price list.
   *
   * Deletes a price list that no customer and no other list names, archives one that is named. An
   * archived list gives no prices: lines of its customers have to name theirs.
   *
   * Operation `price_lists.delete`: DELETE /price-lists/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['price-lists', id] }, options);
  }

  /**
   * Unarchive a price list.
   *
   * Shows an archived price list in lists again. One that is not archived is answered as it is.
   *
   * Operation `price_lists.unarchive`: POST /price-lists/{id}/unarchive
   */
  unarchive(id: string, options: ChangeOptions = {}): ApiPromise<types.PriceList> {
    return this.transport.json({ method: 'POST', path: ['price-lists', id, 'unarchive'] }, options);
  }
}

/** What you sell. */
export class ProductsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List products.
   *
   * The newest first and without archived ones, unless it is asked otherwise.
   *
   * Operation `products.list`: GET /products
   */
  list(query: types.ProductsListQuery = {}, options: CallOptions = {}): Pages<types.Product> {
    return this.transport.list({ method: 'GET', path: ['products'], query, start: 'cursor' }, options);
  }

  /**
   * Add a product.
   *
   * Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.
   *
   * Operation `products.create`: POST /products
   */
  create(body: types.CreateProduct, options: CallOptions = {}): ApiPromise<types.Product> {
    return this.transport.json({ method: 'POST', path: ['products'], body, needsBody: true }, options);
  }

  /**
   * Get a product.
   *
   * Archived ones can still be read, because documents speak of them.
   *
   * Operation `products.get`: GET /products/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Product> {
    return this.transport.json({ method: 'GET', path: ['products', id] }, options);
  }

  /**
   * Update a product.
   *
   * Replaces the product wholly; what is not given becomes empty or its default. Documents never change.
   *
   * Operation `products.update`: PUT /products/{id}
   */
  update(id: string, body: types.UpdateProduct, options: ChangeOptions = {}): ApiPromise<types.Product> {
    return this.transport.json({ method: 'PUT', path: ['products', id], body, needsBody: true }, options);
  }

  /**
   * Change a product.
   *
   * Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name
   * away and other names stay.
   *
   * Operation `products.patch`: PATCH /products/{id}
   */
  patch(id: string, body: types.PatchProduct, options: ChangeOptions = {}): ApiPromise<types.Product> {
    return this.transport.json({ method: 'PATCH', path: ['products', id], body, needsBody: true }, options);
  }

  /**
   * Delete a product.
   *
   * Deletes a product that no line names, archives one that is named.
   *
   * Operation `products.delete`: DELETE /products/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['products', id] }, options);
  }

  /**
   * Unarchive a product.
   *
   * Shows an archived product in lists again. One that is not archived is answered as it is.
   *
   * Operation `products.unarchive`: POST /products/{id}/unarchive
   */
  unarchive(id: string, options: ChangeOptions = {}): ApiPromise<types.Product> {
    return this.transport.json({ method: 'POST', path: ['products', id, 'unarchive'] }, options);
  }

  /**
   * Look up a price.
   *
   * What one unit costs a customer who takes so many on a day: the price of the customer’s price list,
   * else of the list that it is based on, else the product’s own, and where it comes from.
   *
   * Operation `products.price`: GET /products/{id}/price
   */
  price(id: string, query: types.ProductsPriceQuery = {}, options: CallOptions = {}): ApiPromise<types.ProductPrice> {
    return this.transport.json({ method: 'GET', path: ['products', id, 'price'], query }, options);
  }
}

/** Pages that show an invoice, a credit note or a quote to its customer. */
export class QuoteLinksResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the links to a quote.
   *
   * Those that work, the newest first, at most 200, and how often a person has looked.
   *
   * Operation `quote_links.list`: GET /quotes/{id}/links
   */
  list(id: string, options: CallOptions = {}): ApiPromise<types.LinkList> {
    return this.transport.json({ method: 'GET', path: ['quotes', id, 'links'] }, options);
  }

  /**
   * Make a link to a quote.
   *
   * An address that shows the quote and its PDF to whoever has it. The address is shown this once.
   * Earlier links keep working. The days of a link count from when the quote was answered, revised or
   * withdrawn.
   *
   * Operation `quote_links.create`: POST /quotes/{id}/links
   */
  create(id: string, body: types.CreateLink | undefined = undefined, options: CallOptions = {}): ApiPromise<types.CreatedLink> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'links'], body }, options);
  }
}

/** What is offered to customers, from draft to acceptance. */
export class QuotesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List quotes.
   *
   * The newest first, unless the request asks for another order.
   *
   * Operation `quotes.list`: GET /quotes
   */
  list(query: types.QuotesListQuery = {}, options: CallOptions = {}): Pages<types.QuoteSummary> {
    return this.transport.list({ method: 'GET', path: ['quotes'], query, start: 'cursor' }, options);
  }

  /**
   * Add a quote.
   *
   * Keeps a draft. Its amounts are computed as those of an invoice, out of the lines that hold: optional
   * ones do not until they are chosen, and of the lines of a group the first does.
   *
   * Operation `quotes.create`: POST /quotes
   */
  create(body: types.CreateQuote, options: CallOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes'], body, needsBody: true }, options);
  }

  /**
   * Get a quote.
   *
   * With its lines, its terms, and what proves that it was accepted.
   *
   * Operation `quotes.get`: GET /quotes/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'GET', path: ['quotes', id] }, options);
  }

  /**
   * Update a quote.
   *
   * Replaces a draft and all of its lines. An issued quote never changes; revise it instead.
   *
   * Operation `quotes.update`: PUT /quotes/{id}
   */
  update(id: string, body: types.UpdateQuote, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'PUT', path: ['quotes', id], body, needsBody: true }, options);
  }

  /**
   * Delete a quote.
   *
   * Deletes a draft for good. An issued quote stays; cancel it instead.
   *
   * Operation `quotes.delete`: DELETE /quotes/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['quotes', id] }, options);
  }

  /**
   * Duplicate a quote.
   *
   * Makes a draft with the same content, whatever state the quote is in: lines with what is optional and
   * which are alternatives, discounts, charges, taxes, currency, terms and words. Number, dates, the
   * customer’s own sign and the answer are not taken over, and it revises nothing; another customer has
   * its own terms and details. Names come from the products as they are now. An archived customer or
   * product is refused.
   *
   * Operation `quotes.duplicate`: POST /quotes/{id}/duplicate
   */
  duplicate(id: string, body: types.DuplicateQuote, options: CallOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'duplicate'], body, needsBody: true }, options);
  }

  /**
   * Calculate a quote.
   *
   * Answers every amount that a quote would have, and stores nothing. Takes what creating one takes, and
   * refuses what that would refuse. The totals are those of the lines that hold as long as nobody
   * chooses.
   *
   * Operation `quotes.calculate`: POST /quotes/calculate
   */
  calculate(body: types.CreateQuote, options: CallOptions = {}): ApiPromise<types.CalculatedQuote> {
    return this.transport.json({ method: 'POST', path: ['quotes', 'calculate'], body, needsBody: true }, options);
  }

  /**
   * Explain the amounts of a quote.
   *
   * Every step of the calculation of the lines that hold, as of an invoice: those that were accepted,
   * else those that are proposed.
   *
   * Operation `quotes.calculation`: GET /quotes/{id}/calculation
   */
  calculation(id: string, options: CallOptions = {}): ApiPromise<types.QuoteCalculation> {
    return this.transport.json({ method: 'GET', path: ['quotes', id, 'calculation'] }, options);
  }

  /**
   * Issue a quote.
   *
   * Gives a draft its number, its date and both parties, and puts it into the chain of quotes; from then
   * on it never changes. The quote that it revises is superseded.
   *
   * Operation `quotes.issue`: POST /quotes/{id}/issue
   */
  issue(id: string, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'issue'] }, options);
  }

  /**
   * Revise a quote.
   *
   * Makes a draft with the same content. Its issue supersedes this quote, which stays as it is.
   *
   * Operation `quotes.revise`: POST /quotes/{id}/revise
   */
  revise(id: string, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'revise'] }, options);
  }

  /**
   * Accept a quote.
   *
   * Notes that the customer has accepted, as you were told: who, how, and which optional lines and
   * alternatives. Kept with it are the moment, the hashes of the quote and of its terms, and the sums of
   * the lines that hold.
   *
   * Operation `quotes.accept`: POST /quotes/{id}/accept
   */
  accept(id: string, body: types.AcceptQuote, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'accept'], body, needsBody: true }, options);
  }

  /**
   * Decline a quote.
   *
   * Notes that the customer does not want it, and why.
   *
   * Operation `quotes.decline`: POST /quotes/{id}/decline
   */
  decline(id: string, body: types.DeclineQuote, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'decline'], body, needsBody: true }, options);
  }

  /**
   * Extend a quote.
   *
   * Gives it a later last day. One that has expired is open again.
   *
   * Operation `quotes.extend`: POST /quotes/{id}/extend
   */
  extend(id: string, body: types.ExtendQuote, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'extend'], body, needsBody: true }, options);
  }

  /**
   * Cancel a quote.
   *
   * Withdraws an open or expired quote. It keeps its number.
   *
   * Operation `quotes.cancel`: POST /quotes/{id}/cancel
   */
  cancel(id: string, options: ChangeOptions = {}): ApiPromise<types.Quote> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'cancel'] }, options);
  }

  /**
   * See what of a quote is invoiced.
   *
   * The invoices that were made of it, and how much of each accepted line is left.
   *
   * Operation `quotes.invoices`: GET /quotes/{id}/invoices
   */
  invoices(id: string, options: CallOptions = {}): ApiPromise<types.QuoteInvoicing> {
    return this.transport.json({ method: 'GET', path: ['quotes', id, 'invoices'] }, options);
  }

  /**
   * Invoice a quote.
   *
   * Makes a draft of what was accepted: all that is left, some lines, or a deposit. Fully invoiced, the
   * invoices add up to the quote in each tax group; the last of a group takes what rounding left. An
   * invoice that is deleted, void or credited as a whole gives its part back.
   *
   * Operation `quotes.create_invoice`: POST /quotes/{id}/invoices
   */
  createInvoice(id: string, body: types.CreateQuoteInvoice, options: ChangeOptions = {}): ApiPromise<types.Invoice> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'invoices'], body, needsBody: true }, options);
  }

  /**
   * Download a quote.
   *
   * The quote as a PDF that looks like your invoices, in the language of its customer: what was issued,
   * whatever became of it since, or a preview of a draft as it would be issued today. Optional lines and
   * alternatives say so; the totals are those of the lines that hold as long as nobody chooses. It asks
   * for no payment. Nothing of it is kept.
   *
   * Operation `quotes.pdf`: GET /quotes/{id}/pdf
   */
  pdf(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['quotes', id, 'pdf'] }, options);
  }

  /**
   * Download a quote.
   *
   * The quote as a PDF that looks like your invoices, in the language of its customer: what was issued,
   * whatever became of it since, or a preview of a draft as it would be issued today. Optional lines and
   * alternatives say so; the totals are those of the lines that hold as long as nobody chooses. It asks
   * for no payment. Nothing of it is kept.
   *
   * Operation `quotes.pdf`: GET /quotes/{id}/pdf
   *
   * The file is read as it comes.
   */
  pdfStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['quotes', id, 'pdf'] }, options);
  }

  /**
   * Send a quote.
   *
   * Queues a mail to the customer with the quote as a PDF and a link to its page. A draft needs `issue`,
   * which issues it in the same step. A mail that still waits when the quote is answered, revised or
   * withdrawn, or has expired, is cancelled. Each request is one mail: use an Idempotency-Key.
   *
   * Operation `quotes.send`: POST /quotes/{id}/send
   */
  send(id: string, body: types.SendQuote | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.Message> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'send'], body }, options);
  }

  /**
   * Preview the mail with a quote.
   *
   * The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.
   *
   * Operation `quotes.preview_message`: POST /quotes/{id}/send-preview
   */
  previewMessage(id: string, body: types.SendQuote | undefined = undefined, options: CallOptions = {}): ApiPromise<types.MessagePreview> {
    return this.transport.json({ method: 'POST', path: ['quotes', id, 'send-preview'], body }, options);
  }
}

/** Bills and other files that others have sent to you. */
export class ReceivedFilesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List received files.
   *
   * The newest first, unless the request asks for another order.
   *
   * Operation `received_files.list`: GET /received-files
   */
  list(query: types.ReceivedFilesListQuery = {}, options: CallOptions = {}): Pages<types.ReceivedFile> {
    return this.transport.list({ method: 'GET', path: ['received-files'], query, start: 'cursor' }, options);
  }

  /**
   * Receive a file.
   *
   * Stores what somebody has sent to you, as it came. The same bytes are stored once: receiving them
   * again gives the file that is there. A file that nothing refers to goes after 30 days. The body may
   * have 27 MB.
   *
   * Operation `received_files.create`: POST /received-files
   */
  create(body: types.ReceiveFile, options: CallOptions = {}): ApiPromise<types.ReceivedFile> {
    return this.transport.json({ method: 'POST', path: ['received-files'], body, needsBody: true }, options);
  }

  /**
   * Get a received file.
   *
   * What is known of it. Its bytes are an operation of their own.
   *
   * Operation `received_files.get`: GET /received-files/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.ReceivedFile> {
    return this.transport.json({ method: 'GET', path: ['received-files', id] }, options);
  }

  /**
   * Delete a received file.
   *
   * Deletes a file for good, unless something in your books refers to it.
   *
   * Operation `received_files.delete`: DELETE /received-files/{id}
   */
  delete(id: string, options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['received-files', id] }, options);
  }

  /**
   * Download a received file.
   *
   * The bytes as they came, to be saved and never shown within a page of this service.
   *
   * Operation `received_files.content`: GET /received-files/{id}/content
   */
  content(id: string, options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['received-files', id, 'content'] }, options);
  }

  /**
   * Download a received file.
   *
   * The bytes as they came, to be saved and never shown within a page of this service.
   *
   * Operation `received_files.content`: GET /received-files/{id}/content
   *
   * The file is read as it comes.
   */
  contentStream(id: string, options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['received-files', id, 'content'] }, options);
  }
}

/** Invoices that are made again and again, each date once. */
export class RecurringInvoicesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Preview a recurring invoice.
   *
   * Answers the dates that a rule gives, with their periods, and with `content` the amounts and the
   * first invoice. Stores nothing. What creating one would refuse is refused.
   *
   * Operation `recurring_invoices.preview`: POST /recurring-invoices/preview
   */
  preview(body: types.PreviewRecurringInvoice, options: CallOptions = {}): ApiPromise<types.RecurringPreview> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', 'preview'], body, needsBody: true }, options);
  }

  /**
   * See all dates of the next twelve months.
   *
   * The dates of all recurring invoices that are active or need attention, the soonest first, up to
   * 5,000 of them.
   *
   * Operation `recurring_invoices.calendar`: GET /recurring-invoices/calendar
   */
  calendar(options: CallOptions = {}): ApiPromise<types.RecurringCalendar> {
    return this.transport.json({ method: 'GET', path: ['recurring-invoices', 'calendar'] }, options);
  }

  /**
   * See the dates to come.
   *
   * The next 24 dates with their periods and amounts, and whether each is on a weekend or a day on which
   * banks settle no euro. Nothing is moved.
   *
   * Operation `recurring_invoices.occurrences`: GET /recurring-invoices/{id}/occurrences
   */
  occurrences(id: string, options: CallOptions = {}): ApiPromise<types.OccurrenceList> {
    return this.transport.json({ method: 'GET', path: ['recurring-invoices', id, 'occurrences'] }, options);
  }

  /**
   * List recurring invoices.
   *
   * The newest first, unless the oldest are asked for.
   *
   * Operation `recurring_invoices.list`: GET /recurring-invoices
   */
  list(query: types.RecurringInvoicesListQuery = {}, options: CallOptions = {}): Pages<types.RecurringInvoiceSummary> {
    return this.transport.list({ method: 'GET', path: ['recurring-invoices'], query, start: 'cursor' }, options);
  }

  /**
   * Add a recurring invoice.
   *
   * Makes an invoice on each date of a rule, once. The content is checked as if the first run were now.
   * Every date is computed from the start: the 31st is the last day of a shorter month, and the 31st
   * again after it.
   *
   * Operation `recurring_invoices.create`: POST /recurring-invoices
   */
  create(body: types.CreateRecurringInvoice, options: CallOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices'], body, needsBody: true }, options);
  }

  /**
   * Get a recurring invoice.
   *
   * Its content, its rule and the date that comes next.
   *
   * Operation `recurring_invoices.get`: GET /recurring-invoices/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'GET', path: ['recurring-invoices', id] }, options);
  }

  /**
   * Update a recurring invoice.
   *
   * Replaces everything but the start, for the dates to come; what ran stays. A changed rule counts from
   * the date that was planned next, so that no date comes twice.
   *
   * Operation `recurring_invoices.update`: PUT /recurring-invoices/{id}
   */
  update(id: string, body: types.UpdateRecurringInvoice, options: ChangeOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'PUT', path: ['recurring-invoices', id], body, needsBody: true }, options);
  }

  /**
   * Delete a recurring invoice.
   *
   * Deletes one for good of which no date ran and none was skipped. Another one is ended: it explains
   * the invoices that it made.
   *
   * Operation `recurring_invoices.delete`: DELETE /recurring-invoices/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['recurring-invoices', id] }, options);
  }

  /**
   * Pause a recurring invoice.
   *
   * Nothing runs until it is resumed.
   *
   * Operation `recurring_invoices.pause`: POST /recurring-invoices/{id}/pause
   */
  pause(id: string, options: ChangeOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'pause'] }, options);
  }

  /**
   * Resume a recurring invoice.
   *
   * Goes on after a pause. Dates that passed meanwhile are run or skipped, as `catch_up` says.
   *
   * Operation `recurring_invoices.resume`: POST /recurring-invoices/{id}/resume
   */
  resume(id: string, body: types.ResumeRecurringInvoice, options: ChangeOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'resume'], body, needsBody: true }, options);
  }

  /**
   * End a recurring invoice.
   *
   * Nothing runs any more. What it made stays, and so does what became of each date.
   *
   * Operation `recurring_invoices.end`: POST /recurring-invoices/{id}/end
   */
  end(id: string, options: ChangeOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'end'] }, options);
  }

  /**
   * Duplicate a recurring invoice.
   *
   * Adds a paused copy that starts on the next date of the source; resume it once you have looked at it.
   * For another customer, terms and details that belong to the customer are left out.
   *
   * Operation `recurring_invoices.duplicate`: POST /recurring-invoices/{id}/duplicate
   */
  duplicate(id: string, body: types.DuplicateRecurringInvoice, options: CallOptions = {}): ApiPromise<types.RecurringInvoice> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'duplicate'], body, needsBody: true }, options);
  }

  /**
   * Run a recurring invoice now.
   *
   * Makes the invoice of the date that comes next today. Its period and the later dates stay as planned.
   *
   * Operation `recurring_invoices.run_now`: POST /recurring-invoices/{id}/run-now
   */
  runNow(id: string, options: ChangeOptions = {}): ApiPromise<types.RecurringRun> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'run-now'] }, options);
  }

  /**
   * Retry a failed run.
   *
   * Runs the date that failed once more; dates that have passed since follow by themselves.
   *
   * Operation `recurring_invoices.retry`: POST /recurring-invoices/{id}/retry
   */
  retry(id: string, options: ChangeOptions = {}): ApiPromise<types.RecurringRun> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'retry'] }, options);
  }

  /**
   * Skip a date.
   *
   * Leaves out the date that comes next, or the one that failed. No invoice is made for it.
   *
   * Operation `recurring_invoices.skip`: POST /recurring-invoices/{id}/skip
   */
  skip(id: string, options: ChangeOptions = {}): ApiPromise<types.RecurringRun> {
    return this.transport.json({ method: 'POST', path: ['recurring-invoices', id, 'skip'] }, options);
  }

  /**
   * See what became of each date.
   *
   * The latest 200, the last one first: the invoice that was made, or the problem.
   *
   * Operation `recurring_invoices.runs`: GET /recurring-invoices/{id}/runs
   */
  runs(id: string, options: CallOptions = {}): ApiPromise<types.RecurringRunList> {
    return this.transport.json({ method: 'GET', path: ['recurring-invoices', id, 'runs'] }, options);
  }
}

/** Asking for money that is late, and what was asked. */
export class ReminderPolicyResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get the reminder policy.
   *
   * When customers are asked for money that is late, and how.
   *
   * Operation `reminder_policy.get`: GET /reminder-policy
   */
  get(options: CallOptions = {}): ApiPromise<types.ReminderPolicy> {
    return this.transport.json({ method: 'GET', path: ['reminder-policy'] }, options);
  }

  /**
   * Update the reminder policy.
   *
   * Replaces all of it; what is not given gets its default. What was sent stays. See /reminders/forecast
   * for what goes out next.
   *
   * Operation `reminder_policy.update`: PUT /reminder-policy
   */
  update(body: types.UpdateReminderPolicy, options: ChangeOptions = {}): ApiPromise<types.ReminderPolicy> {
    return this.transport.json({ method: 'PUT', path: ['reminder-policy'], body, needsBody: true }, options);
  }
}

/** Asking for money that is late, and what was asked. */
export class RemindersResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get what is sent next.
   *
   * The reminders of the next day on which they go out, of at most 200 invoices, or that would go out if
   * they were enabled. Invoices of a customer in one currency go into one mail.
   *
   * Operation `reminders.forecast`: GET /reminders/forecast
   */
  forecast(options: CallOptions = {}): ApiPromise<types.ReminderForecast> {
    return this.transport.json({ method: 'GET', path: ['reminders', 'forecast'] }, options);
  }

  /**
   * List the reminder tasks.
   *
   * Open invoices that a person is to ask for, the oldest task first, at most 200.
   *
   * Operation `reminders.tasks`: GET /reminders/tasks
   */
  tasks(options: CallOptions = {}): ApiPromise<types.ReminderTaskList> {
    return this.transport.json({ method: 'GET', path: ['reminders', 'tasks'] }, options);
  }
}

/** Figures over many documents. */
export class ReportsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * See what customers owe.
   *
   * What is due and overdue today on open invoices, sorted by age, and what customers have to their
   * credit; with `as_of` the same at the end of an earlier day, such as the last one of a year. Money
   * counts from the day that it was received on, so that what is recorded later changes the past, unless
   * `known_at` leaves it out. Uncollectible invoices are not counted from the day that they are marked
   * on. Sums are decimal texts, which may need more digits than a JSON number keeps.
   *
   * Operation `reports.receivables`: GET /reports/receivables
   */
  receivables(query: types.ReportsReceivablesQuery = {}, options: CallOptions = {}): ApiPromise<types.Receivables> {
    return this.transport.json({ method: 'GET', path: ['reports', 'receivables'], query }, options);
  }

  /**
   * See revenue by month.
   *
   * What was invoiced, credited and received in each month, by currency. An invoice that becomes void
   * leaves the month of its issue date; with `known_at` only what had been recorded by then is told, as
   * it stood then. Sums are decimal texts, which may need more digits than a JSON number keeps.
   *
   * Operation `reports.revenue`: GET /reports/revenue
   */
  revenue(query: types.ReportsRevenueQuery = {}, options: CallOptions = {}): ApiPromise<types.Revenue> {
    return this.transport.json({ method: 'GET', path: ['reports', 'revenue'], query }, options);
  }

  /**
   * See what customers withhold in a year.
   *
   * What customers withhold of the invoices issued in a year, and how much of it certificates confirm.
   * The invoices without them are listed with `withholding=uncertified`.
   *
   * Operation `reports.withholdings`: GET /reports/withholdings
   */
  withholdings(query: types.ReportsWithholdingsQuery = {}, options: CallOptions = {}): ApiPromise<types.WithheldReport> {
    return this.transport.json({ method: 'GET', path: ['reports', 'withholdings'], query }, options);
  }

  /**
   * See what you owe suppliers.
   *
   * What is due and overdue today on open and approved bills, sorted by age, what is disputed besides,
   * and the credit out of credit notes and payments. A bill without a due date is not overdue.
   *
   * Operation `reports.payables`: GET /reports/payables
   */
  payables(options: CallOptions = {}): ApiPromise<types.Payables> {
    return this.transport.json({ method: 'GET', path: ['reports', 'payables'] }, options);
  }
}

/** Copies of personal data, erasing it, and what has to stay for how long. */
export class RetentionResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get for how long documents of erased customers are kept.
   *
   * By kind, with what the law of the country would ask for, and when something is erased next. It is
   * general knowledge and no legal advice.
   *
   * Operation `retention.get`: GET /organization/retention
   */
  get(options: CallOptions = {}): ApiPromise<types.Retention> {
    return this.transport.json({ method: 'GET', path: ['organization', 'retention'] }, options);
  }

  /**
   * Decide for how long documents of erased customers are kept.
   *
   * A kind that is left out follows the country of the seller. Years may be raised freely. Lowering them
   * needs a session that was confirmed, because what is kept for less time is erased earlier, for good;
   * it begins in the next night. It is general knowledge and no legal advice: ask your tax adviser
   * first.
   *
   * Operation `retention.update`: PUT /organization/retention
   */
  update(body: types.UpdateRetention, options: CallOptions = {}): ApiPromise<types.Retention> {
    return this.transport.json({ method: 'PUT', path: ['organization', 'retention'], body, needsBody: true }, options);
  }
}

/** Codes of an authenticator app, and who must have them. */
export class SecondFactorResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get one’s own second factor.
   *
   * Whether signing in needs a code, and how many recovery codes are left.
   *
   * Operation `second_factor.get`: GET /auth/second-factor
   */
  get(options: CallOptions = {}): ApiPromise<types.SecondFactor> {
    return this.transport.json({ method: 'GET', path: ['auth', 'second-factor'] }, options);
  }

  /**
   * Turn the second factor off.
   *
   * Signing in needs only the password then. The recovery codes end with it.
   *
   * Operation `second_factor.remove`: DELETE /auth/second-factor
   */
  remove(options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['auth', 'second-factor'] }, options);
  }

  /**
   * Begin to set up a second factor.
   *
   * Gives the secret for an authenticator app. Nothing changes until a first code confirms it.
   *
   * Operation `second_factor.begin`: POST /auth/second-factor/begin
   */
  begin(options: CallOptions = {}): ApiPromise<types.SecondFactorSetUp> {
    return this.transport.json({ method: 'POST', path: ['auth', 'second-factor', 'begin'] }, options);
  }

  /**
   * Turn the second factor on by a first code.
   *
   * From then on signing in needs a code. The answer shows ten recovery codes, this once.
   *
   * Operation `second_factor.confirm`: POST /auth/second-factor/confirm
   */
  confirm(body: types.ConfirmSecondFactor, options: CallOptions = {}): ApiPromise<types.RecoveryCodes> {
    return this.transport.json({ method: 'POST', path: ['auth', 'second-factor', 'confirm'], body, needsBody: true }, options);
  }

  /**
   * Get new recovery codes.
   *
   * The earlier ones stop working.
   *
   * Operation `second_factor.renew_recovery_codes`: POST /auth/second-factor/recovery-codes
   */
  renewRecoveryCodes(options: CallOptions = {}): ApiPromise<types.RecoveryCodes> {
    return this.transport.json({ method: 'POST', path: ['auth', 'second-factor', 'recovery-codes'] }, options);
  }
}

/** Codes of an authenticator app, and who must have them. */
export class SecurityResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get what the organization requires of its members.
   *
   * Of whom it requires a second factor.
   *
   * Operation `security.get`: GET /organization/security
   */
  get(options: CallOptions = {}): ApiPromise<types.Security> {
    return this.transport.json({ method: 'GET', path: ['organization', 'security'] }, options);
  }

  /**
   * Require a second factor of members.
   *
   * Takes effect at once: the session of somebody who must have a second factor and has none can only
   * set one up.
   *
   * Operation `security.update`: PUT /organization/security
   */
  update(body: types.UpdateSecurity, options: CallOptions = {}): ApiPromise<types.Security> {
    return this.transport.json({ method: 'PUT', path: ['organization', 'security'], body, needsBody: true }, options);
  }
}

/** Whom you buy from. */
export class SuppliersResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List suppliers.
   *
   * The newest first and without archived ones, unless it is asked otherwise.
   *
   * Operation `suppliers.list`: GET /suppliers
   */
  list(query: types.SuppliersListQuery = {}, options: CallOptions = {}): Pages<types.Supplier> {
    return this.transport.list({ method: 'GET', path: ['suppliers'], query, start: 'cursor' }, options);
  }

  /**
   * Add a supplier.
   *
   * Only the name is required. What is not given is empty, and may be given later.
   *
   * Operation `suppliers.create`: POST /suppliers
   */
  create(body: types.CreateSupplier, options: CallOptions = {}): ApiPromise<types.Supplier> {
    return this.transport.json({ method: 'POST', path: ['suppliers'], body, needsBody: true }, options);
  }

  /**
   * Get a supplier.
   *
   * Archived ones can still be read, because bills speak of them.
   *
   * Operation `suppliers.get`: GET /suppliers/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.Supplier> {
    return this.transport.json({ method: 'GET', path: ['suppliers', id] }, options);
  }

  /**
   * Update a supplier.
   *
   * Replaces the supplier wholly; what is not given becomes empty.
   *
   * Operation `suppliers.update`: PUT /suppliers/{id}
   */
  update(id: string, body: types.UpdateSupplier, options: ChangeOptions = {}): ApiPromise<types.Supplier> {
    return this.transport.json({ method: 'PUT', path: ['suppliers', id], body, needsBody: true }, options);
  }

  /**
   * Change a supplier.
   *
   * Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name
   * away and other names stay.
   *
   * Operation `suppliers.patch`: PATCH /suppliers/{id}
   */
  patch(id: string, body: types.PatchSupplier, options: ChangeOptions = {}): ApiPromise<types.Supplier> {
    return this.transport.json({ method: 'PATCH', path: ['suppliers', id], body, needsBody: true }, options);
  }

  /**
   * Delete a supplier.
   *
   * Deletes a supplier with all that is known of it. One that your books speak of is archived.
   *
   * Operation `suppliers.delete`: DELETE /suppliers/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['suppliers', id] }, options);
  }

  /**
   * Archive a supplier.
   *
   * Hides a supplier from lists. One that is archived is answered as it is.
   *
   * Operation `suppliers.archive`: POST /suppliers/{id}/archive
   */
  archive(id: string, options: ChangeOptions = {}): ApiPromise<types.Supplier> {
    return this.transport.json({ method: 'POST', path: ['suppliers', id, 'archive'] }, options);
  }

  /**
   * Unarchive a supplier.
   *
   * Shows an archived supplier in lists again. One that is not archived is answered as it is.
   *
   * Operation `suppliers.unarchive`: POST /suppliers/{id}/unarchive
   */
  unarchive(id: string, options: ChangeOptions = {}): ApiPromise<types.Supplier> {
    return this.transport.json({ method: 'POST', path: ['suppliers', id, 'unarchive'] }, options);
  }

  /**
   * Get the balance of a supplier.
   *
   * By currency: what is due on open and approved bills, how much of it is overdue, what disputed ones
   * ask for besides, and the credit out of credit notes and payments. A currency without any of them is
   * not there.
   *
   * Operation `suppliers.balance`: GET /suppliers/{id}/balance
   */
  balance(id: string, options: CallOptions = {}): ApiPromise<types.SupplierBalanceList> {
    return this.transport.json({ method: 'GET', path: ['suppliers', id, 'balance'] }, options);
  }
}

/** Your own account: name, address, a copy of your data, and its end. */
export class UsersResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * Get your own account.
   *
   * It is one account in all organizations that you are a member of.
   *
   * Operation `users.me`: GET /users/me
   */
  me(options: CallOptions = {}): ApiPromise<types.Profile> {
    return this.transport.json({ method: 'GET', path: ['users', 'me'] }, options);
  }

  /**
   * Change your own name.
   *
   * The address is changed by `users.change_email`, because it has to be confirmed.
   *
   * Operation `users.update_me`: PUT /users/me
   */
  updateMe(body: types.UpdateProfile, options: CallOptions = {}): ApiPromise<types.Profile> {
    return this.transport.json({ method: 'PUT', path: ['users', 'me'], body, needsBody: true }, options);
  }

  /**
   * Change the address that you sign in with.
   *
   * Sends a link to the new address, which works once, for a day, and until the password changes. Until
   * it is opened you sign in with the former one, which is told of the change. Your present address
   * takes a wish back. Where no mail is configured the address changes at once.
   *
   * Operation `users.change_email`: POST /users/me/change-email
   */
  changeEmail(body: types.ChangeEmail, options: CallOptions = {}): ApiPromise<types.Profile> {
    return this.transport.json({ method: 'POST', path: ['users', 'me', 'change-email'], body, needsBody: true }, options);
  }

  /**
   * Confirm your new address by a link.
   *
   * Only in a session of the user who asked for it, so that a link in wrong hands changes nothing.
   *
   * Operation `users.confirm_email`: POST /users/me/confirm-email
   */
  confirmEmail(body: types.ConfirmEmail, options: CallOptions = {}): ApiPromise<types.Profile> {
    return this.transport.json({ method: 'POST', path: ['users', 'me', 'confirm-email'], body, needsBody: true }, options);
  }

  /**
   * Download your own personal data.
   *
   * Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API
   * keys that you made, and the events that tell of you, from all organizations that you are a member of
   * (GDPR, Art. 15 and 20). `about.json` says what each file holds. The copy is made while it is sent
   * and is not kept.
   *
   * Operation `users.my_personal_data`: GET /users/me/personal-data
   */
  myPersonalData(options: CallOptions = {}): ApiPromise<Uint8Array<ArrayBuffer>> {
    return this.transport.bytes({ method: 'GET', path: ['users', 'me', 'personal-data'] }, options);
  }

  /**
   * Download your own personal data.
   *
   * Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API
   * keys that you made, and the events that tell of you, from all organizations that you are a member of
   * (GDPR, Art. 15 and 20). `about.json` says what each file holds. The copy is made while it is sent
   * and is not kept.
   *
   * Operation `users.my_personal_data`: GET /users/me/personal-data
   *
   * The file is read as it comes.
   */
  myPersonalDataStream(options: CallOptions = {}): Promise<Download> {
    return this.transport.download({ method: 'GET', path: ['users', 'me', 'personal-data'] }, options);
  }

  /**
   * Delete your own account.
   *
   * For good, in all organizations: memberships, sessions and the second factor end at once, name and
   * address become “Former member”, and the audit logs keep nothing but an identifier. API keys that you
   * made go on, because programs need them; revoke them before, if they shall not. Who is the only owner
   * of an organization has to make another member an owner first.
   *
   * Operation `users.delete_me`: POST /users/me/delete
   */
  deleteMe(options: CallOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'POST', path: ['users', 'me', 'delete'] }, options);
  }
}

/** Events, pushed to addresses of yours. */
export class WebhookDeliveriesResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the deliveries of webhooks.
   *
   * The newest first. They are kept for 30 days, failed ones for 90.
   *
   * Operation `webhook_deliveries.list`: GET /webhook-deliveries
   */
  list(query: types.WebhookDeliveriesListQuery = {}, options: CallOptions = {}): Pages<types.WebhookDeliverySummary> {
    return this.transport.list({ method: 'GET', path: ['webhook-deliveries'], query, start: 'cursor' }, options);
  }

  /**
   * Get a delivery of a webhook.
   *
   * With every attempt, and with the body as it would be sent now.
   *
   * Operation `webhook_deliveries.get`: GET /webhook-deliveries/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.WebhookDelivery> {
    return this.transport.json({ method: 'GET', path: ['webhook-deliveries', id] }, options);
  }

  /**
   * Resend a delivery of a webhook.
   *
   * Makes a new delivery with one attempt, beside all others, and also for a disabled endpoint, so that
   * a mended receiver can be tried.
   *
   * Operation `webhook_deliveries.resend`: POST /webhook-deliveries/{id}/resend
   */
  resend(id: string, options: CallOptions = {}): ApiPromise<types.WebhookDeliverySummary> {
    return this.transport.json({ method: 'POST', path: ['webhook-deliveries', id, 'resend'] }, options);
  }
}

/** Events, pushed to addresses of yours. */
export class WebhookEndpointsResource {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * List the webhook endpoints.
   *
   * The newest first. An organization has at most 20.
   *
   * Operation `webhook_endpoints.list`: GET /webhook-endpoints
   */
  list(query: types.WebhookEndpointsListQuery = {}, options: CallOptions = {}): Pages<types.WebhookEndpoint> {
    return this.transport.list({ method: 'GET', path: ['webhook-endpoints'], query, start: 'cursor' }, options);
  }

  /**
   * Add a webhook endpoint.
   *
   * Events are sent to it from now on, signed as Standard Webhooks 1.0.0 says, and show what you may
   * read, now and later: once you may read less, messages show less, and once you have left, it is
   * disabled. The answer shows the secret, this once.
   *
   * Operation `webhook_endpoints.create`: POST /webhook-endpoints
   */
  create(body: types.CreateWebhookEndpoint, options: CallOptions = {}): ApiPromise<types.WebhookEndpointWithSecret> {
    return this.transport.json({ method: 'POST', path: ['webhook-endpoints'], body, needsBody: true }, options);
  }

  /**
   * Get a webhook endpoint.
   *
   * The secret and the values of headers are never shown again.
   *
   * Operation `webhook_endpoints.get`: GET /webhook-endpoints/{id}
   */
  get(id: string, options: CallOptions = {}): ApiPromise<types.WebhookEndpoint> {
    return this.transport.json({ method: 'GET', path: ['webhook-endpoints', id] }, options);
  }

  /**
   * Update a webhook endpoint.
   *
   * Replaces everything but the headers, which stay if they are not given. From now on messages show
   * what you may read. One that was disabled because its writer has left (`writer_left_at`) is taken
   * over by you, and goes on where it stopped.
   *
   * Operation `webhook_endpoints.update`: PUT /webhook-endpoints/{id}
   */
  update(id: string, body: types.UpdateWebhookEndpoint, options: ChangeOptions = {}): ApiPromise<types.WebhookEndpoint> {
    return this.transport.json({ method: 'PUT', path: ['webhook-endpoints', id], body, needsBody: true }, options);
  }

  /**
   * Delete a webhook endpoint.
   *
   * Deliveries that wait for it are cancelled. The log stays as long as any other.
   *
   * Operation `webhook_endpoints.delete`: DELETE /webhook-endpoints/{id}
   */
  delete(id: string, options: ChangeOptions = {}): ApiPromise<void> {
    return this.transport.nothing({ method: 'DELETE', path: ['webhook-endpoints', id] }, options);
  }

  /**
   * See how a webhook endpoint does.
   *
   * How far it is behind the feed, and how the deliveries of the last 24 hours ended.
   *
   * Operation `webhook_endpoints.health`: GET /webhook-endpoints/{id}/health
   */
  health(id: string, options: CallOptions = {}): ApiPromise<types.WebhookEndpointHealth> {
    return this.transport.json({ method: 'GET', path: ['webhook-endpoints', id, 'health'] }, options);
  }

  /**
   * Rotate the secret of a webhook endpoint.
   *
   * Makes another secret and shows it, this once. Until the one before ends, both sign every message. A
   * second rotation within that time ends the oldest at once.
   *
   * Operation `webhook_endpoints.rotate_secret`: POST /webhook-endpoints/{id}/rotate-secret
   */
  rotateSecret(id: string, body: types.RotateSecret | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.WebhookEndpointWithSecret> {
    return this.transport.json({ method: 'POST', path: ['webhook-endpoints', id, 'rotate-secret'], body }, options);
  }

  /**
   * Enable a webhook endpoint.
   *
   * It gets all events that it missed while it was disabled, unless you say otherwise. One whose writer
   * has left is updated instead, which takes it over.
   *
   * Operation `webhook_endpoints.enable`: POST /webhook-endpoints/{id}/enable
   */
  enable(id: string, body: types.EnableEndpoint | undefined = undefined, options: ChangeOptions = {}): ApiPromise<types.WebhookEndpoint> {
    return this.transport.json({ method: 'POST', path: ['webhook-endpoints', id, 'enable'], body }, options);
  }

  /**
   * Disable a webhook endpoint.
   *
   * Nothing more is sent to it. It keeps its place in the feed, so that it can catch up later.
   *
   * Operation `webhook_endpoints.disable`: POST /webhook-endpoints/{id}/disable
   */
  disable(id: string, options: ChangeOptions = {}): ApiPromise<types.WebhookEndpoint> {
    return this.transport.json({ method: 'POST', path: ['webhook-endpoints', id, 'disable'] }, options);
  }

  /**
   * Send a test to a webhook endpoint.
   *
   * Sends the last event of a type, or an example, at once, marked with `"test": true`, and says what
   * came back within 8 seconds. A failure is no problem: it is the answer.
   *
   * Operation `webhook_endpoints.test`: POST /webhook-endpoints/{id}/test
   */
  test(id: string, body: types.TestEndpoint | undefined = undefined, options: CallOptions = {}): ApiPromise<types.WebhookTestResult> {
    return this.transport.json({ method: 'POST', path: ['webhook-endpoints', id, 'test'], body }, options);
  }

  /**
   * Replay events to a webhook endpoint.
   *
   * Sends events of the feed once more, behind what waits already, with the same `webhook-id` as before:
   * at most 10 000 at once; `next_sequence` says where to go on.
   *
   * Operation `webhook_endpoints.replay`: POST /webhook-endpoints/{id}/replay
   */
  replay(id: string, body: types.Replay, options: CallOptions = {}): ApiPromise<types.ReplayResult> {
    return this.transport.json({ method: 'POST', path: ['webhook-endpoints', id, 'replay'], body, needsBody: true }, options);
  }
}

/** The service, with one member per resource. */
export class Countinghouse extends Client {
  /** Credentials of machines, as in Settings > API. */
  readonly apiKeys: ApiKeysResource;
  /** Requests of API keys and members that wait for a person. */
  readonly approvals: ApprovalsResource;
  /** Invoices and credit notes as files, and what they lack. */
  readonly attachments: AttachmentsResource;
  /** Who changed what, when, and from where. */
  readonly audit: AuditResource;
  /** Sign in and obtain a token, and passwords. */
  readonly auth: AuthResource;
  /** The accounts that statements are imported for. */
  readonly bankAccounts: BankAccountsResource;
  /** Statements that were imported, and their lines. */
  readonly bankLines: BankLinesResource;
  /** Statements that were imported, and their lines. */
  readonly bankStatements: BankStatementsResource;
  /** What suppliers ask you to pay. */
  readonly billApproval: BillApprovalResource;
  /** Money that went to suppliers, and which bills it settles. */
  readonly billPayments: BillPaymentsResource;
  /** What suppliers ask you to pay. */
  readonly bills: BillsResource;
  /** Invoices and credit notes as files, and what they lack. */
  readonly creditNoteDocuments: CreditNoteDocumentsResource;
  /** Pages that show an invoice, a credit note or a quote to its customer. */
  readonly creditNoteLinks: CreditNoteLinksResource;
  /** Invoices and credit notes as files, and what they lack. */
  readonly creditNotes: CreditNotesResource;
  /** Whom you sell to. */
  readonly customers: CustomersResource;
  /** Invoices and credit notes as files, and what they lack. */
  readonly documents: DocumentsResource;
  /** Trying a request without doing it. */
  readonly dryRuns: DryRunsResource;
  /** Events, pushed to addresses of yours. */
  readonly eventTypes: EventTypesResource;
  /** What happened, in order and without gaps. */
  readonly events: EventsResource;
  /** Everything of your books as a file that you can take away. */
  readonly exports: ExportsResource;
  /** Your customers, products and invoices of before, brought along in two steps. */
  readonly imports: ImportsResource;
  /** Asking somebody to work in your books. */
  readonly invitations: InvitationsResource;
  /** Contents of invoices that are kept under a name. */
  readonly invoiceTemplates: InvoiceTemplatesResource;
  /** Invoices and credit notes as files, and what they lack. */
  readonly invoices: InvoicesResource;
  /** Pages that show an invoice, a credit note or a quote to its customer. */
  readonly links: LinksResource;
  /** How mails leave, and what they say. */
  readonly mailSettings: MailSettingsResource;
  /** How mails leave, and what they say. */
  readonly mailTemplates: MailTemplatesResource;
  /** What bank lines with something in common are. */
  readonly matchingRules: MatchingRulesResource;
  /** Who works in your books, and in which role. */
  readonly members: MembersResource;
  /** Mails about documents, as they were sent, and what became of them. */
  readonly messages: MessagesResource;
  /** Numbers without gaps, and the proof of it. */
  readonly numberSeries: NumberSeriesResource;
  /** Invoices and credit notes as files, and what they lack. */
  readonly organization: OrganizationResource;
  /** Your organizations: opening, listing and closing them. */
  readonly organizations: OrganizationsResource;
  /** Bills that are paid together, and the file for the bank. */
  readonly paymentRuns: PaymentRunsResource;
  /** Mails about documents, as they were sent, and what became of them. */
  readonly payments: PaymentsResource;
  /** What products cost which customers. */
  readonly priceLists: PriceListsResource;
  /** What you sell. */
  readonly products: ProductsResource;
  /** Pages that show an invoice, a credit note or a quote to its customer. */
  readonly quoteLinks: QuoteLinksResource;
  /** What is offered to customers, from draft to acceptance. */
  readonly quotes: QuotesResource;
  /** Bills and other files that others have sent to you. */
  readonly receivedFiles: ReceivedFilesResource;
  /** Invoices that are made again and again, each date once. */
  readonly recurringInvoices: RecurringInvoicesResource;
  /** Asking for money that is late, and what was asked. */
  readonly reminderPolicy: ReminderPolicyResource;
  /** Asking for money that is late, and what was asked. */
  readonly reminders: RemindersResource;
  /** Figures over many documents. */
  readonly reports: ReportsResource;
  /** Copies of personal data, erasing it, and what has to stay for how long. */
  readonly retention: RetentionResource;
  /** Codes of an authenticator app, and who must have them. */
  readonly secondFactor: SecondFactorResource;
  /** Codes of an authenticator app, and who must have them. */
  readonly security: SecurityResource;
  /** Whom you buy from. */
  readonly suppliers: SuppliersResource;
  /** Your own account: name, address, a copy of your data, and its end. */
  readonly users: UsersResource;
  /** Events, pushed to addresses of yours. */
  readonly webhookDeliveries: WebhookDeliveriesResource;
  /** Events, pushed to addresses of yours. */
  readonly webhookEndpoints: WebhookEndpointsResource;

  /** Needs the address of the service; all but signing in needs an API key or a login token too. */
  constructor(settings?: Settings) {
    super(settings, '/v1');
    this.apiKeys = new ApiKeysResource(this.transport);
    this.approvals = new ApprovalsResource(this.transport);
    this.attachments = new AttachmentsResource(this.transport);
    this.audit = new AuditResource(this.transport);
    this.auth = new AuthResource(this.transport);
    this.bankAccounts = new BankAccountsResource(this.transport);
    this.bankLines = new BankLinesResource(this.transport);
    this.bankStatements = new BankStatementsResource(this.transport);
    this.billApproval = new BillApprovalResource(this.transport);
    this.billPayments = new BillPaymentsResource(this.transport);
    this.bills = new BillsResource(this.transport);
    this.creditNoteDocuments = new CreditNoteDocumentsResource(this.transport);
    this.creditNoteLinks = new CreditNoteLinksResource(this.transport);
    this.creditNotes = new CreditNotesResource(this.transport);
    this.customers = new CustomersResource(this.transport);
    this.documents = new DocumentsResource(this.transport);
    this.dryRuns = new DryRunsResource(this.transport);
    this.eventTypes = new EventTypesResource(this.transport);
    this.events = new EventsResource(this.transport);
    this.exports = new ExportsResource(this.transport);
    this.imports = new ImportsResource(this.transport);
    this.invitations = new InvitationsResource(this.transport);
    this.invoiceTemplates = new InvoiceTemplatesResource(this.transport);
    this.invoices = new InvoicesResource(this.transport);
    this.links = new LinksResource(this.transport);
    this.mailSettings = new MailSettingsResource(this.transport);
    this.mailTemplates = new MailTemplatesResource(this.transport);
    this.matchingRules = new MatchingRulesResource(this.transport);
    this.members = new MembersResource(this.transport);
    this.messages = new MessagesResource(this.transport);
    this.numberSeries = new NumberSeriesResource(this.transport);
    this.organization = new OrganizationResource(this.transport);
    this.organizations = new OrganizationsResource(this.transport);
    this.paymentRuns = new PaymentRunsResource(this.transport);
    this.payments = new PaymentsResource(this.transport);
    this.priceLists = new PriceListsResource(this.transport);
    this.products = new ProductsResource(this.transport);
    this.quoteLinks = new QuoteLinksResource(this.transport);
    this.quotes = new QuotesResource(this.transport);
    this.receivedFiles = new ReceivedFilesResource(this.transport);
    this.recurringInvoices = new RecurringInvoicesResource(this.transport);
    this.reminderPolicy = new ReminderPolicyResource(this.transport);
    this.reminders = new RemindersResource(this.transport);
    this.reports = new ReportsResource(this.transport);
    this.retention = new RetentionResource(this.transport);
    this.secondFactor = new SecondFactorResource(this.transport);
    this.security = new SecurityResource(this.transport);
    this.suppliers = new SuppliersResource(this.transport);
    this.users = new UsersResource(this.transport);
    this.webhookDeliveries = new WebhookDeliveriesResource(this.transport);
    this.webhookEndpoints = new WebhookEndpointsResource(this.transport);
  }
}
