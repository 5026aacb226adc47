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
 * What suppliers ask you to pay.
 *
 * @phpstan-import-type BillReasonFields from Schemas\BillReason
 * @phpstan-import-type BillsListQueryFields from Schemas\BillsListQuery
 * @phpstan-import-type CreateBillFields from Schemas\CreateBill
 * @phpstan-import-type OpenBillFields from Schemas\OpenBill
 * @phpstan-import-type UpdateBillFields from Schemas\UpdateBill
 */
class Bills
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List bills.
     *
     * The newest first, unless the request asks for another order. Their lines are left out.
     *
     * Operation `bills.list`: GET /bills
     *
     * @param BillsListQueryFields $query
     * @return Pages<Types\BillSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['bills'], query: Values::parameters($query, 'BillsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\BillSummary::class, $options);
    }

    /**
     * Add a bill.
     *
     * Takes the fields of a bill, or a received file alone: UBL, CII and a PDF that carries one of them (Factur-X or
     * ZUGFeRD) are read, and the totals are kept as the supplier says them. What does not fit is told in
     * `differences` and `findings`. A file that only people can read comes into the inbox.
     *
     * Operation `bills.create`: POST /bills
     *
     * @param CreateBillFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('POST', ['bills'], body: Values::encode($body, 'CreateBill'));
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Get a bill.
     *
     * What the supplier asks for, what was found, and what can be done.
     *
     * Operation `bills.get`: GET /bills/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('GET', ['bills', $id]);
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Update a bill.
     *
     * Replaces what can be said of a bill that is not open; what is not given becomes empty. It is looked at again.
     * The lines and parties of its document stay.
     *
     * Operation `bills.update`: PUT /bills/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateBillFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('PUT', ['bills', $id], body: Values::encode($body, 'UpdateBill'), isConditional: true);
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Delete a bill.
     *
     * Deletes a bill that was never open. Its file stays, and goes after 30 days.
     *
     * Operation `bills.delete`: DELETE /bills/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['bills', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Open a bill.
     *
     * Says that it is right as a document; its fields do not change any more. Findings that stop it have to be
     * accepted by their codes, which is kept with your name. An account that you accept is one of the supplier from
     * then on; that, and `approve`, need the scope `purchases:approve` and a session that was confirmed. An approval
     * is taken back.
     *
     * Operation `bills.open`: POST /bills/{id}/open
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param OpenBillFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function open(string $id, array $body, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('POST', ['bills', $id, 'open'], body: Values::encode($body, 'OpenBill'), isConditional: true);
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Approve a bill.
     *
     * Says that an open bill may be paid. Above an amount that the organization decides, that is somebody else than
     * who opened it. `bills.open` takes it back.
     *
     * Operation `bills.approve`: POST /bills/{id}/approve
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function approve(string $id, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('POST', ['bills', $id, 'approve'], isConditional: true);
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Dispute a bill.
     *
     * Says that it is not paid as it is. It can be opened again, or made void.
     *
     * Operation `bills.dispute`: POST /bills/{id}/dispute
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param BillReasonFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function dispute(string $id, array $body, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('POST', ['bills', $id, 'dispute'], body: Values::encode($body, 'BillReason'), isConditional: true);
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Reject a bill.
     *
     * Says that a bill which was never open does not count. The same one may come again.
     *
     * Operation `bills.reject`: POST /bills/{id}/reject
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param BillReasonFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reject(string $id, array $body, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('POST', ['bills', $id, 'reject'], body: Values::encode($body, 'BillReason'), isConditional: true);
        return $this->transport->record($request, Types\Bill::class, $options);
    }

    /**
     * Void a bill.
     *
     * Says that a bill which was open counts no more, such as one that was taken back.
     *
     * Operation `bills.void`: POST /bills/{id}/void
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param BillReasonFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function void(string $id, array $body, ?CallOptions $options = null): Types\Bill
    {
        $request = new Request('POST', ['bills', $id, 'void'], body: Values::encode($body, 'BillReason'), isConditional: true);
        return $this->transport->record($request, Types\Bill::class, $options);
    }
}
