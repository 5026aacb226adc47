<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The invoice reminders.
 *
 * @property-read list<Reminder> $data What was asked, in the order of the levels.
 * @property-read NextReminder|null $next What comes next if nothing is paid; null where nothing will.
 */
final class InvoiceReminders extends Record
{
    public const SCHEMA = 'InvoiceReminders';
}
