<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditVerifyQuery is made of.
 *
 * @phpstan-type AuditVerifyQueryFields array{
 *     from?: int,
 *     to?: int,
 * }
 */
final class AuditVerifyQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'integer',
        'to' => 'integer',
    ];
}
