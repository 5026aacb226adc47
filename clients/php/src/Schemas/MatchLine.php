<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What MatchLine is made of.
 *
 * @phpstan-import-type MatchOutcomeFields from MatchOutcome
 * @phpstan-type MatchLineFields array{
 *     outcomes: list<MatchOutcomeFields|Record>,
 * }
 */
final class MatchLine
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'outcomes' => 'MatchOutcome[]',
    ];
}
