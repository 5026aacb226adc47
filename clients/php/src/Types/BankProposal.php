<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bank proposal.
 *
 * @property-read 'certain'|'likely'|'possible'|string $verdict `certain` may be booked without a person; if two are certain, none is.
 * @property-read list<'recorded'|'released'|'returned'|'reference'|'number_in_text'|'due_exact'|'due_less_discount'|'sum_exact'|'part'|'over'|'amount_exact'|'iban_known'|'name_equal'|'only_one'|'rule'|'rule_certain'|'iban_of_other'|'other_number_named'|'paid_already'|string> $facts What speaks for it, and against it.
 * @property-read string $sentence The same as a sentence.
 * @property-read list<BankOutcome> $outcomes What the line is.
 * @property-read string|null $matching_rule_id The rule that says so.
 */
final class BankProposal extends Record
{
    public const SCHEMA = 'BankProposal';
}
