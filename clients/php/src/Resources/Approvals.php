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
 * Requests of API keys and members that wait for a person.
 *
 * @phpstan-import-type ApprovalsListQueryFields from Schemas\ApprovalsListQuery
 * @phpstan-import-type RejectApprovalFields from Schemas\RejectApproval
 */
class Approvals
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List approvals.
     *
     * Requests of API keys and members that wait for a person, and those that did. Without what was sent.
     *
     * Operation `approvals.list`: GET /approvals
     *
     * @param ApprovalsListQueryFields $query
     * @return Pages<Types\ApprovalFacts>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['approvals'], query: Values::parameters($query, 'ApprovalsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\ApprovalFacts::class, $options);
    }

    /**
     * Get an approval.
     *
     * With what was sent, and what it would have done then.
     *
     * Operation `approvals.get`: GET /approvals/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Approval
    {
        $request = new Request('GET', ['approvals', $id]);
        return $this->transport->record($request, Types\Approval::class, $options);
    }

    /**
     * Approve a request.
     *
     * Does the request as the API key or member that asked for it, under the rights and limits of now. Look at
     * `state` of the answer: it is `approved` if the request was done. If what it is about or what it comes to has
     * changed meanwhile, or it is not possible any more, it is `stale` and nothing was done. No API key can approve,
     * and nobody what they asked for themselves.
     *
     * Operation `approvals.approve`: POST /approvals/{id}/approve
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function approve(string $id, ?CallOptions $options = null): Types\Approval
    {
        $request = new Request('POST', ['approvals', $id, 'approve'], isConditional: true);
        return $this->transport->record($request, Types\Approval::class, $options);
    }

    /**
     * Reject a request.
     *
     * Ends the approval: nothing is done. Whoever asked learns it, with the reason, from the event or the approval.
     *
     * Operation `approvals.reject`: POST /approvals/{id}/reject
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param RejectApprovalFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reject(string $id, ?array $body = null, ?CallOptions $options = null): Types\Approval
    {
        $request = new Request('POST', ['approvals', $id, 'reject'], body: $body === null ? null : Values::encode($body, 'RejectApproval'), isConditional: true);
        return $this->transport->record($request, Types\Approval::class, $options);
    }
}
