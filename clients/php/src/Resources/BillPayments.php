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
 * Money that went to suppliers, and which bills it settles.
 *
 * @phpstan-import-type AllocateSupplierPaymentFields from Schemas\AllocateSupplierPayment
 * @phpstan-import-type BillPaymentsListQueryFields from Schemas\BillPaymentsListQuery
 * @phpstan-import-type CreateSupplierPaymentFields from Schemas\CreateSupplierPayment
 * @phpstan-import-type ReverseSupplierPaymentFields from Schemas\ReverseSupplierPayment
 * @phpstan-import-type UnallocateSupplierPaymentFields from Schemas\UnallocateSupplierPayment
 */
class BillPayments
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List payments to suppliers.
     *
     * Without what they settle. The newest first, unless it is asked otherwise.
     *
     * Operation `bill_payments.list`: GET /bill-payments
     *
     * @param BillPaymentsListQueryFields $query
     * @return Pages<Types\SupplierPaymentFacts>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['bill-payments'], query: Values::parameters($query, 'BillPaymentsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\SupplierPaymentFacts::class, $options);
    }

    /**
     * Record a payment to a supplier.
     *
     * Says that money went out, and which approved bills of one supplier and currency it settles: each in part or
     * wholly. A credit note that is named adds to the money. With `discount` the rest of a bill is let go for paying
     * early. What is left can be allocated later. It moves no money.
     *
     * Operation `bill_payments.create`: POST /bill-payments
     *
     * @param CreateSupplierPaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\SupplierPayment
    {
        $request = new Request('POST', ['bill-payments'], body: Values::encode($body, 'CreateSupplierPayment'));
        return $this->transport->record($request, Types\SupplierPayment::class, $options);
    }

    /**
     * Get a payment to a supplier.
     *
     * The payment with the bills that it settles.
     *
     * Operation `bill_payments.get`: GET /bill-payments/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\SupplierPayment
    {
        $request = new Request('GET', ['bill-payments', $id]);
        return $this->transport->record($request, Types\SupplierPayment::class, $options);
    }

    /**
     * Allocate a payment to a supplier.
     *
     * Settles approved bills with what is left of a payment.
     *
     * Operation `bill_payments.allocate`: POST /bill-payments/{id}/allocate
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param AllocateSupplierPaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function allocate(string $id, array $body, ?CallOptions $options = null): Types\SupplierPayment
    {
        $request = new Request('POST', ['bill-payments', $id, 'allocate'], body: Values::encode($body, 'AllocateSupplierPayment'), isConditional: true);
        return $this->transport->record($request, Types\SupplierPayment::class, $options);
    }

    /**
     * Unallocate a payment to a supplier.
     *
     * Takes back what a payment settles of some bills, a discount included: they are due again, and the money can be
     * allocated anew. Credit that settles other bills of the payment is taken back together with them.
     *
     * Operation `bill_payments.unallocate`: POST /bill-payments/{id}/unallocate
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UnallocateSupplierPaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unallocate(string $id, array $body, ?CallOptions $options = null): Types\SupplierPayment
    {
        $request = new Request('POST', ['bill-payments', $id, 'unallocate'], body: Values::encode($body, 'UnallocateSupplierPayment'), isConditional: true);
        return $this->transport->record($request, Types\SupplierPayment::class, $options);
    }

    /**
     * Reverse a payment to a supplier.
     *
     * Takes a payment back, wholly, because it did not go out or came back: its bills are due again. A reversed one
     * is answered as it is.
     *
     * Operation `bill_payments.reverse`: POST /bill-payments/{id}/reverse
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ReverseSupplierPaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reverse(string $id, array $body, ?CallOptions $options = null): Types\SupplierPayment
    {
        $request = new Request('POST', ['bill-payments', $id, 'reverse'], body: Values::encode($body, 'ReverseSupplierPayment'), isConditional: true);
        return $this->transport->record($request, Types\SupplierPayment::class, $options);
    }
}
