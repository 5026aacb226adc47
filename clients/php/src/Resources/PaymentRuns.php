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
 * Bills that are paid together, and the file for the bank.
 *
 * @phpstan-import-type CreatePaymentRunFields from Schemas\CreatePaymentRun
 * @phpstan-import-type PaymentRunsListQueryFields from Schemas\PaymentRunsListQuery
 * @phpstan-import-type SettlePaymentRunFields from Schemas\SettlePaymentRun
 */
class PaymentRuns
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List payment runs.
     *
     * Without their transfers. The newest first, unless it is asked otherwise.
     *
     * Operation `payment_runs.list`: GET /payment-runs
     *
     * @param PaymentRunsListQueryFields $query
     * @return Pages<Types\PaymentRunFacts>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['payment-runs'], query: Values::parameters($query, 'PaymentRunsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\PaymentRunFacts::class, $options);
    }

    /**
     * Propose a payment run.
     *
     * Puts approved bills in euros together that are paid from one account: those that are named, or those that are
     * due by a day. Each is paid what is due of it, to an account that its supplier is known for. A bill is in one
     * run at a time; what is due and cannot be paid so is told in `left_out`.
     *
     * Operation `payment_runs.create`: POST /payment-runs
     *
     * @param CreatePaymentRunFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\PaymentRun
    {
        $request = new Request('POST', ['payment-runs'], body: Values::encode($body, 'CreatePaymentRun'));
        return $this->transport->record($request, Types\PaymentRun::class, $options);
    }

    /**
     * Get a payment run.
     *
     * The run with its transfers.
     *
     * Operation `payment_runs.get`: GET /payment-runs/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\PaymentRun
    {
        $request = new Request('GET', ['payment-runs', $id]);
        return $this->transport->record($request, Types\PaymentRun::class, $options);
    }

    /**
     * Release a payment run.
     *
     * Writes the file for the bank for good: a SEPA credit transfer, ISO 20022 pain.001.001.09. It sends no money;
     * you hand the file to the bank.
     *
     * Operation `payment_runs.release`: POST /payment-runs/{id}/release
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function release(string $id, ?CallOptions $options = null): Types\PaymentRun
    {
        $request = new Request('POST', ['payment-runs', $id, 'release'], isConditional: true);
        return $this->transport->record($request, Types\PaymentRun::class, $options);
    }

    /**
     * Download the file of a payment run.
     *
     * The file as it was released; `file_sha256` of the run is its digest.
     *
     * Operation `payment_runs.pain001`: GET /payment-runs/{id}/pain001
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pain001(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['payment-runs', $id, 'pain001']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download the file of a payment run.
     *
     * The file is read as it comes.
     *
     * The file as it was released; `file_sha256` of the run is its digest.
     *
     * Operation `payment_runs.pain001`: GET /payment-runs/{id}/pain001
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function pain001Stream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['payment-runs', $id, 'pain001']);
        return $this->transport->download($request, $options);
    }

    /**
     * Settle a payment run.
     *
     * Says that the bank has executed it: a payment of each bill is recorded, and the bills are paid. A transfer
     * that comes back later is a payment that you reverse.
     *
     * Operation `payment_runs.settle`: POST /payment-runs/{id}/settle
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param SettlePaymentRunFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function settle(string $id, array $body, ?CallOptions $options = null): Types\PaymentRun
    {
        $request = new Request('POST', ['payment-runs', $id, 'settle'], body: Values::encode($body, 'SettlePaymentRun'), isConditional: true);
        return $this->transport->record($request, Types\PaymentRun::class, $options);
    }

    /**
     * Cancel a payment run.
     *
     * Frees its bills. Of a released run, make sure first that the bank does not execute the file, which nobody here
     * can take back.
     *
     * Operation `payment_runs.cancel`: POST /payment-runs/{id}/cancel
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function cancel(string $id, ?CallOptions $options = null): Types\PaymentRun
    {
        $request = new Request('POST', ['payment-runs', $id, 'cancel'], isConditional: true);
        return $this->transport->record($request, Types\PaymentRun::class, $options);
    }
}
