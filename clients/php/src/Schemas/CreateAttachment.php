<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateAttachment is made of.
 *
 * @phpstan-type CreateAttachmentFields array{
 *     reference: string,
 *     description?: string|null,
 *     filename?: string|null,
 *     media_type?: 'application/pdf'|'image/png'|'image/jpeg'|'text/csv'|'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'|'application/vnd.oasis.opendocument.spreadsheet'|null,
 *     content?: string|null,
 *     url?: string|null,
 * }
 */
final class CreateAttachment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reference' => 'text',
        'description' => 'text',
        'filename' => 'text',
        'media_type' => 'text',
        'content' => 'text',
        'url' => 'text',
    ];
}
