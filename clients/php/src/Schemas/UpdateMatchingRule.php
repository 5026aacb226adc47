<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateMatchingRule is made of.
 *
 * @phpstan-type UpdateMatchingRuleFields array{
 *     name: string,
 *     position?: int|null,
 *     is_active?: bool|null,
 *     bank_account_id?: string|null,
 *     direction?: 'in'|'out'|null,
 *     counterparty_iban?: string|null,
 *     name_contains?: string|null,
 *     text_contains?: string|null,
 *     amount_from?: numeric-string|int|null,
 *     amount_to?: numeric-string|int|null,
 *     outcome: 'customer'|'fee'|'ignore',
 *     customer_id?: string|null,
 *     reason?: string|null,
 *     is_certain?: bool|null,
 * }
 */
final class UpdateMatchingRule
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'position' => 'integer',
        'is_active' => 'boolean',
        'bank_account_id' => 'text',
        'direction' => 'text',
        'counterparty_iban' => 'text',
        'name_contains' => 'text',
        'text_contains' => 'text',
        'amount_from' => 'decimal',
        'amount_to' => 'decimal',
        'outcome' => 'text',
        'customer_id' => 'text',
        'reason' => 'text',
        'is_certain' => 'boolean',
    ];
}
