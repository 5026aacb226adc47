<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The reminder.
 *
 * @property-read int $level The step, from 1 on.
 * @property-read numeric-string $amount_due What is due.
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read int $instalment Which instalment was due first then, from 1 on; each has steps of its own. Else 1.
 * @property-read 'email'|'task'|string $channel A mail, or a task for a person.
 * @property-read string|null $message_id The mail; null for a task.
 * @property-read numeric-string|null $fee What was asked for beside it; it is no part of the invoice.
 * @property-read string $asked_on The day, where the organization is.
 * @property-read \DateTimeImmutable|null $done_at When a person did the task.
 * @property-read \DateTimeImmutable $created_at When it was made.
 */
final class Reminder extends Record
{
    public const SCHEMA = 'Reminder';
}
