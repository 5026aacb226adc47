<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The next reminder.
 *
 * @property-read int $level The step, from 1 on.
 * @property-read 'email'|'task'|string $channel A mail, or a task for a person.
 * @property-read string $on The day, where the organization is.
 */
final class NextReminder extends Record
{
    public const SCHEMA = 'NextReminder';
}
