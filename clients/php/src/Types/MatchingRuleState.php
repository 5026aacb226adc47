<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The matching rule state.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the rule.
 * @property-read int $position Its place among the rules.
 * @property-read bool $is_active Whether it is in use.
 * @property-read string|null $bank_account_id Only lines of this account.
 * @property-read 'customer'|'fee'|'ignore'|string $outcome What a line is that it meets.
 * @property-read string|null $customer_id Who pays.
 * @property-read bool $is_certain Whether what it says is certain.
 */
final class MatchingRuleState extends Record
{
    public const SCHEMA = 'MatchingRuleState';
}
