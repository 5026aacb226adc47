<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ConfirmSecondFactor is made of.
 *
 * @phpstan-type ConfirmSecondFactorFields array{
 *     code: string,
 * }
 */
final class ConfirmSecondFactor
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'code' => 'text',
    ];
}
