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
 * What suppliers ask you to pay.
 *
 * @phpstan-import-type UpdateBillApprovalFields from Schemas\UpdateBillApproval
 */
class BillApproval
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Get above which amount bills need a second person.
     *
     * Null if whoever may approve bills may approve those that they have opened.
     *
     * Operation `bill_approval.get`: GET /organization/bill-approval
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(?CallOptions $options = null): Types\BillApproval
    {
        $request = new Request('GET', ['organization', 'bill-approval']);
        return $this->transport->record($request, Types\BillApproval::class, $options);
    }

    /**
     * Decide above which amount bills need a second person.
     *
     * A bill of more than this is approved by somebody else than who opened it, who is signed in. So is every bill
     * in another currency. Without an amount nothing needs two. It counts for bills that are approved from now on.
     *
     * Operation `bill_approval.update`: PUT /organization/bill-approval
     *
     * @param UpdateBillApprovalFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(array $body, ?CallOptions $options = null): Types\BillApproval
    {
        $request = new Request('PUT', ['organization', 'bill-approval'], body: Values::encode($body, 'UpdateBillApproval'));
        return $this->transport->record($request, Types\BillApproval::class, $options);
    }
}
