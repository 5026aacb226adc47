# @generated from openapi/openapi.json by npm run generate.
"""The service, with one member per resource and one method per operation."""

from __future__ import annotations

from typing import Any, AsyncIterator, AsyncContextManager, Optional

from typing_extensions import Unpack

from .._answers import AsyncDownload
from .._client import AsyncClient
from .._pages import AsyncPages
from .._server_sent_events import ServerSentEvent
from .._transport import ApiRequest, CallOptions, ChangeOptions, AsyncTransport
from . import params, types


class AsyncApiKeys:
    """Credentials of machines, as in Settings > API."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ApiKeysListQuery]) -> AsyncPages[types.ApiKey]:
        """List the API keys.

        The newest first, revoked ones included. The keys themselves are never shown again.

        Operation `api_keys.list`: GET /api-keys

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["api-keys"], query=fields)
        return self._transport.pages(request, types.ApiKey, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateApiKey]) -> types.CreatedApiKey:
        """Create an API key.

        Only a signed-in owner or admin can. The answer shows the key itself, this once. A key may do no
        more than the role of whoever made it, as long as they are a member.

        Operation `api_keys.create`: POST /api-keys

        Args:
            name: Required. What the key is for.
            scopes: What the key may do, at least one thing; without this field it may do everything
                that a key can. events:write and reports:write open nothing yet.
            expires_at: When the key ends by itself; never without it.
            allowed_ips: From where the key may be used; from everywhere without it.
            limits: What the key may not go beyond, besides its scopes; without this field nothing
                narrows it.
        """
        request = ApiRequest("POST", ["api-keys"], body=fields)
        return await self._transport.record(request, types.CreatedApiKey, options)

    async def revoke(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Revoke an API key.

        The key stops working at once, everywhere. It stays in the list, with the time of its end.

        Operation `api_keys.revoke`: DELETE /api-keys/{id}
        """
        request = ApiRequest("DELETE", ["api-keys", id])
        return await self._transport.nothing(request, options)

    async def update_limits(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.KeyLimits]) -> types.ApiKey:
        """Change the limits of an API key.

        Replaces all limits: one that is left out is taken away, and an empty object takes all away. They
        narrow what the key writes, count from its next request on, and get a new version. What was done
        today counts on.

        Operation `api_keys.update_limits`: PUT /api-keys/{id}/limits

        Args:
            max_amount: The most that one document or booking may come to, with tax.
            per_day: What a day of the organization may come to. A document counts once a day, with its
                largest amount; each payment, refund and write-off counts.
            draft_only: Whether it may only write drafts: nothing that binds, books money or is sent.
            customer_ids: The customers that it may write for. It can make no others.
            product_ids: The products that it may sell. Each line must name one of them.
            operations: The writing operations that it may call. What it may read follows from its
                scopes.
            needs_approval: What a person has to approve first: such a request is answered with 202 and
                an approval, and nothing else happens until it is approved. The other limits hold besides.
        """
        request = ApiRequest("PUT", ["api-keys", id, "limits"], body=fields)
        return await self._transport.record(request, types.ApiKey, options)

    async def usage(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.ApiKeyUsage:
        """Get what an API key with limits did today.

        Of the day that it is where the organization is. Managers may ask of every key, and a key of itself.
        A key without limits is not counted.

        Operation `api_keys.usage`: GET /api-keys/{id}/usage
        """
        request = ApiRequest("GET", ["api-keys", id, "usage"])
        return await self._transport.record(request, types.ApiKeyUsage, options)


class AsyncApprovals:
    """Requests of API keys and members that wait for a person."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ApprovalsListQuery]) -> AsyncPages[types.ApprovalFacts]:
        """List approvals.

        Requests of API keys and members that wait for a person, and those that did. Without what was sent.

        Operation `approvals.list`: GET /approvals

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            state: Only those in this state.
            operation: Only those of this operation.
            asked_by: Only those that this API key or member asked for.
            created_at: Only those asked for then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["approvals"], query=fields)
        return self._transport.pages(request, types.ApprovalFacts, "cursor", options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Approval:
        """Get an approval.

        With what was sent, and what it would have done then.

        Operation `approvals.get`: GET /approvals/{id}
        """
        request = ApiRequest("GET", ["approvals", id])
        return await self._transport.record(request, types.Approval, options)

    async def approve(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Approval:
        """Approve a request.

        Does the request as the API key or member that asked for it, under the rights and limits of now.
        Look at `state` of the answer: it is `approved` if the request was done. If what it is about or what
        it comes to has changed meanwhile, or it is not possible any more, it is `stale` and nothing was
        done. No API key can approve, and nobody what they asked for themselves.

        Operation `approvals.approve`: POST /approvals/{id}/approve
        """
        request = ApiRequest("POST", ["approvals", id, "approve"])
        return await self._transport.record(request, types.Approval, options)

    async def reject(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.RejectApproval]) -> types.Approval:
        """Reject a request.

        Ends the approval: nothing is done. Whoever asked learns it, with the reason, from the event or the
        approval.

        Operation `approvals.reject`: POST /approvals/{id}/reject

        Args:
            reason: Why, in words for whoever asked. Kept as long as what was sent; the event keeps it,
                too.
        """
        request = ApiRequest("POST", ["approvals", id, "reject"], body=fields or None)
        return await self._transport.record(request, types.Approval, options)


class AsyncAttachments:
    """Invoices and credit notes as files, and what they lack."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreateAttachment]) -> types.Attachment:
        """Attach a file to an invoice.

        A file or a link that goes with a draft: electronic documents carry it, printed ones name it. The
        invoice lists its attachments. The body may have 7 MB.

        Operation `attachments.create`: POST /invoices/{id}/attachments

        Args:
            reference: Required. What the attachment is known by, once on an invoice.
            description: What it is.
            filename: Name of the file, needed with content.
            media_type: Type of the file, needed with content.
            content: The file in base64: at most 5 MB of it, and 10 MB of all files of an invoice.
            url: Where the file is, in place of content.
        """
        request = ApiRequest("POST", ["invoices", id, "attachments"], body=fields)
        return await self._transport.record(request, types.Attachment, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download an attachment.

        The file as it was attached. A link has none.

        Operation `attachments.get`: GET /attachments/{id}
        """
        request = ApiRequest("GET", ["attachments", id])
        return await self._transport.content(request, options)

    def get_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download an attachment.

        The file as it was attached. A link has none.

        Operation `attachments.get`: GET /attachments/{id}

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["attachments", id])
        return self._transport.download(request, options)

    async def delete(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Remove an attachment.

        Takes it off a draft. What was issued keeps its attachments.

        Operation `attachments.delete`: DELETE /attachments/{id}
        """
        request = ApiRequest("DELETE", ["attachments", id])
        return await self._transport.nothing(request, options)


class AsyncAudit:
    """Who changed what, when, and from where."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def anchors(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditAnchorsQuery]) -> types.AnchorList:
        """List the anchors of the audit log.

        Every night the events since the last anchor get one: a hash over them and over the anchor before
        it. The event `audit.anchored` tells its hash. Whoever keeps that elsewhere can prove later that
        nobody has rewritten what happened, not even somebody who owns the database.

        Operation `audit.anchors`: GET /audit/anchors

        Args:
            before: The `next_cursor` of the page that you have; the answer goes on behind it.
            limit: How many to return at most.
        """
        request = ApiRequest("GET", ["audit", "anchors"], query=fields)
        return await self._transport.record(request, types.AnchorList, options)

    async def verify(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditVerifyQuery]) -> types.AuditProof:
        """Prove the audit log.

        Reads the events of the anchors again, and tells whether one was changed, added or removed since.
        Events whose personal data was erased can still be proved.

        Operation `audit.verify`: GET /audit/verify

        Args:
            from_: The number of the first anchor.
            to: The number of the last anchor; the newest if absent.
        """
        request = ApiRequest("GET", ["audit", "verify"], query=fields)
        return await self._transport.record(request, types.AuditProof, options)

    async def export_anchors(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditExportAnchorsQuery]) -> bytes:
        """Export the anchors with their events.

        Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE`
        checks such a file without the service. Of objects that the credential may not read it has the hash
        alone.

        Operation `audit.export_anchors`: GET /audit/anchors/export

        Args:
            from_: The number of the first anchor.
            to: The number of the last anchor; the newest if absent.
        """
        request = ApiRequest("GET", ["audit", "anchors", "export"], query=fields)
        return await self._transport.content(request, options)

    def export_anchors_stream(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditExportAnchorsQuery]) -> AsyncContextManager[AsyncDownload]:
        """Export the anchors with their events.

        Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE`
        checks such a file without the service. Of objects that the credential may not read it has the hash
        alone.

        Operation `audit.export_anchors`: GET /audit/anchors/export

        Args:
            from_: The number of the first anchor.
            to: The number of the last anchor; the newest if absent.

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["audit", "anchors", "export"], query=fields)
        return self._transport.download(request, options)

    async def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditListQuery]) -> types.AuditList:
        """Read who changed what from where.

        The events of the organization, the newest first, each with the name of who caused it, the address
        and the device: changes of the books, sign-ins, refused ones, and changes of passwords, second
        factors, members and API keys. Events from before the service kept addresses have null there. For
        owners, admins and auditors.

        Operation `audit.list`: GET /audit

        Args:
            before: The `next_cursor` of the page that you have; the answer goes on behind it.
            type: Only events of these types, separated by commas.
            actor_id: Only what this user or API key did.
            object_id: Only events about this one thing.
            ip: Only what was done from this address.
            from_: Only events since this instant.
            to: Only events before this instant.
            limit: How many to return at most.
        """
        request = ApiRequest("GET", ["audit"], query=fields)
        return await self._transport.record(request, types.AuditList, options)

    async def export(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditExportQuery]) -> bytes:
        """Export the audit log as CSV.

        The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask
        again with `before`: the `sequence` of the last row. The file has a header row; text that a
        spreadsheet would take for a formula begins with an apostrophe.

        Operation `audit.export`: GET /audit/export

        Args:
            before: The `next_cursor` of the page that you have; the answer goes on behind it.
            type: Only events of these types, separated by commas.
            actor_id: Only what this user or API key did.
            object_id: Only events about this one thing.
            ip: Only what was done from this address.
            from_: Only events since this instant.
            to: Only events before this instant.
        """
        request = ApiRequest("GET", ["audit", "export"], query=fields)
        return await self._transport.content(request, options)

    def export_stream(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AuditExportQuery]) -> AsyncContextManager[AsyncDownload]:
        """Export the audit log as CSV.

        The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask
        again with `before`: the `sequence` of the last row. The file has a header row; text that a
        spreadsheet would take for a formula begins with an apostrophe.

        Operation `audit.export`: GET /audit/export

        Args:
            before: The `next_cursor` of the page that you have; the answer goes on behind it.
            type: Only events of these types, separated by commas.
            actor_id: Only what this user or API key did.
            object_id: Only events about this one thing.
            ip: Only what was done from this address.
            from_: Only events since this instant.
            to: Only events before this instant.

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["audit", "export"], query=fields)
        return self._transport.download(request, options)


class AsyncAuth:
    """Sign in and obtain a token, and passwords."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def login(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.Login]) -> types.LoginResult:
        """Sign in and obtain a token.

        The token is used like an API key. It ends 12 hours later, or after 60 minutes without use. For a
        user with a second factor the answer is 401 `second_factor_required`, and its `challenge` goes to
        the second step.

        Operation `auth.login`: POST /auth/login

        Args:
            email: Required. The e-mail address of the user.
            password: Required. The password.
            organization_id: The organization to work in; by default the one joined first.
        """
        request = ApiRequest("POST", ["auth", "login"], body=fields)
        return await self._transport.record(request, types.LoginResult, options)

    async def login_second_factor(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.SecondStep]) -> types.LoginResult:
        """Finish signing in with the second factor.

        Takes the challenge of the first step with a code of the authenticator app, or with a recovery code.
        Each works once. A challenge works for 5 minutes and five codes.

        Operation `auth.login_second_factor`: POST /auth/login/second-factor

        Args:
            challenge: Required. The challenge of the first step.
            code: The six digits that the authenticator app shows. Blanks and dashes between them are
                ignored.
            recovery_code: A recovery code, in place of a code of the app. Each works once.
        """
        request = ApiRequest("POST", ["auth", "login", "second-factor"], body=fields)
        return await self._transport.record(request, types.LoginResult, options)

    async def confirm(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.Confirm]) -> types.Confirmation:
        """Confirm the session before something sensitive.

        Sensitive operations need a session that was opened or confirmed within the last 10 minutes. Whoever
        has a second factor sends its code or a recovery code, everybody else the password.

        Operation `auth.confirm`: POST /auth/confirm

        Args:
            password: The password, of a user without a second factor.
            code: The six digits that the authenticator app shows. Blanks and dashes between them are
                ignored.
            recovery_code: A recovery code, in place of a code of the app. Each works once.
        """
        request = ApiRequest("POST", ["auth", "confirm"], body=fields)
        return await self._transport.record(request, types.Confirmation, options)

    async def logout(self, *, options: Optional[CallOptions] = None) -> None:
        """Sign out.

        Ends the session of the login token at once. An API key has no session; then nothing happens.

        Operation `auth.logout`: POST /auth/logout
        """
        request = ApiRequest("POST", ["auth", "logout"])
        return await self._transport.nothing(request, options)

    async def me(self, *, options: Optional[CallOptions] = None) -> types.Me:
        """Tell who one is.

        The user or API key behind the credential, its organization, and what it may do.

        Operation `auth.me`: GET /auth/me
        """
        request = ApiRequest("GET", ["auth", "me"])
        return await self._transport.record(request, types.Me, options)

    async def change_password(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ChangePassword]) -> None:
        """Change the password.

        Needs the current password. All other sessions of the user end, in every organization. Five wrong
        passwords slow down further ones, as in signing in.

        Operation `auth.change_password`: POST /auth/change-password

        Args:
            current_password: Required. The password as it is now.
            new_password: Required. The new password: 8 to 128 characters of any kind, but none of the
                common ones.
        """
        request = ApiRequest("POST", ["auth", "change-password"], body=fields)
        return await self._transport.nothing(request, options)

    async def request_password_reset(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.RequestPasswordReset]) -> None:
        """Ask for a link to a new password.

        The answer is the same whether the address has an account or not. Where no mail is configured
        nothing is sent: who runs the service makes the link with `npm run user:reset`.

        Operation `auth.request_password_reset`: POST /auth/request-password-reset

        Args:
            email: Required. The e-mail address of the user.
        """
        request = ApiRequest("POST", ["auth", "request-password-reset"], body=fields)
        return await self._transport.nothing(request, options)

    async def reset_password(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ResetPassword]) -> None:
        """Set a new password by a link.

        A link works once, for 30 minutes, and until the password changes. All sessions of the user end.

        Operation `auth.reset_password`: POST /auth/reset-password

        Args:
            token: Required. The token of the link.
            password: Required. The new password: 8 to 128 characters of any kind, but none of the
                common ones.
        """
        request = ApiRequest("POST", ["auth", "reset-password"], body=fields)
        return await self._transport.nothing(request, options)

    async def list_sessions(self, *, options: Optional[CallOptions] = None) -> types.SessionList:
        """List one’s own sessions.

        Where the user is signed in, in every organization.

        Operation `auth.list_sessions`: GET /auth/sessions
        """
        request = ApiRequest("GET", ["auth", "sessions"])
        return await self._transport.record(request, types.SessionList, options)

    async def end_session(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """End one of one’s own sessions.

        Its token stops working at once, everywhere.

        Operation `auth.end_session`: DELETE /auth/sessions/{id}
        """
        request = ApiRequest("DELETE", ["auth", "sessions", id])
        return await self._transport.nothing(request, options)

    async def end_other_sessions(self, *, options: Optional[CallOptions] = None) -> None:
        """End all other sessions.

        Signs the user out everywhere else, in every organization.

        Operation `auth.end_other_sessions`: POST /auth/sessions/end-others
        """
        request = ApiRequest("POST", ["auth", "sessions", "end-others"])
        return await self._transport.nothing(request, options)

    async def switch_organization(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.SwitchOrganization]) -> types.LoginResult:
        """Work in another organization.

        Opens a session in another organization of the user, beside the current one and with the same end. A
        token belongs to exactly one organization.

        Operation `auth.switch_organization`: POST /auth/switch

        Args:
            organization_id: Required. The organization to work in.
            end_current: Whether the current session ends.
        """
        request = ApiRequest("POST", ["auth", "switch"], body=fields)
        return await self._transport.record(request, types.LoginResult, options)


class AsyncBankAccounts:
    """The accounts that statements are imported for."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.BankAccountsListQuery]) -> AsyncPages[types.BankAccount]:
        """List bank accounts.

        The newest first, unless the request asks for another order.

        Operation `bank_accounts.list`: GET /bank-accounts

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those with words in name that begin like each of these words.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["bank-accounts"], query=fields)
        return self._transport.pages(request, types.BankAccount, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateBankAccount]) -> types.BankAccount:
        """Add a bank account.

        An account that statements are imported for. With an IBAN, only statements of that are taken.

        Operation `bank_accounts.create`: POST /bank-accounts

        Args:
            name: Required. What you call it.
            iban: Statements must be of it.
            account_number: What the bank knows an account without an IBAN by.
            bic: That of the bank.
            csv_mapping: What each column of the CSV files of this bank means, where it is not known.
            auto_certain: Whether an import books by itself what is certain of the lines that it brings;
                false if not given. Turning it on needs the scope `payments:write`.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            currency: Required. It cannot be changed.
        """
        request = ApiRequest("POST", ["bank-accounts"], body=fields)
        return await self._transport.record(request, types.BankAccount, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.BankAccount:
        """Get a bank account.

        One bank account with all of its fields.

        Operation `bank_accounts.get`: GET /bank-accounts/{id}
        """
        request = ApiRequest("GET", ["bank-accounts", id])
        return await self._transport.record(request, types.BankAccount, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateBankAccount]) -> types.BankAccount:
        """Update a bank account.

        Replaces everything but the currency; what is not given becomes empty.

        Operation `bank_accounts.update`: PUT /bank-accounts/{id}

        Args:
            name: Required. What you call it.
            iban: Statements must be of it.
            account_number: What the bank knows an account without an IBAN by.
            bic: That of the bank.
            csv_mapping: What each column of the CSV files of this bank means, where it is not known.
            auto_certain: Whether an import books by itself what is certain of the lines that it brings;
                false if not given. Turning it on needs the scope `payments:write`.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["bank-accounts", id], body=fields)
        return await self._transport.record(request, types.BankAccount, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a bank account.

        Deletes a bank account without statements, for good.

        Operation `bank_accounts.delete`: DELETE /bank-accounts/{id}
        """
        request = ApiRequest("DELETE", ["bank-accounts", id])
        return await self._transport.nothing(request, options)

    async def balances(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.BankBalanceList:
        """Compare balances with lines.

        Each balance that closes a day, and what the lines since the one before come to. A difference says
        that statements are missing in between.

        Operation `bank_accounts.balances`: GET /bank-accounts/{id}/balances
        """
        request = ApiRequest("GET", ["bank-accounts", id, "balances"])
        return await self._transport.record(request, types.BankBalanceList, options)

    async def accept_certain(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AcceptCertain]) -> types.AcceptedLines:
        """Book all that is certain.

        Looks at up to 100 lines of the account that are new, the older first, and books those with exactly
        one certain proposal, each for itself: what the books refuse of one holds no other up. The others
        are left, with the reason. Call it again with `next_after` until that is null. `POST /dry-runs`
        tells what it would book.

        Operation `bank_accounts.accept_certain`: POST /bank-accounts/{id}/accept-certain

        Args:
            after: Only lines behind this one: the `next_after` of the call before.
        """
        request = ApiRequest("POST", ["bank-accounts", id, "accept-certain"], body=fields)
        return await self._transport.record(request, types.AcceptedLines, options)


class AsyncBankLines:
    """Statements that were imported, and their lines."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.BankLinesListQuery]) -> AsyncPages[types.BankLineSummary]:
        """List bank lines.

        Without the payments that a line is the sum of. The newest first, unless it is asked otherwise.

        Operation `bank_lines.list`: GET /bank-lines

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            state: Only those in this state.
            bank_account_id: Only those of this bank account.
            bank_statement_id: Only those that this statement brought.
            currency: Only those in this currency.
            amount: Only those of such an amount; together with `currency`, as amounts of two do not
                compare. As in `amount[gte]`, with gte, gt, lte and lt.
            booked_on: Only those booked on these days. As in `booked_on[gte]`, with gte, gt, lte and
                lt.
            created_at: Only those imported then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["bank-lines"], query=fields)
        return self._transport.pages(request, types.BankLineSummary, "cursor", options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.BankLine:
        """Get a bank line.

        The line with the payments that it is the sum of.

        Operation `bank_lines.get`: GET /bank-lines/{id}
        """
        request = ApiRequest("GET", ["bank-lines", id])
        return await self._transport.record(request, types.BankLine, options)

    async def hold(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.HoldLine]) -> types.BankLine:
        """Hold a bank line.

        Puts it aside until something is known.

        Operation `bank_lines.hold`: POST /bank-lines/{id}/hold

        Args:
            until: Until when it waits.
            note: Why.
        """
        request = ApiRequest("POST", ["bank-lines", id, "hold"], body=fields)
        return await self._transport.record(request, types.BankLine, options)

    async def ignore(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.IgnoreLine]) -> types.BankLine:
        """Ignore a bank line.

        Says that it has nothing to do with the books. It stays a part of the balance.

        Operation `bank_lines.ignore`: POST /bank-lines/{id}/ignore

        Args:
            reason: Required. Why it has nothing to do with the books.
        """
        request = ApiRequest("POST", ["bank-lines", id, "ignore"], body=fields)
        return await self._transport.record(request, types.BankLine, options)

    async def reopen(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.BankLine:
        """Reopen a bank line.

        Takes back that it is held or ignored. One that is new is answered as it is.

        Operation `bank_lines.reopen`: POST /bank-lines/{id}/reopen
        """
        request = ApiRequest("POST", ["bank-lines", id, "reopen"])
        return await self._transport.record(request, types.BankLine, options)

    async def proposals(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.BankProposalList:
        """Propose what a bank line is.

        Which invoices a line pays, which payment or refund on record it is, or which payment it takes back,
        with what speaks for each. Made when it is read, because documents change.

        Operation `bank_lines.proposals`: GET /bank-lines/{id}/proposals
        """
        request = ApiRequest("GET", ["bank-lines", id, "proposals"])
        return await self._transport.record(request, types.BankProposalList, options)

    async def matches(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.BankMatchList:
        """List what a bank line is.

        What is said of the line, and what was taken back.

        Operation `bank_lines.matches`: GET /bank-lines/{id}/matches
        """
        request = ApiRequest("GET", ["bank-lines", id, "matches"])
        return await self._transport.record(request, types.BankMatchList, options)

    async def match(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.MatchLine]) -> types.BankLine:
        """Match a bank line.

        Says what a line is, or a part of it, and records what is not on record: payments that settle
        invoices, refunds, reversals. All of it or nothing, by the rules of payments. `outcomes` of a
        proposal can be sent as they are, without what is null. What is left of the line can be matched
        later.

        Operation `bank_lines.match`: POST /bank-lines/{id}/match

        Args:
            outcomes: Required. What the line is, or a part of it: together no more than what is left of
                it.
        """
        request = ApiRequest("POST", ["bank-lines", id, "match"], body=fields)
        return await self._transport.record(request, types.BankLine, options)

    async def unmatch(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.BankLine:
        """Unmatch a bank line.

        Takes back all that is said of a line, and what was recorded with it: payments are reversed, refunds
        cancelled, and reversed payments settle again what is still due. What was on record before stays.

        Operation `bank_lines.unmatch`: POST /bank-lines/{id}/unmatch
        """
        request = ApiRequest("POST", ["bank-lines", id, "unmatch"])
        return await self._transport.record(request, types.BankLine, options)


class AsyncBankStatements:
    """Statements that were imported, and their lines."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def import_(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ImportStatement]) -> types.StatementImport:
        """Import a bank statement.

        Takes a file of CAMT 052, 053 or 054, MT940 or CSV, wholly or not at all. Its balances must fit its
        lines. Lines that other files have brought are known again, so that files may overlap. The body may
        have 7 MB.

        Operation `bank_statements.import`: POST /bank-accounts/{id}/statements

        Args:
            content: Required. The file in base64, up to 5 MB: CAMT 052, 053 or 054, MT940, or CSV.
            dry_run: Whether to say only what would be imported, and store nothing; false if not given.
            csv_mapping: What each column of a CSV file means, in place of the mapping of the bank
                account.
        """
        request = ApiRequest("POST", ["bank-accounts", id, "statements"], body=fields)
        return await self._transport.record(request, types.StatementImport, options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.BankStatementsListQuery]) -> AsyncPages[types.BankStatement]:
        """List bank statements.

        The one that was imported last comes first, unless it is asked otherwise.

        Operation `bank_statements.list`: GET /bank-statements

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            bank_account_id: Only those of this bank account.
            created_at: Only those imported then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["bank-statements"], query=fields)
        return self._transport.pages(request, types.BankStatement, "cursor", options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.BankStatement:
        """Get a bank statement.

        Its days, its balances, and how many lines it brought.

        Operation `bank_statements.get`: GET /bank-statements/{id}
        """
        request = ApiRequest("GET", ["bank-statements", id])
        return await self._transport.record(request, types.BankStatement, options)

    async def delete(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Delete a bank statement.

        Deletes it with its lines, but for those that other statements have, too. The file can be imported
        again.

        Operation `bank_statements.delete`: DELETE /bank-statements/{id}
        """
        request = ApiRequest("DELETE", ["bank-statements", id])
        return await self._transport.nothing(request, options)


class AsyncBillApproval:
    """What suppliers ask you to pay."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, *, options: Optional[CallOptions] = None) -> types.BillApproval:
        """Get above which amount bills need a second person.

        Null if whoever may approve bills may approve those that they have opened.

        Operation `bill_approval.get`: GET /organization/bill-approval
        """
        request = ApiRequest("GET", ["organization", "bill-approval"])
        return await self._transport.record(request, types.BillApproval, options)

    async def update(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateBillApproval]) -> types.BillApproval:
        """Decide above which amount bills need a second person.

        A bill of more than this is approved by somebody else than who opened it, who is signed in. So is
        every bill in another currency. Without an amount nothing needs two. It counts for bills that are
        approved from now on.

        Operation `bill_approval.update`: PUT /organization/bill-approval

        Args:
            approval_above: In the currency of the organization; left out if no bill needs a second
                person.
        """
        request = ApiRequest("PUT", ["organization", "bill-approval"], body=fields)
        return await self._transport.record(request, types.BillApproval, options)


class AsyncBillPayments:
    """Money that went to suppliers, and which bills it settles."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.BillPaymentsListQuery]) -> AsyncPages[types.SupplierPaymentFacts]:
        """List payments to suppliers.

        Without what they settle. The newest first, unless it is asked otherwise.

        Operation `bill_payments.list`: GET /bill-payments

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            status: Only those in this state.
            supplier_id: Only those to this supplier.
            bill_id: Only those that settle this bill, or did before they were reversed.
            paid_on: Only those that went out on these days. As in `paid_on[gte]`, with gte, gt, lte and
                lt.
            created_at: Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["bill-payments"], query=fields)
        return self._transport.pages(request, types.SupplierPaymentFacts, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateSupplierPayment]) -> types.SupplierPayment:
        """Record a payment to a supplier.

        Says that money went out, and which approved bills of one supplier and currency it settles: each in
        part or wholly. A credit note that is named adds to the money. With `discount` the rest of a bill is
        let go for paying early. What is left can be allocated later. It moves no money.

        Operation `bill_payments.create`: POST /bill-payments

        Args:
            supplier_id: Required. Who was paid.
            amount: Required. How much went out; 0 where credit notes settle bills.
            currency: Else that of the supplier, else that of the organization.
            method: Required. How it went out.
            paid_on: When it went out; today if not given.
            reference: What the payment said.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            allocations: Which bills it settles. What is left is kept with the supplier, and can be
                allocated later.
        """
        request = ApiRequest("POST", ["bill-payments"], body=fields)
        return await self._transport.record(request, types.SupplierPayment, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.SupplierPayment:
        """Get a payment to a supplier.

        The payment with the bills that it settles.

        Operation `bill_payments.get`: GET /bill-payments/{id}
        """
        request = ApiRequest("GET", ["bill-payments", id])
        return await self._transport.record(request, types.SupplierPayment, options)

    async def allocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.AllocateSupplierPayment]) -> types.SupplierPayment:
        """Allocate a payment to a supplier.

        Settles approved bills with what is left of a payment.

        Operation `bill_payments.allocate`: POST /bill-payments/{id}/allocate

        Args:
            allocations: Required. Which bills the rest of it settles.
        """
        request = ApiRequest("POST", ["bill-payments", id, "allocate"], body=fields)
        return await self._transport.record(request, types.SupplierPayment, options)

    async def unallocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UnallocateSupplierPayment]) -> types.SupplierPayment:
        """Unallocate a payment to a supplier.

        Takes back what a payment settles of some bills, a discount included: they are due again, and the
        money can be allocated anew. Credit that settles other bills of the payment is taken back together
        with them.

        Operation `bill_payments.unallocate`: POST /bill-payments/{id}/unallocate

        Args:
            allocations: Required. From which bills it is taken back, wholly.
        """
        request = ApiRequest("POST", ["bill-payments", id, "unallocate"], body=fields)
        return await self._transport.record(request, types.SupplierPayment, options)

    async def reverse(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ReverseSupplierPayment]) -> types.SupplierPayment:
        """Reverse a payment to a supplier.

        Takes a payment back, wholly, because it did not go out or came back: its bills are due again. A
        reversed one is answered as it is.

        Operation `bill_payments.reverse`: POST /bill-payments/{id}/reverse

        Args:
            reason: Required. Why it is taken back.
        """
        request = ApiRequest("POST", ["bill-payments", id, "reverse"], body=fields)
        return await self._transport.record(request, types.SupplierPayment, options)


