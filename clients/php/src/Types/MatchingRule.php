<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The matching rule.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the rule.
 * @property-read int $position Its place among the rules.
 * @property-read bool $is_active Whether it is in use.
 * @property-read string|null $bank_account_id Only lines of this account.
 * @property-read 'customer'|'fee'|'ignore'|string $outcome What a line is that it meets.
 * @property-read string|null $customer_id Who pays.
 * @property-read bool $is_certain Whether what it says is certain.
 * @property-read string $name What you call it.
 * @property-read 'in'|'out'|string|null $direction Only money in, or only money out.
 * @property-read string|null $counterparty_iban Only from or to this account.
 * @property-read string|null $name_contains What the name must have in it.
 * @property-read string|null $text_contains What the text must have in it.
 * @property-read numeric-string|null $amount_from The least amount, without a sign.
 * @property-read numeric-string|null $amount_to The greatest amount, without a sign.
 * @property-read string|null $reason Why it is ignored, or what a fee is for.
 * @property-read int $uses How many lines were matched as it says.
 * @property-read \DateTimeImmutable|null $last_used_at When one was last.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class MatchingRule extends Record
{
    public const SCHEMA = 'MatchingRule';
}
