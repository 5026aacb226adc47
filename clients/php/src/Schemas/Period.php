<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Period is made of.
 *
 * @phpstan-type PeriodFields array{
 *     start?: \DateTimeInterface|string|null,
 *     end?: \DateTimeInterface|string|null,
 * }
 */
final class Period
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'start' => 'date',
        'end' => 'date',
    ];
}