class AsyncBills:
    """What suppliers ask you to pay."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.BillsListQuery]) -> AsyncPages[types.BillSummary]:
        """List bills.

        The newest first, unless the request asks for another order. Their lines are left out.

        Operation `bills.list`: GET /bills

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            status: Only those in this state.
            supplier_id: Only those of this supplier.
            supplier_number: Only those with this number of their supplier.
            issue_date: Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and
                lt.
            due_date: Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt.
            created_at: Only those that came then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["bills"], query=fields)
        return self._transport.pages(request, types.BillSummary, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateBill]) -> types.Bill:
        """Add a bill.

        Takes the fields of a bill, or a received file alone: UBL, CII and a PDF that carries one of them
        (Factur-X or ZUGFeRD) are read, and the totals are kept as the supplier says them. What does not fit
        is told in `differences` and `findings`. A file that only people can read comes into the inbox.

        Operation `bills.create`: POST /bills

        Args:
            file_id: The file that it came as. Without `total`, an electronic invoice is read, also out
                of a PDF.
            supplier_id: Who sent it. An electronic invoice tells it by its VAT number.
            kind: An invoice, unless it takes something back.
            supplier_number: The number that the supplier gave it.
            issue_date: The day that it says it was issued.
            received_on: The day that it came; today if not given.
            due_date: The day that it is to be paid by.
            currency: Of all of its amounts; else that of the organization.
            subtotal: Without tax.
            tax_total: The tax.
            total: With tax.
            amount_payable: What is to be paid; the total if not given.
            tax_breakdown: The tax by category and rate.
            payment: Where it is to be paid to.
            order_reference: The order that it is for.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["bills"], body=fields)
        return await self._transport.record(request, types.Bill, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Bill:
        """Get a bill.

        What the supplier asks for, what was found, and what can be done.

        Operation `bills.get`: GET /bills/{id}
        """
        request = ApiRequest("GET", ["bills", id])
        return await self._transport.record(request, types.Bill, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateBill]) -> types.Bill:
        """Update a bill.

        Replaces what can be said of a bill that is not open; what is not given becomes empty. It is looked
        at again. The lines and parties of its document stay.

        Operation `bills.update`: PUT /bills/{id}

        Args:
            file_id: The file that it came as. Without `total`, an electronic invoice is read, also out
                of a PDF.
            supplier_id: Who sent it. An electronic invoice tells it by its VAT number.
            kind: An invoice, unless it takes something back.
            supplier_number: The number that the supplier gave it.
            issue_date: The day that it says it was issued.
            received_on: The day that it came; today if not given.
            due_date: The day that it is to be paid by.
            currency: Of all of its amounts; else that of the organization.
            subtotal: Without tax.
            tax_total: The tax.
            total: With tax.
            amount_payable: What is to be paid; the total if not given.
            tax_breakdown: The tax by category and rate.
            payment: Where it is to be paid to.
            order_reference: The order that it is for.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["bills", id], body=fields)
        return await self._transport.record(request, types.Bill, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a bill.

        Deletes a bill that was never open. Its file stays, and goes after 30 days.

        Operation `bills.delete`: DELETE /bills/{id}
        """
        request = ApiRequest("DELETE", ["bills", id])
        return await self._transport.nothing(request, options)

    async def open(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.OpenBill]) -> types.Bill:
        """Open a bill.

        Says that it is right as a document; its fields do not change any more. Findings that stop it have
        to be accepted by their codes, which is kept with your name. An account that you accept is one of
        the supplier from then on; that, and `approve`, need the scope `purchases:approve` and a session
        that was confirmed. An approval is taken back.

        Operation `bills.open`: POST /bills/{id}/open

        Args:
            accept_findings: Codes of findings that you have looked at and let pass. Who did it is kept.
            approve: Whether to approve it as well; false if not given.
        """
        request = ApiRequest("POST", ["bills", id, "open"], body=fields)
        return await self._transport.record(request, types.Bill, options)

    async def approve(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Bill:
        """Approve a bill.

        Says that an open bill may be paid. Above an amount that the organization decides, that is somebody
        else than who opened it. `bills.open` takes it back.

        Operation `bills.approve`: POST /bills/{id}/approve
        """
        request = ApiRequest("POST", ["bills", id, "approve"])
        return await self._transport.record(request, types.Bill, options)

    async def dispute(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.BillReason]) -> types.Bill:
        """Dispute a bill.

        Says that it is not paid as it is. It can be opened again, or made void.

        Operation `bills.dispute`: POST /bills/{id}/dispute

        Args:
            reason: Required. Why.
        """
        request = ApiRequest("POST", ["bills", id, "dispute"], body=fields)
        return await self._transport.record(request, types.Bill, options)

    async def reject(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.BillReason]) -> types.Bill:
        """Reject a bill.

        Says that a bill which was never open does not count. The same one may come again.

        Operation `bills.reject`: POST /bills/{id}/reject

        Args:
            reason: Required. Why.
        """
        request = ApiRequest("POST", ["bills", id, "reject"], body=fields)
        return await self._transport.record(request, types.Bill, options)

    async def void(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.BillReason]) -> types.Bill:
        """Void a bill.

        Says that a bill which was open counts no more, such as one that was taken back.

        Operation `bills.void`: POST /bills/{id}/void

        Args:
            reason: Required. Why.
        """
        request = ApiRequest("POST", ["bills", id, "void"], body=fields)
        return await self._transport.record(request, types.Bill, options)


class AsyncCreditNoteDocuments:
    """Invoices and credit notes as files, and what they lack."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.DocumentList:
        """List the documents of a credit note.

        Every format, with the original where it is stored, and whether it could be made.

        Operation `credit_note_documents.list`: GET /credit-notes/{id}/documents
        """
        request = ApiRequest("GET", ["credit-notes", id, "documents"])
        return await self._transport.record(request, types.DocumentList, options)

    async def get(self, id: str, format: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download a credit note.

        The credit note as a file: made when it is first asked for, and given back byte for byte from then
        on. It repeats the references of its invoice. A format whose rules it breaks is refused.

        Operation `credit_note_documents.get`: GET /credit-notes/{id}/documents/{format}
        """
        request = ApiRequest("GET", ["credit-notes", id, "documents", format])
        return await self._transport.content(request, options)

    def get_stream(self, id: str, format: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download a credit note.

        The credit note as a file: made when it is first asked for, and given back byte for byte from then
        on. It repeats the references of its invoice. A format whose rules it breaks is refused.

        Operation `credit_note_documents.get`: GET /credit-notes/{id}/documents/{format}

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["credit-notes", id, "documents", format])
        return self._transport.download(request, options)


class AsyncCreditNoteLinks:
    """Pages that show an invoice, a credit note or a quote to its customer."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.LinkList:
        """List the links to a credit note.

        Those that work, the newest first, at most 200, and how often a person has looked.

        Operation `credit_note_links.list`: GET /credit-notes/{id}/links
        """
        request = ApiRequest("GET", ["credit-notes", id, "links"])
        return await self._transport.record(request, types.LinkList, options)

    async def create(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateLink]) -> types.CreatedLink:
        """Make a link to a credit note.

        An address that shows the credit note to whoever has it, and its PDF. The address is shown this
        once. Earlier links keep working. Nothing has to be paid, so the days of a link count from when it
        is made.

        Operation `credit_note_links.create`: POST /credit-notes/{id}/links

        Args:
            expires_at: Until when it works; else for some time after nothing was left to be paid, as
                the document settings say.
        """
        request = ApiRequest("POST", ["credit-notes", id, "links"], body=fields or None)
        return await self._transport.record(request, types.CreatedLink, options)


class AsyncCreditNotes:
    """Invoices and credit notes as files, and what they lack."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def preflight(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreditNotesPreflightQuery]) -> types.PreflightReport:
        """Check a credit note against a format.

        The same of a credit note, with what it repeats of its invoice.

        Operation `credit_notes.preflight`: GET /credit-notes/{id}/preflight

        Args:
            format: What it is to be valid in; else the customer’s format, else factur_x.
        """
        request = ApiRequest("GET", ["credit-notes", id, "preflight"], query=fields)
        return await self._transport.record(request, types.PreflightReport, options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreditNotesListQuery]) -> AsyncPages[types.CreditNoteSummary]:
        """List credit notes.

        Without their lines. The newest first, unless it is asked otherwise.

        Operation `credit_notes.list`: GET /credit-notes

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those whose number begins or ends so, whose total this is, or with words in the
                number of the invoice, or in name and email of the customer as it is now (with the scope
                customers:read), that begin like each of these words.
            status: Only those in this state.
            customer_id: Only those of this customer.
            invoice_id: Only those against this invoice.
            number: Only the one with exactly this number.
            unapplied: Only those of which something can still be allocated, or nothing can.
            currency: Only those in this currency.
            total: Only those with such a total; together with `currency`, as amounts of two do not
                compare. As in `total[gte]`, with gte, gt, lte and lt.
            issue_date: Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and
                lt.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["credit-notes"], query=fields)
        return self._transport.pages(request, types.CreditNoteSummary, "cursor", options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.CreditNote:
        """Get a credit note.

        The credit note with its lines and what it has settled.

        Operation `credit_notes.get`: GET /credit-notes/{id}
        """
        request = ApiRequest("GET", ["credit-notes", id])
        return await self._transport.record(request, types.CreditNote, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreditNoteRemarks]) -> types.CreditNote:
        """Remark on a credit note.

        Changes what is no part of the document, in any state: note and metadata. What is not given stays;
        null takes a value away; in metadata, null takes a name away and other names stay.

        Operation `credit_notes.patch`: PATCH /credit-notes/{id}

        Args:
            note: A note for yourselves.
            metadata: Names and texts of your own. A text sets its name, null takes the name away, and
                names that are not given stay.
        """
        request = ApiRequest("PATCH", ["credit-notes", id], body=fields)
        return await self._transport.record(request, types.CreditNote, options)

    async def allocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.AllocateCreditNote]) -> types.CreditNote:
        """Allocate a credit note.

        Settles invoices of the customer with the credit that is left of a credit note.

        Operation `credit_notes.allocate`: POST /credit-notes/{id}/allocate

        Args:
            allocations: Required. Which invoices the credit settles.
        """
        request = ApiRequest("POST", ["credit-notes", id, "allocate"], body=fields)
        return await self._transport.record(request, types.CreditNote, options)

    async def mark_refunded(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.RefundCreditNote]) -> types.CreditNote:
        """Mark credit as refunded.

        Notes that credit was paid out to the customer. One that is refunded wholly is answered as it is.

        Operation `credit_notes.mark_refunded`: POST /credit-notes/{id}/mark-refunded

        Args:
            amount: How much was paid out; all of the credit when it is not said.
            method: How it went out.
            refunded_on: When it went out: not before the credit note, and at the latest today; today by
                default.
            reference: What the bank statement says of it.
        """
        request = ApiRequest("POST", ["credit-notes", id, "mark-refunded"], body=fields)
        return await self._transport.record(request, types.CreditNote, options)

    async def void(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.CreditNote:
        """Void a credit note.

        Possible as long as it was not sent, nothing of it was refunded or settles another invoice, and no
        invoice that corrects its own counts: the sale would be charged twice. Its number stays used, and
        its invoice is due again. A void one is answered as it is. One that its customer has stays: a new
        invoice charges again what it took back, and names it in preceding_invoices.

        Operation `credit_notes.void`: POST /credit-notes/{id}/void
        """
        request = ApiRequest("POST", ["credit-notes", id, "void"])
        return await self._transport.record(request, types.CreditNote, options)

    async def send(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.Send]) -> types.Message:
        """Send a credit note.

        Queues a mail to the customer with the documents of the credit note.

        Operation `credit_notes.send`: POST /credit-notes/{id}/send

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            attachments: Formats of the files that go along; else `pdf` with the format that the
                customer wants. None: an empty list.
        """
        request = ApiRequest("POST", ["credit-notes", id, "send"], body=fields or None)
        return await self._transport.record(request, types.Message, options)

    async def preview_message(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.Send]) -> types.MessagePreview:
        """Preview the mail with a credit note.

        The mail as it would be sent. Takes what sending takes, and stores nothing.

        Operation `credit_notes.preview_message`: POST /credit-notes/{id}/send-preview

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            attachments: Formats of the files that go along; else `pdf` with the format that the
                customer wants. None: an empty list.
        """
        request = ApiRequest("POST", ["credit-notes", id, "send-preview"], body=fields or None)
        return await self._transport.record(request, types.MessagePreview, options)


