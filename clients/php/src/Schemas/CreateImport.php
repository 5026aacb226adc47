<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateImport is made of.
 *
 * @phpstan-type CreateImportFields array{
 *     mapping?: array<string, string>|null,
 *     encoding?: 'utf-8'|'utf-16le'|'utf-16be'|'windows-1252'|'cp437'|null,
 *     delimiter?: ','|';'|'	'|'|'|null,
 *     decimal_sign?: ','|'.'|null,
 *     date_order?: 'ymd'|'dmy'|'mdy'|null,
 *     existing?: 'leave'|'change'|null,
 *     alike?: 'create'|'leave'|null,
 *     faulty?: 'stop'|'leave'|null,
 *     customers?: 'existing'|'create'|null,
 *     kind: 'customers'|'products'|'invoices',
 *     content?: string|null,
 *     rows?: list<array<string, mixed>>|null,
 *     source?: string|null,
 * }
 */
final class CreateImport
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'mapping' => 'text{}',
        'encoding' => 'text',
        'delimiter' => 'text',
        'decimal_sign' => 'text',
        'date_order' => 'text',
        'existing' => 'text',
        'alike' => 'text',
        'faulty' => 'text',
        'customers' => 'text',
        'kind' => 'text',
        'content' => 'text',
        'rows' => 'any{}[]',
        'source' => 'text',
    ];
}
