<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of bank proposals.
 *
 * @property-read list<BankProposal> $data The best first.
 * @property-read list<'several_sums'|'search_ended'|'several_certain'|'several_rules'|string> $findings `several_sums`: more than one choice of invoices comes to the amount, so that none is proposed. `search_ended`: there were too many choices to look at. `several_certain`: more than one was certain. `several_rules`: rules say different things of it, so that none counts.
 */
final class BankProposalList extends Record
{
    public const SCHEMA = 'BankProposalList';
}