class AsyncCustomers:
    """Whom you sell to."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def apply_credit(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.AppliedCredit:
        """Settle open invoices with the credit of a customer.

        Lets unallocated payments, the first received first, and then what is left of credit notes settle
        the open invoices of the customer, the first due first, within each currency. Up to 50 payments and
        credit notes and 200 invoices at a time; `balance` says whether credit and open invoices are left.
        Where nothing can be settled, nothing changes. `POST /dry-runs` says beforehand what it would do.

        Operation `customers.apply_credit`: POST /customers/{id}/apply-credit
        """
        request = ApiRequest("POST", ["customers", id, "apply-credit"])
        return await self._transport.record(request, types.AppliedCredit, options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CustomersListQuery]) -> AsyncPages[types.Customer]:
        """List customers.

        The newest first and without archived ones, unless it is asked otherwise.

        Operation `customers.list`: GET /customers

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those with words in name, email and external_id that begin like each of these words.
            external_id: Only the one with this identifier of your own.
            email: Only those with this e-mail address, capitals or not.
            currency: Only those with this currency of their own.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            merged_into: Only those that were merged into this one. They are archived.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            include_archived: Whether archived customers are listed too.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["customers"], query=fields)
        return self._transport.pages(request, types.Customer, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateCustomer]) -> types.Customer:
        """Add a customer.

        Only the name is required. What is not given is empty, and may be given later.

        Operation `customers.create`: POST /customers

        Args:
            name: Required. Name of the company or person.
            email: E-mail address for documents.
            phone: Telephone number.
            external_id: Your own identifier; unique.
            tax_ids: Tax identification numbers.
            billing_address: Where invoices go.
            shipping_address: Where goods go.
            contacts: People at the customer.
            currency: Currency of new documents; else the organization’s.
            locale: Language of documents, BCP 47.
            payment_terms: When invoices are due; else the organization’s terms.
            price_list_id: The price list that gives prices to lines that name none; else the products’
                own prices.
            apply_credit: Whether unapplied payments and credit notes settle a new invoice in the same
                currency once it is issued, the oldest first (`oldest_first`), or only when they are
                allocated (`off`); else as the organization says.
            withholdings: What the customer withholds of invoices that say nothing of it.
            tax_exemption: Whether and why no tax is due.
            trading_name: Name that the customer is known by, if documents are to say it beside the
                name.
            identifiers: What the customer is known by, such as a GLN (scheme 0088).
            legal_registration: Entry in the commercial register; scheme of ISO 6523, such as 0002 for a
                French SIREN.
            electronic_address: Where electronic invoices are delivered to, such as the Peppol address.
            buyer_reference: What invoices say as buyer reference unless they have one: of a German
                authority, the Leitweg-ID.
            buyer_accounting_reference: Where the customer books invoices, unless an invoice says it.
            document_format: What the customer’s invoices are written and checked as; null: a PDF is
                enough.
            reminders: Whether the reminder policy holds for late invoices of this customer (default),
                or only a person reminds (off).
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["customers"], body=fields)
        return await self._transport.record(request, types.Customer, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Customer:
        """Get a customer.

        Archived ones can still be read, because documents speak of them, and so can one that was merged:
        `merged_into` says where everything of it is.

        Operation `customers.get`: GET /customers/{id}
        """
        request = ApiRequest("GET", ["customers", id])
        return await self._transport.record(request, types.Customer, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateCustomer]) -> types.Customer:
        """Update a customer.

        Replaces the customer wholly; what is not given becomes empty or its default. Documents never
        change.

        Operation `customers.update`: PUT /customers/{id}

        Args:
            name: Required. Name of the company or person.
            email: E-mail address for documents.
            phone: Telephone number.
            external_id: Your own identifier; unique.
            tax_ids: Tax identification numbers.
            billing_address: Where invoices go.
            shipping_address: Where goods go.
            contacts: People at the customer.
            currency: Currency of new documents; else the organization’s.
            locale: Language of documents, BCP 47.
            payment_terms: When invoices are due; else the organization’s terms.
            price_list_id: The price list that gives prices to lines that name none; else the products’
                own prices.
            apply_credit: Whether unapplied payments and credit notes settle a new invoice in the same
                currency once it is issued, the oldest first (`oldest_first`), or only when they are
                allocated (`off`); else as the organization says.
            withholdings: What the customer withholds of invoices that say nothing of it.
            tax_exemption: Whether and why no tax is due.
            trading_name: Name that the customer is known by, if documents are to say it beside the
                name.
            identifiers: What the customer is known by, such as a GLN (scheme 0088).
            legal_registration: Entry in the commercial register; scheme of ISO 6523, such as 0002 for a
                French SIREN.
            electronic_address: Where electronic invoices are delivered to, such as the Peppol address.
            buyer_reference: What invoices say as buyer reference unless they have one: of a German
                authority, the Leitweg-ID.
            buyer_accounting_reference: Where the customer books invoices, unless an invoice says it.
            document_format: What the customer’s invoices are written and checked as; null: a PDF is
                enough.
            reminders: Whether the reminder policy holds for late invoices of this customer (default),
                or only a person reminds (off).
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["customers", id], body=fields)
        return await self._transport.record(request, types.Customer, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.PatchCustomer]) -> types.Customer:
        """Change a customer.

        Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name
        away and other names stay.

        Operation `customers.patch`: PATCH /customers/{id}

        Args:
            name: Name of the company or person.
            email: E-mail address for documents.
            phone: Telephone number.
            external_id: Your own identifier; unique.
            tax_ids: Tax identification numbers.
            billing_address: Where invoices go.
            shipping_address: Where goods go.
            contacts: People at the customer.
            currency: Currency of new documents; else the organization’s.
            locale: Language of documents, BCP 47.
            payment_terms: When invoices are due; else the organization’s terms.
            price_list_id: The price list that gives prices to lines that name none; else the products’
                own prices.
            apply_credit: Whether unapplied payments and credit notes settle a new invoice in the same
                currency once it is issued, the oldest first (`oldest_first`), or only when they are
                allocated (`off`); else as the organization says.
            withholdings: What the customer withholds of invoices that say nothing of it.
            tax_exemption: Whether and why no tax is due.
            trading_name: Name that the customer is known by, if documents are to say it beside the
                name.
            identifiers: What the customer is known by, such as a GLN (scheme 0088).
            legal_registration: Entry in the commercial register; scheme of ISO 6523, such as 0002 for a
                French SIREN.
            electronic_address: Where electronic invoices are delivered to, such as the Peppol address.
            buyer_reference: What invoices say as buyer reference unless they have one: of a German
                authority, the Leitweg-ID.
            buyer_accounting_reference: Where the customer books invoices, unless an invoice says it.
            document_format: What the customer’s invoices are written and checked as; null: a PDF is
                enough.
            reminders: Whether the reminder policy holds for late invoices of this customer (default),
                or only a person reminds (off).
            note: A note for yourselves.
            metadata: Names and texts of your own. A text sets its name, null takes the name away, and
                names that are not given stay.
        """
        request = ApiRequest("PATCH", ["customers", id], body=fields)
        return await self._transport.record(request, types.Customer, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a customer.

        Archives a customer with issued documents. Drafts, open invoices and credit stand in the way.

        Operation `customers.delete`: DELETE /customers/{id}
        """
        request = ApiRequest("DELETE", ["customers", id])
        return await self._transport.nothing(request, options)

    async def unarchive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Customer:
        """Unarchive a customer.

        Shows an archived customer in lists again. One that is not archived is answered as it is.

        Operation `customers.unarchive`: POST /customers/{id}/unarchive
        """
        request = ApiRequest("POST", ["customers", id, "unarchive"])
        return await self._transport.record(request, types.Customer, options)

    async def balance(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CustomersBalanceQuery]) -> types.CustomerBalanceList:
        """Get the balance of a customer.

        By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments
        and credit notes. A currency without any of them is not there. With `as_of` the same at the end of
        an earlier day, and with `known_at` as far as it had been recorded by an instant.

        Operation `customers.balance`: GET /customers/{id}/balance

        Args:
            as_of: The day at whose end it is; without it today, at this moment.
            known_at: Count only what had been recorded by this instant, which has passed; without a day
                it is that of the instant. Such an answer has the same figures for ever.
        """
        request = ApiRequest("GET", ["customers", id, "balance"], query=fields)
        return await self._transport.record(request, types.CustomerBalanceList, options)

    async def merge(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.MergeCustomer]) -> types.CustomerMerge:
        """Merge a customer into another one.

        Everything that names the customer moves to the other one: drafts and issued documents, payments,
        credit, quotes, schedules, rules, mails, and with them files and links; contacts and the note are
        added. Other fields of the customer that stays do not change. Issued documents say what they said,
        with the old identifier and name in the chain and in their files. The merged customer is archived
        and can be read, with `merged_into`. Nothing undoes it: ask with `dry_run` first. Needs the right to
        write whatever moves, such as `invoices:write` and `payments:write`.

        Operation `customers.merge`: POST /customers/{id}/merge

        Args:
            into: Required. The customer that stays, and gets everything.
            dry_run: Required. True tells what would be moved, and changes nothing. False moves it, for
                good.
        """
        request = ApiRequest("POST", ["customers", id, "merge"], body=fields)
        return await self._transport.record(request, types.CustomerMerge, options)

    async def duplicates(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.LikeCustomerList:
        """List customers that may be the same.

        Those that share a tax number, the account that payments came from, the e-mail address, or the name
        in the same town, without archived ones. Whether they are the same is for you to say.

        Operation `customers.duplicates`: GET /customers/{id}/duplicates
        """
        request = ApiRequest("GET", ["customers", id, "duplicates"])
        return await self._transport.record(request, types.LikeCustomerList, options)

    async def personal_data(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download the personal data of a customer.

        Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links
        and events as JSON, and the files of documents, mails and attachments. `about.json` in it says what
        each file holds and why it is kept. Customers that were merged into this one are in it. It is for
        whoever asks for a copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and
        is not kept; that it was taken stands in the audit log.

        Operation `customers.personal_data`: GET /customers/{id}/personal-data
        """
        request = ApiRequest("GET", ["customers", id, "personal-data"])
        return await self._transport.content(request, options)

    def personal_data_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download the personal data of a customer.

        Everything that is stored of the customer, as a ZIP: the customer, documents, payments, mails, links
        and events as JSON, and the files of documents, mails and attachments. `about.json` in it says what
        each file holds and why it is kept. Customers that were merged into this one are in it. It is for
        whoever asks for a copy of their data (GDPR, Art. 15 and 20). The copy is made while it is sent and
        is not kept; that it was taken stands in the audit log.

        Operation `customers.personal_data`: GET /customers/{id}/personal-data

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["customers", id, "personal-data"])
        return self._transport.download(request, options)

    async def erase(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.EraseCustomer]) -> types.Erasure:
        """Erase the personal data of a customer.

        For good: name, addresses, contacts, notes and metadata of the customer and of drafts, mails, links,
        search terms, and the values in events. Documents and payments stay as long as the law asks, and are
        erased by themselves on the first night after that; numbers, dates and amounts stay, so that the
        chain of documents can be verified. Customers that were merged into this one are erased with it. Ask
        with `dry_run` first. Open invoices and credit stand in the way.

        Operation `customers.erase`: POST /customers/{id}/erase

        Args:
            reason: Required. Why it is erased. There is no text, because it could name the person
                again.
            dry_run: Required. True tells what would be erased and what has to stay, and changes
                nothing. False erases.
        """
        request = ApiRequest("POST", ["customers", id, "erase"], body=fields)
        return await self._transport.record(request, types.Erasure, options)

    async def statement(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CustomersStatementQuery]) -> types.Statement:
        """Get a statement of account.

        What happened on the account of a customer in one currency between two days, with the balance after
        each entry, what is open today by its age, and the credit. A statement up to today closes with the
        balance of the customer. With `known_at` only what had been recorded by then is told. At most 2000
        entries.

        Operation `customers.statement`: GET /customers/{id}/statement

        Args:
            from_: The first day; without it, the first day of the month before the month before that of
                `to`.
            to: The last day, today at the latest; without it today.
            currency: Of the account, ISO 4217; without it that of the customer, else that of the
                organization.
            known_at: Count only what had been recorded by this instant, which has passed; without a day
                it is that of the instant. Such an answer has the same figures for ever.
        """
        request = ApiRequest("GET", ["customers", id, "statement"], query=fields)
        return await self._transport.record(request, types.Statement, options)

    async def statement_pdf(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CustomersStatementPdfQuery]) -> bytes:
        """Download a statement of account.

        The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is
        kept.

        Operation `customers.statement_pdf`: GET /customers/{id}/statement/pdf

        Args:
            from_: The first day; without it, the first day of the month before the month before that of
                `to`.
            to: The last day, today at the latest; without it today.
            currency: Of the account, ISO 4217; without it that of the customer, else that of the
                organization.
            language: What it is printed in; without it the language of the customer, else that of your
                documents.
        """
        request = ApiRequest("GET", ["customers", id, "statement", "pdf"], query=fields)
        return await self._transport.content(request, options)

    def statement_pdf_stream(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CustomersStatementPdfQuery]) -> AsyncContextManager[AsyncDownload]:
        """Download a statement of account.

        The statement as a PDF that looks like your invoices, in English, German or French. Nothing of it is
        kept.

        Operation `customers.statement_pdf`: GET /customers/{id}/statement/pdf

        Args:
            from_: The first day; without it, the first day of the month before the month before that of
                `to`.
            to: The last day, today at the latest; without it today.
            currency: Of the account, ISO 4217; without it that of the customer, else that of the
                organization.
            language: What it is printed in; without it the language of the customer, else that of your
                documents.

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["customers", id, "statement", "pdf"], query=fields)
        return self._transport.download(request, options)

    async def send_statement(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.SendStatement]) -> types.Message:
        """Send a statement of account.

        Queues a mail to the customer with the statement as a PDF, as it is now. Each request is one mail:
        use an Idempotency-Key.

        Operation `customers.send_statement`: POST /customers/{id}/statement/send

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            period_from: The first day of the statement; else the first day of the month before the one
                before the last.
            period_to: The last day of the statement, today at the latest; else today.
            currency: Of the account; else that of the customer, else that of the organization.
        """
        request = ApiRequest("POST", ["customers", id, "statement", "send"], body=fields or None)
        return await self._transport.record(request, types.Message, options)


class AsyncDocuments:
    """Invoices and credit notes as files, and what they lack."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.DocumentList:
        """List the documents of an invoice.

        Every format, with the original where it is stored, and whether it could be made.

        Operation `documents.list`: GET /invoices/{id}/documents
        """
        request = ApiRequest("GET", ["invoices", id, "documents"])
        return await self._transport.record(request, types.DocumentList, options)

    async def get(self, id: str, format: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download an invoice.

        The invoice as a file. An original is made when it is first asked for, out of what was frozen on
        issue, and given back byte for byte from then on; a void invoice keeps its own. A draft has a
        preview as `pdf`. A format whose rules the invoice breaks is refused.

        Operation `documents.get`: GET /invoices/{id}/documents/{format}
        """
        request = ApiRequest("GET", ["invoices", id, "documents", format])
        return await self._transport.content(request, options)

    def get_stream(self, id: str, format: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download an invoice.

        The invoice as a file. An original is made when it is first asked for, out of what was frozen on
        issue, and given back byte for byte from then on; a void invoice keeps its own. A draft has a
        preview as `pdf`. A format whose rules the invoice breaks is refused.

        Operation `documents.get`: GET /invoices/{id}/documents/{format}

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["invoices", id, "documents", format])
        return self._transport.download(request, options)


class AsyncDryRuns:
    """Trying a request without doing it."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateDryRun]) -> types.DryRun:
        """Try a request.

        Does everything that the request would do, in its transaction, and takes it back: no number, event,
        mail, webhook or idempotency key is used up. The rights and rules are those of the operation that is
        tried. The answer is a report: 200, whether the request would be done or refused.

        Operation `dry_runs.create`: POST /dry-runs

        Args:
            operation: Required. The operation to try, as this reference calls it: every one that
                writes, except what the guide to dry runs lists.
            id: What stands in its path: the identifier of the one thing that it is about, or the name
                of a template.
            query: Its query parameters.
            body: Its body, as it would be sent.
            if_match: Its header If-Match: the version that it may change.
        """
        request = ApiRequest("POST", ["dry-runs"], body=fields)
        return await self._transport.record(request, types.DryRun, options)


class AsyncEventTypes:
    """Events, pushed to addresses of yours."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, *, options: Optional[CallOptions] = None) -> types.EventTypeList:
        """List the types of events.

        What each means, the schema of its object, and an example. More may come.

        Operation `event_types.list`: GET /event-types
        """
        request = ApiRequest("GET", ["event-types"])
        return await self._transport.record(request, types.EventTypeList, options)


class AsyncEvents:
    """What happened, in order and without gaps."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.EventsListQuery]) -> AsyncPages[types.Event]:
        """Read what happened.

        The events of the organization in the order of their numbers, which have no gaps. Ask again with
        `after` set to the last number that you have; nothing is ever skipped. With `wait` the answer comes
        as soon as something happens. With `order=desc` it is read from its end, and with `object_id` it is
        the history of one thing. Of objects that the credential may not read, events show the id alone.

        Operation `events.list`: GET /events

        Args:
            after: The `sequence` of the last event that you have; the answer goes on after it.
            order: Which events come first: `asc` the oldest, for following the feed; `desc` the newest.
                Downwards, `after` is the `sequence` of the last event that you have, too, and 0 begins with
                the newest.
            type: Only events of these types, separated by commas.
            object_id: Only events about this one thing: its history. There is none of what does not
                exist.
            limit: How many to return at most.
            wait: For how many seconds to wait for an event if there is none: the answer comes as soon
                as there is one, and is empty otherwise. Only for `order=asc`.
        """
        request = ApiRequest("GET", ["events"], query=fields)
        return self._transport.pages(request, types.Event, "after", options)

    def follow(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.EventsListQuery]) -> AsyncIterator[types.Event]:
        """Follow the list. It has no end: what comes later is given as soon as it is there. Keep the number of
        the last one that you have handled, to go on from there after an error or a restart.

        The parameters are those of `events.list`.

        Operation `events.list`: GET /events

        Args:
            after: The `sequence` of the last event that you have; the answer goes on after it.
            order: Which events come first: `asc` the oldest, for following the feed; `desc` the newest.
                Downwards, `after` is the `sequence` of the last event that you have, too, and 0 begins with
                the newest.
            type: Only events of these types, separated by commas.
            object_id: Only events about this one thing: its history. There is none of what does not
                exist.
            limit: How many to return at most.
            wait: For how many seconds to wait for an event if there is none: the answer comes as soon
                as there is one, and is empty otherwise. Only for `order=asc`.
        """
        request = ApiRequest("GET", ["events"], query=fields)
        return self._transport.follow(request, types.Event, "after", 20, options)

    def stream(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.EventsStreamQuery]) -> AsyncIterator[ServerSentEvent]:
        """Stream what happens.

        Server-sent events: each has the number as `id`, the type as `event`, and as `data` what
        `events.get` gives. Whoever is cut off goes on with `after` or the header `Last-Event-ID`; nothing
        is ever skipped. Every 15 seconds at the latest something comes, if only an `id`. It ends when the
        credential ends, and when the service stops.

        Operation `events.stream`: GET /events/stream

        Args:
            after: The `sequence` of the last event that you have. Without it, the stream begins now.
            type: Only events of these types, separated by commas.
            object_id: Only events about this one thing: its history. There is none of what does not
                exist.
        """
        request = ApiRequest("GET", ["events", "stream"], query=fields)
        return self._transport.events(request, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Event:
        """Get an event.

        One event: what changed, who changed it, and how it was before.

        Operation `events.get`: GET /events/{id}
        """
        request = ApiRequest("GET", ["events", id])
        return await self._transport.record(request, types.Event, options)


class AsyncExports:
    """Everything of your books as a file that you can take away."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ExportsListQuery]) -> AsyncPages[types.DataExport]:
        """List exports.

        Also those that have failed or expired, the newest first.

        Operation `exports.list`: GET /exports

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            created_at: Only those asked for then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["exports"], query=fields)
        return self._transport.pages(request, types.DataExport, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateDataExport]) -> types.DataExport:
        """Export the books.

        Orders a ZIP with everything of your books, all of one moment: a file for each kind of rows,
        `manifest.json` with rows, columns and digests, and originals and attachments if you ask for them.
        It is made meanwhile; ask for it until its `state` is `ready`, or wait for the event
        `data_export.ready`. It is kept for a week. Two can be under way at once.

        Operation `exports.create`: POST /exports

        Args:
            format: `ndjson` by default: one JSON object per line, exact and complete. `csv` is for
                spreadsheets.
            delimiter: What separates the values of a line of CSV; `,` by default.
            decimal_sign: The decimal sign of numbers in CSV; `.` by default.
            kinds: The kinds of rows; all by default.
            with_files: Whether the originals of issued documents (PDF, XML), attachments, files of
                mails and logos are in it; not by default.
        """
        request = ApiRequest("POST", ["exports"], body=fields)
        return await self._transport.record(request, types.DataExport, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.DataExport:
        """Get an export.

        How far it is, and until when its file can be downloaded.

        Operation `exports.get`: GET /exports/{id}
        """
        request = ApiRequest("GET", ["exports", id])
        return await self._transport.record(request, types.DataExport, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete an export.

        Deletes it with its file, or cancels it while it is being made.

        Operation `exports.delete`: DELETE /exports/{id}
        """
        request = ApiRequest("DELETE", ["exports", id])
        return await self._transport.nothing(request, options)

    async def content(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download the file of an export.

        The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each
        download stands in the audit log.

        Operation `exports.content`: GET /exports/{id}/content
        """
        request = ApiRequest("GET", ["exports", id, "content"])
        return await self._transport.content(request, options)

    def content_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download the file of an export.

        The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each
        download stands in the audit log.

        Operation `exports.content`: GET /exports/{id}/content

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["exports", id, "content"])
        return self._transport.download(request, options)


class AsyncImports:
    """Your customers, products and invoices of before, brought along in two steps."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ImportsListQuery]) -> AsyncPages[types.ImportFacts]:
        """List imports.

        The newest first, unless the request asks for another order; without columns and findings.

        Operation `imports.list`: GET /imports

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            created_at: Only those brought along then. As in `created_at[gte]`, with gte, gt, lte and
                lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["imports"], query=fields)
        return self._transport.pages(request, types.ImportFacts, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateImport]) -> types.Import:
        """Check an import.

        Reads customers, products or invoices of before from a file of values or from rows, and says what
        would become of each: created, changed, left, or refused by the rules of creating one. Nothing is
        written to your books before it is committed. It needs the right to write what the rows are. The
        body may have 7 MB.

        Operation `imports.create`: POST /imports

        Args:
            mapping: The header of the column for each field, or its place, such as `#5`, from 1. A
                field is named by its path, such as `billing_address.city`, `tax_ids.0.value`,
                `items.0.price` or `metadata.NAME`. Columns without a field are not read. If not given,
                columns are found by their headers.
            encoding: The encoding of the file; found if not given.
            delimiter: What stands between two values of the file; found if not given.
            decimal_sign: The decimal sign of numbers in the file; found if not given.
            date_order: The order of year, month and day in dates that do not begin with the year; found
                if not given.
            existing: What becomes of a row whose `external_id` or `sku` is there: it is left (by
                default), or what the row gives is changed. Invoices are never changed.
            alike: What becomes of a row without such an identifier when there is one of the same name:
                it is created (by default), or left.
            faulty: Whether rows that break a rule stop the import (by default), or are left out.
            customers: Whom invoices may be of: customers who are there (by default), found by
                `customer_external_id`, else by `customer_name`; or others too, who are created then.
            kind: Required. What the rows are.
            content: A file of values (CSV) in base64, up to 5 MB and 10,000 rows.
            rows: Rows in place of a file, up to 1,000: each with the fields that creating a customer or
                product takes, or with those of an invoice of before (`ImportedInvoice`). What breaks a rule
                becomes a finding.
            source: Where they come from, such as the program of before. Bringing the same along again
                adds nothing.
        """
        request = ApiRequest("POST", ["imports"], body=fields)
        return await self._transport.record(request, types.Import, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Import:
        """Get an import.

        How far it is, and for a week its columns and findings.

        Operation `imports.get`: GET /imports/{id}
        """
        request = ApiRequest("GET", ["imports", id])
        return await self._transport.record(request, types.Import, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ChangeImport]) -> types.Import:
        """Read an import in another way.

        Decides anew which column is which field, how the file is written, and what becomes of rows that are
        there already or break a rule. Then all rows are checked again.

        Operation `imports.patch`: PATCH /imports/{id}

        Args:
            mapping: The header of the column for each field, or its place, such as `#5`, from 1. A
                field is named by its path, such as `billing_address.city`, `tax_ids.0.value`,
                `items.0.price` or `metadata.NAME`. Columns without a field are not read. If not given,
                columns are found by their headers.
            encoding: The encoding of the file; found if not given.
            delimiter: What stands between two values of the file; found if not given.
            decimal_sign: The decimal sign of numbers in the file; found if not given.
            date_order: The order of year, month and day in dates that do not begin with the year; found
                if not given.
            existing: What becomes of a row whose `external_id` or `sku` is there: it is left (by
                default), or what the row gives is changed. Invoices are never changed.
            alike: What becomes of a row without such an identifier when there is one of the same name:
                it is created (by default), or left.
            faulty: Whether rows that break a rule stop the import (by default), or are left out.
            customers: Whom invoices may be of: customers who are there (by default), found by
                `customer_external_id`, else by `customer_name`; or others too, who are created then.
        """
        request = ApiRequest("PATCH", ["imports", id], body=fields)
        return await self._transport.record(request, types.Import, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete an import.

        Deletes it with its file. What it brought to your books stays, and cannot be undone any more.

        Operation `imports.delete`: DELETE /imports/{id}
        """
        request = ApiRequest("DELETE", ["imports", id])
        return await self._transport.nothing(request, options)

    async def commit(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Import:
        """Commit an import.

        Writes the rows to your books meanwhile, a hundred at a time; ask for it until its `state` is
        `done`, or wait for the event `import.done`. What is there by then is not created again.

        Operation `imports.commit`: POST /imports/{id}/commit
        """
        request = ApiRequest("POST", ["imports", id, "commit"])
        return await self._transport.record(request, types.Import, options)

    async def undo(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Import:
        """Undo an import.

        Deletes meanwhile what the import created and nobody has used or changed since. What it changed
        stays.

        Operation `imports.undo`: POST /imports/{id}/undo
        """
        request = ApiRequest("POST", ["imports", id, "undo"])
        return await self._transport.record(request, types.Import, options)


class AsyncInvitations:
    """Asking somebody to work in your books."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvitationsListQuery]) -> AsyncPages[types.Invitation]:
        """List the invitations.

        The newest first, those that were accepted or revoked included.

        Operation `invitations.list`: GET /invitations

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["invitations"], query=fields)
        return self._transport.pages(request, types.Invitation, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvitation]) -> types.CreatedInvitation:
        """Invite somebody.

        The link works once, for 7 days. An earlier invitation of the same address no longer works. The
        answer is the same whether the address has an account or not.

        Operation `invitations.create`: POST /invitations

        Args:
            email: Required. Whom to invite.
            role: Required. What the member will be allowed to do.
            expires_at: When the membership will end by itself; never without it. An auditor needs one.
        """
        request = ApiRequest("POST", ["invitations"], body=fields)
        return await self._transport.record(request, types.CreatedInvitation, options)

    async def resend(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.CreatedInvitation:
        """Make another link for an invitation.

        The former link no longer works; the new one works for 7 days.

        Operation `invitations.resend`: POST /invitations/{id}/resend
        """
        request = ApiRequest("POST", ["invitations", id, "resend"])
        return await self._transport.record(request, types.CreatedInvitation, options)

    async def revoke(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Revoke an invitation.

        The link no longer works. The invitation stays in the list.

        Operation `invitations.revoke`: DELETE /invitations/{id}
        """
        request = ApiRequest("DELETE", ["invitations", id])
        return await self._transport.nothing(request, options)

    async def accept(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.AcceptInvitation]) -> types.AcceptedInvitation:
        """Accept an invitation.

        For whoever has the link. Somebody whose address has an account says its password; anybody else
        chooses a name and a password. Sign in afterwards.

        Operation `invitations.accept`: POST /invitations/accept

        Args:
            token: Required. The token of the link.
            password: Required. The password of the account with this address, or the password of the
                new one: 8 to 128 characters of any kind, but none of the common ones.
            name: The name of a new user; without it the beginning of the address. Ignored for an
                address with an account.
        """
        request = ApiRequest("POST", ["invitations", "accept"], body=fields)
        return await self._transport.record(request, types.AcceptedInvitation, options)

    async def join(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.Join]) -> types.AcceptedInvitation:
        """Accept an invitation while signed in.

        For somebody who is signed in, in any organization, with the address that was invited: neither name
        nor password is asked for. `auth.switch_organization` opens a session in the new organization.

        Operation `invitations.join`: POST /invitations/join

        Args:
            token: Required. The token of the link.
        """
        request = ApiRequest("POST", ["invitations", "join"], body=fields)
        return await self._transport.record(request, types.AcceptedInvitation, options)


