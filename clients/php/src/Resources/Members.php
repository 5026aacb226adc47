<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Who works in your books, and in which role.
 *
 * @phpstan-import-type KeyLimitsFields from Schemas\KeyLimits
 * @phpstan-import-type MembersRemoveQueryFields from Schemas\MembersRemoveQuery
 * @phpstan-import-type UpdateMemberFields from Schemas\UpdateMember
 */
class Members
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Change the limits of a member.
     *
     * The same limits as those of API keys: they replace all that there are, and an empty object takes all away.
     * They narrow what the member writes, in every session and at once. Whoever has limits manages no keys, members
     * or settings and decides on no approvals. Owners have none, and nobody changes their own.
     *
     * Operation `members.update_limits`: PUT /members/{id}/limits
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param KeyLimitsFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function updateLimits(string $id, array $body, ?CallOptions $options = null): Types\Member
    {
        $request = new Request('PUT', ['members', $id, 'limits'], body: Values::encode($body, 'KeyLimits'), isConditional: true);
        return $this->transport->record($request, Types\Member::class, $options);
    }

    /**
     * Get what a member with limits did today.
     *
     * Of the day that it is where the organization is. Managers may ask of every member, and others of themselves.
     * Whoever has no limits is not counted.
     *
     * Operation `members.usage`: GET /members/{id}/usage
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function usage(string $id, ?CallOptions $options = null): Types\MemberUsage
    {
        $request = new Request('GET', ['members', $id, 'usage']);
        return $this->transport->record($request, Types\MemberUsage::class, $options);
    }

    /**
     * List the members.
     *
     * The people who may sign in to this organization. For owners and admins who are signed in.
     *
     * Operation `members.list`: GET /members
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(?CallOptions $options = null): Types\MemberList
    {
        $request = new Request('GET', ['members']);
        return $this->transport->record($request, Types\MemberList::class, $options);
    }

    /**
     * Get a member.
     *
     * By the identifier of the user.
     *
     * Operation `members.get`: GET /members/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Member
    {
        $request = new Request('GET', ['members', $id]);
        return $this->transport->record($request, Types\Member::class, $options);
    }

    /**
     * Change the role of a member.
     *
     * Takes effect at once, in every session of the member, and in the API keys and webhook endpoints of theirs:
     * these may do and show no more than the role, and end where it does. Only an owner can name another owner or
     * change one, and one owner always stays. A member with limits cannot become one.
     *
     * Operation `members.update`: PUT /members/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateMemberFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Member
    {
        $request = new Request('PUT', ['members', $id], body: Values::encode($body, 'UpdateMember'), isConditional: true);
        return $this->transport->record($request, Types\Member::class, $options);
    }

    /**
     * Remove a member.
     *
     * Ends the member’s sessions in this organization at once, on every node. The account stays. API keys that the
     * member made go on with all their scopes, because programs may need them, unless `api_keys` says to revoke
     * them. Webhook endpoints that the member wrote last are disabled, until somebody else updates them.
     *
     * Operation `members.remove`: DELETE /members/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param MembersRemoveQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function remove(string $id, array $query = [], ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['members', $id], query: Values::parameters($query, 'MembersRemoveQuery'), isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Sign a member out.
     *
     * Ends all sessions of the member in this organization at once.
     *
     * Operation `members.end_sessions`: POST /members/{id}/end-sessions
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function endSessions(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('POST', ['members', $id, 'end-sessions']);
        $this->transport->bytes($request, $options);
    }
}
