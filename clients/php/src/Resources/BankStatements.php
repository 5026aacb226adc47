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
 * Statements that were imported, and their lines.
 *
 * @phpstan-import-type BankStatementsListQueryFields from Schemas\BankStatementsListQuery
 * @phpstan-import-type ImportStatementFields from Schemas\ImportStatement
 */
class BankStatements
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Import a bank statement.
     *
     * Takes a file of CAMT 052, 053 or 054, MT940 or CSV, wholly or not at all. Its balances must fit its lines.
     * Lines that other files have brought are known again, so that files may overlap. The body may have 7 MB.
     *
     * Operation `bank_statements.import`: POST /bank-accounts/{id}/statements
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param ImportStatementFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function import(string $id, array $body, ?CallOptions $options = null): Types\StatementImport
    {
        $request = new Request('POST', ['bank-accounts', $id, 'statements'], body: Values::encode($body, 'ImportStatement'), isConditional: true);
        return $this->transport->record($request, Types\StatementImport::class, $options);
    }

    /**
     * List bank statements.
     *
     * The one that was imported last comes first, unless it is asked otherwise.
     *
     * Operation `bank_statements.list`: GET /bank-statements
     *
     * @param BankStatementsListQueryFields $query
     * @return Pages<Types\BankStatement>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['bank-statements'], query: Values::parameters($query, 'BankStatementsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\BankStatement::class, $options);
    }

    /**
     * Get a bank statement.
     *
     * Its days, its balances, and how many lines it brought.
     *
     * Operation `bank_statements.get`: GET /bank-statements/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\BankStatement
    {
        $request = new Request('GET', ['bank-statements', $id]);
        return $this->transport->record($request, Types\BankStatement::class, $options);
    }

    /**
     * Delete a bank statement.
     *
     * Deletes it with its lines, but for those that other statements have, too. The file can be imported again.
     *
     * Operation `bank_statements.delete`: DELETE /bank-statements/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['bank-statements', $id]);
        $this->transport->bytes($request, $options);
    }
}