class AsyncInvoiceTemplates:
    """Contents of invoices that are kept under a name."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvoiceTemplatesListQuery]) -> AsyncPages[types.InvoiceTemplate]:
        """List invoice templates.

        The newest first, unless it is asked otherwise.

        Operation `invoice_templates.list`: GET /invoice-templates

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["invoice-templates"], query=fields)
        return self._transport.pages(request, types.InvoiceTemplate, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvoiceTemplate]) -> types.InvoiceTemplate:
        """Add an invoice template.

        Keeps the content of invoices under a name: as it is given, or as an invoice has it.

        Operation `invoice_templates.create`: POST /invoice-templates

        Args:
            name: Required. What you call it.
            content: What creating an invoice takes, without customer, dates, service period and prepaid
                amount. Any of it may be left out, the lines too. Either this or `invoice_id`.
            invoice_id: The invoice whose content it takes, as a duplicate for another customer would:
                without what belongs to its customer or happened once.
        """
        request = ApiRequest("POST", ["invoice-templates"], body=fields)
        return await self._transport.record(request, types.InvoiceTemplate, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.InvoiceTemplate:
        """Get an invoice template.

        Its name and its content.

        Operation `invoice_templates.get`: GET /invoice-templates/{id}
        """
        request = ApiRequest("GET", ["invoice-templates", id])
        return await self._transport.record(request, types.InvoiceTemplate, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateInvoiceTemplate]) -> types.InvoiceTemplate:
        """Update an invoice template.

        Replaces name and content. Invoices that were made of it stay as they are.

        Operation `invoice_templates.update`: PUT /invoice-templates/{id}

        Args:
            name: Required. What you call it.
            content: Required. What creating an invoice takes, without customer, dates, service period
                and prepaid amount. Any of it may be left out, the lines too.
        """
        request = ApiRequest("PUT", ["invoice-templates", id], body=fields)
        return await self._transport.record(request, types.InvoiceTemplate, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete an invoice template.

        Deletes it for good. Invoices that were made of it stay.

        Operation `invoice_templates.delete`: DELETE /invoice-templates/{id}
        """
        request = ApiRequest("DELETE", ["invoice-templates", id])
        return await self._transport.nothing(request, options)

    async def create_invoice(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UseInvoiceTemplate]) -> types.Invoice:
        """Make an invoice of a template.

        Makes a draft for a customer. What is missing in both the template and the request is refused, and
        so is what is archived or deleted by now: a fault of the template has `where`.

        Operation `invoice_templates.create_invoice`: POST /invoice-templates/{id}/invoices

        Args:
            customer_id: Required. Who is to pay.
            overrides: What this invoice says instead of the template, each part as a whole: `items`
                replaces all lines. Null leaves out what the template says.
        """
        request = ApiRequest("POST", ["invoice-templates", id, "invoices"], body=fields)
        return await self._transport.record(request, types.Invoice, options)


class AsyncInvoices:
    """Invoices and credit notes as files, and what they lack."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def preflight(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvoicesPreflightQuery]) -> types.PreflightReport:
        """Check an invoice against a format.

        Every rule of EN 16931, XRechnung or Peppol that it breaks, with the field that puts it right. A
        draft is checked as if it were issued today. The answer is a report: 200, whether it is valid or
        not.

        Operation `invoices.preflight`: GET /invoices/{id}/preflight

        Args:
            format: What it is to be valid in; else the customer’s format, else factur_x.
        """
        request = ApiRequest("GET", ["invoices", id, "preflight"], query=fields)
        return await self._transport.record(request, types.PreflightReport, options)

    async def preflight_details(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PreflightInvoice]) -> types.PreflightReportList:
        """Check an invoice before it exists.

        Takes what creating an invoice takes, and the formats; stores nothing. Refuses what creating it
        would refuse.

        Operation `invoices.preflight_details`: POST /invoices/preflight

        Args:
            buyer_reference: What the buyer wants to read: of a German authority, the Leitweg-ID. Else
                the customer’s.
            order_reference: Number of the buyer’s order; else `reference`.
            sales_order_reference: Number of your own order.
            contract_reference: Number of the contract.
            project_reference: Number of the project.
            receiving_advice_reference: Number of the buyer’s receiving advice.
            despatch_advice_reference: Number of your despatch advice.
            tender_reference: Number of the tender or lot.
            buyer_accounting_reference: Where the buyer books it; else the customer’s.
            invoiced_object: What it is about, such as a meter or a subscription; scheme of UNTDID 1153.
            document_type: What it calls itself; an invoice if not given. The construction types are
                those of France.
            preceding_invoices: Earlier invoices from elsewhere; those that this one corrects here are
                named without it.
            notes: Printed after the message.
            tax_currency: Currency that you declare the tax in, if it is another one.
            tax_exchange_rate: What a unit of the invoice’s currency is in the tax currency.
            tax_point_date: When tax falls due, if not on issue.
            tax_point: What tax falls due by, if no day is named.
            delivery: What was delivered when, to whom and where.
            payment_instructions: How it is paid.
            payee: Who is paid, if it is not you.
            tax_exemptions: Why no tax is charged, for each tax group; `tax_exemption_reason` is the
                short form of it.
            customer_id: Required. The customer who is to pay.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none. Else S for a rate above 0,
                and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate,
                rounded once, and its tax is the rest of the sum.
            discounts: Taken off the whole invoice, each from the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            charges: Added to the whole invoice, each to the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            round_payable_to: What is to be paid is rounded to a multiple of this, such as the smallest
                coin.
            payable_rounding: What the amount to be paid is changed by, as agreed; below zero takes off.
                In place of `round_payable_to`.
            withholdings: What the customer withholds of the net and pays to the authority (IRPF,
                ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up;
                together they are at most 100 %. Else the customer’s; an empty list says that nothing is
                withheld.
            currency: Else the customer’s currency, else the organization’s.
            payment_terms: Else the customer’s terms, else the organization’s.
            payment_plan: Lets it be paid in instalments, the first one first, each due after the one
                before. They add up to the total with its rounding: percentages to 100, shared by the
                largest remainder. What is prepaid, paid or credited settles the oldest. In place of
                `due_date`; of `payment_terms` a discount for paying all of it early is left.
            reference: The customer’s own sign, such as an order number.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            prepaid_amount: What has been paid before. What is more than there is to pay becomes the
                customer’s credit on issue. A deposit that has an invoice of its own (`document_type:
                partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity
                instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in
                a calculation only.
            issue_date: The issue date, as far as it is known.
            due_date: When it is due; else it follows from the payment terms.
            service_period: The days that are invoiced.
            formats: What it is to be valid in; else the customer’s format, else factur_x.
        """
        request = ApiRequest("POST", ["invoices", "preflight"], body=fields)
        return await self._transport.record(request, types.PreflightReportList, options)

    async def correct(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CorrectInvoice]) -> types.Correction:
        """Correct an invoice.

        Takes the invoice as it should have been, and picks the legal path: a draft is edited; an issued one
        that was neither sent nor paid is voided and issued anew; any other one is credited wholly and
        issued anew, and what the customer has paid settles the new one. What was prepaid counts once: it is
        handed on where the old invoice is voided, and is credit that settles the new one where it is
        credited; only what `prepaid_amount` says above it is new money. The new invoice names the old one
        in `corrects_invoice_id`, and keeps its currency if the request names none.

        Operation `invoices.correct`: POST /invoices/{id}/correct

        Args:
            buyer_reference: What the buyer wants to read: of a German authority, the Leitweg-ID. Else
                the customer’s.
            order_reference: Number of the buyer’s order; else `reference`.
            sales_order_reference: Number of your own order.
            contract_reference: Number of the contract.
            project_reference: Number of the project.
            receiving_advice_reference: Number of the buyer’s receiving advice.
            despatch_advice_reference: Number of your despatch advice.
            tender_reference: Number of the tender or lot.
            buyer_accounting_reference: Where the buyer books it; else the customer’s.
            invoiced_object: What it is about, such as a meter or a subscription; scheme of UNTDID 1153.
            document_type: What it calls itself; an invoice if not given. The construction types are
                those of France.
            preceding_invoices: Earlier invoices from elsewhere; those that this one corrects here are
                named without it.
            notes: Printed after the message.
            tax_currency: Currency that you declare the tax in, if it is another one.
            tax_exchange_rate: What a unit of the invoice’s currency is in the tax currency.
            tax_point_date: When tax falls due, if not on issue.
            tax_point: What tax falls due by, if no day is named.
            delivery: What was delivered when, to whom and where.
            payment_instructions: How it is paid.
            payee: Who is paid, if it is not you.
            tax_exemptions: Why no tax is charged, for each tax group; `tax_exemption_reason` is the
                short form of it.
            customer_id: Required. The customer who is to pay.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none. Else S for a rate above 0,
                and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate,
                rounded once, and its tax is the rest of the sum.
            discounts: Taken off the whole invoice, each from the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            charges: Added to the whole invoice, each to the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            round_payable_to: What is to be paid is rounded to a multiple of this, such as the smallest
                coin.
            payable_rounding: What the amount to be paid is changed by, as agreed; below zero takes off.
                In place of `round_payable_to`.
            withholdings: What the customer withholds of the net and pays to the authority (IRPF,
                ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up;
                together they are at most 100 %. Else the customer’s; an empty list says that nothing is
                withheld.
            currency: Else the customer’s currency, else the organization’s.
            payment_terms: Else the customer’s terms, else the organization’s.
            payment_plan: Lets it be paid in instalments, the first one first, each due after the one
                before. They add up to the total with its rounding: percentages to 100, shared by the
                largest remainder. What is prepaid, paid or credited settles the oldest. In place of
                `due_date`; of `payment_terms` a discount for paying all of it early is left.
            reference: The customer’s own sign, such as an order number.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            prepaid_amount: What has been paid before. What is more than there is to pay becomes the
                customer’s credit on issue. A deposit that has an invoice of its own (`document_type:
                partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity
                instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in
                a calculation only.
            issue_date: The issue date, as far as it is known.
            due_date: When it is due; else it follows from the payment terms.
            service_period: The days that are invoiced.
            reason: What the credit note says, if one is needed; else other.
        """
        request = ApiRequest("POST", ["invoices", id, "correct"], body=fields)
        return await self._transport.record(request, types.Correction, options)

    def list_credit_notes(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvoicesListCreditNotesQuery]) -> AsyncPages[types.CreditNoteSummary]:
        """List the credit notes of an invoice.

        Those against it, void ones too. The same as /credit-notes with the filter invoice_id.

        Operation `invoices.list_credit_notes`: GET /invoices/{id}/credit-notes

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those whose number begins or ends so, whose total this is, or with words in the
                number of the invoice, or in name and email of the customer as it is now (with the scope
                customers:read), that begin like each of these words.
            status: Only those in this state.
            customer_id: Only those of this customer.
            number: Only the one with exactly this number.
            unapplied: Only those of which something can still be allocated, or nothing can.
            currency: Only those in this currency.
            total: Only those with such a total; together with `currency`, as amounts of two do not
                compare. As in `total[gte]`, with gte, gt, lte and lt.
            issue_date: Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and
                lt.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["invoices", id, "credit-notes"], query=fields)
        return self._transport.pages(request, types.CreditNoteSummary, "cursor", options)

    async def credit(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreateCreditNote]) -> types.CreditNote:
        """Credit an invoice.

        Takes back all that is left of an issued invoice, or the items that are named: never more than is
        left of a line or of a tax rate. First that lowers what is due; the rest is the customer’s credit.
        The credit note is found under /credit-notes.

        Operation `invoices.credit`: POST /invoices/{id}/credit-notes

        Args:
            reason: Required. Why it is taken back.
            items: What is taken back; all that is left of the invoice when it is not said.
            issue_date: Today when it is not said; not before the invoice, nor before the last credit
                note.
            message: What is printed for the customer.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            settlement: What becomes of the part that nothing is due for any more: credit for other
                invoices, or refunded already.
        """
        request = ApiRequest("POST", ["invoices", id, "credit-notes"], body=fields)
        return await self._transport.record(request, types.CreditNote, options)

    async def duplicate(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.DuplicateInvoice]) -> types.Invoice:
        """Duplicate an invoice.

        Makes a draft with the same content, whatever state the invoice is in: lines, discounts, charges,
        taxes, currency and words. Numbers, dates, periods, prepaid amounts, attachments and references to
        orders and other documents are not taken over; another customer has its own terms and details. Names
        come from the products as they are now. An archived customer or product is refused, and the pointer
        names the line of the invoice.

        Operation `invoices.duplicate`: POST /invoices/{id}/duplicate

        Args:
            customer_id: Who is to pay; else the customer of the invoice.
            prices: Required. Whether the lines keep price, unit and tax, or take those that hold now:
                the price of the customer’s price list, else of the product, and its unit and tax. A line
                without tax, or with one of another category than S, keeps its tax in any case.
        """
        request = ApiRequest("POST", ["invoices", id, "duplicate"], body=fields)
        return await self._transport.record(request, types.Invoice, options)

    async def send(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.SendInvoice]) -> types.Message:
        """Send an invoice.

        Queues a mail to the customer with the documents of the invoice. A draft needs `finalize`, which
        issues it in the same step. Each request is one mail: use an Idempotency-Key.

        Operation `invoices.send`: POST /invoices/{id}/send

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            attachments: Formats of the files that go along; else `pdf` with the format that the
                customer wants. None: an empty list.
            finalize: Issues a draft in the same step; if it cannot be sent, it stays a draft.
        """
        request = ApiRequest("POST", ["invoices", id, "send"], body=fields or None)
        return await self._transport.record(request, types.Message, options)

    async def preview_message(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.SendInvoice]) -> types.MessagePreview:
        """Preview the mail with an invoice.

        The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.

        Operation `invoices.preview_message`: POST /invoices/{id}/send-preview

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            attachments: Formats of the files that go along; else `pdf` with the format that the
                customer wants. None: an empty list.
            finalize: Issues a draft in the same step; if it cannot be sent, it stays a draft.
        """
        request = ApiRequest("POST", ["invoices", id, "send-preview"], body=fields or None)
        return await self._transport.record(request, types.MessagePreview, options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvoicesListQuery]) -> AsyncPages[types.InvoiceSummary]:
        """List invoices.

        Without their lines. The newest first, unless it is asked otherwise.

        Operation `invoices.list`: GET /invoices

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those whose number begins or ends so, whose payment reference begins so, whose total
                this is, or with words in reference, or in name and email of the customer as it is now (with
                the scope customers:read), that begin like each of these words.
            status: Only those in one of these states, parted by commas; `overdue` is open with a due
                date before today.
            payment_status: Only those that are settled so far.
            withholding: Only those of which something is withheld, with or without certificates of all
                of it.
            customer_id: Only those of this customer.
            recurring_invoice_id: Only those that this recurring invoice made.
            quote_id: Only those that were made of this quote.
            number: Only the one with exactly this number.
            reference: Only those with exactly this reference.
            payment_reference: Only those that ask the payer for this reference, with or without blanks.
            external_id: Only those of before with exactly this identifier where they were issued.
            currency: Only those in this currency.
            issue_date: Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and
                lt.
            due_date: Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt.
            total: Only those with such a total; together with `currency`, as amounts of two do not
                compare. As in `total[gte]`, with gte, gt, lte and lt.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            expand: What to embed as it is now, beside its identifier, separated by commas. customer
                needs the scope customers:read.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["invoices"], query=fields)
        return self._transport.pages(request, types.InvoiceSummary, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvoice]) -> types.Invoice:
        """Create an invoice.

        Makes a draft with all amounts computed. When one line is refused, nothing is stored.

        Operation `invoices.create`: POST /invoices

        Args:
            buyer_reference: What the buyer wants to read: of a German authority, the Leitweg-ID. Else
                the customer’s.
            order_reference: Number of the buyer’s order; else `reference`.
            sales_order_reference: Number of your own order.
            contract_reference: Number of the contract.
            project_reference: Number of the project.
            receiving_advice_reference: Number of the buyer’s receiving advice.
            despatch_advice_reference: Number of your despatch advice.
            tender_reference: Number of the tender or lot.
            buyer_accounting_reference: Where the buyer books it; else the customer’s.
            invoiced_object: What it is about, such as a meter or a subscription; scheme of UNTDID 1153.
            document_type: What it calls itself; an invoice if not given. The construction types are
                those of France.
            preceding_invoices: Earlier invoices from elsewhere; those that this one corrects here are
                named without it.
            notes: Printed after the message.
            tax_currency: Currency that you declare the tax in, if it is another one.
            tax_exchange_rate: What a unit of the invoice’s currency is in the tax currency.
            tax_point_date: When tax falls due, if not on issue.
            tax_point: What tax falls due by, if no day is named.
            delivery: What was delivered when, to whom and where.
            payment_instructions: How it is paid.
            payee: Who is paid, if it is not you.
            tax_exemptions: Why no tax is charged, for each tax group; `tax_exemption_reason` is the
                short form of it.
            customer_id: Required. The customer who is to pay.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none. Else S for a rate above 0,
                and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate,
                rounded once, and its tax is the rest of the sum.
            discounts: Taken off the whole invoice, each from the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            charges: Added to the whole invoice, each to the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            round_payable_to: What is to be paid is rounded to a multiple of this, such as the smallest
                coin.
            payable_rounding: What the amount to be paid is changed by, as agreed; below zero takes off.
                In place of `round_payable_to`.
            withholdings: What the customer withholds of the net and pays to the authority (IRPF,
                ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up;
                together they are at most 100 %. Else the customer’s; an empty list says that nothing is
                withheld.
            currency: Else the customer’s currency, else the organization’s.
            payment_terms: Else the customer’s terms, else the organization’s.
            payment_plan: Lets it be paid in instalments, the first one first, each due after the one
                before. They add up to the total with its rounding: percentages to 100, shared by the
                largest remainder. What is prepaid, paid or credited settles the oldest. In place of
                `due_date`; of `payment_terms` a discount for paying all of it early is left.
            reference: The customer’s own sign, such as an order number.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            prepaid_amount: What has been paid before. What is more than there is to pay becomes the
                customer’s credit on issue. A deposit that has an invoice of its own (`document_type:
                partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity
                instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in
                a calculation only.
            issue_date: The issue date, as far as it is known.
            due_date: When it is due; else it follows from the payment terms.
            service_period: The days that are invoiced.
            finalize: Issues the invoice at once, instead of keeping a draft.
            require: Formats that it must be valid in; else nothing is issued. Without them the
                customer’s format counts, where the organization’s settings for documents say so.
        """
        request = ApiRequest("POST", ["invoices"], body=fields)
        return await self._transport.record(request, types.Invoice, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Invoice:
        """Get an invoice.

        The invoice with its lines and tax groups.

        Operation `invoices.get`: GET /invoices/{id}
        """
        request = ApiRequest("GET", ["invoices", id])
        return await self._transport.record(request, types.Invoice, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateInvoice]) -> types.Invoice:
        """Update an invoice.

        Replaces a draft wholly, lines included; what is not given becomes empty or its default.

        Operation `invoices.update`: PUT /invoices/{id}

        Args:
            buyer_reference: What the buyer wants to read: of a German authority, the Leitweg-ID. Else
                the customer’s.
            order_reference: Number of the buyer’s order; else `reference`.
            sales_order_reference: Number of your own order.
            contract_reference: Number of the contract.
            project_reference: Number of the project.
            receiving_advice_reference: Number of the buyer’s receiving advice.
            despatch_advice_reference: Number of your despatch advice.
            tender_reference: Number of the tender or lot.
            buyer_accounting_reference: Where the buyer books it; else the customer’s.
            invoiced_object: What it is about, such as a meter or a subscription; scheme of UNTDID 1153.
            document_type: What it calls itself; an invoice if not given. The construction types are
                those of France.
            preceding_invoices: Earlier invoices from elsewhere; those that this one corrects here are
                named without it.
            notes: Printed after the message.
            tax_currency: Currency that you declare the tax in, if it is another one.
            tax_exchange_rate: What a unit of the invoice’s currency is in the tax currency.
            tax_point_date: When tax falls due, if not on issue.
            tax_point: What tax falls due by, if no day is named.
            delivery: What was delivered when, to whom and where.
            payment_instructions: How it is paid.
            payee: Who is paid, if it is not you.
            tax_exemptions: Why no tax is charged, for each tax group; `tax_exemption_reason` is the
                short form of it.
            customer_id: Required. The customer who is to pay.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none. Else S for a rate above 0,
                and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate,
                rounded once, and its tax is the rest of the sum.
            discounts: Taken off the whole invoice, each from the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            charges: Added to the whole invoice, each to the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            round_payable_to: What is to be paid is rounded to a multiple of this, such as the smallest
                coin.
            payable_rounding: What the amount to be paid is changed by, as agreed; below zero takes off.
                In place of `round_payable_to`.
            withholdings: What the customer withholds of the net and pays to the authority (IRPF,
                ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up;
                together they are at most 100 %. Else the customer’s; an empty list says that nothing is
                withheld.
            currency: Else the customer’s currency, else the organization’s.
            payment_terms: Else the customer’s terms, else the organization’s.
            payment_plan: Lets it be paid in instalments, the first one first, each due after the one
                before. They add up to the total with its rounding: percentages to 100, shared by the
                largest remainder. What is prepaid, paid or credited settles the oldest. In place of
                `due_date`; of `payment_terms` a discount for paying all of it early is left.
            reference: The customer’s own sign, such as an order number.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            prepaid_amount: What has been paid before. What is more than there is to pay becomes the
                customer’s credit on issue. A deposit that has an invoice of its own (`document_type:
                partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity
                instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in
                a calculation only.
            issue_date: The issue date, as far as it is known.
            due_date: When it is due; else it follows from the payment terms.
            service_period: The days that are invoiced.
        """
        request = ApiRequest("PUT", ["invoices", id], body=fields)
        return await self._transport.record(request, types.Invoice, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.InvoiceRemarks]) -> types.Invoice:
        """Remark on an invoice.

        Changes what is no part of the document, in any state: note, expected payment date, certificates of
        what was withheld, and metadata. What is not given stays; null takes a value away; in metadata, null
        takes a name away and other names stay.

        Operation `invoices.patch`: PATCH /invoices/{id}

        Args:
            note: A note for yourselves.
            expected_payment_date: When you expect the money.
            reminders_paused_until: Before this day no reminder goes out by itself, such as while a
                complaint is settled.
            certificates: All certificates of what the customer withheld, in place of those before; null
                takes them back.
            metadata: Names and texts of your own. A text sets its name, null takes the name away, and
                names that are not given stay.
        """
        request = ApiRequest("PATCH", ["invoices", id], body=fields)
        return await self._transport.record(request, types.Invoice, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete an invoice.

        Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.

        Operation `invoices.delete`: DELETE /invoices/{id}
        """
        request = ApiRequest("DELETE", ["invoices", id])
        return await self._transport.nothing(request, options)

    async def create_batch(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvoices]) -> types.InvoiceBatch:
        """Create up to 100 invoices.

        Creates each as a single request would, in one transaction and under one `Idempotency-Key`, several
        times as fast. Those with `finalize` get their numbers in the order of the list. Usually all or
        nothing is stored: one that is refused refuses the request, with pointers such as
        `#/invoices/3/customer_id`. With `atomic: false` each is stored or refused by itself, and a refused
        one uses no number. A body of more than 20 000 values in all is refused with 413 `body_too_large`,
        as of any request: an invoice with 500 lines of six fields has 3 000.

        Operation `invoices.create_batch`: POST /invoices/batch

        Args:
            invoices: Required. The invoices, each as creating a single one takes it.
            atomic: Whether nothing is stored when one is refused; true if not given. With false, all
                that are not refused are stored, and each of the others has its problem.
        """
        request = ApiRequest("POST", ["invoices", "batch"], body=fields)
        return await self._transport.record(request, types.InvoiceBatch, options)

    async def finalize(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.FinalizeInvoice]) -> types.Invoice:
        """Finalize an invoice.

        Makes a legal document of a draft: it gets its number, issue date and due date, and seller, buyer,
        lines, taxes and totals are frozen. That cannot be undone, only voided or credited. Without an issue
        date it is issued today. Credit of the customer settles it where `apply_credit` says so. With
        `require`, it is issued only if it is valid in these formats. Done again, it answers with the
        invoice as it is.

        Operation `invoices.finalize`: POST /invoices/{id}/finalize

        Args:
            require: Formats that it must be valid in; else nothing is issued. Without them the
                customer’s format counts, where the organization’s settings for documents say so.
        """
        request = ApiRequest("POST", ["invoices", id, "finalize"], body=fields or None)
        return await self._transport.record(request, types.Invoice, options)

    async def void(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Invoice:
        """Void an invoice.

        Declares that an issued invoice never counted. Only while nothing is paid, no credit note stands and
        the customer was neither sent it nor has opened it: what a customer holds is credited or corrected.
        One over 0 can be voided all the same, because no credit note can be written of it. What was prepaid
        on it is the customer’s credit then, as an unallocated payment. A deposit that its lines took off
        stays on the deposit invoice, with its money. Its number stays used.

        Operation `invoices.void`: POST /invoices/{id}/void
        """
        request = ApiRequest("POST", ["invoices", id, "void"])
        return await self._transport.record(request, types.Invoice, options)

    async def mark_uncollectible(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Invoice:
        """Mark an invoice as uncollectible.

        Says that you no longer expect the money. A payment that comes all the same settles it.

        Operation `invoices.mark_uncollectible`: POST /invoices/{id}/mark-uncollectible
        """
        request = ApiRequest("POST", ["invoices", id, "mark-uncollectible"])
        return await self._transport.record(request, types.Invoice, options)

    async def mark_sent(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.MarkSent]) -> types.Invoice:
        """Mark an invoice as sent.

        Notes that an issued invoice went to its customer without this service: printed, by a messenger or
        over a network.

        Operation `invoices.mark_sent`: POST /invoices/{id}/mark-sent

        Args:
            channel: How it was sent; `network` is one such as Peppol; other if not given.
        """
        request = ApiRequest("POST", ["invoices", id, "mark-sent"], body=fields or None)
        return await self._transport.record(request, types.Invoice, options)

    async def extend(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ExtendInvoice]) -> types.Invoice:
        """Move the due date of an issued invoice.

        Lets the money of an open invoice come later. The document stays as it was issued, with its due date
        (`issued_due_date`) and its days for paying early; what is owed follows the new day: whether it is
        overdue, reminders, mails, the customer’s page, statements and reports. An earlier day than that of
        the document is refused. Done again with the same day, it changes nothing.

        Operation `invoices.extend`: POST /invoices/{id}/extend

        Args:
            due_date: Required. By when the money is owed from now on, no earlier than the document
                says.
            reason: Required. Why, for yourselves; never printed.
        """
        request = ApiRequest("POST", ["invoices", id, "extend"], body=fields)
        return await self._transport.record(request, types.Invoice, options)

    async def calculate(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateInvoice]) -> types.CalculatedInvoice:
        """Calculate an invoice.

        Answers every amount that an invoice would have, and stores nothing. Takes what creating one takes,
        and refuses what that would refuse, but for a total below zero.

        Operation `invoices.calculate`: POST /invoices/calculate

        Args:
            buyer_reference: What the buyer wants to read: of a German authority, the Leitweg-ID. Else
                the customer’s.
            order_reference: Number of the buyer’s order; else `reference`.
            sales_order_reference: Number of your own order.
            contract_reference: Number of the contract.
            project_reference: Number of the project.
            receiving_advice_reference: Number of the buyer’s receiving advice.
            despatch_advice_reference: Number of your despatch advice.
            tender_reference: Number of the tender or lot.
            buyer_accounting_reference: Where the buyer books it; else the customer’s.
            invoiced_object: What it is about, such as a meter or a subscription; scheme of UNTDID 1153.
            document_type: What it calls itself; an invoice if not given. The construction types are
                those of France.
            preceding_invoices: Earlier invoices from elsewhere; those that this one corrects here are
                named without it.
            notes: Printed after the message.
            tax_currency: Currency that you declare the tax in, if it is another one.
            tax_exchange_rate: What a unit of the invoice’s currency is in the tax currency.
            tax_point_date: When tax falls due, if not on issue.
            tax_point: What tax falls due by, if no day is named.
            delivery: What was delivered when, to whom and where.
            payment_instructions: How it is paid.
            payee: Who is paid, if it is not you.
            tax_exemptions: Why no tax is charged, for each tax group; `tax_exemption_reason` is the
                short form of it.
            customer_id: Required. The customer who is to pay.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none. Else S for a rate above 0,
                and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given. Then the taxable amount of each tax group is its sum divided by 1 + rate,
                rounded once, and its tax is the rest of the sum.
            discounts: Taken off the whole invoice, each from the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            charges: Added to the whole invoice, each to the sum of its lines. One that names a tax
                belongs to that tax group; a percentage or a discount must find lines there
                (`unknown_tax_group`). The others are shared among the tax groups, the highest rate first: a
                percentage takes the same part of every group; an amount goes to the groups with the sign of
                their sum, in proportion to their amounts. Shares are cut toward zero, and what is missing
                goes to the largest remainders, among equal ones to the first. With `tax_rounding` line the
                tax of a line includes its share.
            round_payable_to: What is to be paid is rounded to a multiple of this, such as the smallest
                coin.
            payable_rounding: What the amount to be paid is changed by, as agreed; below zero takes off.
                In place of `round_payable_to`.
            withholdings: What the customer withholds of the net and pays to the authority (IRPF,
                ritenuta, IRS): the total stays, and so much less is to be paid. Each is rounded half up;
                together they are at most 100 %. Else the customer’s; an empty list says that nothing is
                withheld.
            currency: Else the customer’s currency, else the organization’s.
            payment_terms: Else the customer’s terms, else the organization’s.
            payment_plan: Lets it be paid in instalments, the first one first, each due after the one
                before. They add up to the total with its rounding: percentages to 100, shared by the
                largest remainder. What is prepaid, paid or credited settles the oldest. In place of
                `due_date`; of `payment_terms` a discount for paying all of it early is left.
            reference: The customer’s own sign, such as an order number.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            prepaid_amount: What has been paid before. What is more than there is to pay becomes the
                customer’s credit on issue. A deposit that has an invoice of its own (`document_type:
                partial`, named in `preceding_invoices`) is taken off by lines with a negative quantity
                instead, one for each of its tax rates: an amount would leave its tax in both. Below zero in
                a calculation only.
            issue_date: The issue date, as far as it is known.
            due_date: When it is due; else it follows from the payment terms.
            service_period: The days that are invoiced.
            finalize: Issues the invoice at once, instead of keeping a draft.
            require: Formats that it must be valid in; else nothing is issued. Without them the
                customer’s format counts, where the organization’s settings for documents say so.
        """
        request = ApiRequest("POST", ["invoices", "calculate"], body=fields)
        return await self._transport.record(request, types.CalculatedInvoice, options)

    async def calculation(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Calculation:
        """Explain the amounts of an invoice.

        Every step of the calculation in its order: the formula with its numbers, the value before rounding,
        how it was rounded or shared out, and the rules of EN 16931 behind it. Of an issued invoice, the
        amounts that are frozen.

        Operation `invoices.calculation`: GET /invoices/{id}/calculation
        """
        request = ApiRequest("GET", ["invoices", id, "calculation"])
        return await self._transport.record(request, types.Calculation, options)

    def list_payments(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.InvoicesListPaymentsQuery]) -> AsyncPages[types.PaymentSummary]:
        """List the payments of an invoice.

        Those that settle it, or did before they were reversed. The same as /payments with the filter
        invoice_id.

        Operation `invoices.list_payments`: GET /invoices/{id}/payments

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those of which this is the amount, or with words in reference, or in name and email
                of the customer as it is now (with the scope customers:read), that begin like each of these
                words.
            status: Only those in this state.
            customer_id: Only those of this customer.
            unapplied: Only those of which something can still be allocated, or nothing can.
            reference: Only those with exactly this reference.
            currency: Only those in this currency.
            amount: Only those of such an amount; together with `currency`, as amounts of two do not
                compare. As in `amount[gte]`, with gte, gt, lte and lt.
            received_on: Only those received on these days. As in `received_on[gte]`, with gte, gt, lte
                and lt.
            created_at: Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["invoices", id, "payments"], query=fields)
        return self._transport.pages(request, types.PaymentSummary, "cursor", options)

    async def record_payment(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreateInvoicePayment]) -> types.Payment:
        """Record a payment of an invoice.

        The short form for one invoice: by default all that is due, and never more. The payment is found
        under /payments. If exactly what a discount for paying early asks for came in time, the discount
        settles the rest; the invoice answers it in `settlement`. Another small rest is let go by
        `settle_rest`.

        Operation `invoices.record_payment`: POST /invoices/{id}/payments

        Args:
            method: Required. How it came in.
            received_on: When it came in, at the latest today; today when it is not said.
            reference: What the bank statement says, or the number of a receipt.
            note: A note for yourselves.
            amount: How much of what is due; all of it when it is not said.
            settle_rest: Lets go of what is left of the invoice, a tenth of its amount payable at most
                and no more than `settling` of the organization allows, and says why: a bank kept it, a
                difference of cents, or goodwill. The latter two lower turnover and tax. `early_payment`
                takes a discount although the money came late, and `none` leaves the rest due, even in time.
                Without it, a discount for paying early settles the rest where it asks for that amount.
        """
        request = ApiRequest("POST", ["invoices", id, "payments"], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def remind(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.Remind]) -> types.Message:
        """Remind of an invoice.

        Queues a mail at the next level, at any time and whatever the policy says: once more at the last
        level, where it is not overdue yet or the levels would not keep their distance. From the second
        level on a letter goes along. What is not overdue is asked for in a friendly way, without a fee, and
        what credit of the customer covers is not asked for. Each request is one mail: use an
        Idempotency-Key.

        Operation `invoices.remind`: POST /invoices/{id}/remind

        Args:
            text: What it says, in place of the text of the template. Plain text.
        """
        request = ApiRequest("POST", ["invoices", id, "remind"], body=fields or None)
        return await self._transport.record(request, types.Message, options)

    async def reminders(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.InvoiceReminders:
        """Get the reminders of an invoice.

        What was asked, and what comes next if nothing is paid.

        Operation `invoices.reminders`: GET /invoices/{id}/reminders
        """
        request = ApiRequest("GET", ["invoices", id, "reminders"])
        return await self._transport.record(request, types.InvoiceReminders, options)

    async def reminder_letter(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Preview the letter of the next reminder.

        The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first
        reminder goes without one. Nothing of it is kept; the letter of a reminder that was sent is the file
        of its message.

        Operation `invoices.reminder_letter`: GET /invoices/{id}/reminder-letter
        """
        request = ApiRequest("GET", ["invoices", id, "reminder-letter"])
        return await self._transport.content(request, options)

    def reminder_letter_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Preview the letter of the next reminder.

        The letter as a PDF, as it would go along now: what is open, what is due, and the fee. The first
        reminder goes without one. Nothing of it is kept; the letter of a reminder that was sent is the file
        of its message.

        Operation `invoices.reminder_letter`: GET /invoices/{id}/reminder-letter

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["invoices", id, "reminder-letter"])
        return self._transport.download(request, options)

    async def finish_reminder_tasks(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.InvoiceReminders:
        """Finish the reminder tasks of an invoice.

        Notes that a person has asked for the money. Doing it again changes nothing.

        Operation `invoices.finish_reminder_tasks`: POST /invoices/{id}/finish-reminder-tasks
        """
        request = ApiRequest("POST", ["invoices", id, "finish-reminder-tasks"])
        return await self._transport.record(request, types.InvoiceReminders, options)


class AsyncLinks:
    """Pages that show an invoice, a credit note or a quote to its customer."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.LinkList:
        """List the links to an invoice.

        Those that work, the newest first, at most 200, and how often a person has looked.

        Operation `links.list`: GET /invoices/{id}/links
        """
        request = ApiRequest("GET", ["invoices", id, "links"])
        return await self._transport.record(request, types.LinkList, options)

    async def create(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateLink]) -> types.CreatedLink:
        """Make a link to an invoice.

        An address that shows the invoice to whoever has it: what it says, what is still to be paid and how,
        and its PDF. The address is shown this once. Earlier links keep working.

        Operation `links.create`: POST /invoices/{id}/links

        Args:
            expires_at: Until when it works; else for some time after nothing was left to be paid, as
                the document settings say.
        """
        request = ApiRequest("POST", ["invoices", id, "links"], body=fields or None)
        return await self._transport.record(request, types.CreatedLink, options)

    async def end(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """End a link.

        The address shows nothing any more. It cannot be taken back; make another link instead.

        Operation `links.end`: DELETE /links/{id}
        """
        request = ApiRequest("DELETE", ["links", id])
        return await self._transport.nothing(request, options)


class AsyncMailSettings:
    """How mails leave, and what they say."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, *, options: Optional[CallOptions] = None) -> types.MailSettings:
        """Get the mail settings.

        Who messages come from, and how they leave. The password of the server is never shown.

        Operation `mail_settings.get`: GET /mail-settings
        """
        request = ApiRequest("GET", ["mail-settings"])
        return await self._transport.record(request, types.MailSettings, options)

    async def update(self, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateMailSettings]) -> types.MailSettings:
        """Update the mail settings.

        Replaces all of them; what is not given gets its default. Messages that wait keep their sender. All
        but the name and the language need a session that was confirmed.

        Operation `mail_settings.update`: PUT /mail-settings

        Args:
            sender_name: Shown as the sender; the name of the organization if not given.
            sender_address: Needed with a mail server of your own.
            reply_to: Where answers go; else the organization’s address.
            bcc: Get a hidden copy of every message.
            signature: Ends every text.
            language: Of messages to customers without a language; en if not given.
            smtp: A mail server of your own; else that of the installation.
        """
        request = ApiRequest("PUT", ["mail-settings"], body=fields)
        return await self._transport.record(request, types.MailSettings, options)

    async def test(self, *, options: Optional[CallOptions] = None) -> types.MailTest:
        """Try the mail settings.

        Sends a mail to your own address at once and says what the mail server answered within 8 seconds. A
        refusal is no problem: it is the answer. It also tells SPF, DKIM and DMARC of the sender’s domain as
        the name servers have them, and which record to publish where one is missing.

        Operation `mail_settings.test`: POST /mail-settings/test
        """
        request = ApiRequest("POST", ["mail-settings", "test"])
        return await self._transport.record(request, types.MailTest, options)


class AsyncMailTemplates:
    """How mails leave, and what they say."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, *, options: Optional[CallOptions] = None) -> types.MailTemplateList:
        """List the texts of messages.

        Every kind in every language: your own text where there is one, else the built-in one.

        Operation `mail_templates.list`: GET /mail-templates
        """
        request = ApiRequest("GET", ["mail-templates"])
        return await self._transport.record(request, types.MailTemplateList, options)

    async def update(self, template: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateMailTemplate]) -> types.MailTemplate:
        """Update the text of messages.

        Takes the place of the built-in text. A placeholder that the kind does not know is refused.

        Operation `mail_templates.update`: PUT /mail-templates/{template}

        Args:
            subject: Required. Subject line, with placeholders such as `{{invoice.number}}`.
            text: Required. What it says, with placeholders. Plain text; an empty line begins a
                paragraph.
        """
        request = ApiRequest("PUT", ["mail-templates", template], body=fields)
        return await self._transport.record(request, types.MailTemplate, options)

    async def delete(self, template: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Bring the built-in text back.

        Deletes your own text of this kind and language.

        Operation `mail_templates.delete`: DELETE /mail-templates/{template}
        """
        request = ApiRequest("DELETE", ["mail-templates", template])
        return await self._transport.nothing(request, options)

    async def preview(self, template: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateMailTemplate]) -> types.MailTemplatePreview:
        """Preview the text of messages.

        What a text says, with made-up customers and documents and your own name and signature. Takes what
        saving it takes, and stores nothing.

        Operation `mail_templates.preview`: POST /mail-templates/{template}/preview

        Args:
            subject: Required. Subject line, with placeholders such as `{{invoice.number}}`.
            text: Required. What it says, with placeholders. Plain text; an empty line begins a
                paragraph.
        """
        request = ApiRequest("POST", ["mail-templates", template, "preview"], body=fields)
        return await self._transport.record(request, types.MailTemplatePreview, options)


class AsyncMatchingRules:
    """What bank lines with something in common are."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.MatchingRulesListQuery]) -> AsyncPages[types.MatchingRule]:
        """List matching rules.

        The newest first, unless the request asks for another order.

        Operation `matching_rules.list`: GET /matching-rules

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            is_active: Only those that are in use, or are not.
            customer_id: Only those by which this customer pays.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["matching-rules"], query=fields)
        return self._transport.pages(request, types.MatchingRule, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateMatchingRule]) -> types.MatchingRule:
        """Add a matching rule.

        Says what lines with something in common are: from an account, with a part of a name or of a text.
        Rules come after what is certain by its reference. Two that say different things of a line propose
        neither.

        Operation `matching_rules.create`: POST /matching-rules

        Args:
            name: Required. What you call it; proposals say it.
            position: Its place among the rules: of two that say the same, the first is named. Behind
                the last if not given.
            is_active: Whether it is in use; true if not given.
            bank_account_id: Only lines of this account.
            direction: Only money in, or only money out.
            counterparty_iban: Only from or to this account.
            name_contains: Only if the name has this in it; capitals and accents do not matter.
            text_contains: Only if the text or a reference has this in it; capitals and accents do not
                matter.
            amount_from: Only from this amount on, in the currency of the line and without its sign.
            amount_to: Only up to this amount. The same as `amount_from` for exactly that.
            outcome: Required. What such a line is: `customer` pays the oldest open invoices, `fee` is
                what the bank kept, `ignore` has nothing to do with the books.
            customer_id: Who pays; needed for `customer`.
            reason: Why; needed for `ignore`, possible for `fee`.
            is_certain: Whether what it says is `certain`, so that it can be booked without a person;
                false if not given. It needs the scope `payments:write`.
        """
        request = ApiRequest("POST", ["matching-rules"], body=fields)
        return await self._transport.record(request, types.MatchingRule, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.MatchingRule:
        """Get a matching rule.

        One matching rule with all of its fields.

        Operation `matching_rules.get`: GET /matching-rules/{id}
        """
        request = ApiRequest("GET", ["matching-rules", id])
        return await self._transport.record(request, types.MatchingRule, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateMatchingRule]) -> types.MatchingRule:
        """Update a matching rule.

        Replaces the matching rule wholly; what is not given becomes empty or its default.

        Operation `matching_rules.update`: PUT /matching-rules/{id}

        Args:
            name: Required. What you call it; proposals say it.
            position: Its place among the rules: of two that say the same, the first is named. Behind
                the last if not given.
            is_active: Whether it is in use; true if not given.
            bank_account_id: Only lines of this account.
            direction: Only money in, or only money out.
            counterparty_iban: Only from or to this account.
            name_contains: Only if the name has this in it; capitals and accents do not matter.
            text_contains: Only if the text or a reference has this in it; capitals and accents do not
                matter.
            amount_from: Only from this amount on, in the currency of the line and without its sign.
            amount_to: Only up to this amount. The same as `amount_from` for exactly that.
            outcome: Required. What such a line is: `customer` pays the oldest open invoices, `fee` is
                what the bank kept, `ignore` has nothing to do with the books.
            customer_id: Who pays; needed for `customer`.
            reason: Why; needed for `ignore`, possible for `fee`.
            is_certain: Whether what it says is `certain`, so that it can be booked without a person;
                false if not given. It needs the scope `payments:write`.
        """
        request = ApiRequest("PUT", ["matching-rules", id], body=fields)
        return await self._transport.record(request, types.MatchingRule, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a matching rule.

        Deletes the matching rule for good.

        Operation `matching_rules.delete`: DELETE /matching-rules/{id}
        """
        request = ApiRequest("DELETE", ["matching-rules", id])
        return await self._transport.nothing(request, options)

    async def test(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateMatchingRule]) -> types.TestedRule:
        """Test a matching rule.

        Which of the newest 2,000 lines a rule would meet, whatever they are by now. Takes what creating one
        takes, and stores nothing.

        Operation `matching_rules.test`: POST /matching-rules/test

        Args:
            name: Required. What you call it; proposals say it.
            position: Its place among the rules: of two that say the same, the first is named. Behind
                the last if not given.
            is_active: Whether it is in use; true if not given.
            bank_account_id: Only lines of this account.
            direction: Only money in, or only money out.
            counterparty_iban: Only from or to this account.
            name_contains: Only if the name has this in it; capitals and accents do not matter.
            text_contains: Only if the text or a reference has this in it; capitals and accents do not
                matter.
            amount_from: Only from this amount on, in the currency of the line and without its sign.
            amount_to: Only up to this amount. The same as `amount_from` for exactly that.
            outcome: Required. What such a line is: `customer` pays the oldest open invoices, `fee` is
                what the bank kept, `ignore` has nothing to do with the books.
            customer_id: Who pays; needed for `customer`.
            reason: Why; needed for `ignore`, possible for `fee`.
            is_certain: Whether what it says is `certain`, so that it can be booked without a person;
                false if not given. It needs the scope `payments:write`.
        """
        request = ApiRequest("POST", ["matching-rules", "test"], body=fields)
        return await self._transport.record(request, types.TestedRule, options)


class AsyncMembers:
    """Who works in your books, and in which role."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def update_limits(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.KeyLimits]) -> types.Member:
        """Change the limits of a member.

        The same limits as those of API keys: they replace all that there are, and an empty object takes all
        away. They narrow what the member writes, in every session and at once. Whoever has limits manages
        no keys, members or settings and decides on no approvals. Owners have none, and nobody changes their
        own.

        Operation `members.update_limits`: PUT /members/{id}/limits

        Args:
            max_amount: The most that one document or booking may come to, with tax.
            per_day: What a day of the organization may come to. A document counts once a day, with its
                largest amount; each payment, refund and write-off counts.
            draft_only: Whether it may only write drafts: nothing that binds, books money or is sent.
            customer_ids: The customers that it may write for. It can make no others.
            product_ids: The products that it may sell. Each line must name one of them.
            operations: The writing operations that it may call. What it may read follows from its
                scopes.
            needs_approval: What a person has to approve first: such a request is answered with 202 and
                an approval, and nothing else happens until it is approved. The other limits hold besides.
        """
        request = ApiRequest("PUT", ["members", id, "limits"], body=fields)
        return await self._transport.record(request, types.Member, options)

    async def usage(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.MemberUsage:
        """Get what a member with limits did today.

        Of the day that it is where the organization is. Managers may ask of every member, and others of
        themselves. Whoever has no limits is not counted.

        Operation `members.usage`: GET /members/{id}/usage
        """
        request = ApiRequest("GET", ["members", id, "usage"])
        return await self._transport.record(request, types.MemberUsage, options)

    async def list(self, *, options: Optional[CallOptions] = None) -> types.MemberList:
        """List the members.

        The people who may sign in to this organization. For owners and admins who are signed in.

        Operation `members.list`: GET /members
        """
        request = ApiRequest("GET", ["members"])
        return await self._transport.record(request, types.MemberList, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Member:
        """Get a member.

        By the identifier of the user.

        Operation `members.get`: GET /members/{id}
        """
        request = ApiRequest("GET", ["members", id])
        return await self._transport.record(request, types.Member, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateMember]) -> types.Member:
        """Change the role of a member.

        Takes effect at once, in every session of the member, and in the API keys and webhook endpoints of
        theirs: these may do and show no more than the role, and end where it does. Only an owner can name
        another owner or change one, and one owner always stays. A member with limits cannot become one.

        Operation `members.update`: PUT /members/{id}

        Args:
            role: Required. What the member may do from now on.
            expires_at: When the membership ends by itself; never without it. An auditor needs one.
        """
        request = ApiRequest("PUT", ["members", id], body=fields)
        return await self._transport.record(request, types.Member, options)

    async def remove(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.MembersRemoveQuery]) -> None:
        """Remove a member.

        Ends the member’s sessions in this organization at once, on every node. The account stays. API keys
        that the member made go on with all their scopes, because programs may need them, unless `api_keys`
        says to revoke them. Webhook endpoints that the member wrote last are disabled, until somebody else
        updates them.

        Operation `members.remove`: DELETE /members/{id}

        Args:
            api_keys: What becomes of the API keys that the member made here.
        """
        request = ApiRequest("DELETE", ["members", id], query=fields)
        return await self._transport.nothing(request, options)

    async def end_sessions(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Sign a member out.

        Ends all sessions of the member in this organization at once.

        Operation `members.end_sessions`: POST /members/{id}/end-sessions
        """
        request = ApiRequest("POST", ["members", id, "end-sessions"])
        return await self._transport.nothing(request, options)


class AsyncMessages:
    """Mails about documents, as they were sent, and what became of them."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.MessagesListQuery]) -> AsyncPages[types.Message]:
        """List messages.

        The outbox: every mail about a document or an account, also those that were only kept.

        Operation `messages.list`: GET /messages

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            status: Only those in this state.
            kind: Only those about this kind of thing.
            invoice_id: Only those about this invoice alone. The reminders of an invoice name the mails
                that ask for several.
            credit_note_id: Only those about this credit note.
            quote_id: Only those about this quote.
            payment_id: Only those with the receipt of this payment.
            customer_id: Only those to this customer.
            created_at: Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["messages"], query=fields)
        return self._transport.pages(request, types.Message, "cursor", options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.MessageDetails:
        """Get a message.

        The message with each attempt to send it, and what the mail server said.

        Operation `messages.get`: GET /messages/{id}
        """
        request = ApiRequest("GET", ["messages", id])
        return await self._transport.record(request, types.MessageDetails, options)

    async def content(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.MessageContent:
        """Read a message.

        Subject, text and HTML as its reader sees them. The attachments are documents of the invoice.

        Operation `messages.content`: GET /messages/{id}/content
        """
        request = ApiRequest("GET", ["messages", id, "content"])
        return await self._transport.record(request, types.MessageContent, options)

    async def file(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download the file of a message.

        The file that was made for the message alone, such as a statement of account or the letter of a
        reminder, as its reader got it. What goes along with an invoice is among its documents.

        Operation `messages.file`: GET /messages/{id}/file
        """
        request = ApiRequest("GET", ["messages", id, "file"])
        return await self._transport.content(request, options)

    def file_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download the file of a message.

        The file that was made for the message alone, such as a statement of account or the letter of a
        reminder, as its reader got it. What goes along with an invoice is among its documents.

        Operation `messages.file`: GET /messages/{id}/file

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["messages", id, "file"])
        return self._transport.download(request, options)

    async def resend(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.Resend]) -> types.Message:
        """Send a message again.

        Sends the same once more, as a message of its own. For one that failed, came back or is unconfirmed;
        each can be repeated once.

        Operation `messages.resend`: POST /messages/{id}/resend

        Args:
            to: Other recipients than before.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
        """
        request = ApiRequest("POST", ["messages", id, "resend"], body=fields or None)
        return await self._transport.record(request, types.Message, options)

    async def cancel(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Message:
        """Cancel a message.

        Takes back a message that waits for its moment, or for another attempt.

        Operation `messages.cancel`: POST /messages/{id}/cancel
        """
        request = ApiRequest("POST", ["messages", id, "cancel"])
        return await self._transport.record(request, types.Message, options)

    async def report(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ReportMessage]) -> types.Message:
        """Report what became of a message.

        For hooks of mail providers and scripts behind a mail server: a message that came back, that
        somebody complained about, or that has arrived. Addresses that refuse mail get none until somebody
        says so.

        Operation `messages.report`: POST /messages/{id}/report

        Args:
            outcome: Required. What became of it.
            detail: What the server or the person said.
        """
        request = ApiRequest("POST", ["messages", id, "report"], body=fields)
        return await self._transport.record(request, types.Message, options)


class AsyncNumberSeries:
    """Numbers without gaps, and the proof of it."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, *, options: Optional[CallOptions] = None) -> types.NumberSeriesList:
        """List number series.

        One for each kind of document, with the number that comes next.

        Operation `number_series.list`: GET /number-series
        """
        request = ApiRequest("GET", ["number-series"])
        return await self._transport.record(request, types.NumberSeriesList, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.NumberSeries:
        """Get a number series.

        Its format, how far it has counted, and the end of its hash chain.

        Operation `number_series.get`: GET /number-series/{id}
        """
        request = ApiRequest("GET", ["number-series", id])
        return await self._transport.record(request, types.NumberSeries, options)

    async def audit(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.SeriesAudit:
        """Prove a number series.

        Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that
        run backwards, and whether each hash follows from the document and its predecessor.

        Operation `number_series.audit`: GET /number-series/{id}/audit
        """
        request = ApiRequest("GET", ["number-series", id, "audit"])
        return await self._transport.record(request, types.SeriesAudit, options)

    async def export(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Export the documents of a series.

        Every document exactly as it was issued, one JSON object per line after a first line about the
        series. `npm run verify-export -- FILE` checks such a file without the service.

        Operation `number_series.export`: GET /number-series/{id}/export
        """
        request = ApiRequest("GET", ["number-series", id, "export"])
        return await self._transport.content(request, options)

    def export_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Export the documents of a series.

        Every document exactly as it was issued, one JSON object per line after a first line about the
        series. `npm run verify-export -- FILE` checks such a file without the service.

        Operation `number_series.export`: GET /number-series/{id}/export

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["number-series", id, "export"])
        return self._transport.download(request, options)


class AsyncOrganization:
    """Invoices and credit notes as files, and what they lack."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def documents(self, *, options: Optional[CallOptions] = None) -> types.DocumentSettings:
        """Get the settings for documents.

        How documents look, and whether an invoice that is not valid may be issued.

        Operation `organization.documents`: GET /organization/documents
        """
        request = ApiRequest("GET", ["organization", "documents"])
        return await self._transport.record(request, types.DocumentSettings, options)

    async def update_documents(self, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateDocumentSettings]) -> types.DocumentSettings:
        """Update the settings for documents.

        Replaces all of them; what is not given gets its default. Issued documents keep the settings of the
        day of their issue. For owners and admins who are signed in. Texts and addresses that tell customers
        where to pay need a session that was confirmed.

        Operation `organization.update_documents`: PUT /organization/documents

        Args:
            template: A letter for envelopes with a window, or a plain page; classic if not given.
            accent_color: Colour of headings and lines; text is never lighter than can be read.
            paper: Paper; a4 if not given.
            locale: Language of documents whose customer has none; en if not given.
            show_payment_code: Whether documents have a code that fills in a SEPA transfer; true if not
                given.
            payment_code_reference: What the code gives as reference: the payment reference of the
                invoice or its number; payment_reference if not given.
            footer: Columns at the foot of each page; else they follow from what is known of you.
            intro: Printed before the lines.
            closing: Printed behind everything.
            preflight: What happens to an invoice that is not valid in its customer’s format: `off` and
                `warn` issue it, `block` refuses to; warn if not given, which the panel shows.
            payment_url: Where invoices are paid online: an https address in which `{number}`,
                `{amount}` and `{currency}` stand for what is to be paid. The customer’s page leads there.
            link_days_after_payment: For how many days links to a document work after nothing was left
                to be paid, unless a link says otherwise; 0 is without end; 90 if not given.
        """
        request = ApiRequest("PUT", ["organization", "documents"], body=fields)
        return await self._transport.record(request, types.DocumentSettings, options)

    async def logo(self, *, options: Optional[CallOptions] = None) -> bytes:
        """Get the logo.

        The picture in the head of documents, as it is kept.

        Operation `organization.logo`: GET /organization/logo
        """
        request = ApiRequest("GET", ["organization", "logo"])
        return await self._transport.content(request, options)

    def logo_stream(self, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Get the logo.

        The picture in the head of documents, as it is kept.

        Operation `organization.logo`: GET /organization/logo

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["organization", "logo"])
        return self._transport.download(request, options)

    async def update_logo(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateLogo]) -> types.DocumentSettings:
        """Upload a logo.

        Replaces the picture in the head of documents, and answers with the settings. Issued documents keep
        the one of the day of their issue. Of an SVG only what is drawn is kept; one that runs programs or
        refers to anything outside is refused. For owners and admins who are signed in.

        Operation `organization.update_logo`: PUT /organization/logo

        Args:
            content: Required. The picture in base64, at most 256 KB of it. An SVG has shapes, groups
                and gradients only; a PNG or JPEG has at most 4 megapixels, in grey or RGB.
            media_type: Required. What it is.
        """
        request = ApiRequest("PUT", ["organization", "logo"], body=fields)
        return await self._transport.record(request, types.DocumentSettings, options)

    async def delete_logo(self, *, options: Optional[CallOptions] = None) -> None:
        """Remove the logo.

        Later documents have the name in its place. For owners and admins who are signed in.

        Operation `organization.delete_logo`: DELETE /organization/logo
        """
        request = ApiRequest("DELETE", ["organization", "logo"])
        return await self._transport.nothing(request, options)

    async def get(self, *, options: Optional[CallOptions] = None) -> types.Organization:
        """Get the organization.

        The one that the credential belongs to. Every credential may read it.

        Operation `organization.get`: GET /organization
        """
        request = ApiRequest("GET", ["organization"])
        return await self._transport.record(request, types.Organization, options)

    async def update(self, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateOrganization]) -> types.Organization:
        """Update the organization.

        Replaces all settings; what is not given becomes empty or its default. Only numbering that is not
        given stays as it is. Issued documents never change. For owners and admins who are signed in.
        Changed bank details need a session that was confirmed.

        Operation `organization.update`: PUT /organization

        Args:
            name: Required. Name as it is used every day.
            legal_name: Name as documents print it; else the name.
            address: Address as documents print it.
            tax_ids: Tax identification numbers.
            bank_details: Where customers pay.
            email: E-mail address for customers.
            phone: Telephone number.
            identifiers: What you are known by: your GLN (scheme 0088), DUNS number (0060) or a
                customer’s supplier number.
            legal_registration: Your entry in the commercial register; scheme of ISO 6523, such as 0002
                for a French SIREN.
            legal_info: What the law wants on documents: managing directors, share capital, register
                court.
            electronic_address: Where electronic invoices come from, such as your Peppol address.
            contact: Who answers questions about documents.
            tax_representative: Who answers to the tax office for you, if you are not registered there.
            currency: Required. Currency of new documents, unless the customer has another one.
            time_zone: Required. Where the organization’s days begin and end.
            payment_terms: When invoices are due, unless customer or invoice say otherwise; without them
                after 14 days.
            tax_rounding: Whether new documents round tax once per rate (`document`, the default) or on
                each line.
            apply_credit: Whether unapplied payments and credit notes of a customer settle a new invoice
                in the same currency once it is issued, the oldest first (`oldest_first`), or only when they
                are allocated (`off`, the default).
            send_receipts: Whether a customer with an e-mail address gets a receipt once a payment is
                recorded (`on_receipt`), or only when somebody sends it (`off`, the default). Imported
                payments and lines that the bank account books by itself never send one.
            settling: What becomes of small rests of invoices; without it only exact discounts in time
                are taken.
            numbering: How documents get their numbers; what is left out stays as it is.
        """
        request = ApiRequest("PUT", ["organization"], body=fields)
        return await self._transport.record(request, types.Organization, options)

    async def get_clock(self, *, options: Optional[CallOptions] = None) -> types.Clock:
        """Get the clock of the books.

        Live books go by real time. The clock of test books can be moved forward.

        Operation `organization.get_clock`: GET /organization/clock
        """
        request = ApiRequest("GET", ["organization", "clock"])
        return await self._transport.record(request, types.Clock, options)

    async def move_clock(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.MoveClock]) -> types.MovedClock:
        """Move the clock of test books.

        Moves it forward, and does on the way what falls due, each at its time: reminders, overdue invoices,
        messages that wait, retries of webhooks. All of it is done before the answer, at most 10,000 jobs;
        if there are more, nothing is done and the clock stays. Sessions, API keys and invitations go by
        real time. The clock goes back to real time when the books are emptied.

        Operation `organization.move_clock`: PUT /organization/clock

        Args:
            now: Required. Where the clock is to stand. It only moves forward, and at most to fifty
                years ahead of real time.
        """
        request = ApiRequest("PUT", ["organization", "clock"], body=fields)
        return await self._transport.record(request, types.MovedClock, options)

    async def reset(self, *, options: Optional[CallOptions] = None) -> types.Organization:
        """Empty test books.

        Deletes every customer, product, document, payment and message of test books, and lets their numbers
        begin anew. Settings, members, API keys, webhook endpoints and the event feed stay. Live books are
        never emptied. This cannot be undone.

        Operation `organization.reset`: POST /organization/reset
        """
        request = ApiRequest("POST", ["organization", "reset"])
        return await self._transport.record(request, types.Organization, options)


class AsyncOrganizations:
    """Your organizations: opening, listing and closing them."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, *, options: Optional[CallOptions] = None) -> types.OwnOrganizationList:
        """List your organizations.

        Those that the user may sign in to, with the role in each.

        Operation `organizations.list`: GET /organizations
        """
        request = ApiRequest("GET", ["organizations"])
        return await self._transport.record(request, types.OwnOrganizationList, options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateOrganization]) -> types.OwnOrganization:
        """Open another organization.

        Its books, numbers, members and keys are its own. You are its owner; switch to it to work there. Who
        may open one is a setting of the installation.

        Operation `organizations.create`: POST /organizations

        Args:
            name: Required. Name as it is used every day.
            currency: Required. Currency of new documents, unless the customer has another one.
            time_zone: Required. Where the organization’s days begin and end.
            mode: Test books are for trying: their numbers and documents say so, and their mails stay in
                the outbox.
        """
        request = ApiRequest("POST", ["organizations"], body=fields)
        return await self._transport.record(request, types.OwnOrganization, options)

    async def create_sandbox(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateSandbox]) -> types.OwnOrganization:
        """Make a sandbox.

        Test books beside those of the session: an organization of mode test with its settings, and the
        newest 10,000 customers and products, if wanted. Mail server, members, keys, webhooks and reminders
        are not taken over. For whoever may open an organization.

        Operation `organizations.create_sandbox`: POST /organizations/{id}/sandbox

        Args:
            name: Its name; else that of the organization with “Test”.
            copy: What is taken over; the settings alone without this field. What is copied has new
                identifiers.
        """
        request = ApiRequest("POST", ["organizations", id, "sandbox"], body=fields)
        return await self._transport.record(request, types.OwnOrganization, options)

    async def close(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.OwnOrganization:
        """Close the organization.

        For owners, and only for the organization of the session. From then on its books can be read and
        nothing else, its API keys are revoked, and the sessions of others end. This cannot be undone.

        Operation `organizations.close`: POST /organizations/{id}/close
        """
        request = ApiRequest("POST", ["organizations", id, "close"])
        return await self._transport.record(request, types.OwnOrganization, options)


class AsyncPaymentRuns:
    """Bills that are paid together, and the file for the bank."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PaymentRunsListQuery]) -> AsyncPages[types.PaymentRunFacts]:
        """List payment runs.

        Without their transfers. The newest first, unless it is asked otherwise.

        Operation `payment_runs.list`: GET /payment-runs

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            status: Only those in this state.
            execute_on: Only those of these days. As in `execute_on[gte]`, with gte, gt, lte and lt.
            created_at: Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["payment-runs"], query=fields)
        return self._transport.pages(request, types.PaymentRunFacts, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreatePaymentRun]) -> types.PaymentRun:
        """Propose a payment run.

        Puts approved bills in euros together that are paid from one account: those that are named, or those
        that are due by a day. Each is paid what is due of it, to an account that its supplier is known for.
        A bill is in one run at a time; what is due and cannot be paid so is told in `left_out`.

        Operation `payment_runs.create`: POST /payment-runs

        Args:
            bank_account_id: Required. The account that pays: in euros, and with an IBAN.
            execute_on: When the bank is to execute it; today if not given.
            bills: Which bills it pays. Either this or `due_until`.
            due_until: It pays what is due by this day, and bills without a due date. Either this or
                `bills`.
        """
        request = ApiRequest("POST", ["payment-runs"], body=fields)
        return await self._transport.record(request, types.PaymentRun, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.PaymentRun:
        """Get a payment run.

        The run with its transfers.

        Operation `payment_runs.get`: GET /payment-runs/{id}
        """
        request = ApiRequest("GET", ["payment-runs", id])
        return await self._transport.record(request, types.PaymentRun, options)

    async def release(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.PaymentRun:
        """Release a payment run.

        Writes the file for the bank for good: a SEPA credit transfer, ISO 20022 pain.001.001.09. It sends
        no money; you hand the file to the bank.

        Operation `payment_runs.release`: POST /payment-runs/{id}/release
        """
        request = ApiRequest("POST", ["payment-runs", id, "release"])
        return await self._transport.record(request, types.PaymentRun, options)

    async def pain001(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download the file of a payment run.

        The file as it was released; `file_sha256` of the run is its digest.

        Operation `payment_runs.pain001`: GET /payment-runs/{id}/pain001
        """
        request = ApiRequest("GET", ["payment-runs", id, "pain001"])
        return await self._transport.content(request, options)

    def pain001_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download the file of a payment run.

        The file as it was released; `file_sha256` of the run is its digest.

        Operation `payment_runs.pain001`: GET /payment-runs/{id}/pain001

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["payment-runs", id, "pain001"])
        return self._transport.download(request, options)

    async def settle(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.SettlePaymentRun]) -> types.PaymentRun:
        """Settle a payment run.

        Says that the bank has executed it: a payment of each bill is recorded, and the bills are paid. A
        transfer that comes back later is a payment that you reverse.

        Operation `payment_runs.settle`: POST /payment-runs/{id}/settle

        Args:
            paid_on: When the money went out; the day of the run if not given, but not after today.
        """
        request = ApiRequest("POST", ["payment-runs", id, "settle"], body=fields)
        return await self._transport.record(request, types.PaymentRun, options)

    async def cancel(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.PaymentRun:
        """Cancel a payment run.

        Frees its bills. Of a released run, make sure first that the bank does not execute the file, which
        nobody here can take back.

        Operation `payment_runs.cancel`: POST /payment-runs/{id}/cancel
        """
        request = ApiRequest("POST", ["payment-runs", id, "cancel"])
        return await self._transport.record(request, types.PaymentRun, options)


class AsyncPayments:
    """Mails about documents, as they were sent, and what became of them."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def send(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.SendReceipt]) -> types.Message:
        """Send the receipt of a payment.

        Queues a mail to the customer with the receipt as a PDF, which says what holds when the mail leaves.
        Not of a reversed payment; a mail that still waits when the payment is reversed is cancelled. Each
        request is one mail: use an Idempotency-Key.

        Operation `payments.send`: POST /payments/{id}/send

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
        """
        request = ApiRequest("POST", ["payments", id, "send"], body=fields or None)
        return await self._transport.record(request, types.Message, options)

    async def pdf(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PaymentsPdfQuery]) -> bytes:
        """Download the receipt of a payment.

        What was paid, when and how, the invoices that it settles with the discount that was taken, what is
        still open of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of
        it is kept. A reversed payment has none.

        Operation `payments.pdf`: GET /payments/{id}/pdf

        Args:
            language: What it is printed in; without it the language of the customer, else that of your
                documents.
        """
        request = ApiRequest("GET", ["payments", id, "pdf"], query=fields)
        return await self._transport.content(request, options)

    def pdf_stream(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PaymentsPdfQuery]) -> AsyncContextManager[AsyncDownload]:
        """Download the receipt of a payment.

        What was paid, when and how, the invoices that it settles with the discount that was taken, what is
        still open of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of
        it is kept. A reversed payment has none.

        Operation `payments.pdf`: GET /payments/{id}/pdf

        Args:
            language: What it is printed in; without it the language of the customer, else that of your
                documents.

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["payments", id, "pdf"], query=fields)
        return self._transport.download(request, options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PaymentsListQuery]) -> AsyncPages[types.PaymentSummary]:
        """List payments.

        Without what they settle. The newest first, unless it is asked otherwise.

        Operation `payments.list`: GET /payments

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those of which this is the amount, or with words in reference, or in name and email
                of the customer as it is now (with the scope customers:read), that begin like each of these
                words.
            status: Only those in this state.
            customer_id: Only those of this customer.
            invoice_id: Only those that settle this invoice, or did before they were reversed.
            unapplied: Only those of which something can still be allocated, or nothing can.
            reference: Only those with exactly this reference.
            currency: Only those in this currency.
            amount: Only those of such an amount; together with `currency`, as amounts of two do not
                compare. As in `amount[gte]`, with gte, gt, lte and lt.
            received_on: Only those received on these days. As in `received_on[gte]`, with gte, gt, lte
                and lt.
            created_at: Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["payments"], query=fields)
        return self._transport.pages(request, types.PaymentSummary, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreatePayment]) -> types.Payment:
        """Record a payment.

        Settles any number of invoices of one customer and currency. What is left is the customer’s credit.
        A discount for paying early settles the rest of an invoice that is paid but for it in time;
        `settle_rest` lets another small rest go.

        Operation `payments.create`: POST /payments

        Args:
            method: Required. How it came in.
            received_on: When it came in, at the latest today; today when it is not said.
            reference: What the bank statement says, or the number of a receipt.
            note: A note for yourselves.
            customer_id: Required. The customer who paid.
            amount: Required. How much came in.
            currency: Else the customer’s currency, else the organization’s.
            metadata: Names and texts of your own; the service keeps them and gives them back.
            allocations: Which invoices it settles. What is left is the customer’s credit, and can be
                allocated later.
        """
        request = ApiRequest("POST", ["payments"], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Payment:
        """Get a payment.

        The payment with the invoices that it settles.

        Operation `payments.get`: GET /payments/{id}
        """
        request = ApiRequest("GET", ["payments", id])
        return await self._transport.record(request, types.Payment, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.PaymentRemarks]) -> types.Payment:
        """Remark on a payment.

        Changes what is not about the money, in any state: reference, note and metadata. What is not given
        stays; null takes a value away; in metadata, null takes a name away and other names stay.

        Operation `payments.patch`: PATCH /payments/{id}

        Args:
            reference: What the bank statement says, or the number of a receipt.
            note: A note for yourselves.
            metadata: Names and texts of your own. A text sets its name, null takes the name away, and
                names that are not given stay.
        """
        request = ApiRequest("PATCH", ["payments", id], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def allocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.AllocatePayment]) -> types.Payment:
        """Allocate a payment.

        Settles invoices with what is left of a payment. Whether a discount for paying early is taken
        depends on the day that the payment came in.

        Operation `payments.allocate`: POST /payments/{id}/allocate

        Args:
            allocations: Required. Which invoices the rest of it settles.
        """
        request = ApiRequest("POST", ["payments", id, "allocate"], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def unallocate(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UnallocatePayment]) -> types.Payment:
        """Unallocate a payment.

        Takes back what a payment settles, all of an invoice or a part: it is due again, and the customer’s
        credit. Credit of the invoice’s own credit notes settles it again, wherever that credit is.

        Operation `payments.unallocate`: POST /payments/{id}/unallocate

        Args:
            allocations: Required. From which invoices it is taken back.
        """
        request = ApiRequest("POST", ["payments", id, "unallocate"], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def refund(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.RefundPayment]) -> types.Payment:
        """Refund a payment.

        Notes that money was given back to the customer, out of what settles no invoice. Unallocate first
        what does. Without an amount, one of which everything left is refunded is answered as it is.

        Operation `payments.refund`: POST /payments/{id}/refund

        Args:
            amount: How much was given back; all that settles nothing when it is not said.
            method: How it went out; as it came in when it is not said.
            refunded_on: When it went out: not before the payment came in, and at the latest today;
                today by default.
            reference: What the bank statement says of it.
            reason: Why it was given back.
        """
        request = ApiRequest("POST", ["payments", id, "refund"], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def cancel_refund(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CancelRefund]) -> types.Payment:
        """Cancel a refund.

        Says that a refund did not take place, because it came back or was noted by mistake. It stays on
        record and is the customer’s credit again. A cancelled one is answered as it is.

        Operation `payments.cancel_refund`: POST /payments/{id}/cancel-refund

        Args:
            refund_id: Required. The refund that did not take place.
        """
        request = ApiRequest("POST", ["payments", id, "cancel-refund"], body=fields)
        return await self._transport.record(request, types.Payment, options)

    async def reverse(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ReversePayment]) -> types.Payment:
        """Reverse a payment.

        Takes a payment back, wholly, because it did not come in: what it has settled is due again. Credit
        of the own credit notes of such an invoice settles it again, wherever that credit is. Not while a
        part of it is refunded. A reversed one is answered as it is.

        Operation `payments.reverse`: POST /payments/{id}/reverse

        Args:
            reason: Why it is taken back.
        """
        request = ApiRequest("POST", ["payments", id, "reverse"], body=fields)
        return await self._transport.record(request, types.Payment, options)


class AsyncPriceLists:
    """What products cost which customers."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PriceListsListQuery]) -> AsyncPages[types.PriceListSummary]:
        """List price lists.

        The newest first and without archived ones, unless it is asked otherwise. Without their prices.

        Operation `price_lists.list`: GET /price-lists

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those with words in name that begin like each of these words.
            currency: Only those in this currency.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            include_archived: Whether archived price lists are listed too.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["price-lists"], query=fields)
        return self._transport.pages(request, types.PriceListSummary, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreatePriceList]) -> types.PriceList:
        """Add a price list.

        Only name and currency are required. A customer has it by `price_list_id`; then lines of invoices
        may leave their price out.

        Operation `price_lists.create`: POST /price-lists

        Args:
            name: Required. Name of the price list.
            currency: Required. Currency of its prices. It is for invoices in this currency alone.
            prices_include_tax: Whether its prices include tax; false if not given. It is for invoices
                alike.
            valid_from: The first day on which it holds.
            valid_until: The last day on which it holds.
            base_list_id: The list that says what products cost that have no entry here, such as the one
                for all resellers beside the prices of one of them. It is in the same currency and based on
                no other one.
            discount_percent: What products without an entry cost less than in the list that this one is
                based on, or than the product’s own price: a percentage. Rounded to the decimals of the
                currency, or of the full price if it has more.
            entries: The prices.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["price-lists"], body=fields)
        return await self._transport.record(request, types.PriceList, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.PriceList:
        """Get a price list.

        With all of its prices.

        Operation `price_lists.get`: GET /price-lists/{id}
        """
        request = ApiRequest("GET", ["price-lists", id])
        return await self._transport.record(request, types.PriceList, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdatePriceList]) -> types.PriceList:
        """Update a price list.

        Replaces the price list wholly, with all of its prices; what is not given becomes empty or its
        default. Invoices that are there never change.

        Operation `price_lists.update`: PUT /price-lists/{id}

        Args:
            name: Required. Name of the price list.
            currency: Required. Currency of its prices. It is for invoices in this currency alone.
            prices_include_tax: Whether its prices include tax; false if not given. It is for invoices
                alike.
            valid_from: The first day on which it holds.
            valid_until: The last day on which it holds.
            base_list_id: The list that says what products cost that have no entry here, such as the one
                for all resellers beside the prices of one of them. It is in the same currency and based on
                no other one.
            discount_percent: What products without an entry cost less than in the list that this one is
                based on, or than the product’s own price: a percentage. Rounded to the decimals of the
                currency, or of the full price if it has more.
            entries: The prices.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["price-lists", id], body=fields)
        return await self._transport.record(request, types.PriceList, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a price list.

        Deletes a price list that no customer and no other list names, archives one that is named. An
        archived list gives no prices: lines of its customers have to name theirs.

        Operation `price_lists.delete`: DELETE /price-lists/{id}
        """
        request = ApiRequest("DELETE", ["price-lists", id])
        return await self._transport.nothing(request, options)

    async def unarchive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.PriceList:
        """Unarchive a price list.

        Shows an archived price list in lists again. One that is not archived is answered as it is.

        Operation `price_lists.unarchive`: POST /price-lists/{id}/unarchive
        """
        request = ApiRequest("POST", ["price-lists", id, "unarchive"])
        return await self._transport.record(request, types.PriceList, options)


