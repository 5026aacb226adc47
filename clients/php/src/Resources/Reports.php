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
 * Figures over many documents.
 *
 * @phpstan-import-type ReportsReceivablesQueryFields from Schemas\ReportsReceivablesQuery
 * @phpstan-import-type ReportsRevenueQueryFields from Schemas\ReportsRevenueQuery
 * @phpstan-import-type ReportsWithholdingsQueryFields from Schemas\ReportsWithholdingsQuery
 */
class Reports
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * See what customers owe.
     *
     * What is due and overdue today on open invoices, sorted by age, and what customers have to their credit; with
     * `as_of` the same at the end of an earlier day, such as the last one of a year. Money counts from the day that
     * it was received on, so that what is recorded later changes the past, unless `known_at` leaves it out.
     * Uncollectible invoices are not counted from the day that they are marked on. Sums are decimal texts, which may
     * need more digits than a JSON number keeps.
     *
     * Operation `reports.receivables`: GET /reports/receivables
     *
     * @param ReportsReceivablesQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function receivables(array $query = [], ?CallOptions $options = null): Types\Receivables
    {
        $request = new Request('GET', ['reports', 'receivables'], query: Values::parameters($query, 'ReportsReceivablesQuery'));
        return $this->transport->record($request, Types\Receivables::class, $options);
    }

    /**
     * See revenue by month.
     *
     * What was invoiced, credited and received in each month, by currency. An invoice that becomes void leaves the
     * month of its issue date; with `known_at` only what had been recorded by then is told, as it stood then. Sums
     * are decimal texts, which may need more digits than a JSON number keeps.
     *
     * Operation `reports.revenue`: GET /reports/revenue
     *
     * @param ReportsRevenueQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function revenue(array $query = [], ?CallOptions $options = null): Types\Revenue
    {
        $request = new Request('GET', ['reports', 'revenue'], query: Values::parameters($query, 'ReportsRevenueQuery'));
        return $this->transport->record($request, Types\Revenue::class, $options);
    }

    /**
     * See what customers withhold in a year.
     *
     * What customers withhold of the invoices issued in a year, and how much of it certificates confirm. The
     * invoices without them are listed with `withholding=uncertified`.
     *
     * Operation `reports.withholdings`: GET /reports/withholdings
     *
     * @param ReportsWithholdingsQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function withholdings(array $query = [], ?CallOptions $options = null): Types\WithheldReport
    {
        $request = new Request('GET', ['reports', 'withholdings'], query: Values::parameters($query, 'ReportsWithholdingsQuery'));
        return $this->transport->record($request, Types\WithheldReport::class, $options);
    }

    /**
     * See what you owe suppliers.
     *
     * What is due and overdue today on open and approved bills, sorted by age, what is disputed besides, and the
     * credit out of credit notes and payments. A bill without a due date is not overdue.
     *
     * Operation `reports.payables`: GET /reports/payables
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function payables(?CallOptions $options = null): Types\Payables
    {
        $request = new Request('GET', ['reports', 'payables']);
        return $this->transport->record($request, Types\Payables::class, $options);
    }
}
