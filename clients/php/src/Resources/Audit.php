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
 * @phpstan-import-type AuditAnchorsQueryFields from Schemas\AuditAnchorsQuery
 * @phpstan-import-type AuditExportAnchorsQueryFields from Schemas\AuditExportAnchorsQuery
 * @phpstan-import-type AuditExportQueryFields from Schemas\AuditExportQuery
 * @phpstan-import-type AuditListQueryFields from Schemas\AuditListQuery
 * @phpstan-import-type AuditVerifyQueryFields from Schemas\AuditVerifyQuery
 */
class Audit
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the anchors of the audit log.
     *
     * Every night the events since the last anchor get one: a hash over them and over the anchor before it. The
     * event `audit.anchored` tells its hash. Whoever keeps that elsewhere can prove later that nobody has rewritten
     * what happened, not even somebody who owns the database.
     *
     * Operation `audit.anchors`: GET /audit/anchors
     *
     * @param AuditAnchorsQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function anchors(array $query = [], ?CallOptions $options = null): Types\AnchorList
    {
        $request = new Request('GET', ['audit', 'anchors'], query: Values::parameters($query, 'AuditAnchorsQuery'));
        return $this->transport->record($request, Types\AnchorList::class, $options);
    }

    /**
     * Prove the audit log.
     *
     * Reads the events of the anchors again, and tells whether one was changed, added or removed since. Events whose
     * personal data was erased can still be proved.
     *
     * Operation `audit.verify`: GET /audit/verify
     *
     * @param AuditVerifyQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function verify(array $query = [], ?CallOptions $options = null): Types\AuditProof
    {
        $request = new Request('GET', ['audit', 'verify'], query: Values::parameters($query, 'AuditVerifyQuery'));
        return $this->transport->record($request, Types\AuditProof::class, $options);
    }

    /**
     * Export the anchors with their events.
     *
     * Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE` checks such
     * a file without the service. Of objects that the credential may not read it has the hash alone.
     *
     * Operation `audit.export_anchors`: GET /audit/anchors/export
     *
     * @param AuditExportAnchorsQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function exportAnchors(array $query = [], ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['audit', 'anchors', 'export'], query: Values::parameters($query, 'AuditExportAnchorsQuery'));
        return $this->transport->bytes($request, $options);
    }

    /**
     * Export the anchors with their events.
     *
     * The file is read as it comes.
     *
     * Everything that the hashes are made of, one JSON object per line. `npm run verify-export -- FILE` checks such
     * a file without the service. Of objects that the credential may not read it has the hash alone.
     *
     * Operation `audit.export_anchors`: GET /audit/anchors/export
     *
     * @param AuditExportAnchorsQueryFields $query
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function exportAnchorsStream(array $query = [], ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['audit', 'anchors', 'export'], query: Values::parameters($query, 'AuditExportAnchorsQuery'));
        return $this->transport->download($request, $options);
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
