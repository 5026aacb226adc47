<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Resources;

use Countinghouse\CallOptions;
use Countinghouse\Download;
use Countinghouse\Request;
use Countinghouse\Schemas;
use Countinghouse\Transport;
use Countinghouse\Types;
use Countinghouse\Values;

/**
 * Who changed what, when, and from where.
 *
 * @phpstan-import-type AuditExportQueryFields from Schemas\AuditExportQuery
 * @phpstan-import-type AuditListQueryFields from Schemas\AuditListQuery
 */
class Audit
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Read who changed what from where.
     *
     * The events of the organization, the newest first, each with the name of who caused it, the address and the
     * device: changes of the books, sign-ins, refused ones, and changes of passwords, second factors, members and
     * API keys. Events from before the service kept addresses have null there. For owners, admins and auditors.
     *
     * Operation `audit.list`: GET /audit
     *
     * @param AuditListQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Types\AuditList
    {
        $request = new Request('GET', ['audit'], query: Values::parameters($query, 'AuditListQuery'));
        return $this->transport->record($request, Types\AuditList::class, $options);
    }

    /**
     * Export the audit log as CSV.
     *
     * The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask again with
     * `before`: the `sequence` of the last row. The file has a header row; text that a spreadsheet would take for a
     * formula begins with an apostrophe.
     *
     * Operation `audit.export`: GET /audit/export
     *
     * @param AuditExportQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function export(array $query = [], ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['audit', 'export'], query: Values::parameters($query, 'AuditExportQuery'));
        return $this->transport->bytes($request, $options);
    }

    /**
     * Export the audit log as CSV.
     *
     * The file is read as it comes.
     *
     * The same entries with the same filters, at most 10000 of them, the newest first. For older ones ask again with
     * `before`: the `sequence` of the last row. The file has a header row; text that a spreadsheet would take for a
     * formula begins with an apostrophe.
     *
     * Operation `audit.export`: GET /audit/export
     *
     * @param AuditExportQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function exportStream(array $query = [], ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['audit', 'export'], query: Values::parameters($query, 'AuditExportQuery'));
        return $this->transport->download($request, $options);
    }
}
