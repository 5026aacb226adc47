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
 * @phpstan-import-type BankLinesListQueryFields from Schemas\BankLinesListQuery
 * @phpstan-import-type HoldLineFields from Schemas\HoldLine
 * @phpstan-import-type IgnoreLineFields from Schemas\IgnoreLine
 * @phpstan-import-type MatchLineFields from Schemas\MatchLine
 */
class BankLines
{
    /** For the client, which has one. */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List bank lines.
     *
     * Without the payments that a line is the sum of. The newest first, unless it is asked otherwise.
     *
     * Operation `bank_lines.list`: GET /bank-lines
     *
     * @param BankLinesListQueryFields $query
     * @return Pages<Types\BankLineSummary>
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function list(array $query = [], ?CallOptions $options = null): Pages
    {
        $request = new Request('GET', ['bank-lines'], query: Values::parameters($query, 'BankLinesListQuery'));
        return $this->transport->pages($request, 'cursor', Types\BankLineSummary::class, $options);
    }

    /**
     * Get a bank line.
     *
     * The line with the payments that it is the sum of.
     *
     * Operation `bank_lines.get`: GET /bank-lines/{id}
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function get(string $id, ?CallOptions $options = null): Types\BankLine
    {
        $request = new Request('GET', ['bank-lines', $id]);
        return $this->transport->record($request, Types\BankLine::class, $options);
    }

    /**
     * Hold a bank line.
     *
     * Puts it aside until something is known.
     *
     * Operation `bank_lines.hold`: POST /bank-lines/{id}/hold
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param HoldLineFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function hold(string $id, array $body, ?CallOptions $options = null): Types\BankLine
    {
        $request = new Request('POST', ['bank-lines', $id, 'hold'], body: Values::encode($body, 'HoldLine'), isConditional: true);
        return $this->transport->record($request, Types\BankLine::class, $options);
    }

    /**
     * Ignore a bank line.
     *
     * Says that it has nothing to do with the books. It stays a part of the balance.
     *
     * Operation `bank_lines.ignore`: POST /bank-lines/{id}/ignore
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param IgnoreLineFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function ignore(string $id, array $body, ?CallOptions $options = null): Types\BankLine
    {
        $request = new Request('POST', ['bank-lines', $id, 'ignore'], body: Values::encode($body, 'IgnoreLine'), isConditional: true);
        return $this->transport->record($request, Types\BankLine::class, $options);
    }

    /**
     * Reopen a bank line.
     *
     * Takes back that it is held or ignored. One that is new is answered as it is.
     *
     * Operation `bank_lines.reopen`: POST /bank-lines/{id}/reopen
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function reopen(string $id, ?CallOptions $options = null): Types\BankLine
    {
        $request = new Request('POST', ['bank-lines', $id, 'reopen'], isConditional: true);
        return $this->transport->record($request, Types\BankLine::class, $options);
    }

    /**
     * Propose what a bank line is.
     *
     * Which invoices a line pays, which payment or refund on record it is, or which payment it takes back, with what
     * speaks for each. Made when it is read, because documents change.
     *
     * Operation `bank_lines.proposals`: GET /bank-lines/{id}/proposals
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function proposals(string $id, ?CallOptions $options = null): Types\BankProposalList
    {
        $request = new Request('GET', ['bank-lines', $id, 'proposals']);
        return $this->transport->record($request, Types\BankProposalList::class, $options);
    }

    /**
     * List what a bank line is.
     *
     * What is said of the line, and what was taken back.
     *
     * Operation `bank_lines.matches`: GET /bank-lines/{id}/matches
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function matches(string $id, ?CallOptions $options = null): Types\BankMatchList
    {
        $request = new Request('GET', ['bank-lines', $id, 'matches']);
        return $this->transport->record($request, Types\BankMatchList::class, $options);
    }

    /**
     * Match a bank line.
     *
     * Says what a line is, or a part of it, and records what is not on record: payments that settle invoices,
     * refunds, reversals. All of it or nothing, by the rules of payments. `outcomes` of a proposal can be sent as
     * they are, without what is null. What is left of the line can be matched later.
     *
     * Operation `bank_lines.match`: POST /bank-lines/{id}/match
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @param MatchLineFields $body
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function match(string $id, array $body, ?CallOptions $options = null): Types\BankLine
    {
        $request = new Request('POST', ['bank-lines', $id, 'match'], body: Values::encode($body, 'MatchLine'), isConditional: true);
        return $this->transport->record($request, Types\BankLine::class, $options);
    }

    /**
     * Unmatch a bank line.
     *
     * Takes back all that is said of a line, and what was recorded with it: payments are reversed, refunds
     * cancelled, and reversed payments settle again what is still due. What was on record before stays.
     *
     * Operation `bank_lines.unmatch`: POST /bank-lines/{id}/unmatch
     *
     * It may be limited to one version of the resource (`new CallOptions(ifVersion: …)`).
     *
     * @throws \Countinghouse\Exceptions\CountinghouseException
     */
    public function unmatch(string $id, ?CallOptions $options = null): Types\BankLine
    {
        $request = new Request('POST', ['bank-lines', $id, 'unmatch'], isConditional: true);
        return $this->transport->record($request, Types\BankLine::class, $options);
    }
}