class AsyncProducts:
    """What you sell."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ProductsListQuery]) -> AsyncPages[types.Product]:
        """List products.

        The newest first and without archived ones, unless it is asked otherwise.

        Operation `products.list`: GET /products

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those with words in name and sku that begin like each of these words.
            sku: Only the one with this SKU.
            active: Only those that are sold now, or are not.
            currency: Only those with a price in this currency.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            include_archived: Whether archived products are listed too.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["products"], query=fields)
        return self._transport.pages(request, types.Product, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateProduct]) -> types.Product:
        """Add a product.

        Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.

        Operation `products.create`: POST /products

        Args:
            name: Required. Name of the product.
            sku: Your own article number; unique.
            gtin: Global Trade Item Number of GS1, with its check digit: a bar code’s digits.
            description: What it is.
            price: Proposed price per unit.
            currency: Currency of the proposed price; else the organization’s.
            tax_rate: Proposed tax rate as a percentage.
            tax_category: Proposed tax category of EN 16931.
            unit: What a quantity counts.
            active: Whether it is still sold; true if not given. For lists only: it can be invoiced all
                the same.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["products"], body=fields)
        return await self._transport.record(request, types.Product, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Product:
        """Get a product.

        Archived ones can still be read, because documents speak of them.

        Operation `products.get`: GET /products/{id}
        """
        request = ApiRequest("GET", ["products", id])
        return await self._transport.record(request, types.Product, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateProduct]) -> types.Product:
        """Update a product.

        Replaces the product wholly; what is not given becomes empty or its default. Documents never change.

        Operation `products.update`: PUT /products/{id}

        Args:
            name: Required. Name of the product.
            sku: Your own article number; unique.
            gtin: Global Trade Item Number of GS1, with its check digit: a bar code’s digits.
            description: What it is.
            price: Proposed price per unit.
            currency: Currency of the proposed price; else the organization’s.
            tax_rate: Proposed tax rate as a percentage.
            tax_category: Proposed tax category of EN 16931.
            unit: What a quantity counts.
            active: Whether it is still sold; true if not given. For lists only: it can be invoiced all
                the same.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["products", id], body=fields)
        return await self._transport.record(request, types.Product, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.PatchProduct]) -> types.Product:
        """Change a product.

        Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name
        away and other names stay.

        Operation `products.patch`: PATCH /products/{id}

        Args:
            name: Name of the product.
            sku: Your own article number; unique.
            gtin: Global Trade Item Number of GS1, with its check digit: a bar code’s digits.
            description: What it is.
            price: Proposed price per unit.
            currency: Currency of the proposed price; else the organization’s.
            tax_rate: Proposed tax rate as a percentage.
            tax_category: Proposed tax category of EN 16931.
            unit: What a quantity counts.
            active: Whether it is still sold; true if not given. For lists only: it can be invoiced all
                the same.
            metadata: Names and texts of your own. A text sets its name, null takes the name away, and
                names that are not given stay.
        """
        request = ApiRequest("PATCH", ["products", id], body=fields)
        return await self._transport.record(request, types.Product, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a product.

        Deletes a product that no line names, archives one that is named.

        Operation `products.delete`: DELETE /products/{id}
        """
        request = ApiRequest("DELETE", ["products", id])
        return await self._transport.nothing(request, options)

    async def unarchive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Product:
        """Unarchive a product.

        Shows an archived product in lists again. One that is not archived is answered as it is.

        Operation `products.unarchive`: POST /products/{id}/unarchive
        """
        request = ApiRequest("POST", ["products", id, "unarchive"])
        return await self._transport.record(request, types.Product, options)

    async def price(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ProductsPriceQuery]) -> types.ProductPrice:
        """Look up a price.

        What one unit costs a customer who takes so many on a day: the price of the customer’s price list,
        else of the list that it is based on, else the product’s own, and where it comes from.

        Operation `products.price`: GET /products/{id}/price

        Args:
            customer_id: Whose price is asked; without one, the product’s own.
            quantity: How many are sold; one if it is not given. Below zero, of a return, it is the
                price of as many.
            on: On which day; without it today.
            currency: In which currency; without it the customer’s, else the organization’s.
        """
        request = ApiRequest("GET", ["products", id, "price"], query=fields)
        return await self._transport.record(request, types.ProductPrice, options)


class AsyncQuoteLinks:
    """Pages that show an invoice, a credit note or a quote to its customer."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.LinkList:
        """List the links to a quote.

        Those that work, the newest first, at most 200, and how often a person has looked.

        Operation `quote_links.list`: GET /quotes/{id}/links
        """
        request = ApiRequest("GET", ["quotes", id, "links"])
        return await self._transport.record(request, types.LinkList, options)

    async def create(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateLink]) -> types.CreatedLink:
        """Make a link to a quote.

        An address that shows the quote and its PDF to whoever has it. The address is shown this once.
        Earlier links keep working. The days of a link count from when the quote was answered, revised or
        withdrawn.

        Operation `quote_links.create`: POST /quotes/{id}/links

        Args:
            expires_at: Until when it works; else for some time after nothing was left to be paid, as
                the document settings say.
        """
        request = ApiRequest("POST", ["quotes", id, "links"], body=fields or None)
        return await self._transport.record(request, types.CreatedLink, options)


