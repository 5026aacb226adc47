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
 * Money that came in, and what it settles.
 *
 * @phpstan-import-type AllocatePaymentFields from Schemas\AllocatePayment
 * @phpstan-import-type CreatePaymentFields from Schemas\CreatePayment
 * @phpstan-import-type PaymentsListQueryFields from Schemas\PaymentsListQuery
 * @phpstan-import-type ReversePaymentFields from Schemas\ReversePayment
 */
class Payments
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List payments.
     *
     * Without what they settle. The newest first, unless it is asked otherwise.
     *
     * Operation `payments.list`: GET /payments
     *
     * @param PaymentsListQueryFields $query
     * @return Pages<Types\PaymentSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['payments'], query: Values::parameters($query, 'PaymentsListQuery'));
        return $this->transport->pages($request, 'cursor', 'PaymentSummary', $options);
    }

    /**
     * Record a payment.
     *
     * Settles any number of invoices of one customer and currency. What is left is the customer’s credit.
     *
     * Operation `payments.create`: POST /payments
     *
     * @param CreatePaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments'], body: Values::encode($body, 'CreatePayment'));
        return $this->transport->read($request, 'Payment', $options);
    }

    /**
     * Get a payment.
     *
     * The payment with the invoices that it settles.
     *
     * Operation `payments.get`: GET /payments/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('GET', ['payments', $id]);
        return $this->transport->read($request, 'Payment', $options);
    }

    /**
     * Allocate a payment.
     *
     * Settles invoices with what is left of a payment. What is allocated once stays so.
     *
     * Operation `payments.allocate`: POST /payments/{id}/allocate
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param AllocatePaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function allocate(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments', $id, 'allocate'], body: Values::encode($body, 'AllocatePayment'), isConditional: true);
        return $this->transport->read($request, 'Payment', $options);
    }

    /**
     * Reverse a payment.
     *
     * Takes a payment back, wholly: what it has settled is due again. A reversed one is answered as it is.
     *
     * Operation `payments.reverse`: POST /payments/{id}/reverse
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ReversePaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reverse(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments', $id, 'reverse'], body: Values::encode($body, 'ReversePayment'), isConditional: true);
        return $this->transport->read($request, 'Payment', $options);
    }
}
