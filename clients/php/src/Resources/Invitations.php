<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Asking somebody to work in your books.
 *
 * @phpstan-import-type AcceptInvitationFields from Schemas\AcceptInvitation
 * @phpstan-import-type CreateInvitationFields from Schemas\CreateInvitation
 * @phpstan-import-type InvitationsListQueryFields from Schemas\InvitationsListQuery
 * @phpstan-import-type JoinFields from Schemas\Join
 */
class Invitations
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the invitations.
     *
     * The newest first, those that were accepted or revoked included.
     *
     * Operation `invitations.list`: GET /invitations
     *
     * @param InvitationsListQueryFields $query
     * @return Pages<Types\Invitation>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['invitations'], query: Values::parameters($query, 'InvitationsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\Invitation::class, $options);
    }

    /**
     * Invite somebody.
     *
     * The link works once, for 7 days. An earlier invitation of the same address no longer works. The answer is the
     * same whether the address has an account or not.
     *
     * Operation `invitations.create`: POST /invitations
     *
     * @param CreateInvitationFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\CreatedInvitation
    {
        $request = new Request('POST', ['invitations'], body: Values::encode($body, 'CreateInvitation'));
        return $this->transport->record($request, Types\CreatedInvitation::class, $options);
    }

    /**
     * Make another link for an invitation.
     *
     * The former link no longer works; the new one works for 7 days.
     *
     * Operation `invitations.resend`: POST /invitations/{id}/resend
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function resend(string $id, ?CallOptions $options = null): Types\CreatedInvitation
    {
        $request = new Request('POST', ['invitations', $id, 'resend']);
        return $this->transport->record($request, Types\CreatedInvitation::class, $options);
    }

    /**
     * Revoke an invitation.
     *
     * The link no longer works. The invitation stays in the list.
     *
     * Operation `invitations.revoke`: DELETE /invitations/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function revoke(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['invitations', $id]);
        $this->transport->bytes($request, $options);
    }

    /**
     * Accept an invitation.
     *
     * For whoever has the link. Somebody whose address has an account says its password; anybody else chooses a name
     * and a password. Sign in afterwards.
     *
     * Operation `invitations.accept`: POST /invitations/accept
     *
     * @param AcceptInvitationFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function accept(array $body, ?CallOptions $options = null): Types\AcceptedInvitation
    {
        $request = new Request('POST', ['invitations', 'accept'], body: Values::encode($body, 'AcceptInvitation'));
        return $this->transport->record($request, Types\AcceptedInvitation::class, $options);
    }

    /**
     * Accept an invitation while signed in.
     *
     * For somebody who is signed in, in any organization, with the address that was invited: neither name nor
     * password is asked for. `auth.switch_organization` opens a session in the new organization.
     *
     * Operation `invitations.join`: POST /invitations/join
     *
     * @param JoinFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function join(array $body, ?CallOptions $options = null): Types\AcceptedInvitation
    {
        $request = new Request('POST', ['invitations', 'join'], body: Values::encode($body, 'Join'));
        return $this->transport->record($request, Types\AcceptedInvitation::class, $options);
    }
}
