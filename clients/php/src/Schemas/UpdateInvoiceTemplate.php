<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateInvoiceTemplate is made of.
 *
 * @phpstan-import-type TemplateContentFields from TemplateContent
 * @phpstan-type UpdateInvoiceTemplateFields array{
 *     name: string,
 *     content: TemplateContentFields|Record,
 * }
 */
final class UpdateInvoiceTemplate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'content' => 'TemplateContent',
    ];
}
