<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The reminder forecast.
 *
 * @property-read bool $enabled Whether they go out; if not, it is what would.
 * @property-read \DateTimeImmutable $at When they go out.
 * @property-read list<ExpectedReminder> $data Each mail and each task.
 */
final class ReminderForecast extends Record
{
    public const SCHEMA = 'ReminderForecast';
}
