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
 * Everything of your books as a file that you can take away.
 *
 * @phpstan-import-type CreateDataExportFields from Schemas\CreateDataExport
 * @phpstan-import-type ExportsListQueryFields from Schemas\ExportsListQuery
 */
class Exports
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List exports.
     *
     * Also those that have failed or expired, the newest first.
     *
     * Operation `exports.list`: GET /exports
     *
     * @param ExportsListQueryFields $query
     * @return Pages<Types\DataExport>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['exports'], query: Values::parameters($query, 'ExportsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\DataExport::class, $options);
    }

    /**
     * Export the books.
     *
     * Orders a ZIP with everything of your books, all of one moment: a file for each kind of rows, `manifest.json`
     * with rows, columns and digests, and originals and attachments if you ask for them. It is made meanwhile; ask
     * for it until its `state` is `ready`, or wait for the event `data_export.ready`. It is kept for a week. Two can
     * be under way at once.
     *
     * Operation `exports.create`: POST /exports
     *
     * @param CreateDataExportFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\DataExport
    {
        $request = new Request('POST', ['exports'], body: Values::encode($body, 'CreateDataExport'));
        return $this->transport->record($request, Types\DataExport::class, $options);
    }

    /**
     * Get an export.
     *
     * How far it is, and until when its file can be downloaded.
     *
     * Operation `exports.get`: GET /exports/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\DataExport
    {
        $request = new Request('GET', ['exports', $id]);
        return $this->transport->record($request, Types\DataExport::class, $options);
    }

    /**
     * Delete an export.
     *
     * Deletes it with its file, or cancels it while it is being made.
     *
     * Operation `exports.delete`: DELETE /exports/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['exports', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Download the file of an export.
     *
     * The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each download
     * stands in the audit log.
     *
     * Operation `exports.content`: GET /exports/{id}/content
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function content(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['exports', $id, 'content']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download the file of an export.
     *
     * The file is read as it comes.
     *
     * The ZIP of an export that is ready. A download that broke goes on with `Range` and `If-Range`. Each download
     * stands in the audit log.
     *
     * Operation `exports.content`: GET /exports/{id}/content
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function contentStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['exports', $id, 'content']);
        return $this->transport->download($request, $options);
    }
}
