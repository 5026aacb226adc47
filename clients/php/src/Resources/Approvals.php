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
 * Requests of API keys that wait for a person.
 *
 * @phpstan-import-type ApprovalsListQueryFields from Schemas\ApprovalsListQuery
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
     * Requests of API keys that wait for a person, and those that did. Without what was sent.
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
     * Does the request as the API key that asked for it, under its rights and limits of now. Look at `state` of the
     * answer: it is `approved` if the request was done. If what it is about or what it comes to has changed
     * meanwhile, or it is not possible any more, it is `stale` and nothing was done. No API key can approve.
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
     * Ends the approval: nothing is done. The key that asked learns it from the event or the approval.
     *
     * Operation `approvals.reject`: POST /approvals/{id}/reject
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reject(string $id, ?CallOptions $options = null): Types\Approval
    {
        $request = new Request('POST', ['approvals', $id, 'reject'], isConditional: true);
        return $this->transport->record($request, Types\Approval::class, $options);
    }
}