class AsyncQuotes:
    """What is offered to customers, from draft to acceptance."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.QuotesListQuery]) -> AsyncPages[types.QuoteSummary]:
        """List quotes.

        The newest first, unless the request asks for another order.

        Operation `quotes.list`: GET /quotes

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those whose number begins or ends so, whose total this is, or with words in
                reference that begin like each of these words.
            status: Only those in this state.
            customer_id: Only those for this customer.
            number: Only the one with exactly this number.
            currency: Only those in this currency.
            valid_until: Only those whose last day is one of these; a draft without one has none. As in
                `valid_until[gte]`, with gte, gt, lte and lt.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["quotes"], query=fields)
        return self._transport.pages(request, types.QuoteSummary, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateQuote]) -> types.Quote:
        """Add a quote.

        Keeps a draft. Its amounts are computed as those of an invoice, out of the lines that hold: optional
        ones do not until they are chosen, and of the lines of a group the first does.

        Operation `quotes.create`: POST /quotes

        Args:
            customer_id: Required. The customer to whom it is offered.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none; else as for invoices.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given.
            discounts: Taken off the whole quote, as off an invoice.
            charges: Added to the whole quote, as to an invoice.
            currency: Else the customer’s currency, else the organization’s.
            valid_until: The last day on which it can be accepted; 30 days after the issue if not given.
            terms: What whoever accepts agrees to.
            reference: The customer’s own sign.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["quotes"], body=fields)
        return await self._transport.record(request, types.Quote, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Quote:
        """Get a quote.

        With its lines, its terms, and what proves that it was accepted.

        Operation `quotes.get`: GET /quotes/{id}
        """
        request = ApiRequest("GET", ["quotes", id])
        return await self._transport.record(request, types.Quote, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateQuote]) -> types.Quote:
        """Update a quote.

        Replaces a draft and all of its lines. An issued quote never changes; revise it instead.

        Operation `quotes.update`: PUT /quotes/{id}

        Args:
            customer_id: Required. The customer to whom it is offered.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none; else as for invoices.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given.
            discounts: Taken off the whole quote, as off an invoice.
            charges: Added to the whole quote, as to an invoice.
            currency: Else the customer’s currency, else the organization’s.
            valid_until: The last day on which it can be accepted; 30 days after the issue if not given.
            terms: What whoever accepts agrees to.
            reference: The customer’s own sign.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["quotes", id], body=fields)
        return await self._transport.record(request, types.Quote, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a quote.

        Deletes a draft for good. An issued quote stays; cancel it instead.

        Operation `quotes.delete`: DELETE /quotes/{id}
        """
        request = ApiRequest("DELETE", ["quotes", id])
        return await self._transport.nothing(request, options)

    async def duplicate(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.DuplicateQuote]) -> types.Quote:
        """Duplicate a quote.

        Makes a draft with the same content, whatever state the quote is in: lines with what is optional and
        which are alternatives, discounts, charges, taxes, currency, terms and words. Number, dates, the
        customer’s own sign and the answer are not taken over, and it revises nothing; another customer has
        its own terms and details. Names come from the products as they are now. An archived customer or
        product is refused.

        Operation `quotes.duplicate`: POST /quotes/{id}/duplicate

        Args:
            customer_id: To whom it is offered; else the customer of the quote.
            prices: Required. Whether the lines keep price, unit and tax, or take those of their
                products as they are now. A line without tax, or with one of another category than S, keeps
                its tax in any case.
        """
        request = ApiRequest("POST", ["quotes", id, "duplicate"], body=fields)
        return await self._transport.record(request, types.Quote, options)

    async def calculate(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateQuote]) -> types.CalculatedQuote:
        """Calculate a quote.

        Answers every amount that a quote would have, and stores nothing. Takes what creating one takes, and
        refuses what that would refuse. The totals are those of the lines that hold as long as nobody
        chooses.

        Operation `quotes.calculate`: POST /quotes/calculate

        Args:
            customer_id: Required. The customer to whom it is offered.
            items: Required. The lines, in their order.
            tax_rate: Required. Tax rate of all lines without one of their own, as a percentage.
            tax_category: Tax category of EN 16931 where a line names none; else as for invoices.
            tax_exemption_reason: Why no tax is charged. Category E needs it; AE, K, G and O have usual
                words.
            prices_include_tax: Whether prices, and with them discounts and charges, include tax; false
                if not given.
            discounts: Taken off the whole quote, as off an invoice.
            charges: Added to the whole quote, as to an invoice.
            currency: Else the customer’s currency, else the organization’s.
            valid_until: The last day on which it can be accepted; 30 days after the issue if not given.
            terms: What whoever accepts agrees to.
            reference: The customer’s own sign.
            note: A note for yourselves.
            message: Printed on the document.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["quotes", "calculate"], body=fields)
        return await self._transport.record(request, types.CalculatedQuote, options)

    async def calculation(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.QuoteCalculation:
        """Explain the amounts of a quote.

        Every step of the calculation of the lines that hold, as of an invoice: those that were accepted,
        else those that are proposed.

        Operation `quotes.calculation`: GET /quotes/{id}/calculation
        """
        request = ApiRequest("GET", ["quotes", id, "calculation"])
        return await self._transport.record(request, types.QuoteCalculation, options)

    async def issue(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Quote:
        """Issue a quote.

        Gives a draft its number, its date and both parties, and puts it into the chain of quotes; from then
        on it never changes. The quote that it revises is superseded.

        Operation `quotes.issue`: POST /quotes/{id}/issue
        """
        request = ApiRequest("POST", ["quotes", id, "issue"])
        return await self._transport.record(request, types.Quote, options)

    async def revise(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Quote:
        """Revise a quote.

        Makes a draft with the same content. Its issue supersedes this quote, which stays as it is.

        Operation `quotes.revise`: POST /quotes/{id}/revise
        """
        request = ApiRequest("POST", ["quotes", id, "revise"])
        return await self._transport.record(request, types.Quote, options)

    async def accept(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.AcceptQuote]) -> types.Quote:
        """Accept a quote.

        Notes that the customer has accepted, as you were told: who, how, and which optional lines and
        alternatives. Kept with it are the moment, the hashes of the quote and of its terms, and the sums of
        the lines that hold.

        Operation `quotes.accept`: POST /quotes/{id}/accept

        Args:
            name: Required. Who has accepted it.
            channel: Required. How you were told.
            items: The optional lines and alternatives that were chosen. Lines that nobody can leave out
                hold anyway, and of a group of which none is named, the first.
        """
        request = ApiRequest("POST", ["quotes", id, "accept"], body=fields)
        return await self._transport.record(request, types.Quote, options)

    async def decline(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.DeclineQuote]) -> types.Quote:
        """Decline a quote.

        Notes that the customer does not want it, and why.

        Operation `quotes.decline`: POST /quotes/{id}/decline

        Args:
            reason: Why the customer does not want it.
        """
        request = ApiRequest("POST", ["quotes", id, "decline"], body=fields)
        return await self._transport.record(request, types.Quote, options)

    async def extend(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ExtendQuote]) -> types.Quote:
        """Extend a quote.

        Gives it a later last day. One that has expired is open again.

        Operation `quotes.extend`: POST /quotes/{id}/extend

        Args:
            valid_until: Required. The new last day, later than the one that holds.
        """
        request = ApiRequest("POST", ["quotes", id, "extend"], body=fields)
        return await self._transport.record(request, types.Quote, options)

    async def cancel(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Quote:
        """Cancel a quote.

        Withdraws an open or expired quote. It keeps its number.

        Operation `quotes.cancel`: POST /quotes/{id}/cancel
        """
        request = ApiRequest("POST", ["quotes", id, "cancel"])
        return await self._transport.record(request, types.Quote, options)

    async def invoices(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.QuoteInvoicing:
        """See what of a quote is invoiced.

        The invoices that were made of it, and how much of each accepted line is left.

        Operation `quotes.invoices`: GET /quotes/{id}/invoices
        """
        request = ApiRequest("GET", ["quotes", id, "invoices"])
        return await self._transport.record(request, types.QuoteInvoicing, options)

    async def create_invoice(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.CreateQuoteInvoice]) -> types.Invoice:
        """Invoice a quote.

        Makes a draft of what was accepted: all that is left, some lines, or a deposit. Fully invoiced, the
        invoices add up to the quote in each tax group; the last of a group takes what rounding left. An
        invoice that is deleted, void or credited as a whole gives its part back.

        Operation `quotes.create_invoice`: POST /quotes/{id}/invoices

        Args:
            items: These lines; what is left of them stays open. Not with a deposit or `final`.
            allow_more: Whether a line may get more than was accepted. The invoices then come to more
                than the quote.
            deposit: A deposit, in proportion to the tax groups of the quote.
            final: All that is left, with the deposits taken off. Asked for where deposits were
                invoiced.
        """
        request = ApiRequest("POST", ["quotes", id, "invoices"], body=fields)
        return await self._transport.record(request, types.Invoice, options)

    async def pdf(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download a quote.

        The quote as a PDF that looks like your invoices, in the language of its customer: what was issued,
        whatever became of it since, or a preview of a draft as it would be issued today. Optional lines and
        alternatives say so; the totals are those of the lines that hold as long as nobody chooses. It asks
        for no payment. Nothing of it is kept.

        Operation `quotes.pdf`: GET /quotes/{id}/pdf
        """
        request = ApiRequest("GET", ["quotes", id, "pdf"])
        return await self._transport.content(request, options)

    def pdf_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download a quote.

        The quote as a PDF that looks like your invoices, in the language of its customer: what was issued,
        whatever became of it since, or a preview of a draft as it would be issued today. Optional lines and
        alternatives say so; the totals are those of the lines that hold as long as nobody chooses. It asks
        for no payment. Nothing of it is kept.

        Operation `quotes.pdf`: GET /quotes/{id}/pdf

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["quotes", id, "pdf"])
        return self._transport.download(request, options)

    async def send(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.SendQuote]) -> types.Message:
        """Send a quote.

        Queues a mail to the customer with the quote as a PDF and a link to its page. A draft needs `issue`,
        which issues it in the same step. A mail that still waits when the quote is answered, revised or
        withdrawn, or has expired, is cancelled. Each request is one mail: use an Idempotency-Key.

        Operation `quotes.send`: POST /quotes/{id}/send

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            issue: Issues a draft in the same step; if it cannot be sent, it stays a draft.
        """
        request = ApiRequest("POST", ["quotes", id, "send"], body=fields or None)
        return await self._transport.record(request, types.Message, options)

    async def preview_message(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.SendQuote]) -> types.MessagePreview:
        """Preview the mail with a quote.

        The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.

        Operation `quotes.preview_message`: POST /quotes/{id}/send-preview

        Args:
            to: Recipients; else the contacts that receive invoices, else the customer’s own address.
            cc: Recipients of a copy.
            bcc: Recipients of a copy whom the others do not see.
            subject: Else that of the template.
            text: Else that of the template. In a mail with an invoice, a credit note or a quote,
                `{{link}}` becomes the address of its page for the customer; without `PUBLIC_URL`, a line
                with it is left out.
            language: Of the template; else that of the customer, else that of the mail settings.
            send_at: Not before this moment; else at once.
            send_to_suppressed: Sends although mail to an address has come back before, and forgets that
                it has.
            issue: Issues a draft in the same step; if it cannot be sent, it stays a draft.
        """
        request = ApiRequest("POST", ["quotes", id, "send-preview"], body=fields or None)
        return await self._transport.record(request, types.MessagePreview, options)


class AsyncReceivedFiles:
    """Bills and other files that others have sent to you."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ReceivedFilesListQuery]) -> AsyncPages[types.ReceivedFile]:
        """List received files.

        The newest first, unless the request asks for another order.

        Operation `received_files.list`: GET /received-files

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            media_type: Only those of this type.
            created_at: Only those that first came then. As in `created_at[gte]`, with gte, gt, lte and
                lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["received-files"], query=fields)
        return self._transport.pages(request, types.ReceivedFile, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ReceiveFile]) -> types.ReceivedFile:
        """Receive a file.

        Stores what somebody has sent to you, as it came. The same bytes are stored once: receiving them
        again gives the file that is there. A file that nothing refers to goes after 30 days. The body may
        have 27 MB.

        Operation `received_files.create`: POST /received-files

        Args:
            content: Required. The file in base64, up to 20 MB: a PDF, an XML document, a PNG, JPEG or
                TIFF image, CSV, or a whole mail. What it is follows from its first bytes.
            filename: What the sender calls it, without a folder.
        """
        request = ApiRequest("POST", ["received-files"], body=fields)
        return await self._transport.record(request, types.ReceivedFile, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.ReceivedFile:
        """Get a received file.

        What is known of it. Its bytes are an operation of their own.

        Operation `received_files.get`: GET /received-files/{id}
        """
        request = ApiRequest("GET", ["received-files", id])
        return await self._transport.record(request, types.ReceivedFile, options)

    async def delete(self, id: str, /, *, options: Optional[CallOptions] = None) -> None:
        """Delete a received file.

        Deletes a file for good, unless something in your books refers to it.

        Operation `received_files.delete`: DELETE /received-files/{id}
        """
        request = ApiRequest("DELETE", ["received-files", id])
        return await self._transport.nothing(request, options)

    async def content(self, id: str, /, *, options: Optional[CallOptions] = None) -> bytes:
        """Download a received file.

        The bytes as they came, to be saved and never shown within a page of this service.

        Operation `received_files.content`: GET /received-files/{id}/content
        """
        request = ApiRequest("GET", ["received-files", id, "content"])
        return await self._transport.content(request, options)

    def content_stream(self, id: str, /, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download a received file.

        The bytes as they came, to be saved and never shown within a page of this service.

        Operation `received_files.content`: GET /received-files/{id}/content

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["received-files", id, "content"])
        return self._transport.download(request, options)


class AsyncRecurringInvoices:
    """Invoices that are made again and again, each date once."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def preview(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.PreviewRecurringInvoice]) -> types.RecurringPreview:
        """Preview a recurring invoice.

        Answers the dates that a rule gives, with their periods, and with `content` the amounts and the
        first invoice. Stores nothing. What creating one would refuse is refused.

        Operation `recurring_invoices.preview`: POST /recurring-invoices/preview

        Args:
            rule: On which dates; or `rrule`.
            rrule: The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY,
                BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month
                has none and `rule` takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last
                day.
            end_after: Ends after so many dates.
            end_on: No date after this day.
            period: Whether the time from the date on is invoiced, or that before it; in_advance if not
                given.
            start_on: No date before this day; today if not given.
            content: What invoices are made of; without it only the dates are answered.
            prices: Prices as they are here, or those of the products; fixed if not given.
        """
        request = ApiRequest("POST", ["recurring-invoices", "preview"], body=fields)
        return await self._transport.record(request, types.RecurringPreview, options)

    async def calendar(self, *, options: Optional[CallOptions] = None) -> types.RecurringCalendar:
        """See all dates of the next twelve months.

        The dates of all recurring invoices that are active or need attention, the soonest first, up to
        5,000 of them.

        Operation `recurring_invoices.calendar`: GET /recurring-invoices/calendar
        """
        request = ApiRequest("GET", ["recurring-invoices", "calendar"])
        return await self._transport.record(request, types.RecurringCalendar, options)

    async def occurrences(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.OccurrenceList:
        """See the dates to come.

        The next 24 dates with their periods and amounts, and whether each is on a weekend or a day on which
        banks settle no euro. Nothing is moved.

        Operation `recurring_invoices.occurrences`: GET /recurring-invoices/{id}/occurrences
        """
        request = ApiRequest("GET", ["recurring-invoices", id, "occurrences"])
        return await self._transport.record(request, types.OccurrenceList, options)

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.RecurringInvoicesListQuery]) -> AsyncPages[types.RecurringInvoiceSummary]:
        """List recurring invoices.

        The newest first, unless the oldest are asked for.

        Operation `recurring_invoices.list`: GET /recurring-invoices

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            status: Only those in this state.
            customer_id: Only those for this customer.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["recurring-invoices"], query=fields)
        return self._transport.pages(request, types.RecurringInvoiceSummary, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateRecurringInvoice]) -> types.RecurringInvoice:
        """Add a recurring invoice.

        Makes an invoice on each date of a rule, once. The content is checked as if the first run were now.
        Every date is computed from the start: the 31st is the last day of a shorter month, and the 31st
        again after it.

        Operation `recurring_invoices.create`: POST /recurring-invoices

        Args:
            rule: On which dates; or `rrule`.
            rrule: The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY,
                BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month
                has none and `rule` takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last
                day.
            end_after: Ends after so many dates.
            end_on: No date after this day.
            period: Whether the time from the date on is invoiced, or that before it; in_advance if not
                given.
            name: Required. What you call it.
            content: Required. What each run makes an invoice of: what creating an invoice takes,
                without dates, service period and prepaid amount. In message, descriptions and what stands
                around lines, `{{period.from}}`, `{{period.to}}`, `{{month}}`, `{{quarter}}`, `{{year}}` and
                `{{number_of_run}}` are filled in, in the language of the customer.
            run_at: The time of day, where the organization is; 06:00 if not given.
            action: What a run makes; a draft if not given. Of what a downtime left, the last three are
                sent, others are drafts.
            prices: Prices as they are here, or as they are found now where there are none; or those at
                the run, of the customer’s price list or the products. Fixed if not given.
            catch_up: Which dates are run that passed while nothing ran; all if not given. The others
                are skipped.
            start_on: No date before this day; today if not given. Days and weeks are counted from it.
        """
        request = ApiRequest("POST", ["recurring-invoices"], body=fields)
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.RecurringInvoice:
        """Get a recurring invoice.

        Its content, its rule and the date that comes next.

        Operation `recurring_invoices.get`: GET /recurring-invoices/{id}
        """
        request = ApiRequest("GET", ["recurring-invoices", id])
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateRecurringInvoice]) -> types.RecurringInvoice:
        """Update a recurring invoice.

        Replaces everything but the start, for the dates to come; what ran stays. A changed rule counts from
        the date that was planned next, so that no date comes twice.

        Operation `recurring_invoices.update`: PUT /recurring-invoices/{id}

        Args:
            rule: On which dates; or `rrule`.
            rrule: The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY,
                BYMONTHDAY, BYMONTH, COUNT, and UNTIL as a date. RFC 5545 leaves out the 31st where a month
                has none and `rule` takes the last day, so BYMONTHDAY 29 to 31 is refused; -1 is the last
                day.
            end_after: Ends after so many dates.
            end_on: No date after this day.
            period: Whether the time from the date on is invoiced, or that before it; in_advance if not
                given.
            name: Required. What you call it.
            content: Required. What each run makes an invoice of: what creating an invoice takes,
                without dates, service period and prepaid amount. In message, descriptions and what stands
                around lines, `{{period.from}}`, `{{period.to}}`, `{{month}}`, `{{quarter}}`, `{{year}}` and
                `{{number_of_run}}` are filled in, in the language of the customer.
            run_at: The time of day, where the organization is; 06:00 if not given.
            action: What a run makes; a draft if not given. Of what a downtime left, the last three are
                sent, others are drafts.
            prices: Prices as they are here, or as they are found now where there are none; or those at
                the run, of the customer’s price list or the products. Fixed if not given.
            catch_up: Which dates are run that passed while nothing ran; all if not given. The others
                are skipped.
        """
        request = ApiRequest("PUT", ["recurring-invoices", id], body=fields)
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a recurring invoice.

        Deletes one for good of which no date ran and none was skipped. Another one is ended: it explains
        the invoices that it made.

        Operation `recurring_invoices.delete`: DELETE /recurring-invoices/{id}
        """
        request = ApiRequest("DELETE", ["recurring-invoices", id])
        return await self._transport.nothing(request, options)

    async def pause(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.RecurringInvoice:
        """Pause a recurring invoice.

        Nothing runs until it is resumed.

        Operation `recurring_invoices.pause`: POST /recurring-invoices/{id}/pause
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "pause"])
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def resume(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.ResumeRecurringInvoice]) -> types.RecurringInvoice:
        """Resume a recurring invoice.

        Goes on after a pause. Dates that passed meanwhile are run or skipped, as `catch_up` says.

        Operation `recurring_invoices.resume`: POST /recurring-invoices/{id}/resume

        Args:
            catch_up: Which dates are run that passed meanwhile; as it was said before if not given.
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "resume"], body=fields)
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def end(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.RecurringInvoice:
        """End a recurring invoice.

        Nothing runs any more. What it made stays, and so does what became of each date.

        Operation `recurring_invoices.end`: POST /recurring-invoices/{id}/end
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "end"])
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def duplicate(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.DuplicateRecurringInvoice]) -> types.RecurringInvoice:
        """Duplicate a recurring invoice.

        Adds a paused copy that starts on the next date of the source; resume it once you have looked at it.
        For another customer, terms and details that belong to the customer are left out.

        Operation `recurring_invoices.duplicate`: POST /recurring-invoices/{id}/duplicate

        Args:
            name: What you call it; else as the source.
            customer_id: Who is to pay; else the customer of the source.
            start_on: No date before this day; else the next date of the source, or today.
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "duplicate"], body=fields)
        return await self._transport.record(request, types.RecurringInvoice, options)

    async def run_now(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.RecurringRun:
        """Run a recurring invoice now.

        Makes the invoice of the date that comes next today. Its period and the later dates stay as planned.

        Operation `recurring_invoices.run_now`: POST /recurring-invoices/{id}/run-now
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "run-now"])
        return await self._transport.record(request, types.RecurringRun, options)

    async def retry(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.RecurringRun:
        """Retry a failed run.

        Runs the date that failed once more; dates that have passed since follow by themselves.

        Operation `recurring_invoices.retry`: POST /recurring-invoices/{id}/retry
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "retry"])
        return await self._transport.record(request, types.RecurringRun, options)

    async def skip(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.RecurringRun:
        """Skip a date.

        Leaves out the date that comes next, or the one that failed. No invoice is made for it.

        Operation `recurring_invoices.skip`: POST /recurring-invoices/{id}/skip
        """
        request = ApiRequest("POST", ["recurring-invoices", id, "skip"])
        return await self._transport.record(request, types.RecurringRun, options)

    async def runs(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.RecurringRunList:
        """See what became of each date.

        The latest 200, the last one first: the invoice that was made, or the problem.

        Operation `recurring_invoices.runs`: GET /recurring-invoices/{id}/runs
        """
        request = ApiRequest("GET", ["recurring-invoices", id, "runs"])
        return await self._transport.record(request, types.RecurringRunList, options)


class AsyncReminderPolicy:
    """Asking for money that is late, and what was asked."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, *, options: Optional[CallOptions] = None) -> types.ReminderPolicy:
        """Get the reminder policy.

        When customers are asked for money that is late, and how.

        Operation `reminder_policy.get`: GET /reminder-policy
        """
        request = ApiRequest("GET", ["reminder-policy"])
        return await self._transport.record(request, types.ReminderPolicy, options)

    async def update(self, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateReminderPolicy]) -> types.ReminderPolicy:
        """Update the reminder policy.

        Replaces all of it; what is not given gets its default. What was sent stays. See /reminders/forecast
        for what goes out next.

        Operation `reminder_policy.update`: PUT /reminder-policy

        Args:
            enabled: Whether reminders go out by themselves; false if not given.
            send_at: The time of day, where the organization is; 09:00 if not given.
            business_days_only: Not on Saturdays and Sundays; true if not given.
            holidays_of: Whose weekend and holidays are no business days; Saturdays and Sundays if not
                given.
            min_amount: Less than this is not asked for, in whatever currency it is due; everything is
                if not given.
            levels: The steps, each later than the one before; 3, 14 and 28 days after the due date if
                not given.
        """
        request = ApiRequest("PUT", ["reminder-policy"], body=fields)
        return await self._transport.record(request, types.ReminderPolicy, options)


class AsyncReminders:
    """Asking for money that is late, and what was asked."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def forecast(self, *, options: Optional[CallOptions] = None) -> types.ReminderForecast:
        """Get what is sent next.

        The reminders of the next day on which they go out, of at most 200 invoices, or that would go out if
        they were enabled. Invoices of a customer in one currency go into one mail.

        Operation `reminders.forecast`: GET /reminders/forecast
        """
        request = ApiRequest("GET", ["reminders", "forecast"])
        return await self._transport.record(request, types.ReminderForecast, options)

    async def tasks(self, *, options: Optional[CallOptions] = None) -> types.ReminderTaskList:
        """List the reminder tasks.

        Open invoices that a person is to ask for, the oldest task first, at most 200.

        Operation `reminders.tasks`: GET /reminders/tasks
        """
        request = ApiRequest("GET", ["reminders", "tasks"])
        return await self._transport.record(request, types.ReminderTaskList, options)


class AsyncReports:
    """Figures over many documents."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def receivables(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ReportsReceivablesQuery]) -> types.Receivables:
        """See what customers owe.

        What is due and overdue today on open invoices, sorted by age, and what customers have to their
        credit; with `as_of` the same at the end of an earlier day, such as the last one of a year. Money
        counts from the day that it was received on, so that what is recorded later changes the past, unless
        `known_at` leaves it out. Uncollectible invoices are not counted from the day that they are marked
        on. Sums are decimal texts, which may need more digits than a JSON number keeps.

        Operation `reports.receivables`: GET /reports/receivables

        Args:
            as_of: The day at whose end it is; without it today, at this moment.
            known_at: Count only what had been recorded by this instant, which has passed; without a day
                it is that of the instant. Such an answer has the same figures for ever.
        """
        request = ApiRequest("GET", ["reports", "receivables"], query=fields)
        return await self._transport.record(request, types.Receivables, options)

    async def revenue(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ReportsRevenueQuery]) -> types.Revenue:
        """See revenue by month.

        What was invoiced, credited and received in each month, by currency. An invoice that becomes void
        leaves the month of its issue date; with `known_at` only what had been recorded by then is told, as
        it stood then. Sums are decimal texts, which may need more digits than a JSON number keeps.

        Operation `reports.revenue`: GET /reports/revenue

        Args:
            from_: The first month; without it 12 months end with `to`.
            to: The last month, at most 36 after the first; without it the month that it is now.
            known_at: Count only what had been recorded by this instant, which has passed; without a day
                it is that of the instant. Such an answer has the same figures for ever.
        """
        request = ApiRequest("GET", ["reports", "revenue"], query=fields)
        return await self._transport.record(request, types.Revenue, options)

    async def withholdings(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ReportsWithholdingsQuery]) -> types.WithheldReport:
        """See what customers withhold in a year.

        What customers withhold of the invoices issued in a year, and how much of it certificates confirm.
        The invoices without them are listed with `withholding=uncertified`.

        Operation `reports.withholdings`: GET /reports/withholdings

        Args:
            year: The year of the issue dates; without it the year that it is now.
        """
        request = ApiRequest("GET", ["reports", "withholdings"], query=fields)
        return await self._transport.record(request, types.WithheldReport, options)

    async def payables(self, *, options: Optional[CallOptions] = None) -> types.Payables:
        """See what you owe suppliers.

        What is due and overdue today on open and approved bills, sorted by age, what is disputed besides,
        and the credit out of credit notes and payments. A bill without a due date is not overdue.

        Operation `reports.payables`: GET /reports/payables
        """
        request = ApiRequest("GET", ["reports", "payables"])
        return await self._transport.record(request, types.Payables, options)


class AsyncRetention:
    """Copies of personal data, erasing it, and what has to stay for how long."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, *, options: Optional[CallOptions] = None) -> types.Retention:
        """Get for how long documents of erased customers are kept.

        By kind, with what the law of the country would ask for, and when something is erased next. It is
        general knowledge and no legal advice.

        Operation `retention.get`: GET /organization/retention
        """
        request = ApiRequest("GET", ["organization", "retention"])
        return await self._transport.record(request, types.Retention, options)

    async def update(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateRetention]) -> types.Retention:
        """Decide for how long documents of erased customers are kept.

        A kind that is left out follows the country of the seller. Years may be raised freely. Lowering them
        needs a session that was confirmed, because what is kept for less time is erased earlier, for good;
        it begins in the next night. It is general knowledge and no legal advice: ask your tax adviser
        first.

        Operation `retention.update`: PUT /organization/retention

        Args:
            invoices: Years for invoices. Without it, by the country of the seller.
            credit_notes: Years for credit notes. Without it, by the country of the seller.
            payments: Years for payments. Without it, by the country of the seller.
        """
        request = ApiRequest("PUT", ["organization", "retention"], body=fields)
        return await self._transport.record(request, types.Retention, options)


class AsyncSecondFactor:
    """Codes of an authenticator app, and who must have them."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, *, options: Optional[CallOptions] = None) -> types.SecondFactor:
        """Get one’s own second factor.

        Whether signing in needs a code, and how many recovery codes are left.

        Operation `second_factor.get`: GET /auth/second-factor
        """
        request = ApiRequest("GET", ["auth", "second-factor"])
        return await self._transport.record(request, types.SecondFactor, options)

    async def remove(self, *, options: Optional[CallOptions] = None) -> None:
        """Turn the second factor off.

        Signing in needs only the password then. The recovery codes end with it.

        Operation `second_factor.remove`: DELETE /auth/second-factor
        """
        request = ApiRequest("DELETE", ["auth", "second-factor"])
        return await self._transport.nothing(request, options)

    async def begin(self, *, options: Optional[CallOptions] = None) -> types.SecondFactorSetUp:
        """Begin to set up a second factor.

        Gives the secret for an authenticator app. Nothing changes until a first code confirms it.

        Operation `second_factor.begin`: POST /auth/second-factor/begin
        """
        request = ApiRequest("POST", ["auth", "second-factor", "begin"])
        return await self._transport.record(request, types.SecondFactorSetUp, options)

    async def confirm(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ConfirmSecondFactor]) -> types.RecoveryCodes:
        """Turn the second factor on by a first code.

        From then on signing in needs a code. The answer shows ten recovery codes, this once.

        Operation `second_factor.confirm`: POST /auth/second-factor/confirm

        Args:
            code: Required. The six digits that the authenticator app shows. Blanks and dashes between
                them are ignored.
        """
        request = ApiRequest("POST", ["auth", "second-factor", "confirm"], body=fields)
        return await self._transport.record(request, types.RecoveryCodes, options)

    async def renew_recovery_codes(self, *, options: Optional[CallOptions] = None) -> types.RecoveryCodes:
        """Get new recovery codes.

        The earlier ones stop working.

        Operation `second_factor.renew_recovery_codes`: POST /auth/second-factor/recovery-codes
        """
        request = ApiRequest("POST", ["auth", "second-factor", "recovery-codes"])
        return await self._transport.record(request, types.RecoveryCodes, options)


class AsyncSecurity:
    """Codes of an authenticator app, and who must have them."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, *, options: Optional[CallOptions] = None) -> types.Security:
        """Get what the organization requires of its members.

        Of whom it requires a second factor.

        Operation `security.get`: GET /organization/security
        """
        request = ApiRequest("GET", ["organization", "security"])
        return await self._transport.record(request, types.Security, options)

    async def update(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateSecurity]) -> types.Security:
        """Require a second factor of members.

        Takes effect at once: the session of somebody who must have a second factor and has none can only
        set one up.

        Operation `security.update`: PUT /organization/security

        Args:
            require_second_factor: Required. Of whom a second factor is required: owners and admins are
                managers.
        """
        request = ApiRequest("PUT", ["organization", "security"], body=fields)
        return await self._transport.record(request, types.Security, options)


