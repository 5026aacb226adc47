<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReportsWithholdingsQuery is made of.
 *
 * @phpstan-type ReportsWithholdingsQueryFields array{
 *     year?: string,
 * }
 */
final class ReportsWithholdingsQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'year' => 'text',
    ];
}
