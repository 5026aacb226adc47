<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Pages;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Mails about documents, as they were sent, and what became of them.
 *
 * @phpstan-import-type AllocatePaymentFields from Schemas\AllocatePayment
 * @phpstan-import-type CancelRefundFields from Schemas\CancelRefund
 * @phpstan-import-type CreatePaymentFields from Schemas\CreatePayment
 * @phpstan-import-type PaymentRemarksFields from Schemas\PaymentRemarks
 * @phpstan-import-type PaymentsListQueryFields from Schemas\PaymentsListQuery
 * @phpstan-import-type PaymentsPdfQueryFields from Schemas\PaymentsPdfQuery
 * @phpstan-import-type RefundPaymentFields from Schemas\RefundPayment
 * @phpstan-import-type ReversePaymentFields from Schemas\ReversePayment
 * @phpstan-import-type SendReceiptFields from Schemas\SendReceipt
 * @phpstan-import-type UnallocatePaymentFields from Schemas\UnallocatePayment
 */
class Payments
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Send the receipt of a payment.
     *
     * Queues a mail to the customer with the receipt as a PDF, which says what holds when the mail leaves. Not of a
     * reversed payment; a mail that still waits when the payment is reversed is cancelled. Each request is one mail:
     * use an Idempotency-Key.
     *
     * Operation `payments.send`: POST /payments/{id}/send
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param SendReceiptFields|null $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function send(string $id, ?array $body = null, ?CallOptions $options = null): Types\Message
    {
        $request = new Request('POST', ['payments', $id, 'send'], body: $body === null ? null : Values::encode($body, 'SendReceipt'), isConditional: true);
        return $this->transport->record($request, Types\Message::class, $options);
    }

    /**
     * Download the receipt of a payment.
     *
     * What was paid, when and how, the invoices that it settles with the discount that was taken, what is still open
     * of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of it is kept. A reversed
     * payment has none.
     *
     * Operation `payments.pdf`: GET /payments/{id}/pdf
     *
     * @param PaymentsPdfQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pdf(string $id, array $query = [], ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['payments', $id, 'pdf'], query: Values::parameters($query, 'PaymentsPdfQuery'));
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download the receipt of a payment.
     *
     * The file is read as it comes.
     *
     * What was paid, when and how, the invoices that it settles with the discount that was taken, what is still open
     * of them, and what is credit. A PDF that looks like your invoices, as of now. Nothing of it is kept. A reversed
     * payment has none.
     *
     * Operation `payments.pdf`: GET /payments/{id}/pdf
     *
     * @param PaymentsPdfQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pdfStream(string $id, array $query = [], ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['payments', $id, 'pdf'], query: Values::parameters($query, 'PaymentsPdfQuery'));
        return $this->transport->download($request, $options);
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
        return $this->transport->pages($request, 'cursor', Types\PaymentSummary::class, $options);
    }

    /**
     * Record a payment.
     *
     * Settles any number of invoices of one customer and currency. What is left is the customer’s credit. A discount
     * for paying early settles the rest of an invoice that is paid but for it in time; `settle_rest` lets another
     * small rest go.
     *
     * Operation `payments.create`: POST /payments
     *
     * @param CreatePaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments'], body: Values::encode($body, 'CreatePayment'));
        return $this->transport->record($request, Types\Payment::class, $options);
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
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Remark on a payment.
     *
     * Changes what is not about the money, in any state: reference, note and metadata. What is not given stays; null
     * takes a value away; in metadata, null takes a name away and other names stay.
     *
     * Operation `payments.patch`: PATCH /payments/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param PaymentRemarksFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('PATCH', ['payments', $id], body: Values::encode($body, 'PaymentRemarks'), isConditional: true);
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Allocate a payment.
     *
     * Settles invoices with what is left of a payment. Whether a discount for paying early is taken depends on the
     * day that the payment came in.
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
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Unallocate a payment.
     *
     * Takes back what a payment settles, all of an invoice or a part: it is due again, and the customer’s credit.
     * Credit of the invoice’s own credit notes settles it again, wherever that credit is.
     *
     * Operation `payments.unallocate`: POST /payments/{id}/unallocate
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UnallocatePaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unallocate(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments', $id, 'unallocate'], body: Values::encode($body, 'UnallocatePayment'), isConditional: true);
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Refund a payment.
     *
     * Notes that money was given back to the customer, out of what settles no invoice. Unallocate first what does.
     * Without an amount, one of which everything left is refunded is answered as it is.
     *
     * Operation `payments.refund`: POST /payments/{id}/refund
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param RefundPaymentFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function refund(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments', $id, 'refund'], body: Values::encode($body, 'RefundPayment'), isConditional: true);
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Cancel a refund.
     *
     * Says that a refund did not take place, because it came back or was noted by mistake. It stays on record and is
     * the customer’s credit again. A cancelled one is answered as it is.
     *
     * Operation `payments.cancel_refund`: POST /payments/{id}/cancel-refund
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param CancelRefundFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function cancelRefund(string $id, array $body, ?CallOptions $options = null): Types\Payment
    {
        $request = new Request('POST', ['payments', $id, 'cancel-refund'], body: Values::encode($body, 'CancelRefund'), isConditional: true);
        return $this->transport->record($request, Types\Payment::class, $options);
    }

    /**
     * Reverse a payment.
     *
     * Takes a payment back, wholly, because it did not come in: what it has settled is due again. Credit of the own
     * credit notes of such an invoice settles it again, wherever that credit is. Not while a part of it is refunded.
     * A reversed one is answered as it is.
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
        return $this->transport->record($request, Types\Payment::class, $options);
    }
}
