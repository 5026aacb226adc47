<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateReminderPolicy is made of.
 *
 * @phpstan-import-type UpdateReminderLevelFields from UpdateReminderLevel
 * @phpstan-type UpdateReminderPolicyFields array{
 *     enabled?: bool|null,
 *     send_at?: string|null,
 *     business_days_only?: bool|null,
 *     holidays_of?: string|null,
 *     min_amount?: numeric-string|int|null,
 *     levels?: list<UpdateReminderLevelFields|Record>|null,
 * }
 */
final class UpdateReminderPolicy
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'enabled' => 'boolean',
        'send_at' => 'text',
        'business_days_only' => 'boolean',
        'holidays_of' => 'text',
        'min_amount' => 'decimal',
        'levels' => 'UpdateReminderLevel[]',
    ];
}
