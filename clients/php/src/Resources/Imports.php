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
 * Your customers, products and invoices of before, brought along in two steps.
 *
 * @phpstan-import-type ChangeImportFields from Schemas\ChangeImport
 * @phpstan-import-type CreateImportFields from Schemas\CreateImport
 * @phpstan-import-type ImportsListQueryFields from Schemas\ImportsListQuery
 */
class Imports
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List imports.
     *
     * The newest first, unless the request asks for another order; without columns and findings.
     *
     * Operation `imports.list`: GET /imports
     *
     * @param ImportsListQueryFields $query
     * @return Pages<Types\ImportFacts>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['imports'], query: Values::parameters($query, 'ImportsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\ImportFacts::class, $options);
    }

    /**
     * Check an import.
     *
     * Reads customers, products or invoices of before from a file of values or from rows, and says what would become
     * of each: created, changed, left, or refused by the rules of creating one. Nothing is written to your books
     * before it is committed. It needs the right to write what the rows are. The body may have 7 MB.
     *
     * Operation `imports.create`: POST /imports
     *
     * @param CreateImportFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\Import
    {
        $request = new Request('POST', ['imports'], body: Values::encode($body, 'CreateImport'));
        return $this->transport->record($request, Types\Import::class, $options);
    }

    /**
     * Get an import.
     *
     * How far it is, and for a week its columns and findings.
     *
     * Operation `imports.get`: GET /imports/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\Import
    {
        $request = new Request('GET', ['imports', $id]);
        return $this->transport->record($request, Types\Import::class, $options);
    }

    /**
     * Read an import in another way.
     *
     * Decides anew which column is which field, how the file is written, and what becomes of rows that are there
     * already or break a rule. Then all rows are checked again.
     *
     * Operation `imports.patch`: PATCH /imports/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ChangeImportFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function patch(string $id, array $body, ?CallOptions $options = null): Types\Import
    {
        $request = new Request('PATCH', ['imports', $id], body: Values::encode($body, 'ChangeImport'), isConditional: true);
        return $this->transport->record($request, Types\Import::class, $options);
    }

    /**
     * Delete an import.
     *
     * Deletes it with its file. What it brought to your books stays, and cannot be undone any more.
     *
     * Operation `imports.delete`: DELETE /imports/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['imports', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Commit an import.
     *
     * Writes the rows to your books meanwhile, a hundred at a time; ask for it until its `state` is `done`, or wait
     * for the event `import.done`. What is there by then is not created again.
     *
     * Operation `imports.commit`: POST /imports/{id}/commit
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function commit(string $id, ?CallOptions $options = null): Types\Import
    {
        $request = new Request('POST', ['imports', $id, 'commit'], isConditional: true);
        return $this->transport->record($request, Types\Import::class, $options);
    }

    /**
     * Undo an import.
     *
     * Deletes meanwhile what the import created and nobody has used or changed since. What it changed stays.
     *
     * Operation `imports.undo`: POST /imports/{id}/undo
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function undo(string $id, ?CallOptions $options = null): Types\Import
    {
        $request = new Request('POST', ['imports', $id, 'undo'], isConditional: true);
        return $this->transport->record($request, Types\Import::class, $options);
    }
}
