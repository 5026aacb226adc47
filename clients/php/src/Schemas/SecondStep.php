<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SecondStep is made of.
 *
 * @phpstan-type SecondStepFields array{
 *     challenge: string,
 *     code?: string|null,
 *     recovery_code?: string|null,
 * }
 */
final class SecondStep
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'challenge' => 'text',
        'code' => 'text',
        'recovery_code' => 'text',
    ];
}
