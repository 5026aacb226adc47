<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Transport;
use Countinghouse\Types;

/**
 * Numbers without gaps, and the proof of it.
 *
 */
class NumberSeries
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List number series.
     *
     * One for each kind of document, with the number that comes next.
     *
     * Operation `number_series.list`: GET /number-series
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(?CallOptions $options = null): Types\NumberSeriesList
    {
        $request = new Request('GET', ['number-series']);
        return $this->transport->record($request, Types\NumberSeriesList::class, $options);
    }

    /**
     * Get a number series.
     *
     * Its format, how far it has counted, and the end of its hash chain.
     *
     * Operation `number_series.get`: GET /number-series/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\NumberSeries
    {
        $request = new Request('GET', ['number-series', $id]);
        return $this->transport->record($request, Types\NumberSeries::class, $options);
    }

    /**
     * Prove a number series.
     *
     * Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that run
     * backwards, and whether each hash follows from the document and its predecessor.
     *
     * Operation `number_series.audit`: GET /number-series/{id}/audit
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function audit(string $id, ?CallOptions $options = null): Types\SeriesAudit
    {
        $request = new Request('GET', ['number-series', $id, 'audit']);
        return $this->transport->record($request, Types\SeriesAudit::class, $options);
    }

    /**
     * Export the documents of a series.
     *
     * Every document exactly as it was issued, one JSON object per line after a first line about the series. `npm
     * run verify-export -- FILE` checks such a file without the service.
     *
     * Operation `number_series.export`: GET /number-series/{id}/export
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function export(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['number-series', $id, 'export']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Export the documents of a series.
     *
     * The file is read as it comes.
     *
     * Every document exactly as it was issued, one JSON object per line after a first line about the series. `npm
     * run verify-export -- FILE` checks such a file without the service.
     *
     * Operation `number_series.export`: GET /number-series/{id}/export
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function exportStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['number-series', $id, 'export']);
        return $this->transport->download($request, $options);
    }
}
