<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of reminder tasks.
 *
 * @property-read list<ReminderTask> $data What waits for a person, the oldest first.
 */
final class ReminderTaskList extends Record
{
    public const SCHEMA = 'ReminderTaskList';
}
