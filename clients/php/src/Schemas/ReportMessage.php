<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReportMessage is made of.
 *
 * @phpstan-type ReportMessageFields array{
 *     outcome: 'delivered'|'bounced'|'complained',
 *     detail?: string|null,
 * }
 */
final class ReportMessage
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'outcome' => 'text',
        'detail' => 'text',
    ];
}
