<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What checked the document, and by which rules.
 *
 * @property-read string $name The name.
 * @property-read string $rules Rules with their versions.
 * @property-read list<string> $countries Countries of the parties whose national rules are among them.
 * @property-read list<string> $countries_not_checked Countries of the parties whose national rules are not checked; `valid` says nothing of them.
 */
final class CheckedBy extends Record
{
    public const SCHEMA = 'CheckedBy';
}
