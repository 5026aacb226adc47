<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TermsInstalment is made of.
 *
 * @phpstan-type TermsInstalmentFields array{
 *     percent: numeric-string|int,
 *     days: int,
 * }
 */
final class TermsInstalment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'days' => 'integer',
    ];
}
