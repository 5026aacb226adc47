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
 * @phpstan-import-type ReportsRevenueQueryFields from Schemas\ReportsRevenueQuery
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
     * What is due and overdue today on open invoices, sorted by age, and what customers have to their credit.
     * Uncollectible invoices are not counted. Sums are decimal texts, which may need more digits than a JSON number
     * keeps.
     *
     * Operation `reports.receivables`: GET /reports/receivables
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function receivables(?CallOptions $options = null): Types\Receivables
    {
        $request = new Request('GET', ['reports', 'receivables']);
        return $this->transport->record($request, Types\Receivables::class, $options);
    }

    /**
     * See revenue by month.
     *
     * What was invoiced, credited and received in each month, by currency. An invoice that becomes void leaves the
     * month of its issue date. Sums are decimal texts, which may need more digits than a JSON number keeps.
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
}