class AsyncSuppliers:
    """Whom you buy from."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.SuppliersListQuery]) -> AsyncPages[types.Supplier]:
        """List suppliers.

        The newest first and without archived ones, unless it is asked otherwise.

        Operation `suppliers.list`: GET /suppliers

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            q: Only those with words in name, trading name, email and external_id that begin like each
                of these words.
            external_id: Only the one with this identifier of your own.
            email: Only those with this e-mail address, capitals or not.
            tax_id: Only those with this tax number, such as a VAT identification number.
            iban: Only those who are paid to this account.
            created_at: Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
            updated_since: Only those changed at this moment or later.
            metadata: Only those with this text under this name, as in `metadata[project]=Apollo`.
            include_archived: Whether archived suppliers are listed too.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["suppliers"], query=fields)
        return self._transport.pages(request, types.Supplier, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateSupplier]) -> types.Supplier:
        """Add a supplier.

        Only the name is required. What is not given is empty, and may be given later.

        Operation `suppliers.create`: POST /suppliers

        Args:
            name: Required. Name of the company or person.
            trading_name: What it is known as, if that differs.
            email: E-mail address.
            phone: Telephone number.
            external_id: Your own identifier; unique.
            our_number: What they know you by.
            tax_ids: Tax identification numbers.
            legal_registration: Entry in the commercial register; scheme of ISO 6523, such as 0002 for a
                French SIREN.
            electronic_address: Where their electronic invoices come from, such as the Peppol address.
            address: Where they are.
            bank_accounts: The accounts that are known to be theirs. A bill that names another one is
                held back.
            currency: Currency that they bill in, as a rule.
            payment_terms: When their bills are due, unless they say it.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("POST", ["suppliers"], body=fields)
        return await self._transport.record(request, types.Supplier, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.Supplier:
        """Get a supplier.

        Archived ones can still be read, because bills speak of them.

        Operation `suppliers.get`: GET /suppliers/{id}
        """
        request = ApiRequest("GET", ["suppliers", id])
        return await self._transport.record(request, types.Supplier, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateSupplier]) -> types.Supplier:
        """Update a supplier.

        Replaces the supplier wholly; what is not given becomes empty.

        Operation `suppliers.update`: PUT /suppliers/{id}

        Args:
            name: Required. Name of the company or person.
            trading_name: What it is known as, if that differs.
            email: E-mail address.
            phone: Telephone number.
            external_id: Your own identifier; unique.
            our_number: What they know you by.
            tax_ids: Tax identification numbers.
            legal_registration: Entry in the commercial register; scheme of ISO 6523, such as 0002 for a
                French SIREN.
            electronic_address: Where their electronic invoices come from, such as the Peppol address.
            address: Where they are.
            bank_accounts: The accounts that are known to be theirs. A bill that names another one is
                held back.
            currency: Currency that they bill in, as a rule.
            payment_terms: When their bills are due, unless they say it.
            note: A note for yourselves.
            metadata: Names and texts of your own; the service keeps them and gives them back.
        """
        request = ApiRequest("PUT", ["suppliers", id], body=fields)
        return await self._transport.record(request, types.Supplier, options)

    async def patch(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.PatchSupplier]) -> types.Supplier:
        """Change a supplier.

        Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name
        away and other names stay.

        Operation `suppliers.patch`: PATCH /suppliers/{id}

        Args:
            name: Name of the company or person.
            trading_name: What it is known as, if that differs.
            email: E-mail address.
            phone: Telephone number.
            external_id: Your own identifier; unique.
            our_number: What they know you by.
            tax_ids: Tax identification numbers.
            legal_registration: Entry in the commercial register; scheme of ISO 6523, such as 0002 for a
                French SIREN.
            electronic_address: Where their electronic invoices come from, such as the Peppol address.
            address: Where they are.
            bank_accounts: The accounts that are known to be theirs. A bill that names another one is
                held back.
            currency: Currency that they bill in, as a rule.
            payment_terms: When their bills are due, unless they say it.
            note: A note for yourselves.
            metadata: Names and texts of your own. A text sets its name, null takes the name away, and
                names that are not given stay.
        """
        request = ApiRequest("PATCH", ["suppliers", id], body=fields)
        return await self._transport.record(request, types.Supplier, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a supplier.

        Deletes a supplier with all that is known of it. One that your books speak of is archived.

        Operation `suppliers.delete`: DELETE /suppliers/{id}
        """
        request = ApiRequest("DELETE", ["suppliers", id])
        return await self._transport.nothing(request, options)

    async def archive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Supplier:
        """Archive a supplier.

        Hides a supplier from lists. One that is archived is answered as it is.

        Operation `suppliers.archive`: POST /suppliers/{id}/archive
        """
        request = ApiRequest("POST", ["suppliers", id, "archive"])
        return await self._transport.record(request, types.Supplier, options)

    async def unarchive(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.Supplier:
        """Unarchive a supplier.

        Shows an archived supplier in lists again. One that is not archived is answered as it is.

        Operation `suppliers.unarchive`: POST /suppliers/{id}/unarchive
        """
        request = ApiRequest("POST", ["suppliers", id, "unarchive"])
        return await self._transport.record(request, types.Supplier, options)

    async def balance(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.SupplierBalanceList:
        """Get the balance of a supplier.

        By currency: what is due on open and approved bills, how much of it is overdue, what disputed ones
        ask for besides, and the credit out of credit notes and payments. A currency without any of them is
        not there.

        Operation `suppliers.balance`: GET /suppliers/{id}/balance
        """
        request = ApiRequest("GET", ["suppliers", id, "balance"])
        return await self._transport.record(request, types.SupplierBalanceList, options)


class AsyncUsers:
    """Your own account: name, address, a copy of your data, and its end."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def me(self, *, options: Optional[CallOptions] = None) -> types.Profile:
        """Get your own account.

        It is one account in all organizations that you are a member of.

        Operation `users.me`: GET /users/me
        """
        request = ApiRequest("GET", ["users", "me"])
        return await self._transport.record(request, types.Profile, options)

    async def update_me(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.UpdateProfile]) -> types.Profile:
        """Change your own name.

        The address is changed by `users.change_email`, because it has to be confirmed.

        Operation `users.update_me`: PUT /users/me

        Args:
            name: Required. Other members see it, and the audit log.
        """
        request = ApiRequest("PUT", ["users", "me"], body=fields)
        return await self._transport.record(request, types.Profile, options)

    async def change_email(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ChangeEmail]) -> types.Profile:
        """Change the address that you sign in with.

        Sends a link to the new address, which works once, for a day, and until the password changes. Until
        it is opened you sign in with the former one, which is told of the change. Your present address
        takes a wish back. Where no mail is configured the address changes at once.

        Operation `users.change_email`: POST /users/me/change-email

        Args:
            email: Required. The address to sign in with from now on.
        """
        request = ApiRequest("POST", ["users", "me", "change-email"], body=fields)
        return await self._transport.record(request, types.Profile, options)

    async def confirm_email(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.ConfirmEmail]) -> types.Profile:
        """Confirm your new address by a link.

        Only in a session of the user who asked for it, so that a link in wrong hands changes nothing.

        Operation `users.confirm_email`: POST /users/me/confirm-email

        Args:
            token: Required. The token of the link.
        """
        request = ApiRequest("POST", ["users", "me", "confirm-email"], body=fields)
        return await self._transport.record(request, types.Profile, options)

    async def my_personal_data(self, *, options: Optional[CallOptions] = None) -> bytes:
        """Download your own personal data.

        Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API
        keys that you made, and the events that tell of you, from all organizations that you are a member of
        (GDPR, Art. 15 and 20). `about.json` says what each file holds. The copy is made while it is sent
        and is not kept.

        Operation `users.my_personal_data`: GET /users/me/personal-data
        """
        request = ApiRequest("GET", ["users", "me", "personal-data"])
        return await self._transport.content(request, options)

    def my_personal_data_stream(self, *, options: Optional[CallOptions] = None) -> AsyncContextManager[AsyncDownload]:
        """Download your own personal data.

        Everything that is stored of you, as a ZIP: your account, memberships, sessions, invitations, API
        keys that you made, and the events that tell of you, from all organizations that you are a member of
        (GDPR, Art. 15 and 20). `about.json` says what each file holds. The copy is made while it is sent
        and is not kept.

        Operation `users.my_personal_data`: GET /users/me/personal-data

        The file is read as it comes, in a `with` block.
        """
        request = ApiRequest("GET", ["users", "me", "personal-data"])
        return self._transport.download(request, options)

    async def delete_me(self, *, options: Optional[CallOptions] = None) -> None:
        """Delete your own account.

        For good, in all organizations: memberships, sessions and the second factor end at once, name and
        address become “Former member”, and the audit logs keep nothing but an identifier. API keys that you
        made go on, because programs need them; revoke them before, if they shall not. Who is the only owner
        of an organization has to make another member an owner first.

        Operation `users.delete_me`: POST /users/me/delete
        """
        request = ApiRequest("POST", ["users", "me", "delete"])
        return await self._transport.nothing(request, options)


class AsyncWebhookDeliveries:
    """Events, pushed to addresses of yours."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.WebhookDeliveriesListQuery]) -> AsyncPages[types.WebhookDeliverySummary]:
        """List the deliveries of webhooks.

        The newest first. They are kept for 30 days, failed ones for 90.

        Operation `webhook_deliveries.list`: GET /webhook-deliveries

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            endpoint_id: Only those for this endpoint.
            status: Only those in this state.
            event_type: Only those of events of this type.
            object_id: Only those of events about this one thing.
            created_at: Only those made then. As in `created_at[gte]`, with gte, gt, lte and lt.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["webhook-deliveries"], query=fields)
        return self._transport.pages(request, types.WebhookDeliverySummary, "cursor", options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.WebhookDelivery:
        """Get a delivery of a webhook.

        With every attempt, and with the body as it would be sent now.

        Operation `webhook_deliveries.get`: GET /webhook-deliveries/{id}
        """
        request = ApiRequest("GET", ["webhook-deliveries", id])
        return await self._transport.record(request, types.WebhookDelivery, options)

    async def resend(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.WebhookDeliverySummary:
        """Resend a delivery of a webhook.

        Makes a new delivery with one attempt, beside all others, and also for a disabled endpoint, so that
        a mended receiver can be tried.

        Operation `webhook_deliveries.resend`: POST /webhook-deliveries/{id}/resend
        """
        request = ApiRequest("POST", ["webhook-deliveries", id, "resend"])
        return await self._transport.record(request, types.WebhookDeliverySummary, options)


class AsyncWebhookEndpoints:
    """Events, pushed to addresses of yours."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.WebhookEndpointsListQuery]) -> AsyncPages[types.WebhookEndpoint]:
        """List the webhook endpoints.

        The newest first. An organization has at most 20.

        Operation `webhook_endpoints.list`: GET /webhook-endpoints

        Args:
            limit: How many to return at most.
            cursor: Where to go on: `next_cursor` of the page before, unchanged, with the same filters
                and the same sort.
            sort: The order; a minus reverses it. Equal ones are in the order of their ids. What is
                empty counts as the greatest.
            with_total: Whether to count all rows on all pages too, as `total_count`; it takes longer.
        """
        request = ApiRequest("GET", ["webhook-endpoints"], query=fields)
        return self._transport.pages(request, types.WebhookEndpoint, "cursor", options)

    async def create(self, *, options: Optional[CallOptions] = None, **fields: Unpack[params.CreateWebhookEndpoint]) -> types.WebhookEndpointWithSecret:
        """Add a webhook endpoint.

        Events are sent to it from now on, signed as Standard Webhooks 1.0.0 says, and show what you may
        read, now and later: once you may read less, messages show less, and once you have left, it is
        disabled. The answer shows the secret, this once.

        Operation `webhook_endpoints.create`: POST /webhook-endpoints

        Args:
            url: Required. Where events are sent: https to a public host name, on port 443, 8443 or from
                1024.
            description: What it is for.
            event_types: Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without
                this field.
            payload: Whether messages have the object (`full`, the default), or only its id and version
                (`thin`).
            ordering: Whether events of one object arrive in their order (`object`, the default): then
                one that fails holds up the later ones of the same object. `none`: they may arrive in any
                order.
            headers: Headers of every request, such as Authorization. They are sealed and never shown
                again.
        """
        request = ApiRequest("POST", ["webhook-endpoints"], body=fields)
        return await self._transport.record(request, types.WebhookEndpointWithSecret, options)

    async def get(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.WebhookEndpoint:
        """Get a webhook endpoint.

        The secret and the values of headers are never shown again.

        Operation `webhook_endpoints.get`: GET /webhook-endpoints/{id}
        """
        request = ApiRequest("GET", ["webhook-endpoints", id])
        return await self._transport.record(request, types.WebhookEndpoint, options)

    async def update(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.UpdateWebhookEndpoint]) -> types.WebhookEndpoint:
        """Update a webhook endpoint.

        Replaces everything but the headers, which stay if they are not given. From now on messages show
        what you may read. One that was disabled because its writer has left (`writer_left_at`) is taken
        over by you, and goes on where it stopped.

        Operation `webhook_endpoints.update`: PUT /webhook-endpoints/{id}

        Args:
            url: Required. Where events are sent: https to a public host name, on port 443, 8443 or from
                1024.
            description: What it is for.
            event_types: Which events it gets: `invoice.paid`, `invoice.*` or `*`; all of them without
                this field.
            payload: Whether messages have the object (`full`, the default), or only its id and version
                (`thin`).
            ordering: Whether events of one object arrive in their order (`object`, the default): then
                one that fails holds up the later ones of the same object. `none`: they may arrive in any
                order.
            headers: Headers of every request, such as Authorization. They are sealed and never shown
                again.
        """
        request = ApiRequest("PUT", ["webhook-endpoints", id], body=fields)
        return await self._transport.record(request, types.WebhookEndpoint, options)

    async def delete(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> None:
        """Delete a webhook endpoint.

        Deliveries that wait for it are cancelled. The log stays as long as any other.

        Operation `webhook_endpoints.delete`: DELETE /webhook-endpoints/{id}
        """
        request = ApiRequest("DELETE", ["webhook-endpoints", id])
        return await self._transport.nothing(request, options)

    async def health(self, id: str, /, *, options: Optional[CallOptions] = None) -> types.WebhookEndpointHealth:
        """See how a webhook endpoint does.

        How far it is behind the feed, and how the deliveries of the last 24 hours ended.

        Operation `webhook_endpoints.health`: GET /webhook-endpoints/{id}/health
        """
        request = ApiRequest("GET", ["webhook-endpoints", id, "health"])
        return await self._transport.record(request, types.WebhookEndpointHealth, options)

    async def rotate_secret(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.RotateSecret]) -> types.WebhookEndpointWithSecret:
        """Rotate the secret of a webhook endpoint.

        Makes another secret and shows it, this once. Until the one before ends, both sign every message. A
        second rotation within that time ends the oldest at once.

        Operation `webhook_endpoints.rotate_secret`: POST /webhook-endpoints/{id}/rotate-secret

        Args:
            previous_valid_for_hours: For how many hours the secret before signs, too, 0 to 168; 24
                without this field.
        """
        request = ApiRequest("POST", ["webhook-endpoints", id, "rotate-secret"], body=fields or None)
        return await self._transport.record(request, types.WebhookEndpointWithSecret, options)

    async def enable(self, id: str, /, *, options: Optional[ChangeOptions] = None, **fields: Unpack[params.EnableEndpoint]) -> types.WebhookEndpoint:
        """Enable a webhook endpoint.

        It gets all events that it missed while it was disabled, unless you say otherwise. One whose writer
        has left is updated instead, which takes it over.

        Operation `webhook_endpoints.enable`: POST /webhook-endpoints/{id}/enable

        Args:
            from_: `cursor`, the default: it gets all that it missed. `now`: what waits for it is
                cancelled.
            from_sequence: It gets what it missed from this number of the feed on.
        """
        request = ApiRequest("POST", ["webhook-endpoints", id, "enable"], body=fields or None)
        return await self._transport.record(request, types.WebhookEndpoint, options)

    async def disable(self, id: str, /, *, options: Optional[ChangeOptions] = None) -> types.WebhookEndpoint:
        """Disable a webhook endpoint.

        Nothing more is sent to it. It keeps its place in the feed, so that it can catch up later.

        Operation `webhook_endpoints.disable`: POST /webhook-endpoints/{id}/disable
        """
        request = ApiRequest("POST", ["webhook-endpoints", id, "disable"])
        return await self._transport.record(request, types.WebhookEndpoint, options)

    async def test(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.TestEndpoint]) -> types.WebhookTestResult:
        """Send a test to a webhook endpoint.

        Sends the last event of a type, or an example, at once, marked with `"test": true`, and says what
        came back within 8 seconds. A failure is no problem: it is the answer.

        Operation `webhook_endpoints.test`: POST /webhook-endpoints/{id}/test

        Args:
            event_type: The type of the message; without it, one that the endpoint wants.
        """
        request = ApiRequest("POST", ["webhook-endpoints", id, "test"], body=fields or None)
        return await self._transport.record(request, types.WebhookTestResult, options)

    async def replay(self, id: str, /, *, options: Optional[CallOptions] = None, **fields: Unpack[params.Replay]) -> types.ReplayResult:
        """Replay events to a webhook endpoint.

        Sends events of the feed once more, behind what waits already, with the same `webhook-id` as before:
        at most 10 000 at once; `next_sequence` says where to go on.

        Operation `webhook_endpoints.replay`: POST /webhook-endpoints/{id}/replay

        Args:
            from_sequence: Required. The first number of the feed.
            to_sequence: The last number of the feed.
            event_types: Only events of these types, among those that the endpoint gets.
            only_failed: Only events whose delivery has failed.
        """
        request = ApiRequest("POST", ["webhook-endpoints", id, "replay"], body=fields)
        return await self._transport.record(request, types.ReplayResult, options)


class AsyncCountinghouse(AsyncClient):
    """The service. Takes its address without `/v1`; all but signing in needs an API key or a login token too.

    Address and key may also stand in COUNTINGHOUSE_BASE_URL and COUNTINGHOUSE_API_KEY. `timeout` is in seconds and
    counts one attempt, `retries` says how often a failed attempt is repeated at most, `app` is named in `User-Agent`,
    `http_client` is an httpx client of your own, and `on_request` and `on_response` hear of each attempt. To be used in
    a `with` block, or closed at the end.
    """

    _base_path = "/v1"

    api_keys: AsyncApiKeys
    """Credentials of machines, as in Settings > API."""
    approvals: AsyncApprovals
    """Requests of API keys and members that wait for a person."""
    attachments: AsyncAttachments
    """Invoices and credit notes as files, and what they lack."""
    audit: AsyncAudit
    """Who changed what, when, and from where."""
    auth: AsyncAuth
    """Sign in and obtain a token, and passwords."""
    bank_accounts: AsyncBankAccounts
    """The accounts that statements are imported for."""
    bank_lines: AsyncBankLines
    """Statements that were imported, and their lines."""
    bank_statements: AsyncBankStatements
    """Statements that were imported, and their lines."""
    bill_approval: AsyncBillApproval
    """What suppliers ask you to pay."""
    bill_payments: AsyncBillPayments
    """Money that went to suppliers, and which bills it settles."""
    bills: AsyncBills
    """What suppliers ask you to pay."""
    credit_note_documents: AsyncCreditNoteDocuments
    """Invoices and credit notes as files, and what they lack."""
    credit_note_links: AsyncCreditNoteLinks
    """Pages that show an invoice, a credit note or a quote to its customer."""
    credit_notes: AsyncCreditNotes
    """Invoices and credit notes as files, and what they lack."""
    customers: AsyncCustomers
    """Whom you sell to."""
    documents: AsyncDocuments
    """Invoices and credit notes as files, and what they lack."""
    dry_runs: AsyncDryRuns
    """Trying a request without doing it."""
    event_types: AsyncEventTypes
    """Events, pushed to addresses of yours."""
    events: AsyncEvents
    """What happened, in order and without gaps."""
    exports: AsyncExports
    """Everything of your books as a file that you can take away."""
    imports: AsyncImports
    """Your customers, products and invoices of before, brought along in two steps."""
    invitations: AsyncInvitations
    """Asking somebody to work in your books."""
    invoice_templates: AsyncInvoiceTemplates
    """Contents of invoices that are kept under a name."""
    invoices: AsyncInvoices
    """Invoices and credit notes as files, and what they lack."""
    links: AsyncLinks
    """Pages that show an invoice, a credit note or a quote to its customer."""
    mail_settings: AsyncMailSettings
    """How mails leave, and what they say."""
    mail_templates: AsyncMailTemplates
    """How mails leave, and what they say."""
    matching_rules: AsyncMatchingRules
    """What bank lines with something in common are."""
    members: AsyncMembers
    """Who works in your books, and in which role."""
    messages: AsyncMessages
    """Mails about documents, as they were sent, and what became of them."""
    number_series: AsyncNumberSeries
    """Numbers without gaps, and the proof of it."""
    organization: AsyncOrganization
    """Invoices and credit notes as files, and what they lack."""
    organizations: AsyncOrganizations
    """Your organizations: opening, listing and closing them."""
    payment_runs: AsyncPaymentRuns
    """Bills that are paid together, and the file for the bank."""
    payments: AsyncPayments
    """Mails about documents, as they were sent, and what became of them."""
    price_lists: AsyncPriceLists
    """What products cost which customers."""
    products: AsyncProducts
    """What you sell."""
    quote_links: AsyncQuoteLinks
    """Pages that show an invoice, a credit note or a quote to its customer."""
    quotes: AsyncQuotes
    """What is offered to customers, from draft to acceptance."""
    received_files: AsyncReceivedFiles
    """Bills and other files that others have sent to you."""
    recurring_invoices: AsyncRecurringInvoices
    """Invoices that are made again and again, each date once."""
    reminder_policy: AsyncReminderPolicy
    """Asking for money that is late, and what was asked."""
    reminders: AsyncReminders
    """Asking for money that is late, and what was asked."""
    reports: AsyncReports
    """Figures over many documents."""
    retention: AsyncRetention
    """Copies of personal data, erasing it, and what has to stay for how long."""
    second_factor: AsyncSecondFactor
    """Codes of an authenticator app, and who must have them."""
    security: AsyncSecurity
    """Codes of an authenticator app, and who must have them."""
    suppliers: AsyncSuppliers
    """Whom you buy from."""
    users: AsyncUsers
    """Your own account: name, address, a copy of your data, and its end."""
    webhook_deliveries: AsyncWebhookDeliveries
    """Events, pushed to addresses of yours."""
    webhook_endpoints: AsyncWebhookEndpoints
    """Events, pushed to addresses of yours."""

    def _bind(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.api_keys = AsyncApiKeys(transport)
        self.approvals = AsyncApprovals(transport)
        self.attachments = AsyncAttachments(transport)
        self.audit = AsyncAudit(transport)
        self.auth = AsyncAuth(transport)
        self.bank_accounts = AsyncBankAccounts(transport)
        self.bank_lines = AsyncBankLines(transport)
        self.bank_statements = AsyncBankStatements(transport)
        self.bill_approval = AsyncBillApproval(transport)
        self.bill_payments = AsyncBillPayments(transport)
        self.bills = AsyncBills(transport)
        self.credit_note_documents = AsyncCreditNoteDocuments(transport)
        self.credit_note_links = AsyncCreditNoteLinks(transport)
        self.credit_notes = AsyncCreditNotes(transport)
        self.customers = AsyncCustomers(transport)
        self.documents = AsyncDocuments(transport)
        self.dry_runs = AsyncDryRuns(transport)
        self.event_types = AsyncEventTypes(transport)
        self.events = AsyncEvents(transport)
        self.exports = AsyncExports(transport)
        self.imports = AsyncImports(transport)
        self.invitations = AsyncInvitations(transport)
        self.invoice_templates = AsyncInvoiceTemplates(transport)
        self.invoices = AsyncInvoices(transport)
        self.links = AsyncLinks(transport)
        self.mail_settings = AsyncMailSettings(transport)
        self.mail_templates = AsyncMailTemplates(transport)
        self.matching_rules = AsyncMatchingRules(transport)
        self.members = AsyncMembers(transport)
        self.messages = AsyncMessages(transport)
        self.number_series = AsyncNumberSeries(transport)
        self.organization = AsyncOrganization(transport)
        self.organizations = AsyncOrganizations(transport)
        self.payment_runs = AsyncPaymentRuns(transport)
        self.payments = AsyncPayments(transport)
        self.price_lists = AsyncPriceLists(transport)
        self.products = AsyncProducts(transport)
        self.quote_links = AsyncQuoteLinks(transport)
        self.quotes = AsyncQuotes(transport)
        self.received_files = AsyncReceivedFiles(transport)
        self.recurring_invoices = AsyncRecurringInvoices(transport)
        self.reminder_policy = AsyncReminderPolicy(transport)
        self.reminders = AsyncReminders(transport)
        self.reports = AsyncReports(transport)
        self.retention = AsyncRetention(transport)
        self.second_factor = AsyncSecondFactor(transport)
        self.security = AsyncSecurity(transport)
        self.suppliers = AsyncSuppliers(transport)
        self.users = AsyncUsers(transport)
        self.webhook_deliveries = AsyncWebhookDeliveries(transport)
        self.webhook_endpoints = AsyncWebhookEndpoints(transport)
