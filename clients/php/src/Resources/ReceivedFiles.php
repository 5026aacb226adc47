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
 * Bills and other files that others have sent to you.
 *
 * @phpstan-import-type ReceiveFileFields from Schemas\ReceiveFile
 * @phpstan-import-type ReceivedFilesListQueryFields from Schemas\ReceivedFilesListQuery
 */
class ReceivedFiles
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List received files.
     *
     * The newest first, unless the request asks for another order.
     *
     * Operation `received_files.list`: GET /received-files
     *
     * @param ReceivedFilesListQueryFields $query
     * @return Pages<Types\ReceivedFile>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['received-files'], query: Values::parameters($query, 'ReceivedFilesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\ReceivedFile::class, $options);
    }

    /**
     * Receive a file.
     *
     * Stores what somebody has sent to you, as it came. The same bytes are stored once: receiving them again gives
     * the file that is there. A file that nothing refers to goes after 30 days. The body may have 27 MB.
     *
     * Operation `received_files.create`: POST /received-files
     *
     * @param ReceiveFileFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\ReceivedFile
    {
        $request = new Request('POST', ['received-files'], body: Values::encode($body, 'ReceiveFile'));
        return $this->transport->record($request, Types\ReceivedFile::class, $options);
    }

    /**
     * Get a received file.
     *
     * What is known of it. Its bytes are an operation of their own.
     *
     * Operation `received_files.get`: GET /received-files/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\ReceivedFile
    {
        $request = new Request('GET', ['received-files', $id]);
        return $this->transport->record($request, Types\ReceivedFile::class, $options);
    }

    /**
     * Delete a received file.
     *
     * Deletes a file for good, unless something in your books refers to it.
     *
     * Operation `received_files.delete`: DELETE /received-files/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['received-files', $id]);
        $this->transport->bytes($request, $options);
    }

    /**
     * Download a received file.
     *
     * The bytes as they came, to be saved and never shown within a page of this service.
     *
     * Operation `received_files.content`: GET /received-files/{id}/content
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function content(string $id, ?CallOptions $options = null): string
    {
        $request = new Request('GET', ['received-files', $id, 'content']);
        return $this->transport->bytes($request, $options);
    }

    /**
     * Download a received file.
     *
     * The file is read as it comes.
     *
     * The bytes as they came, to be saved and never shown within a page of this service.
     *
     * Operation `received_files.content`: GET /received-files/{id}/content
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function contentStream(string $id, ?CallOptions $options = null): Download
    {
        $request = new Request('GET', ['received-files', $id, 'content']);
        return $this->transport->download($request, $options);
    }
}
