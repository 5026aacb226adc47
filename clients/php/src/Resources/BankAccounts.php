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
 * The accounts that statements are imported for.
 *
 * @phpstan-import-type AcceptCertainFields from Schemas\AcceptCertain
 * @phpstan-import-type BankAccountsListQueryFields from Schemas\BankAccountsListQuery
 * @phpstan-import-type CreateBankAccountFields from Schemas\CreateBankAccount
 * @phpstan-import-type UpdateBankAccountFields from Schemas\UpdateBankAccount
 */
class BankAccounts
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List bank accounts.
     *
     * The newest first, unless the request asks for another order.
     *
     * Operation `bank_accounts.list`: GET /bank-accounts
     *
     * @param BankAccountsListQueryFields $query
     * @return Pages<Types\BankAccount>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['bank-accounts'], query: Values::parameters($query, 'BankAccountsListQuery'));
        return $this->transport->pages($request, 'cursor', Types\BankAccount::class, $options);
    }

    /**
     * Add a bank account.
     *
     * An account that statements are imported for. With an IBAN, only statements of that are taken.
     *
     * Operation `bank_accounts.create`: POST /bank-accounts
     *
     * @param CreateBankAccountFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function create(array $body, ?CallOptions $options = null): Types\BankAccount
    {
        $request = new Request('POST', ['bank-accounts'], body: Values::encode($body, 'CreateBankAccount'));
        return $this->transport->record($request, Types\BankAccount::class, $options);
    }

    /**
     * Get a bank account.
     *
     * One bank account with all of its fields.
     *
     * Operation `bank_accounts.get`: GET /bank-accounts/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\BankAccount
    {
        $request = new Request('GET', ['bank-accounts', $id]);
        return $this->transport->record($request, Types\BankAccount::class, $options);
    }

    /**
     * Update a bank account.
     *
     * Replaces everything but the currency; what is not given becomes empty.
     *
     * Operation `bank_accounts.update`: PUT /bank-accounts/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param UpdateBankAccountFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function update(string $id, array $body, ?CallOptions $options = null): Types\BankAccount
    {
        $request = new Request('PUT', ['bank-accounts', $id], body: Values::encode($body, 'UpdateBankAccount'), isConditional: true);
        return $this->transport->record($request, Types\BankAccount::class, $options);
    }

    /**
     * Delete a bank account.
     *
     * Deletes a bank account without statements, for good.
     *
     * Operation `bank_accounts.delete`: DELETE /bank-accounts/{id}
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function delete(string $id, ?CallOptions $options = null): void
    {
        $request = new Request('DELETE', ['bank-accounts', $id], isConditional: true);
        $this->transport->bytes($request, $options);
    }

    /**
     * Compare balances with lines.
     *
     * Each balance that closes a day, and what the lines since the one before come to. A difference says that
     * statements are missing in between.
     *
     * Operation `bank_accounts.balances`: GET /bank-accounts/{id}/balances
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function balances(string $id, ?CallOptions $options = null): Types\BankBalanceList
    {
        $request = new Request('GET', ['bank-accounts', $id, 'balances']);
        return $this->transport->record($request, Types\BankBalanceList::class, $options);
    }

    /**
     * Book all that is certain.
     *
     * Looks at up to 100 lines of the account that are new, the older first, and books those with exactly one
     * certain proposal, each for itself: what the books refuse of one holds no other up. The others are left, with
     * the reason. Call it again with `next_after` until that is null. `POST /dry-runs` tells what it would book.
     *
     * Operation `bank_accounts.accept_certain`: POST /bank-accounts/{id}/accept-certain
     *
     * @param AcceptCertainFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function acceptCertain(string $id, array $body, ?CallOptions $options = null): Types\AcceptedLines
    {
        $request = new Request('POST', ['bank-accounts', $id, 'accept-certain'], body: Values::encode($body, 'AcceptCertain'));
        return $this->transport->record($request, Types\AcceptedLines::class, $options);
    }
}
